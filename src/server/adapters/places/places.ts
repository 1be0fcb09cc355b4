/** Where a person was born: the port behind which the bundled gazetteer or a maps service answers. */
import type { Language } from '../../../words/say.ts'

/** One suggestion, ready for the form. */
export interface PlaceSuggestion {
  /** "Varanasi, Uttar Pradesh, India", in the language asked for where the name is known; at most 100 characters. */
  description: string
  /** Degrees north and east, two decimals. */
  lat: number
  lng: number
  /** IANA name, "Asia/Kolkata". */
  timezone: string
}

/** A place of a maps service, by its id there: coordinates are looked up once it is chosen. */
export interface PlacePrediction {
  description: string
  /** At most 500 characters. */
  placeId: string
}

/** Asked before each call that costs money: whether there is still some of the budget for it. */
export type MayCall = () => Promise<boolean>

/** One search, from the first letter to the choice. */
export interface PlaceSession {
  /** A random name of it, so that a maps service counts the search as one. */
  session: string
  mayCall: MayCall
}

export interface Places {
  /**
   * Places that what was typed may mean, best first, at most `limit` (8 unless told), from the built-in
   * gazetteer. Old names, slips of a letter, Devanagari and "name, state" are understood. No input is
   * refused: what finds nothing gives an empty list.
   */
  suggest(input: string, language: Language, limit?: number): Promise<PlaceSuggestion[]>
  /** The same while somebody types, where a maps service may be asked: at most 8, some not yet located. */
  predict(
    input: string,
    language: Language,
    search: PlaceSession,
  ): Promise<(PlaceSuggestion | PlacePrediction)[]>
  /** The chosen place with its coordinates; null where neither its id nor its name leads to any. */
  locate(
    chosen: PlacePrediction,
    language: Language,
    search: PlaceSession,
  ): Promise<PlaceSuggestion | null>
  /** The IANA zone at typed coordinates (degrees north, east). Throws a RangeError outside ±90, ±180. */
  zoneAt(lat: number, lng: number): string
}

export const maxDescriptionLetters = 100

/** Cuts text to the letters a description may have, never through the middle of a character. */
export function cutDescription(text: string): string {
  if (text.length <= maxDescriptionLetters) return text
  const cut = text.slice(0, maxDescriptionLetters)
  return (/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut).trimEnd()
}
