/**
 * The flat list of computed truths that a reading rests on. Same birth, settings and instant give the
 * same facts in the same order, and the same `factsHash`. No label or reason holds anything typed by a
 * person. Days in labels are days in Asia/Kolkata (UTC+05:30) unless another offset is given; instants
 * in `about` are UTC.
 *
 * `<graha>` is one of sun moon mars mercury jupiter venus saturn rahu ketu; `<n>` a house 1 to 12. Values
 * are keys as in the tables of names ("aquarius", "purva-phalguni"), numbers, or booleans.
 *
 * | id | value, example |
 * |---|---|
 * | `<graha>.rashi` | sign: `moon.rashi` "aquarius" |
 * | `<graha>.rashi.lord` | lord of that sign: `moon.rashi.lord` "saturn" (about.otherGraha) |
 * | `<graha>.nakshatra` | `moon.nakshatra` "dhanishta" (about.pada too) |
 * | `<graha>.pada` | 1 to 4 |
 * | `<graha>.nakshatra.lord` | `moon.nakshatra.lord` "mars" (about.otherGraha) |
 * | `<graha>.house` | 1 to 12 from the lagna |
 * | `<graha>.dignity` | "exalted" … "debilitated"; not for Rahu and Ketu |
 * | `<graha>.retrograde` | true or false; Mars, Mercury, Jupiter, Venus, Saturn |
 * | `<graha>.combust` | true or false; those and the Moon |
 * | `<graha>.aspect.<graha>` | the second looks at the first: `moon.aspect.saturn` "saturn" |
 * | `<graha>.vargottama` | true; only where it is so |
 * | `conjunction.<graha>.<graha>` | the shared sign, in the order above: `conjunction.sun.mercury` "leo" |
 * | `lagna.rashi` `lagna.nakshatra` | "pisces", "revati" |
 * | `lagna.lord` `lagna.lord.house` | "jupiter", 5 |
 * | `house.<n>.rashi` | `house.7.rashi` "virgo" |
 * | `house.<n>.lord` | `house.7.lord` "mercury" |
 * | `house.<n>.lord.house` | where that lord stands, 1 to 12 (about.graha, about.rashi) |
 * | `house.<n>.occupants` | "sun,mercury" or "none" (about.grahas) |
 * | `house.<n>.aspects` | "jupiter,saturn" or "none" (about.grahas) |
 * | `house.<n>.aspect.<graha>` | one of those: `house.7.aspect.saturn` "saturn" |
 * | `d9.lagna.rashi` `d10.lagna.rashi` | "leo" |
 * | `d9.<graha>.rashi` `d10.<graha>.rashi` | "aries" |
 * | `d9.<graha>.house` `d10.<graha>.house` | 1 to 12 from that division's lagna |
 * | `birth.rashi` `birth.rashi.lord` | the Moon sign "aquarius", "saturn" |
 * | `birth.nakshatra` `birth.nakshatra.lord` | "dhanishta", "mars" |
 * | `birth.tithi` `birth.paksha` `birth.karana` `birth.yoga` `birth.vara` | 1 to 30, "shukla" or "krishna", 1 to 60, 1 to 27, 0 (Sunday) to 6 |
 * | `dasha.maha` `dasha.antar` `dasha.pratyantar` | lord running at the instant: "saturn" (about.fromUtc, toUtc, level, grahas = lords from the mahadasha down) |
 * | `dasha.maha.next` `dasha.antar.next` `dasha.pratyantar.next` | the one after it, with its dates |
 * | `transit.<graha>.rashi` | sign it moves through, with entry and exit (about.fromUtc, toUtc) |
 * | `transit.<graha>.house` | 1 to 12 from the natal lagna, with entry and exit |
 * | `transit.<graha>.house.moon` | 1 to 12 from the natal Moon, with entry and exit |
 * | `transit.<graha>.retrograde` | true or false; Mars, Mercury, Jupiter, Venus, Saturn |
 * | `transit.<graha>.next.rashi` `….next.house` `….next.house.moon` | the stay after; Mars, Jupiter, Saturn, Rahu, Ketu |
 * | `transit.sade-sati` | true, only while it runs; about: the whole seven and a half years |
 * | `transit.sade-sati.phase` | "rising", "peak" or "setting"; about: this stay of Saturn |
 * | `transit.sade-sati.none` | false, only while it does not run |
 * | `yoga.<yoga>` | true, only where it holds: `yoga.gajakesari`, `yoga.raja-9-1` (lords of those houses), `yoga.dhana-2-11`; about.grahas |
 * | `yoga.neecha-bhanga.<graha>` | true: the fallen graha that is lifted |
 * | `yoga.maha-parivartana.<n>.<n>` `yoga.khala-parivartana.<n>.<n>` `yoga.dainya-parivartana.<n>.<n>` | true: the houses whose lords have changed places |
 * | `dosha.manglik` `dosha.kaal-sarp` `dosha.pitra` `dosha.guru-chandal` `dosha.ganda-moola` | true or false |
 * | `dosha.kaal-sarp.kind` `dosha.ganda-moola.kind` | "anant" … "sheshnag"; the nakshatra; only where it holds |
 * | `manglik.lagna` `manglik.moon` `manglik.venus` | true or false: Mars counts from there (about.house) |
 * | `dosha.dhaiya` | true or false: a dhaiya of Saturn runs (about: its dates, house 4 or 8 from the Moon) |
 * | `transit.dhaiya.next` `transit.sade-sati.next` | the instant it begins; about: its dates |
 * | `shadbala.<graha>` | rupas to two places; Sun to Saturn |
 * | `ashtakavarga.house.<n>` | bindus of the sarvashtakavarga |
 * | `ashtakavarga.<graha>` | 0 to 8, its own bindus in the sign it stands in; Sun to Saturn |
 * | `dasha.yogini` `dasha.yogini.antar` `dasha.yogini.next` | "mangala" … "sankata", with its dates (about.graha its lord) |
 * | `dasha.chara` `dasha.chara.antar` `dasha.chara.next` | sign (about.rashi); years alone, because its dates fall on birthdays |
 *
 * With `whole: true` these too, which readings do not rest on:
 *
 * | id | value, example |
 * |---|---|
 * | `ayanamsa.degrees` `<graha>.degrees` | sidereal degrees to four places: `moon.degrees` 306.1234 |
 * | `<graha>.speed` | degrees a day |
 * | `mc.rashi` | sign of the midheaven |
 * | `<graha>.chalit` | house 1 to 12 of Sripati's bhava chalit |
 * | `d<d>.lagna.rashi` `d<d>.<graha>.rashi` `d<d>.<graha>.house` | the other thirteen divisions: `d7.moon.rashi` |
 * | `dasha.sukshma` `dasha.prana` | lord running at the instant, with its dates |
 * | `ashtakavarga.<graha>.house.<n>` | 0 to 8, bindus of that graha's own ashtakavarga in a house |
 * | `shadbala.<graha>.<bala>` | virupas of `sthana` `dig` `kala` `cheshta` `naisargika` `drik` |
 *
 * `factsOfDay(panchangOfDay(…))` gives those of a day at a place (times in labels by its own clock):
 *
 * | id | value, example |
 * |---|---|
 * | `panchang.vara` `panchang.paksha` | 0 to 6, "shukla" or "krishna" |
 * | `panchang.tithi` `panchang.nakshatra` `panchang.yoga` `panchang.karana` | as the day begins, to when (about.toUtc); 1 to 30, "rohini", 1 to 27, 1 to 60 |
 * | `panchang.tithi.<k>` `panchang.nakshatra.<k>` `panchang.yoga.<k>` `panchang.karana.<k>` | the second, third … that begin within the day |
 * | `panchang.sun.rashi` `panchang.moon.rashi` `panchang.sun.rashi.<k>` `panchang.moon.rashi.<k>` | "scorpio", likewise |
 * | `panchang.month.amanta` `panchang.month.purnimanta` | "9", "5 adhika", from Chaitra 1 |
 * | `panchang.year.vikram` `panchang.year.shaka` `panchang.ritu` `panchang.ayana` | 2083, 1948, "hemanta", "dakshinayana" |
 * | `panchang.sunrise` `panchang.sunset` `panchang.moonrise` `panchang.moonset` | instants |
 * | `panchang.rahu-kaal` `panchang.yamaganda` `panchang.gulika` `panchang.abhijit` `panchang.brahma-muhurta` | the instant it begins (about: both) |
 * | `panchang.dur-muhurta.<k>` `panchang.varjyam.<k>` `panchang.amrit-kaal.<k>` `panchang.bhadra.<k>` | likewise |
 * | `panchang.choghadiya.day.<k>` `panchang.choghadiya.night.<k>` | "amrit" (about.graha its lord) |
 * | `panchang.hora.<k>` | lord: "venus" |
 *
 * `factsOfMatch({ bride, groom })` gives those of two charts:
 *
 * | id | value, example |
 * |---|---|
 * | `milan.varna` `milan.vashya` `milan.tara` `milan.yoni` `milan.graha-maitri` `milan.gana` `milan.bhakoot` `milan.nadi` | points by the table; the lower where an unknown minute leaves two open |
 * | `milan.total` `milan.total.with-exceptions` | 0 to 36 |
 * | `milan.exception.gana` `milan.exception.bhakoot` `milan.exception.nadi` | why the texts excuse it: "one-lord" |
 * | `milan.manglik` | "neither", "both", "softened", "one" or "unknown" |
 * | `milan.manglik.bride` `milan.manglik.groom` | true, false or "unknown" |
 * | `milan.manglik.bride.softened.<why>` `milan.manglik.groom.softened.<why>` `milan.manglik.balanced.<why>` | true, one for each ground |
 * | `milan.porutham.<porutham>` | "good", "fair" or "poor": `milan.porutham.rajju` |
 * | `milan.poruthams` | how many of the ten are good |
 *
 * `factsOfSpan(chart, fromUtc, toUtc)` gives those of days, months or years ahead, one pair for each
 * stay of a graha in a sign, named by the day (UTC) on which it began:
 *
 * | id | value, example |
 * |---|---|
 * | `ahead.<graha>.<day>.rashi` `ahead.<graha>.<day>.house.moon` | "aries"; 1 to 12 from the natal Moon |
 *
 * `factsOfMuhurta(found, span)` gives those of an hour that `findMuhurta` found:
 *
 * | id | value, example |
 * |---|---|
 * | `muhurta.score` `muhurta.rising` | 0 to 100; the sign that rises |
 * | `muhurta.<rule>` | "good", "fair", "poor" or "note": `muhurta.tithi`, `muhurta.tara-bala` |
 *
 * For a birth of which only the day is known: `<graha>.rashi`, `.nakshatra`, `.retrograde`, … only where
 * they hold all day; `birth.*`, conjunctions and aspects between grahas likewise; `transit.*` without
 * houses from the lagna; yogas and doshas that need no more than signs; no lagna, house, division, strength or dasha.
 *
 * @module facts
 */
