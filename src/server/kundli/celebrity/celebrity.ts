import type { CelebrityKind } from '../../../contract/kundli/celebrity-kinds.ts'
import type { TimeSource } from '../../../words/kundli/celebrity.ts'
import type { LocalizedText } from '../../../words/say.ts'

/**
 * Somebody known to the public, no longer living, whose birth is published. Whose were looked up again, and
 * what came of it, is listed in docs/decisions/122.
 */
export interface Celebrity {
  key: string
  kind: CelebrityKind
  name: LocalizedText
  knownFor: LocalizedText
  /** DD/MM/YYYY. */
  dob: string
  /** HH:MM by the clock of the place; null where no sound source names it. */
  tob: string | null
  pob: LocalizedText
  lat: number
  lng: number
  gender: 'Male' | 'Female'
  /** The year of death. */
  died: number
  /** The book, archive or encyclopaedia that gives the day and place of the birth. */
  birthSource: string
  /** Where the time comes from. */
  source: TimeSource
}

/** A row of the shelf as it is written down: texts in English, then in Hindi. */
interface CelebrityRow {
  key: string
  name: [en: string, hi: string]
  knownFor: [en: string, hi: string]
  born: [dob: string, placeEn: string, placeHi: string]
  at: [lat: number, lng: number]
  died: number
  gender: 'Male' | 'Female'
  birthSource: string
  time?: [tob: string, source: TimeSource]
}

/** The people of one kind, from their rows. */
export function celebritiesOf(kind: CelebrityKind, rows: readonly CelebrityRow[]): Celebrity[] {
  return rows.map(({ key, name, knownFor, born, at, died, gender, birthSource, time }) => ({
    key,
    kind,
    name: { en: name[0], hi: name[1] },
    knownFor: { en: knownFor[0], hi: knownFor[1] },
    dob: born[0],
    tob: time?.[0] ?? null,
    pob: { en: born[1], hi: born[2] },
    lat: at[0],
    lng: at[1],
    gender,
    died,
    birthSource,
    source: time?.[1] ?? 'uncertain',
  }))
}
