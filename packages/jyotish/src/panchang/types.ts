import type { RiseRule } from '../sky/rise-set.ts'
import type { Graha, BilingualText, Settings } from '../sky/types.ts'
import type { LunarMonth } from './lunar-month.ts'
import type { AyanaId, ChoghadiyaId, Quality, RituId, SpanId } from '../names/names-panchang-day.ts'
import type { DayAndPlace } from './sun-day.ts'

/** A stretch of time, ISO 8601 UTC, whole seconds. */
export interface TimeSpan {
  startUtc: string
  endUtc: string
}

/** A limb of the panchang with its true beginning and end, which may lie outside the day. */
export interface LimbSpan extends TimeSpan {
  /** As everywhere in the engine: tithi 1..30, karana 1..60, yoga 1..27; nakshatra 0..26, rashi 0..11. */
  number: number
  name: BilingualText
}

export interface NakshatraSpan extends LimbSpan {
  lord: Graha
  /** All four, also those that lie outside the day. */
  padas: ({ pada: number } & TimeSpan)[]
}

export interface NamedSpan extends TimeSpan {
  id: SpanId
  name: BilingualText
  quality: Quality
}

export interface ChoghadiyaSpan extends TimeSpan {
  id: ChoghadiyaId
  name: BilingualText
  lord: Graha
  quality: Quality
}

/** The spans that are counted from sunrise and sunset: null as a whole where the Sun skips them. */
export interface SunSpans {
  rahuKaal: NamedSpan
  yamaganda: NamedSpan
  gulika: NamedSpan
  /** Null on Wednesday, when it is a dur muhurta. */
  abhijit: NamedSpan | null
  /** Before the sunrise that begins the day. */
  brahmaMuhurta: NamedSpan
  durMuhurtas: NamedSpan[]
  choghadiya: { day: ChoghadiyaSpan[]; night: ChoghadiyaSpan[] }
  /** Twelve of the day, twelve of the night. */
  horas: ({ lord: Graha } & TimeSpan)[]
}

export interface PanchangOfDay extends DayAndPlace {
  /** 0 = Sunday. */
  vara: number
  varaName: BilingualText
  /** From sunrise to sunrise; where there is none, from six to six by local mean time. */
  day: TimeSpan & { from: 'sunrise' | 'six' }
  /** Which sunrise the day and its spans are counted from. */
  sunriseRule: RiseRule
  sun: {
    hindu: { riseUtc: string; setUtc: string } | null
    standard: { riseUtc: string; setUtc: string } | null
    rashis: LimbSpan[]
    /** Why there is no rise and set by the day's rule, else null. */
    reason: BilingualText | null
  }
  moon: {
    riseUtc: string | null
    setUtc: string | null
    rashis: LimbSpan[]
    /** Why one of them is null, else null. */
    reason: BilingualText | null
  }
  dayLengthSeconds: number | null
  nightLengthSeconds: number | null
  tithis: LimbSpan[]
  nakshatras: NakshatraSpan[]
  yogas: LimbSpan[]
  karanas: LimbSpan[]
  paksha: 'shukla' | 'krishna'
  pakshaName: BilingualText
  /** The lunar month at the day's beginning, ended by the new moon and by the full moon. */
  month: { amanta: LunarMonth; purnimanta: LunarMonth }
  /** Both begin with Chaitra's bright half, as in the north; in Gujarat the Vikram year begins with Kartika. */
  years: { vikram: number; shaka: number }
  /** By the Sun's sidereal sign at the day's beginning (Surya Siddhanta 14.9 and 14.10). */
  ritu: { id: RituId; name: BilingualText }
  ayana: { id: AyanaId; name: BilingualText }
  spans: SunSpans | null
  varjyam: NamedSpan[]
  amritKaal: NamedSpan[]
  /** The karana Vishti, when new beginnings are put off. */
  bhadra: NamedSpan[]
}

/** What a panchang may be asked to count by. */
export type PanchangSettings = Partial<Settings> & { sunrise?: RiseRule }
