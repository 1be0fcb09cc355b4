/** Three ways to find names in the list, each giving places best first. */
import type { GazetteerFile, Keys } from './gazetteer-file.ts'
import { lineAt } from './gazetteer-file.ts'
import { editDistance, noMatch, matchOneTypo, prefixRange, wholeMatch } from './name-match.ts'
import { consonantKey, phoneticKey } from './phonetic-key.ts'

/** A place found, how well (higher is better), and whether what was typed is a whole name of it. */
export interface PlaceMatch {
  place: number
  score: number
  whole: boolean
}

/**
 * Scores are in the unit of `size`: 20 is ten times the people. An Indian place counts as a hundred
 * times as large as one abroad: "lon" gives Loni before London, "london" London before Londa.
 */
const indiaBonus = 40
const wholeNameBonus = 60
const otherNameCost = 4
const laterWordCost = 30

function scoreOf(file: GazetteerFile, place: number, kind: number, whole: boolean): number {
  const india = file.countries[file.country[place]!]![0] === 'IN' ? indiaBonus : 0
  const cost = kind === 2 ? laterWordCost : kind === 1 ? otherNameCost : 0
  return file.size[place]! + india + (whole ? wholeNameBonus : 0) - cost
}

/** Keeps each place once, with its best score, best first; equal scores by the list's own order. */
function rankMatches(found: Iterable<PlaceMatch>): PlaceMatch[] {
  const best = new Map<number, PlaceMatch>()
  for (const f of found) {
    const known = best.get(f.place)
    if (!known || f.score > known.score) best.set(f.place, f)
  }
  return [...best.values()].sort((a, b) => b.score - a.score || a.place - b.place)
}

/** Places one of whose names begins with `typed` (folded like the keys). Fewer than two letters find nothing. */
export function searchByPrefix(file: GazetteerFile, keys: Keys, typed: string): PlaceMatch[] {
  if (typed.length < 2) return []
  const bytes = Buffer.from(typed)
  const [from, to] = prefixRange(keys.lines, bytes)
  const matches: PlaceMatch[] = []
  for (let i = from; i < to; i++) {
    const [place, kind] = [keys.place[i]!, keys.kind[i]!]
    const letters = keys.lines.starts[i + 1]! - 1 - keys.lines.starts[i]!
    const whole = letters === bytes.length && kind < 2
    matches.push({ place, whole, score: scoreOf(file, place, kind, whole) })
  }
  return rankMatches(matches)
}

/** Places one of whose names is one slip away from `typed`; at least four letters. */
export function searchByTypo(file: GazetteerFile, typedName: string): PlaceMatch[] {
  if (typedName.length < 4) return []
  const { keys } = file
  const bytes = Buffer.from(typedName)
  const matches: PlaceMatch[] = []
  for (let i = 0; i < keys.place.length; i++) {
    const fit = matchOneTypo(keys.lines, i, bytes)
    if (fit === noMatch || (fit !== wholeMatch && typedName.length < 5)) continue
    const [place, kind] = [keys.place[i]!, keys.kind[i]!]
    const whole = fit === wholeMatch && kind < 2
    matches.push({ place, whole, score: scoreOf(file, place, kind, whole) })
  }
  return rankMatches(matches)
}

/** So many names that sound alike are weighed in full, the largest places first. */
const mostWeighed = 300
/** What one wrong vowel costs beside size: more than a tenfold of people. */
const vowelCost = 30

/** Places whose name sounds like `typed`: the same consonants, the vowels nearly. */
export function searchBySound(file: GazetteerFile, typed: string): PlaceMatch[] {
  const sound = phoneticKey(typed)
  const bones = Buffer.from(consonantKey(sound))
  if (bones.length < 2 || sound.length < 3) return []
  const alike: { key: number; rank: number }[] = []
  for (let key = 0; key < file.keys.place.length; key++) {
    const fit = beginsWith(file, key, bones)
    if (fit) alike.push({ key, rank: file.size[file.keys.place[key]!]! + (fit === 2 ? 1000 : 0) })
  }
  alike.sort((a, b) => b.rank - a.rank || a.key - b.key)
  const distanceLimit = 1 + Math.floor(sound.length / 3)
  return rankMatches(
    alike.slice(0, mostWeighed).flatMap(({ key, rank }) => {
      const known = phoneticKey(lineAt(file.keys.lines, key))
      const whole = rank >= 1000
      const wrong = editDistance(sound, whole ? known : known.slice(0, sound.length), distanceLimit)
      if (wrong > distanceLimit) return []
      const place = file.keys.place[key]!
      const score = scoreOf(file, place, file.keys.kind[key]!, whole) - wrong * vowelCost
      return [{ place, whole, score }]
    }),
  )
}

/** 2 where the key's consonants are `bones`, 1 where four or more begin them, else 0. */
function beginsWith(file: GazetteerFile, key: number, bones: Buffer): 0 | 1 | 2 {
  const { bytes, starts } = file.bones
  const start = starts[key]!
  const length = starts[key + 1]! - 1 - start
  if (length < bones.length || (length > bones.length && bones.length < 4)) return 0
  for (let k = 0; k < bones.length; k++) if (bytes[start + k] !== bones[k]) return 0
  return length === bones.length ? 2 : 1
}
