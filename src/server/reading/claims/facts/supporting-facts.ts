/** Which facts bear a claim, or deny it. */
import { lordOfNakshatra, lordOfRashi } from '@drishti/jyotish'
import type { Claim } from './claim.ts'
import type { FactIndex } from './fact-index.ts'
import { countedMatters } from './counted-facts.ts'
import { factsForDasha, factsForSadeSati } from './period-facts.ts'
import {
  factsForAspect,
  factsForDignity,
  natalOrTransitFacts,
  matchesTiming,
  factsForHouse,
  factsByName,
  factsForAbsence,
  factWhere,
  factsForSign,
  factsOrNull,
  factsForMovingNakshatra,
  factsForNakshatra,
  factsForTithi,
  factsForConjunction,
  factsForTransit,
  factsForWeakness,
  type BearingFacts,
} from './claim-facts.ts'

type KindOfClaim = Claim['of']
type Supporters = {
  [Kind in KindOfClaim]: (book: FactIndex, claim: Claim & { of: Kind }) => BearingFacts
}

/** Who rules what: a house, a sign, a star, the Moon's places at birth, a period. */
const lordships = {
  lord: (book, { graha, house }) =>
    factWhere(book.byId.get(`house.${house}.lord`), (fact) => fact.value === graha),
  signLord: (_book, { graha, rashi }) => (lordOfRashi(rashi) === graha ? [] : null),
  starLord: (_book, { graha, nakshatra }) => (lordOfNakshatra(nakshatra) === graha ? [] : null),
  birthLord: (book, { graha, lordOf }) =>
    factWhere(
      book.byId.get(lordOf === 'moonSign' ? 'birth.rashi.lord' : 'birth.nakshatra.lord'),
      (fact) => fact.value === graha,
    ),
  dashaLord: (book, { graha, levels }) =>
    factsOrNull(
      book.facts.filter(
        ({ kind, about }) =>
          kind === 'dasha' &&
          about.when === 'now' &&
          about.graha === graha &&
          levels.includes(about.level ?? 0),
      ),
    ),
} satisfies Partial<Supporters>

/** Where a graha stands, in which state, and what it looks at. */
const placements = {
  house: factsForHouse,
  sign: factsForSign,
  nakshatra: (book, { graha, nakshatra, pada, mode }) =>
    natalOrTransitFacts(
      mode,
      () => factsForNakshatra(book, `${graha}.nakshatra`, nakshatra, pada),
      () => (pada === null ? factsForMovingNakshatra(book, graha, nakshatra) : null),
    ),
  dignity: factsForDignity,
  retrograde: (book, { graha, value, mode }) =>
    natalOrTransitFacts(
      mode,
      () => factWhere(book.byId.get(`${graha}.retrograde`), (fact) => fact.value === value),
      () =>
        factsForTransit(
          book,
          graha,
          'now',
          (fact) => fact.id.endsWith('.retrograde') && fact.value === value,
        ),
    ),
  combust: (book, { graha, mode }) =>
    mode === 'transit'
      ? null
      : factWhere(book.byId.get(`${graha}.combust`), (fact) => fact.value === true),
  weak: (book, { graha }) => factsForWeakness(book, graha),
  aspectHouse: (book, claim) =>
    factsForAspect(book, claim, `house.${claim.house}.aspect.${claim.graha}`, claim.house),
  aspectGraha: (book, claim) =>
    factsForAspect(
      book,
      claim,
      `${claim.otherGraha}.aspect.${claim.graha}`,
      book.byId.get(`${claim.otherGraha}.house`)?.about.house,
    ),
  together: factsForConjunction,
} satisfies Partial<Supporters>

