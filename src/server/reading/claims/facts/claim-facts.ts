/** The facts that bear one kind of relation each; null where nothing bears it. */
import { aspectedHouses } from '@drishti/jyotish'
import type { Fact, Graha } from '@drishti/jyotish'
import type { Claim, ClaimMode, ClaimTiming } from './claim.ts'
import { coversSpan, overlapsDay } from './time-span.ts'
import { factsOfKind, type FactIndex } from './fact-index.ts'

export type BearingFacts = Fact[] | null

export const factWhere = (fact: Fact | undefined, holds: (fact: Fact) => boolean): BearingFacts =>
  fact && holds(fact) ? [fact] : null
export const factsOrNull = (facts: Fact[]): BearingFacts => (facts.length > 0 ? facts : null)
/** Whether a fact holds at the time that a claim is about. */
export function matchesTiming({ about }: Pick<Fact, 'about'>, when: ClaimTiming): boolean {
  if (when === 'any') return true
  if (typeof when === 'string')
    return (about.when ?? 'now') === (when === 'successor' ? 'next' : when)
  const { fromUtc, toUtc, graha } = about
  if (!fromUtc || !toUtc) return false
  // The Moon changes its sign in the middle of a day: of that day both are true.
  const holds = graha === 'moon' ? overlapsDay : coversSpan
  return when.some((span) => holds(fromUtc, toUtc, span))
}

export function factsForTransit(
  book: FactIndex,
  graha: Graha,
  when: ClaimTiming,
  holds: (fact: Fact) => boolean,
): BearingFacts {
  return factsOrNull(
    factsOfKind(book, 'transit').filter(
      (fact) => fact.about.graha === graha && matchesTiming(fact, when) && holds(fact),
    ),
  )
}

export function natalOrTransitFacts(
  mode: ClaimMode,
  natal: () => BearingFacts,
  moving: () => BearingFacts,
): BearingFacts {
  const facts = [
    ...((mode === 'transit' ? null : natal()) ?? []),
    ...((mode === 'natal' ? null : moving()) ?? []),
  ]
  return factsOrNull(facts)
}

export function factsForHouse(book: FactIndex, claim: Claim & { of: 'house' }): BearingFacts {
  const { graha, house: houseNumber, mode, when, varga, countedFrom } = claim
  if (varga)
    return factWhere(
      book.byId.get(`${varga.toLowerCase()}.${graha}.house`),
      (fact) => fact.value === houseNumber,
    )
  const moving = () =>
    factsForTransit(
      book,
      graha,
      when,
      ({ about, value }) =>
        value === houseNumber &&
        about.countedFrom === (countedFrom ?? 'lagna') &&
        about.house === houseNumber,
    )
  if (countedFrom === 'moon')
    return mode === 'natal' ? natalFromMoon(book, graha, houseNumber) : moving()
  return natalOrTransitFacts(
    mode,
    () => factWhere(book.byId.get(`${graha}.house`), (fact) => fact.value === houseNumber),
    moving,
  )
}

function natalFromMoon(book: FactIndex, graha: Graha, houseNumber: number): BearingFacts {
  const [own, moon] = [book.byId.get(`${graha}.rashi`), book.byId.get('moon.rashi')]
  if (own?.about.rashi === undefined || moon?.about.rashi === undefined) return null
  return ((own.about.rashi - moon.about.rashi + 12) % 12) + 1 === houseNumber ? [own, moon] : null
}

export function factsForSign(
  book: FactIndex,
  { graha, rashi, mode, when, varga }: Claim & { of: 'sign' },
): BearingFacts {
  if (varga)
    return factWhere(
      book.byId.get(`${varga.toLowerCase()}.${graha}.rashi`),
      (fact) => fact.about.rashi === rashi,
    )
  return natalOrTransitFacts(
    mode,
    () => factWhere(book.byId.get(`${graha}.rashi`), (fact) => fact.about.rashi === rashi),
    () =>
      factsForTransit(
        book,
        graha,
        when,
        (fact) => fact.id.endsWith('.rashi') && fact.about.rashi === rashi,
      ),
  )
}

export function factsForDignity(
  book: FactIndex,
  { graha, dignity: dignities, mode, varga }: Claim & { of: 'dignity' },
): BearingFacts {
  if (varga || mode === 'transit') return null
  const dignityFacts = factWhere(book.byId.get(`${graha}.dignity`), (fact) =>
    (dignities as string[]).includes(String(fact.value)),
  )
  return (
    dignityFacts ??
    (dignities.length > 1
      ? factWhere(book.byId.get(`${graha}.vargottama`), (fact) => fact.value === true)
      : null)
  )
}

