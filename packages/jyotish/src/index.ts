export { ayanamsaDegrees, lahiriDegrees } from './ayanamsa.ts'
export { bhavaChalit } from './bhava-chalit.ts'
export type { Bhava, BhavaChalit } from './bhava-chalit.ts'
export { dayKundli } from './day-kundli.ts'
export { dignityOf } from './dignity.ts'
export { degreesFromEdge, edgeWidths, nextEdge } from './edges.ts'
export type { Edge } from './edges.ts'
export { kundli } from './kundli.ts'
export { karanaOf, tithiOf, yogaOf } from './panchang.ts'
export { positionsAt } from './positions.ts'
export type { Position } from './positions.ts'
export { riseSet } from './rise-set.ts'
export type { RiseRule } from './rise-set.ts'
export { aspectsFrom, combustAt } from './sight.ts'
export { grahaNames } from './types.ts'
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
  Said,
  Settings,
  Varga,
  VargaName,
} from './types.ts'
export { vargaNames, vargaRashi } from './vargas.ts'
export { runningPeriods, subPeriods, vimshottariYears } from './vimshottari.ts'
export { arc, houseOf, placeOf, rashiLords, turn } from './zodiac.ts'
export {
  facts,
  factsHash,
  factsOfDay,
  factsOfMatch,
  factsOfMuhurta,
  factsOfSpan,
  factsOfStay,
  isTellable,
} from './facts.ts'
export type { FactsOptions, StayAhead } from './facts.ts'
export { gochar, gocharBetween, sadeSati, slowGrahas } from './gochar.ts'
export type { SadeSati, SadeSatiPhase, Stay, Transit, TransitNow } from './gochar.ts'
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
} from './names.ts'
export type { Language } from './names.ts'
export { panchangOfDay } from './panchang-day/panchang-day.ts'
export type {
  ChoghadiyaSpan,
  LimbSpan,
  NakshatraSpan,
  NamedSpan,
  PanchangOfDay,
  PanchangSettings,
  Stretch,
  SunSpans,
} from './panchang-day/types.ts'
export { panchangOfMonth } from './panchang-day/panchang-month.ts'
export type { MonthAndPlace, PanchangMonthDay } from './panchang-day/panchang-month.ts'
export type { LunarMonth } from './panchang-day/lunar-month.ts'
export type { DayAndPlace } from './panchang-day/sun-day.ts'
export type { Quality } from './panchang-day/names.ts'
export { ashtakoota } from './milan/ashtakoota.ts'
export type { Ashtakoota } from './milan/ashtakoota.ts'
export type { Exception } from './milan/exceptions.ts'
export type { Kuta } from './milan/kutas.ts'
export { manglikOf } from './milan/manglik.ts'
export type { Manglik, Softening } from './milan/manglik.ts'
export { manglikMatch } from './milan/manglik-match.ts'
export type { ManglikMatch, ManglikVerdict } from './milan/manglik-match.ts'
export { milan } from './milan/milan.ts'
export type { Milan } from './milan/milan.ts'
export { moonPlaceAt, moonPlaceOf } from './milan/moon-place.ts'
export type { Couple, MoonPlace } from './milan/moon-place.ts'
export { poruthams } from './milan/poruthams.ts'
export type { Porutham, Poruthams } from './milan/poruthams.ts'
export { naturalRelation } from './natural-friendship.ts'
export type { Relation } from './natural-friendship.ts'
export { findMuhurta, muhurtaAt } from './muhurta/find-muhurta.ts'
export type {
  MuhurtaFound,
  MuhurtaPlace,
  MuhurtaSearch,
  MuhurtaSpan,
} from './muhurta/find-muhurta.ts'
export type { Purpose } from './muhurta/purposes.ts'
export type { Level, Verdict } from './muhurta/rule.ts'
export { yogaRules, yogas } from './yoga.ts'
export type { Yoga } from './yoga.ts'
export { dhaiyas, doshas, kaalSarpKinds, passageAt, sadeSatis } from './dosha.ts'
export type { DhaiyaPassage, Dosha, Phase, SadeSatiPassage } from './dosha.ts'
export { ashtakavarga, ashtakavargaGrahas, bindusFrom } from './ashtakavarga.ts'
export type { Ashtakavarga, AshtakavargaGraha } from './ashtakavarga.ts'
export { shadbala } from './shadbala/shadbala.ts'
export type { Shadbala, Strength } from './shadbala/shadbala.ts'
export { shadbalaGrahas } from './shadbala/grahas.ts'
export type { ShadbalaGraha } from './shadbala/grahas.ts'
export { yoginiDasha, yoginiParts, yoginis } from './dashas/yogini.ts'
export type { Yogini, YoginiPeriod } from './dashas/yogini.ts'
export { charaDasha, charaParts, charaYears } from './dashas/chara.ts'
export type { CharaPeriod } from './dashas/chara.ts'
export { runningIn } from './dashas/sharing.ts'
