/** Which facts bear a claim, or deny it. */
import { lordOfNakshatra, lordOfRashi } from '@drishti/jyotish'
import type { Fact } from '@drishti/jyotish'
import type { Claim } from './claim.ts'
import type { FactIndex } from './fact-index.ts'
import {
  factsForAspect,
  factsForDasha,
  factsForDignity,
  natalOrTransitFacts,
  matchesTiming,
  factsForHouse,
  factsByName,
  factsForAbsence,
  factWhere,
  factsForSadeSati,
  factsForSign,
  factsOrNull,
  factsForNakshatra,
  factsForTithi,
  factsForConjunction,
  factsForTransit,
  factsForWeakness,
  type BearingFacts,
} from './claim-facts.ts'

function lordship(book: FactIndex, claim: Claim): BearingFacts | undefined {
  switch (claim.of) {
    case 'lord':
      return factWhere(
        book.byId.get(`house.${claim.house}.lord`),
        (fact) => fact.value === claim.graha,
      )
    case 'signLord':
      return lordOfRashi(claim.rashi) === claim.graha ? [] : null
    case 'starLord':
      return lordOfNakshatra(claim.nakshatra) === claim.graha ? [] : null
    case 'birthLord':
      return factWhere(
        book.byId.get(claim.lordOf === 'moonSign' ? 'birth.rashi.lord' : 'birth.nakshatra.lord'),
        (fact) => fact.value === claim.graha,
      )
    case 'dashaLord':
      return factsOrNull(
        book.facts.filter(
          ({ kind, about }) =>
            kind === 'dasha' &&
            about.when === 'now' &&
            about.graha === claim.graha &&
            claim.levels.includes(about.level ?? 0),
        ),
      )
    default:
      return undefined
  }
}

/** The facts that bear a claim; none where it is true of every chart; null where nothing bears it. */
export function factsSupportingClaim(book: FactIndex, claim: Claim): BearingFacts {
  const lord = lordship(book, claim)
  if (lord !== undefined) return lord
  switch (claim.of) {
    case 'house':
      return factsForHouse(book, claim)
    case 'sign':
      return factsForSign(book, claim)
    case 'nakshatra':
      return claim.mode === 'transit'
        ? null
        : factsForNakshatra(book, `${claim.graha}.nakshatra`, claim.nakshatra, claim.pada)
    case 'dignity':
      return factsForDignity(book, claim)
    case 'retrograde':
      return natalOrTransitFacts(
        claim.mode,
        () =>
          factWhere(
            book.byId.get(`${claim.graha}.retrograde`),
            (fact) => fact.value === claim.value,
          ),
        () =>
          factsForTransit(
            book,
            claim.graha,
            'now',
            (fact) => fact.id.endsWith('.retrograde') && fact.value === claim.value,
          ),
      )
    case 'combust':
      return claim.mode === 'transit'
        ? null
        : factWhere(book.byId.get(`${claim.graha}.combust`), (fact) => fact.value === true)
    case 'weak':
      return factsForWeakness(book, claim.graha)
    case 'aspectHouse':
      return factsForAspect(book, claim, `house.${claim.house}.aspect.${claim.graha}`, claim.house)
    case 'aspectGraha':
      return factsForAspect(
        book,
        claim,
        `${claim.otherGraha}.aspect.${claim.graha}`,
        book.byId.get(`${claim.otherGraha}.house`)?.about.house,
      )
    case 'together':
      return factsForConjunction(book, claim)
    case 'lagna':
      return factWhere(
        book.byId.get(claim.varga ? `${claim.varga.toLowerCase()}.lagna.rashi` : 'lagna.rashi'),
        (fact) => fact.about.rashi === claim.rashi,
      )
    case 'lagnaStar':
      return factsForNakshatra(book, 'lagna.nakshatra', claim.nakshatra, claim.pada)
    case 'moonSign':
      return factWhere(book.byId.get('birth.rashi'), (fact) => fact.about.rashi === claim.rashi)
    case 'birthStar':
      return factsForNakshatra(book, 'birth.nakshatra', claim.nakshatra, claim.pada)
    case 'houseSign':
      return claim.varga
        ? null
        : factWhere(
            book.byId.get(`house.${claim.house}.rashi`),
            (fact) => fact.about.rashi === claim.rashi,
          )
    case 'dasha':
      return factsForDasha(book, claim)
    case 'someDasha':
      return factsOrNull(
        book.facts.filter(
          ({ kind, about }) =>
            kind === 'dasha' &&
            claim.levels.includes(about.level ?? 0) &&
            matchesTiming({ about } as Fact, claim.when),
        ),
      )
    case 'sadeSati':
      return factsForSadeSati(book, claim.phase)
    case 'emptyHouse':
      return factWhere(
        book.byId.get(`house.${claim.house}.occupants`),
        (fact) => fact.value === 'none',
      )
    case 'gunas':
      return factsOrNull(
        ['milan.total', 'milan.total.with-exceptions'].flatMap((id) => {
          const fact = book.byId.get(id)
          return fact && (claim.points === null || fact.value === claim.points) ? [fact] : []
        }),
      )
    case 'heldHouse':
      return factWhere(
        book.byId.get(`house.${claim.house}.occupants`),
        (fact) => fact.value !== 'none',
      )
    case 'vara':
      return factWhere(book.byId.get('birth.vara'), (fact) => fact.value === claim.vara)
    case 'tithi':
      return factsForTithi(book, claim)
    case 'named':
      return factsByName(book, claim.name, claim.graha)
    default:
      return null
  }
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