import { dashaFacts } from './dashas.ts'
import { doshaFacts } from './doshas.ts'
import { houseFacts, mutualAspectFacts } from './houses.ts'
import { conjunctionFacts } from './conjunctions.ts'
import { lagnaFacts } from './lagna.ts'
import { natalFacts } from './natal.ts'
import { otherDashaFacts } from './other-dashas.ts'
import { panchangFacts } from './panchang.ts'
import { indiaOffsetMinutes, type AddFact } from './fact-texts.ts'
import { strengthFacts } from './strengths.ts'
import { gocharFacts } from './transits.ts'
import { vargaFacts } from './vargas.ts'
import { timedChartFacts } from './timed-chart.ts'
import { yogaFacts } from './yogas.ts'
import type { GrahaMotionAt } from '../gochar/graha-motion.ts'
import { instantMs } from '../sky/instant.ts'
import type { AnyKundli, Fact } from '../sky/types.ts'

export { factsHash } from './facts-hash.ts'
export { factsOfDay } from './day-facts.ts'
export { factsOfMatch } from './match-facts.ts'
export { factsOfMuhurta } from './muhurta-facts.ts'
export { factsOfSpan, factsOfStay, isDatedStay } from './span-facts.ts'
export type { DatedStay } from './span-facts.ts'
export type { GrahaMotionAt, Motion } from '../gochar/graha-motion.ts'

