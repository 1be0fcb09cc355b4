/** Numbers for whoever watches the server, in Prometheus's text form. */

type Kind = 'counter' | 'gauge'
type Labels<L extends string> = Readonly<Record<L, string>>

/**
 * A number for each set of labels. Labels come from what is ours (a route's pattern, a state's name),
 * never from what somebody sent: each new value is kept for good.
 */
export class Metric<L extends string = never> {
  readonly #name: string
  readonly #kind: Kind
  readonly #help: string
  readonly #values = new Map<string, number>()

  constructor(name: string, kind: Kind, help: string) {
    this.#name = name
    this.#kind = kind
    this.#help = help
  }

  add(labels: Labels<L>, by = 1): this {
    const key = formatLabels(labels)
    this.#values.set(key, (this.#values.get(key) ?? 0) + by)
    return this
  }

  set(labels: Labels<L>, value: number): this {
    this.#values.set(formatLabels(labels), value)
    return this
  }

  write(): string {
    const lines = [...this.#values].map(
      ([labels, value]) => `${this.#name}${wrapInBraces(labels)} ${value}`,
    )
    return family(this.#name, this.#kind, this.#help, lines)
  }
}

/** How often a value was at most each bound, and the sum of all, for each set of labels. */
export class Histogram<L extends string = never> {
  readonly #name: string
  readonly #help: string
  readonly #bounds: readonly number[]
  readonly #seen = new Map<string, { within: number[]; count: number; sum: number }>()

  /** @param bounds ascending; one without a bound is added. */
  constructor(name: string, help: string, bounds: readonly number[]) {
    this.#name = name
    this.#help = help
    this.#bounds = bounds
  }

  observe(labels: Labels<L>, value: number): void {
    const key = formatLabels(labels)
    const series = this.#seen.get(key) ?? { within: this.#bounds.map(() => 0), count: 0, sum: 0 }
    this.#seen.set(key, series)
    for (const [i, bound] of this.#bounds.entries()) if (value <= bound) series.within[i]!++
    series.count++
    series.sum += value
  }

  write(): string {
    const name = this.#name
    const lines = [...this.#seen].flatMap(([labels, { within, count, sum }]) => {
      const upTo = (bound: number | string, times: number) =>
        `${name}_bucket${wrapInBraces([labels, `le="${bound}"`].filter(Boolean).join(','))} ${times}`
      return [
        ...this.#bounds.map((bound, i) => upTo(bound, within[i]!)),
        upTo('+Inf', count),
        `${name}_sum${wrapInBraces(labels)} ${sum}`,
        `${name}_count${wrapInBraces(labels)} ${count}`,
      ]
    })
    return family(name, 'histogram', this.#help, lines)
  }
}

function family(name: string, kind: string, help: string, lines: string[]): string {
  return `${[`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...lines].join('\n')}\n`
}

function formatLabels(labels: Readonly<Record<string, string>>): string {
  return Object.entries(labels)
    .map(([name, value]) => `${name}="${value.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`)
    .join(',')
}

function wrapInBraces(labels: string): string {
  return labels && `{${labels}}`
}
