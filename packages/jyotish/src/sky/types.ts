/**
 * The shapes that the engine speaks in. Degrees are decimal, east and north positive, sidereal unless
 * a name says otherwise; instants are ISO 8601 UTC strings; signs and nakshatras count from 0.
 *
 * @module types
 */

/** The nine grahas in their usual order. Every `Record<Graha, …>` has these keys. */
export const grahaNames = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'rahu',
  'ketu',
] as const
/** One of the nine, by its lower-case English name; the nodes are `rahu` and `ketu`. */
export type Graha = (typeof grahaNames)[number]

/** From where the sidereal zodiac is counted: Lahiri, Raman or Krishnamurti, each the mean one. */
export type AyanamsaName = 'lahiri' | 'raman' | 'krishnamurti'
/** Which of Rahu's two places is taken: the true (osculating) node or the mean one. */
export type NodeName = 'true' | 'mean'

/** The two choices that a chart depends on; both have a default, `lahiri` and `true`. */
export interface Settings {
  ayanamsa: AyanamsaName
  node: NodeName
}

/** A birth whose minute is known. */
export interface Birth {
  /** Instant of birth, ISO 8601 with Z or an offset, 1900 to 2100. */
  utc: string
  /** Geographic degrees north, −90 to 90. */
  latitude: number
  /** Geographic degrees east, −180 to 180. */
  longitude: number
}

/** A birth of which only the local day is known: the two instants that bound it. */
export interface BirthDay {
  fromUtc: string
  toUtc: string
  latitude: number
  longitude: number
}

/** Where something stands in the zodiac. rashi 0..11 (Aries = 0), nakshatra 0..26 (Ashwini = 0), pada 1..4. */
export interface Place {
  siderealDegrees: number
  rashi: number
  nakshatra: number
  pada: number
}

/** What the sign is to the graha that stands in it (Brihat Parashara Hora Shastra 3). */
export type Dignity =
  | 'exalted'
  | 'moolatrikona'
  | 'own'
  | 'friend'
  | 'neutral'
  | 'enemy'
  | 'debilitated'

/** A graha in a chart: its place, its motion and what the sign makes of it. */
export interface GrahaPosition extends Place {
  /** Ecliptic latitude, degrees. */
  latitudeDegrees: number
  speedDegreesPerDay: number
  retrograde: boolean
  /** Too near the Sun to be seen (classical orbs). Never for the Sun, Rahu, Ketu. */
  combust: boolean
  /** null for Rahu and Ketu, whose dignity the texts dispute. */
  dignity: Dignity | null
  /** Whole-sign house from the lagna, 1..12. */
  house: number
  /** Whole-sign houses this graha looks at (graha drishti), 1..12. */
  aspects: number[]
}

/** The sixteen divisions of Parashara (Brihat Parashara Hora Shastra 6). */
export type VargaName =
  | 'D1'
  | 'D2'
  | 'D3'
  | 'D4'
  | 'D7'
  | 'D9'
  | 'D10'
  | 'D12'
  | 'D16'
  | 'D20'
  | 'D24'
  | 'D27'
  | 'D30'
  | 'D40'
  | 'D45'
  | 'D60'
/** Sign 0..11 of each graha and of the lagna in one division. */
export type Varga = Record<Graha | 'lagna', number>

/** A Vimshottari period. `startUtc` is its first instant, `endUtc` the first instant after it. */
export interface DashaPeriod {
  lord: Graha
  startUtc: string
  endUtc: string
  /** The next level down, in order; absent at the deepest level asked for. */
  periods?: DashaPeriod[]
}

/** The limbs of the panchang that run at an instant. */
export interface PanchangAt {
  tithi: number // 1..30
  karana: number // 1..60 half-tithis
  yoga: number // 1..27
  vara: number // 0 = Sunday; the day begins at Hindu sunrise
}

/** A birth chart whose minute is known, as `kundli()` casts it. */
export interface Kundli {
  timeKnown: true
  birth: Birth
  settings: Settings
  ayanamsaDegrees: number
  grahas: Record<Graha, GrahaPosition>
  lagna: Place
  mcDegrees: number
  /** Sign 0..11 of each whole-sign house, index 0 = first house. */
  houseRashis: number[]
  vargas: Record<VargaName, Varga>
  panchang: PanchangAt
  /** Three levels; the first mahadasha begins before birth. */
  vimshottari: { periods: DashaPeriod[] }
}

/**
 * The chart of a day: what holds at every minute of it. A field is null where it changes within the
 * day; there is no lagna, house, division or dasha date in it, because those need the minute.
 */
export interface DayKundli {
  timeKnown: false
  birth: BirthDay
  settings: Settings
  ayanamsaDegrees: number
  grahas: Record<
    Graha,
    {
      fromDegrees: number
      toDegrees: number
      rashi: number | null
      nakshatra: number | null
      pada: number | null
      retrograde: boolean | null
      combust: boolean | null
      dignity: Dignity | null
    }
  >
  panchang: {
    tithi: number | null
    karana: number | null
    yoga: number | null
    vara: number | null
  }
}

/** A chart of a minute or of a day; `timeKnown` says which. */
export type AnyKundli = Kundli | DayKundli

/** A sentence in both languages. */
export interface BilingualText {
  en: string
  hi: string
}

/** What a fact is about, by which lists of facts are sorted and filtered. */
export type FactKind =
  | 'position'
  | 'lagna'
  | 'house'
  | 'lord'
  | 'aspect'
  | 'dignity'
  | 'dasha'
  | 'transit'
  | 'panchang'
  | 'varga'
  | 'conjunction'
  | 'yoga'
  | 'dosha'
  | 'strength'
  /** Yogini and Chara: kept apart from 'dasha', which is Vimshottari. */
  | 'other-dasha'
  /** Of two people, of an hour: never among the facts of a chart. */
  | 'milan'
  | 'muhurta'

/** One computed truth about a chart (and, for dashas and transits, an instant). */
export interface Fact {
  /** Stable and self-explaining: moon.nakshatra, house.7.lord, dasha.maha, transit.saturn.house. */
  id: string
  kind: FactKind
  /** The bare value: a name, a number, an instant. */
  value: string | number | boolean
  /** One sentence, standing alone: "Moon in Dhanishta, pada 3". */
  label: BilingualText
  /** How it follows from the chart, one sentence. */
  because: BilingualText
  /** The same, for machines: what a claim may be checked against. */
  about: {
    graha?: Graha
    otherGraha?: Graha
    house?: number
    rashi?: number
    nakshatra?: number
    fromUtc?: string
    toUtc?: string
    /** Several grahas at once: the occupants of a house, those that look at it. */
    grahas?: Graha[]
    /** 1..4, with `nakshatra`. */
    pada?: number
    /** The division that `rashi` and `house` are read in, when it is not the birth chart (D1). */
    varga?: VargaName
    /** From where `house` is counted in a transit. */
    countedFrom?: 'lagna' | 'moon'
    /** Dasha level: 1 maha, 2 antar, 3 pratyantar. */
    level?: number
    /** Of a dasha or transit: running at the instant asked about, over by then, or still to come. */
    when?: 'now' | 'next' | 'past'
  }
}