/** What `facts()` is asked for beside the chart and the instant. */
export interface FactsOptions {
  /** Minutes east of UTC in which days are told; 330, India's, by default. */
  offsetMinutes?: number
  /** Where the grahas stand now; the engine's own tables by default. */
  sky?: GrahaMotionAt
  /** Also what readings do not rest on: exact figures, all divisions, the finest dashas and strengths. */
  whole?: boolean
}

/**
 * The facts of a chart at an instant (ISO 8601, 1900 to 2100). The ids stand above. Throws RangeError
 * for an instant outside that range, and for an offset beyond fourteen hours.
 */
export function facts(chart: AnyKundli, at: string, options: FactsOptions = {}): Fact[] {
  const { offsetMinutes = indiaOffsetMinutes, sky, whole = false } = options
  instantMs(at)
  if (!(Math.abs(offsetMinutes) <= 14 * 60))
    throw new RangeError('offsetMinutes must be −840 to 840 minutes east of UTC.')
  const factList: Fact[] = []
  const add: AddFact = (id, kind, value, label, because, about = {}) =>
    factList.push({ id, kind, value, label, because, about })
  natalFacts(add, chart)
  conjunctionFacts(add, chart)
  mutualAspectFacts(add, chart)
  if (chart.timeKnown) {
    lagnaFacts(add, chart)
    houseFacts(add, chart)
    vargaFacts(add, chart)
  }
  panchangFacts(add, chart)
  if (chart.timeKnown) dashaFacts(add, chart, at, offsetMinutes)
  gocharFacts(add, chart, at, offsetMinutes, sky)
  yogaFacts(add, chart)
  doshaFacts(add, chart, at, offsetMinutes, sky)
  if (chart.timeKnown) {
    strengthFacts(add, chart)
    otherDashaFacts(add, chart, at, offsetMinutes)
    if (whole) timedChartFacts(add, chart, at, offsetMinutes)
  }
  return factList
}
