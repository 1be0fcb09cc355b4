import type { BilingualText } from '../sky/types.ts'

/** What an observance is one of; calendars group by it. */
export type ObservanceKind =
  | 'festival'
  | 'ekadashi'
  | 'pradosh'
  | 'chaturthi'
  | 'shivaratri'
  | 'ashtami'
  | 'shashthi'
  | 'purnima'
  | 'amavasya'
  | 'sankranti'
  | 'shraddha'
  | 'sawan'

/** A time that matters on the day. */
export interface ObservanceTime {
  id: 'deciding' | 'parana' | 'moonrise' | 'bhadra' | 'sankranti'
  name: BilingualText
  startUtc: string
  /** The same as the start for what is an instant. */
  endUtc: string
}

/** A festival or vrat on its date, with what the date rests on. Instants are ISO 8601 UTC. */
export interface Observance {
  /** Stable: 'diwali', 'nirjala-ekadashi', 'pradosh'; what comes every month bears the same every time. */
  id: string
  kind: ObservanceKind
  /** The civil date, YYYY-MM-DD, on whose panchang day (from its sunrise) it is kept. */
  date: string
  name: BilingualText
  /** Whose date it is, where householders (smarta) and Vaishnavas differ. */
  tradition: 'smarta' | 'vaishnava' | null
  /** "Kartika Krishna Amavasya (amanta: Ashwina)"; null for what goes by the Sun or a nakshatra. */
  lunarDay: BilingualText | null
  /** The tithi or nakshatra from its beginning to its end; null for what goes by the Sun. */
  span: { name: BilingualText; startUtc: string; endUtc: string } | null
  /** The rule by which the date is found. */
  rule: BilingualText
  /** Why this day here and not its neighbour. */
  because: BilingualText
  /** The text in which the rule stands. */
  source: BilingualText
  times: ObservanceTime[]
}