/** The chart's own: lagna, Moon, houses, almanac of the birth, yogas and doshas, two charts matched. */
const chartMatters = {
  lagna: (book, { rashi, varga }) =>
    factWhere(
      book.byId.get(varga ? `${varga.toLowerCase()}.lagna.rashi` : 'lagna.rashi'),
      (fact) => fact.about.rashi === rashi,
    ),
  lagnaStar: (book, { nakshatra, pada }) =>
    factsForNakshatra(book, 'lagna.nakshatra', nakshatra, pada),
  moonSign: (book, { rashi }) =>
    factWhere(book.byId.get('birth.rashi'), (fact) => fact.about.rashi === rashi),
  birthStar: (book, { nakshatra, pada }) =>
    factsForNakshatra(book, 'birth.nakshatra', nakshatra, pada),
  houseSign: (book, { house, rashi, varga }) =>
    varga
      ? null
      : factWhere(book.byId.get(`house.${house}.rashi`), (fact) => fact.about.rashi === rashi),
  emptyHouse: (book, { house }) =>
    factWhere(book.byId.get(`house.${house}.occupants`), (fact) => fact.value === 'none'),
  heldHouse: (book, { house }) =>
    factWhere(book.byId.get(`house.${house}.occupants`), (fact) => fact.value !== 'none'),
  vara: (book, { vara }) => factWhere(book.byId.get('birth.vara'), (fact) => fact.value === vara),
  tithi: factsForTithi,
  named: (book, { name, graha }) => factsByName(book, name, graha),
  gunas: (book, { points }) =>
    factsOrNull(
      ['milan.total', 'milan.total.with-exceptions'].flatMap((id) => {
        const fact = book.byId.get(id)
        return fact && (points === null || fact.value === points) ? [fact] : []
      }),
    ),
} satisfies Partial<Supporters>

/** Periods and the long transit of Saturn. */
const times = {
  dasha: factsForDasha,
  someDasha: (book, { levels, when }) =>
    factsOrNull(
      book.facts.filter(
        ({ kind, about }) =>
          kind === 'dasha' && levels.includes(about.level ?? 0) && matchesTiming({ about }, when),
      ),
    ),
  sadeSati: (book, { phase }) => factsForSadeSati(book, phase),
} satisfies Partial<Supporters>

const supporters: Supporters = {
  ...lordships,
  ...placements,
  ...chartMatters,
  ...times,
  ...countedMatters,
  unbearable: () => null,
}

/** The facts that bear a claim; none where it is true of every chart; null where nothing bears it. */
export function factsSupportingClaim(book: FactIndex, claim: Claim): BearingFacts {
  const supporter = supporters[claim.of] as (book: FactIndex, claim: Claim) => BearingFacts
  return supporter(book, claim)
}

/**
 * The fact that says a claim is false, for a sentence that denies it. Silence is not denial: where no
 * fact speaks of the matter at all, there is none.
 */
export function factDenyingClaim(book: FactIndex, claim: Claim): BearingFacts {
  if (factsSupportingClaim(book, claim) !== null) return null
  if (claim.of === 'named') return factsForAbsence(book, claim.name)
  const id = (() => {
    switch (claim.of) {
      case 'house':
        return claim.mode === 'natal' && claim.countedFrom !== 'moon' && !claim.varga
          ? `${claim.graha}.house`
          : ''
      case 'sign':
        return claim.mode === 'natal' && !claim.varga ? `${claim.graha}.rashi` : ''
      case 'retrograde':
        return claim.mode === 'transit'
          ? `transit.${claim.graha}.retrograde`
          : `${claim.graha}.retrograde`
      case 'vargottama':
        return `${claim.graha}.vargottama`
      case 'combust':
        return `${claim.graha}.combust`
      case 'dignity':
        return `${claim.graha}.dignity`
      case 'aspectHouse':
        return claim.mode === 'natal' ? `house.${claim.house}.rashi` : ''
      case 'aspectGraha':
        return claim.mode === 'natal' ? `${claim.otherGraha}.house` : ''
      case 'together':
        return claim.mode === 'natal' && !claim.varga ? `${claim.graha}.rashi` : ''
      case 'sadeSati':
        return 'transit.sade-sati.none'
      default:
        return ''
    }
  })()
  return factWhere(book.byId.get(id), () => true)
}
