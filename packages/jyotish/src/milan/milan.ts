import type { AnyKundli, BilingualText } from '../sky/types.ts'
import { ashtakoota } from './ashtakoota.ts'
import type { Ashtakoota } from './ashtakoota.ts'
import { manglikMatch } from './manglik-match.ts'
import type { ManglikMatch } from './manglik-match.ts'
import { moonPlaceOf } from './moon-place.ts'
import type { Couple } from './moon-place.ts'
import { poruthams } from './poruthams.ts'
import type { Poruthams } from './poruthams.ts'

/** What a match of two charts says. */
export interface Milan {
  ashtakoota: Ashtakoota
  manglik: ManglikMatch
  poruthams: Poruthams
  /** A few fair sentences over all of it. */
  summary: BilingualText
}

const figure = (points: number): string => String(Math.round(points * 10) / 10)

/** Of 36: 18 is the half that custom asks for, 24 is held to be good, 32 excellent. */
function grade(points: number): BilingualText {
  if (points >= 32) return { en: 'an excellent agreement', hi: 'उत्तम मेल' }
  if (points >= 24) return { en: 'a good agreement', hi: 'अच्छा मेल' }
  if (points >= 18)
    return { en: 'the agreement that custom asks for', hi: 'परंपरा के अनुसार पर्याप्त मेल' }
  return {
    en: 'less than the 18 that custom asks for',
    hi: 'परंपरा में पर्याप्त माने जाने वाले 18 से कम',
  }
}

function summaryOf(eight: Ashtakoota, manglik: ManglikMatch, ten: Poruthams): BilingualText {
  const { total, totalWithExceptions, kutas, exceptions } = eight
  const { en, hi } = grade(totalWithExceptions)
  const hasExceptions = exceptions.length > 0
  const weakest = kutas
    .filter(
      ({ id, points, outOf }) => points < outOf / 2 && !exceptions.some(({ kuta }) => kuta === id),
    )
    .map(({ name }) => name)
  const first: BilingualText = hasExceptions
    ? {
        en: `${figure(total)} of 36 points by the tables, ${figure(totalWithExceptions)} with the exceptions that the texts allow: ${en}.`,
        hi: `सारणी से 36 में से ${figure(total)} गुण, और शास्त्र-सम्मत परिहारों के साथ ${figure(totalWithExceptions)}: ${hi}।`,
      }
    : { en: `${figure(total)} of 36 points: ${en}.`, hi: `36 में से ${figure(total)} गुण: ${hi}।` }
  const second: BilingualText =
    weakest.length === 0
      ? { en: 'No kuta gives less than half.', hi: 'किसी भी कूट में आधे से कम अंक नहीं हैं।' }
      : {
          en: `Worth talking about: ${weakest.map((name) => name.en).join(', ')}.`,
          hi: `इन पर आपस में बात करना अच्छा रहेगा: ${weakest.map((name) => name.hi).join(', ')}।`,
        }
  return {
    en: `${first.en} ${second.en} ${manglik.reason.en} Of the ten poruthams ${ten.good} agree and ${ten.goodOrFair - ten.good} are fair. Tables differ from almanac to almanac, and the number is only one consideration: how two people treat each other matters more.`,
    hi: `${first.hi} ${second.hi} ${manglik.reason.hi} दस पोरुत्तम में से ${ten.good} शुभ और ${ten.goodOrFair - ten.good} मध्यम हैं। अलग-अलग पंचांगों की सारणियाँ भिन्न होती हैं, और अंक केवल एक पहलू हैं: दो लोग एक-दूसरे से कैसा व्यवहार करते हैं, इसका महत्व ज़्यादा है।`,
  }
}

/**
 * Matches two charts for marriage: the eight kutas of 36 points, Mars in both charts, the ten poruthams.
 * Who is bride and who is groom matters for varna, vashya, gana and most poruthams, so the two are named.
 *
 * A chart of unknown birth time will do where the Moon's sign and nakshatra hold all that day; else a
 * RangeError says that the time is needed. What the birth minute would decide is left open and said.
 */
export function milan(charts: Couple<AnyKundli>): Milan {
  const moons = { bride: moonPlaceOf(charts.bride), groom: moonPlaceOf(charts.groom) }
  const eight = ashtakoota(moons)
  const manglik = manglikMatch(charts)
  const ten = poruthams(moons)
  return { ashtakoota: eight, manglik, poruthams: ten, summary: summaryOf(eight, manglik, ten) }
}
