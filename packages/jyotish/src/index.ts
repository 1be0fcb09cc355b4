/**
 * Everything that computes: `import { kundli } from '@drishti/jyotish'`. Longitudes are sidereal degrees,
 * latitudes and longitudes of places degrees north and east, instants ISO 8601, 1900 to 2100. Signs and
 * nakshatras count from 0; houses, padas, tithis, karanas and yogas from 1; weekdays from Sunday, 0.
 *
 * @module index
 */
export { ayanamsaDegrees, lahiriDegrees } from './sky/ayanamsa.ts'
export { bhavaChalit } from './chart/bhava-chalit.ts'
export type { Bhava, BhavaChalit } from './chart/bhava-chalit.ts'
export {
  birthTimeEdgesOf,
  birthTimeToleranceMinutes,
  castsAround,
  firstSameMs,
  lastSameMs,
  runningDashaShift,
} from './chart/birth-time-edges.ts'
export type { BirthTimeEdges, DashaShift } from './chart/birth-time-edges.ts'
export { moonThroughDay } from './chart/moon-through-day.ts'
export type { MoonPart } from './chart/moon-through-day.ts'
export { dayKundli } from './chart/day-kundli.ts'
export { dignityOf } from './chart/dignity.ts'
export { degreesFromBoundary, divisionWidths, nextZodiacCrossing } from './sky/zodiac-crossings.ts'
export type { ZodiacCrossing } from './sky/zodiac-crossings.ts'
export { kundli } from './chart/kundli.ts'
export { karanaOf, tithiOf, yogaOf } from './panchang/panchang.ts'
export { positionsAt } from './sky/positions.ts'
export type { Position } from './sky/positions.ts'
export { riseSet } from './sky/rise-set.ts'
export type { RiseRule } from './sky/rise-set.ts'
export { aspectedHouses, isCombustAt } from './chart/aspects.ts'
export { grahaNames } from './sky/types.ts'
export type {
  AnyKundli,
  AyanamsaName,
  Birth,
  BirthDay,
  DashaPeriod,
  DayKundli,
  Dignity,
  Fact,
  FactKind,
  Graha,
  GrahaPosition,
  Kundli,
  NodeName,
  PanchangAt,
  Place,
  BilingualText,
  Settings,
  Varga,
  VargaName,
} from './sky/types.ts'
export { vargaNames, vargaRashi } from './chart/vargas.ts'
export { runningPeriods, subPeriods, vimshottariYears } from './dashas/vimshottari.ts'
export {
  arc,
  degreesInRashi,
  houseOf,
  nakshatrasOfRashi,
  normalizeDegrees,
  placeOf,
  rashiLords,
  taraOf,
} from './sky/zodiac.ts'
export {
  facts,
  factsHash,
  factsOfDay,
  factsOfMatch,
  factsOfMuhurta,
  factsOfSpan,
  factsOfStay,
  isDatedStay,
} from './facts/facts.ts'
export type { FactsOptions, DatedStay } from './facts/facts.ts'
export { goodGocharHouses } from './gochar/good-houses.ts'
export { gochar, gocharBetween, sadeSati, slowGrahas } from './gochar/gochar.ts'
export type { SadeSati, SadeSatiPhase, Stay, Transit, TransitNow } from './gochar/gochar.ts'
export {
  dignityName,
  grahaName,
  houseName,
  karanaName,
  lordOfNakshatra,
  lordOfRashi,
  nakshatraName,
  pakshaName,
  rashiName,
  tithiName,
  varaName,
  yogaName,
} from './names/names.ts'
export type { Language } from './names/names.ts'
export { panchangAt } from './panchang/panchang-at.ts'
export type { InstantAndPlace } from './panchang/panchang-at.ts'
export { panchangOfDay } from './panchang/panchang-day.ts'
export type {
  ChoghadiyaSpan,
  LimbSpan,
  NakshatraSpan,
  NamedSpan,
  PanchangOfDay,
  PanchangSettings,
  TimeSpan,
  SunSpans,
} from './panchang/types.ts'
export { panchangOfMonth } from './panchang/panchang-month.ts'
export type { MonthAndPlace, PanchangMonthDay } from './panchang/panchang-month.ts'
export type { LunarMonth } from './panchang/lunar-month.ts'
export type { DayAndPlace } from './panchang/sun-day.ts'
export type { AyanaId, ChoghadiyaId, Quality, RituId } from './names/names-panchang-day.ts'
export { ashtakoota } from './milan/ashtakoota.ts'
export type { Ashtakoota } from './milan/ashtakoota.ts'
export type { KutaException } from './milan/exceptions.ts'
export type { Kuta } from './milan/kutas.ts'
export { manglikOf } from './milan/manglik.ts'
export type { Manglik, ManglikMitigation } from './milan/manglik.ts'
export { manglikMatch } from './milan/manglik-match.ts'
export type { ManglikMatch, ManglikVerdict } from './milan/manglik-match.ts'
export { milan } from './milan/milan.ts'
export type { Milan } from './milan/milan.ts'
export { moonPlaceAt, moonPlaceOf } from './milan/moon-place.ts'
export type { Couple, MoonPlace } from './milan/moon-place.ts'
export { poruthams } from './milan/poruthams.ts'
export type { Porutham, Poruthams } from './milan/poruthams.ts'
export { naturalRelation } from './chart/natural-friendship.ts'
export type { NaturalRelation } from './chart/natural-friendship.ts'
export { findMuhurta, muhurtaAt } from './muhurta/find-muhurta.ts'
export type {
  MuhurtaResult,
  MuhurtaPlace,
  MuhurtaSearch,
  MuhurtaSpan,
} from './muhurta/find-muhurta.ts'
export type { Purpose } from './names/names-muhurta.ts'
export type { Level, MuhurtaVerdict } from './muhurta/rule.ts'
export { yogaRules, yogas } from './yogas/yoga.ts'
export type { Yoga } from './yogas/yoga.ts'
export { dhaiyas, doshas, kaalSarpKinds, saturnPassageAt, sadeSatis } from './doshas/dosha.ts'
export type { DhaiyaPassage, Dosha, PassagePhase, SadeSatiPassage } from './doshas/dosha.ts'
export { ashtakavarga, ashtakavargaGrahas, bindusFrom } from './chart/ashtakavarga.ts'
export type { Ashtakavarga, AshtakavargaGiver, AshtakavargaGraha } from './chart/ashtakavarga.ts'
export { shadbala } from './shadbala/shadbala.ts'
export type { Shadbala, Strength } from './shadbala/shadbala.ts'
export { shadbalaGrahas } from './shadbala/grahas.ts'
export type { PerGraha, ShadbalaGraha } from './shadbala/grahas.ts'
export { yoginiDasha, yoginiParts, yoginis } from './dashas/yogini.ts'
export type { Yogini, YoginiPeriod } from './dashas/yogini.ts'
export { charaDasha, charaParts, charaYears } from './dashas/chara.ts'
export type { CharaPeriod } from './dashas/chara.ts'
export { currentAndNextPeriod } from './dashas/periods.ts'
export type { PeriodBounds } from './dashas/periods.ts'
export { muhurtaRuleIds } from './muhurta/find-muhurta.ts'
export { festivalsBetween, festivalsOfYear } from './festivals/festivals.ts'
export type { FestivalSearch } from './festivals/festivals.ts'
export type { FestivalPlace } from './festivals/place-sky.ts'
export type { Observance, ObservanceKind, ObservanceTime } from './festivals/types.ts'
