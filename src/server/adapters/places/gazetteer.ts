/** The bundled gazetteer: place search that works with no key and no network. */
import type { Language } from '../../../words/say.ts'
import { describePlace, matchesAll, qualifiersOf } from './describe-place.ts'
import { openGazetteer } from './gazetteer-file.ts'
import type { GazetteerFile } from './gazetteer-file.ts'
import type { PlaceSuggestion, Places } from './places.ts'
import { searchByPrefix, searchByTypo, searchBySound } from './search-names.ts'
import type { PlaceMatch } from './search-names.ts'
import {
  foldLatinName,
  foldDevanagari,
  isDevanagari,
  transliterateDevanagari,
} from './phonetic-key.ts'
import { zoneFinder } from './zone-at.ts'

const mostLetters = 100
const mostSuggestions = 20
/** In the unit of `size`: ten thousand people. */
const townSize = 80

/** What was typed, taken apart: a name and what narrows it down ("Rampur", ["uttar pradesh"]). */
interface Query {
  name: string
  hindiName: string
  qualifiers: string[]
}

/**
 * The gazetteer behind the port. The file (0.8 MB) is opened at the first question and kept, about
 * 7 MB; the same question always gets the same answer.
 */
export function gazetteer(): Places {
  let file: GazetteerFile | undefined
  let zoneOf: ((lat: number, lng: number) => string) | undefined
  const openFile = () => (file ??= openGazetteer())
  const suggest: Places['suggest'] = async (input, language, limit = 8) => {
    const most = Math.min(Math.max(Math.trunc(limit) || 0, 0), mostSuggestions)
    return most ? suggestions(openFile(), input, language, most) : []
  }
  return {
    suggest,
    predict: (input, language) => suggest(input, language),
    locate: async ({ description }, language) =>
      (await suggest(description, language, 1))[0] ?? null,
    zoneAt(lat, lng) {
      zoneOf ??= zoneFinder(openFile())
      return zoneOf(lat, lng)
    },
  }
}

function suggestions(
  file: GazetteerFile,
  input: string,
  language: Language,
  limit: number,
): PlaceSuggestion[] {
  const query = queryOf(input)
  const places: PlaceSuggestion[] = []
  const descriptions = new Set<string>()
  const take = (found: PlaceMatch[]) => {
    for (const { place } of found) {
      if (places.length >= limit) return
      const description = describePlace(file, place, language)
      if (descriptions.has(description)) continue
      descriptions.add(description)
      places.push({
        description,
        lat: file.lat[place]! / 100,
        lng: file.lng[place]! / 100,
        timezone: file.zones[file.zone[place]!]!,
      })
    }
  }
  // Surest first: what begins so, then "name state" without a comma, then one slip, then the sound.
  for (const step of [beginnings, findWithoutComma, slips, sounds]) {
    const matches = step(file, query)
    take(matches)
    // A town of that very name answers the question: guesses beside it would only confuse.
    const answered = matches.some((f) => f.whole && file.size[f.place]! >= townSize)
    if (places.length >= limit || answered) break
  }
  return places
}

function queryOf(input: string): Query {
  const [head = '', ...qualifierTexts] = input.slice(0, mostLetters).split(/[,،;\n]/)
  const hindi = isDevanagari(head)
  return {
    // Devanagari is also tried as it would be spelt in Latin: रामपुर, rampur.
    name: foldLatinName(hindi ? transliterateDevanagari(head) : head),
    hindiName: hindi ? foldDevanagari(head) : '',
    qualifiers: qualifierTexts.flatMap(qualifiersOf).slice(0, 3),
  }
}

/** Keeps what the qualifiers fit; where they fit nothing at all, they are taken for noise. */
function narrowMatches(
  file: GazetteerFile,
  matches: PlaceMatch[],
  qualifiers: string[],
): PlaceMatch[] {
  if (!qualifiers.length) return matches
  const fitting = matches.filter(({ place }) => matchesAll(file, place, qualifiers))
  return fitting.length ? fitting : matches
}

function beginnings(file: GazetteerFile, query: Query): PlaceMatch[] {
  const hindi = query.hindiName ? searchByPrefix(file, file.hindiKeys, query.hindiName) : []
  const latin = searchByPrefix(file, file.keys, query.name)
  // What was typed in Devanagari and is known in Devanagari comes before what merely sounds so.
  return [
    ...narrowMatches(file, hindi, query.qualifiers),
    ...narrowMatches(file, latin, query.qualifiers),
  ]
}

/** "rampur uttar pradesh", "aurangabad bihar": a whole name followed by words that narrow it down. */
function findWithoutComma(file: GazetteerFile, query: Query): PlaceMatch[] {
  return splits(query).flatMap(([name, qualifiers, hindi]) => {
    const keys = hindi ? file.hindiKeys : file.keys
    const exact = searchByPrefix(file, keys, name).filter((f) => f.whole)
    return exact.filter(({ place }) => matchesAll(file, place, qualifiers))
  })
}

/** The ways to part the last one to three words off the name, longest name first. */
function splits(query: Query): [string, string[], boolean][] {
  const ways: [string, string[], boolean][] = []
  for (const [text, hindi] of [
    [query.hindiName, true],
    [query.name, false],
  ] as const) {
    const words = text.split(' ')
    for (let last = 1; last <= Math.min(3, words.length - 1); last++)
      ways.push([words.slice(0, -last).join(' '), [words.slice(-last).join(' ')], hindi])
  }
  return ways
}

function slips(file: GazetteerFile, query: Query): PlaceMatch[] {
  const whole = narrowMatches(file, searchByTypo(file, query.name), query.qualifiers)
  if (whole.length) return whole
  return splits(query)
    .filter(([, , hindi]) => !hindi)
    .flatMap(([name, qualifiers]) =>
      searchByTypo(file, name).filter((f) => f.whole && matchesAll(file, f.place, qualifiers)),
    )
}

function sounds(file: GazetteerFile, query: Query): PlaceMatch[] {
  return narrowMatches(file, searchBySound(file, query.name), query.qualifiers)
}
