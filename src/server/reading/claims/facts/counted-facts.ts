/** Facts that bear what is counted: a day's tara, grahas in a house, a quarter of a star, years that something lasts. */
import type { Fact } from '@drishti/jyotish'
import type { Claim } from './claim.ts'
import { factsOfKind, type FactIndex } from './fact-index.ts'
import { factsOrNull, factWhere, type BearingFacts } from './claim-facts.ts'

const yearMs = 365.25 * 86_400_000

export const countedMatters = {
  tara: (book: FactIndex, { number }: Claim & { of: 'tara' }): BearingFacts => {
    const birth = book.byId.get('birth.nakshatra')
    const star = birth?.about.nakshatra
    if (!birth || star === undefined) return null
    const days = factsOfKind(book, 'panchang').filter(
      ({ id, about }) =>
        !id.startsWith('birth.') &&
        about.nakshatra !== undefined &&
        ((about.nakshatra - star + 27) % 9) + 1 === number,
    )
    return days.length > 0 ? [...days, birth] : null
  },
  count: (book: FactIndex, { house, count }: Claim & { of: 'count' }): BearingFacts =>
    factWhere(
      book.byId.get(`house.${house}.occupants`),
      ({ value }) => (value === 'none' ? 0 : String(value).split(',').length) === count,
    ),
  vargottama: (book: FactIndex, { graha }: Claim & { of: 'vargottama' }): BearingFacts =>
    factWhere(book.byId.get(`${graha}.vargottama`), ({ value }) => value === true),
  birthPada: (book: FactIndex, { pada }: Claim & { of: 'birthPada' }): BearingFacts =>
    factWhere(book.byId.get('birth.nakshatra'), ({ about }) => about.pada === pada),
  lasts: (book: FactIndex, { graha, years, kind, from }: Claim & { of: 'lasts' }): BearingFacts =>
    factsOrNull(
      factsOfKind(book, kind).filter(
        (fact) => fact.about.graha === graha && isLong(fact, years, from),
      ),
    ),
}

/** Whether a fact lasts so many years, but for a tenth. */
function isLong({ about: { fromUtc, toUtc } }: Fact, years: number, from: number | null): boolean {
  if (!fromUtc || !toUtc) return false
  const lasts = (Date.parse(toUtc) - (from ?? Date.parse(fromUtc))) / yearMs
  return Math.abs(lasts - years) <= Math.max(0.1 * years, 0.08)
}
