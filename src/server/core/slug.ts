import { isDevanagari, transliterateDevanagari } from '../adapters/places/phonetic-key.ts'

const longest = 80

/**
 * A discussion's name in its address: small Latin letters, digits and dashes of the title, Devanagari
 * transliterated, and the second it was made. The id beside it decides; this is for who reads it.
 */
export function slugOf(title: string, createdAt: Date): string {
  return `${nameOf(title)}-${Math.floor(createdAt.getTime() / 1000)}`
}

const mostNames = 2000
const names = new Map<string, string>()

/** A list is shown often, and its titles change seldom. */
function nameOf(title: string): string {
  const known = names.get(title)
  if (known !== undefined) return known
  if (names.size >= mostNames) names.clear()
  const name = transliterate(title) || 'discussion'
  names.set(title, name)
  return name
}

function transliterate(title: string): string {
  const latin = title
    .split(/\s+/)
    .map((word) => (isDevanagari(word) ? transliterateDevanagari(word) : word.normalize('NFKD')))
    .join('-')
  return latin
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '')
}
