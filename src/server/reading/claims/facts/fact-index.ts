import type { Fact, Graha } from '@drishti/jyotish'
import type { Claim } from './claim.ts'

/** The facts of a chart, to be asked. */
export interface FactIndex {
  facts: readonly Fact[]
  byId: ReadonlyMap<string, Fact>
  byKind: ReadonlyMap<Fact['kind'], readonly Fact[]>
}

const books = new WeakMap<readonly Fact[], { length: number; book: FactIndex }>()

/** Lays the facts out once for all sentences that are checked against them; facts are only ever added. */
export function indexFacts(facts: readonly Fact[]): FactIndex {
  const known = books.get(facts)
  if (known?.length === facts.length) return known.book
  const book = {
    facts,
    byId: new Map(facts.map((fact) => [fact.id, fact])),
    byKind: Map.groupBy(facts, ({ kind }) => kind),
  }
  books.set(facts, { length: facts.length, book })
  return book
}

/** The facts of one kind. */
export const factsOfKind = (book: FactIndex, kind: Fact['kind']): readonly Fact[] =>
  book.byKind.get(kind) ?? []

/** Who holds an office in this chart, with the fact that says so. */
export function officeHolderOf(
  book: FactIndex,
  office: { houses?: number[]; levels?: number[]; of?: 'moonSign' | 'birthStar' },
): { grahas: Graha[]; claims: Claim[] } | null {
  const holders = (office.houses ?? []).map(
    (number) => book.byId.get(`house.${number}.lord`)?.value as Graha | undefined,
  )
  if (office.of)
    holders.push(
      book.byId.get(office.of === 'moonSign' ? 'birth.rashi.lord' : 'birth.nakshatra.lord')
        ?.value as Graha | undefined,
    )
  if (office.levels) {
    const running = book.facts.find(
      ({ kind, about }) =>
        kind === 'dasha' && about.when === 'now' && about.level === office.levels![0],
    )
    holders.push(running?.about.graha)
  }
  const grahas = holders.filter((graha) => graha !== undefined)
  if (grahas.length === 0 || grahas.length !== holders.length) return null
  const claims: Claim[] = [
    ...(office.houses ?? []).map((number, index): Claim => ({
      of: 'lord',
      graha: grahas[index]!,
      house: number,
    })),
    ...(office.of ? [{ of: 'birthLord', graha: grahas.at(-1)!, lordOf: office.of } as const] : []),
    ...(office.levels
      ? [{ of: 'dashaLord', graha: grahas.at(-1)!, levels: office.levels } as const]
      : []),
  ]
  return { grahas: [...new Set(grahas)], claims }
}
