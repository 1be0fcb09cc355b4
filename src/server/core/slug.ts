import { LRUCache } from 'lru-cache'
import { isDevanagari, transliterateDevanagari } from '../adapters/places/phonetic-key.ts'

const longest = 80

/**
 * A discussion's name in its address: small Latin letters, digits and dashes of the title, Devanagari
 * transliterated, and the second it was made. The id beside it decides; this is for who reads it.
 */
export function slugOf(title: string, createdAt: Date): string {
  return `${names.memo(title)}-${Math.floor(createdAt.getTime() / 1000)}`
}

/** A list is shown often, and its titles change seldom. */
const names = new LRUCache<string, string>({
  max: 2000,
  memoMethod: (title) => transliterate(title) || 'discussion',
})

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
