import type { Page } from 'playwright-core'
import { axeOn } from './axe.ts'

/** What is asked of a text's colours. */
export const colourRules = ['color-contrast', 'link-in-text-block']

/** Every way of standing that axe has judged: a text's own tag, classes and colours, and those of all it lies in. */
const judgedWays = new Set<string>()

/**
 * What axe says of the colours of the page that stands. A text that stands as another did (the cells of a table, the
 * bars of every page) has that one's colours: of each way axe judges the first of which it is sure.
 */
export async function colourFlaws(
  page: Page,
): Promise<{ id: string; target: string; summary: string }[]> {
  const fresh = (await page.evaluate(waysOf)).filter((way) => !judgedWays.has(way))
  if (!fresh.length) return []
  await axeOn(page)
  const { flaws, judged } = await page.evaluate(judge, { fresh, rules: colourRules })
  for (const way of judged) judgedWays.add(way)
  return flaws
}

/** Finds the first text of each way, keeps it in the page and tells the ways. It runs in the page itself. */
function waysOf(): string[] {
  /** A short name for a text: two sums of its letters, which hardly ever agree for two of them. */
  const short = (text: string) => {
    let [one, two] = [5381, 52711]
    for (let i = 0; i < text.length; i++) {
      const letter = text.charCodeAt(i)
      one = (Math.imul(one, 33) ^ letter) | 0
      two = (Math.imul(two, 31) + letter) | 0
    }
    return `${one}:${two}`
  }
  const wayOf = new Map<Element, string>()
  const way = (it: Element): string => {
    const known = wayOf.get(it)
    if (known !== undefined) return known
    const css = getComputedStyle(it)
    const own = [
      it.parentElement ? way(it.parentElement) : '',
      it.tagName,
      it.getAttribute('class'),
      it.getAttribute('style'),
      css.color,
      css.backgroundColor,
      css.backgroundImage,
      css.opacity,
      css.fontSize,
      css.fontWeight,
      css.filter,
      css.textShadow,
      css.textDecorationLine,
      css.position,
      css.mixBlendMode,
    ]
    const name = short(own.join())
    wayOf.set(it, name)
    return name
  }
  const first = new Map<string, Element>()
  const holdsText = (it: Element) =>
    it.matches('input, select, textarea') ||
    [...it.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
  for (const it of document.body.querySelectorAll('*')) {
    if (!holdsText(it) || !it.checkVisibility({ visibilityProperty: true })) continue
    const name = way(it)
    if (!first.has(name)) first.set(name, it)
  }
  Reflect.set(globalThis, 'textsByWay', first)
  return [...first.keys()]
}

/** Axe over the first text of each of these ways. It runs in the page itself. */
async function judge({ fresh, rules }: { fresh: string[]; rules: string[] }) {
  interface Result {
    id: string
    nodes: { element: Element; target: string[]; failureSummary?: string }[]
  }
  interface Axe {
    run(
      context: { include: Element[] },
      options: { resultTypes: string[]; runOnly: string[]; elementRef: true },
    ): Promise<{ violations: Result[]; incomplete: Result[] }>
  }
  const texts = Reflect.get(globalThis, 'textsByWay') as Map<string, Element>
  const axe = Reflect.get(globalThis, 'axe') as Axe
  const { violations, incomplete } = await axe.run(
    { include: fresh.flatMap((way) => texts.get(way) ?? []) },
    { resultTypes: ['violations', 'incomplete'], runOnly: rules, elementRef: true },
  )
  const flaws = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => ({
      id,
      target: target.join(' '),
      summary: failureSummary.replace(/\s+/g, ' '),
    })),
  )
  const unsure = new Set(incomplete.flatMap(({ nodes }) => nodes.map(({ element }) => element)))
  const judged = fresh.filter((way) => !unsure.has(texts.get(way)!))
  return { flaws, judged }
}
