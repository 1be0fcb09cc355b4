/**
 * The shapes that the engine speaks in. Degrees are decimal, east and north positive, sidereal unless
 * a name says otherwise; instants are ISO 8601 UTC strings; signs and nakshatras count from 0.
 */

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
export type Graha = (typeof grahaNames)[number]

export type AyanamsaName = 'lahiri' | 'raman' | 'krishnamurti'
export type NodeName = 'true' | 'mean'

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

export type Dignity =
  | 'exalted'
  | 'moolatrikona'
  | 'own'
  | 'friend'
  | 'neutral'
  | 'enemy'
  | 'debilitated'

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

export interface DashaPeriod {
  lord: Graha
  startUtc: string
  endUtc: string
  /** The next level down, in order; absent at the deepest level asked for. */
  periods?: DashaPeriod[]
}

export interface PanchangAt {
  tithi: number // 1..30
  karana: number // 1..60 half-tithis
  yoga: number // 1..27
  vara: number // 0 = Sunday; the day begins at Hindu sunrise
}

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

export type AnyKundli = Kundli | DayKundli

/** A sentence in both languages. */
export interface BilingualText {
  en: string
  hi: string
}

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