export function factsForWeakness(book: FactIndex, graha: Graha): BearingFacts {
  const weakDignityFacts = factWhere(book.byId.get(`${graha}.dignity`), (fact) =>
    ['debilitated', 'enemy'].includes(String(fact.value)),
  )
  return (
    weakDignityFacts ?? factWhere(book.byId.get(`${graha}.combust`), (fact) => fact.value === true)
  )
}

export function factsForConjunction(
  book: FactIndex,
  { graha, otherGraha, mode, varga }: Claim & { of: 'together' },
): BearingFacts {
  if (varga) {
    const [one, two] = [graha, otherGraha].map((name) =>
      book.byId.get(`${varga.toLowerCase()}.${name}.rashi`),
    )
    return one && two && one.value === two.value ? [one, two] : null
  }
  if (mode === 'transit') {
    const [one, two] = [graha, otherGraha].map((name) => book.byId.get(`transit.${name}.rashi`))
    return one && two && one.value === two.value ? [one, two] : null
  }
  return factsOrNull(
    factsOfKind(book, 'conjunction').filter(
      ({ about }) =>
        (about.graha === graha && about.otherGraha === otherGraha) ||
        (about.graha === otherGraha && about.otherGraha === graha),
    ),
  )
}

/** A glance at birth by its own fact; a glance in transit from the house moved through to a natal house. */
export function factsForAspect(
  book: FactIndex,
  { graha, mode }: Claim & { of: 'aspectHouse' | 'aspectGraha' },
  natalId: string,
  natalHouse: number | undefined,
): BearingFacts {
  return natalOrTransitFacts(
    mode,
    () => factWhere(book.byId.get(natalId), () => true),
    () =>
      factWhere(
        book.byId.get(`transit.${graha}.house`),
        (fact) =>
          natalHouse !== undefined &&
          aspectedHouses(graha, Number(fact.value)).includes(natalHouse),
      ),
  )
}

export function factsForTithi(
  book: FactIndex,
  { inHalf, half }: Claim & { of: 'tithi' },
): BearingFacts {
  const holds = (fact: Fact) =>
    inHalf > 15
      ? fact.value === 30
      : inHalf === 15
        ? fact.value === 15
        : (Number(fact.value) - 1) % 15 === inHalf - 1
  const tithiFacts = inHalf === 0 ? [] : factWhere(book.byId.get('birth.tithi'), holds)
  const inPaksha =
    half === null ? [] : factWhere(book.byId.get('birth.paksha'), (fact) => fact.value === half)
  return tithiFacts && inPaksha && [...tithiFacts, ...inPaksha]
}

export function factsForNakshatra(
  book: FactIndex,
  id: string,
  nakshatra: number,
  pada: number | null,
): BearingFacts {
  return factWhere(
    book.byId.get(id),
    ({ about }) => about.nakshatra === nakshatra && (pada === null || about.pada === pada),
  )
}

/** The star that a graha moves through on a day of the almanac: facts that say when it does. */
export function factsForMovingNakshatra(
  book: FactIndex,
  graha: Graha,
  nakshatra: number,
): BearingFacts {
  return factsOrNull(
    factsOfKind(book, 'panchang').filter(
      ({ about }) =>
        about.graha === graha && about.nakshatra === nakshatra && about.toUtc !== undefined,
    ),
  )
}

/** A yoga or dosha that the facts know by its name, such as `dosha.manglik` or `yoga.raja-9-10`. */
export function factsByName(book: FactIndex, name: string, graha: Graha | null): BearingFacts {
  return factsOrNull(
    book.facts.filter(
      ({ id, value, about }) =>
        id.startsWith(name) &&
        /^(?:$|[-.](?!kind))/.test(id.slice(name.length)) &&
        value !== false &&
        (graha === null || about.graha === graha || (about.grahas ?? []).includes(graha)),
    ),
  )
}

/** That a yoga or dosha is not there: told by its own fact, or by its absence from a chart that was read whole. */
export function factsForAbsence(book: FactIndex, name: string): BearingFacts {
  if (name === 'untold') return []
  if (name.startsWith('dosha.'))
    return factWhere(book.byId.get(name), ({ value }) => value === false)
  return book.byId.has('lagna.rashi') ? [] : null
}
