/** How a place of the list is called in a line, and whether words that narrow a search down fit it. */
import type { Language } from '../../../words/say.ts'
import { lineAt } from './gazetteer-file.ts'
import type { GazetteerFile } from './gazetteer-file.ts'
import { cutDescription } from './places.ts'
import { foldLatinName, foldDevanagari, isDevanagari } from './phonetic-key.ts'

/**
 * "Varanasi, Uttar Pradesh, India", or "वाराणसी, उत्तर प्रदेश, भारत" where Hindi is asked for and known.
 * The district is said where the state has two of that name. At most 100 characters.
 */
export function describePlace(file: GazetteerFile, place: number, language: Language): string {
  const hindi = language === 'hi'
  const english = lineAt(file.names, place)
  const [, countryEnglish, countryHindi] = file.countries[file.country[place]!]!
  const [regionEnglish, regionHindi] = file.regions[file.region[place]!]!
  const name = (hindi && lineAt(file.hindi, place)) || english
  const region = (hindi && regionHindi) || regionEnglish
  const country = hindi ? countryHindi : countryEnglish
  const district = file.twin[place] ? file.districts[file.district[place]!]! : ''
  const parts = [name]
  if (district && foldLatinName(district) !== foldLatinName(english)) parts.push(district)
  if (region && foldLatinName(regionEnglish) !== foldLatinName(english)) parts.push(region)
  if (country !== name) parts.push(country)
  return cutDescription(parts.join(', '))
}

/** What people call countries beside their names. */
const countryShorts: Record<string, string> = {
  US: 'usa america united states of america',
  GB: 'uk england britain great britain scotland wales',
  AE: 'uae emirates',
  IN: 'bharat hindustan india',
}

/** Folds one part of what follows the name; short parts are kept, for they may be short forms. */
export function qualifiersOf(part: string): string[] {
  const folded = isDevanagari(part) ? foldDevanagari(part) : foldLatinName(part)
  return folded ? [folded] : []
}

/** Whether every qualifier is (the beginning of) the place's district, state or country, or a short form of it. */
export function matchesAll(file: GazetteerFile, place: number, qualifiers: string[]): boolean {
  if (!qualifiers.length) return true
  const [code, countryEnglish, countryHindi] = file.countries[file.country[place]!]!
  const [regionEnglish, regionHindi, regionShorts] = file.regions[file.region[place]!]!
  const names = [
    foldLatinName(regionEnglish),
    foldLatinName(countryEnglish),
    foldLatinName(file.districts[file.district[place]!]!),
    foldDevanagari(regionHindi),
    foldDevanagari(countryHindi),
  ]
  const shorts = [
    code.toLowerCase(),
    ...regionShorts.split(' ').map(shortOf),
    ...(countryShorts[code] ?? '').split(' '),
  ]
  return qualifiers.every(
    (q) =>
      shorts.includes(q) ||
      (q.length > 2 && names.some((name) => name.startsWith(q) || name.includes(` ${q}`))),
  )
}

function shortOf(text: string): string {
  return isDevanagari(text) ? foldDevanagari(text) : foldLatinName(text)
}
