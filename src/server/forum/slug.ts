import { isDevanagari, latinOf } from '../outside/places/sound.ts'

const longest = 80

/**
 * A discussion's name in its address: small Latin letters, digits and dashes of the title, Devanagari
 * transliterated, and the second it was made. The id beside it decides; this is for who reads it.
 */
export function slugOf(title: string, createdAt: Date): string {
  const latin = title
    .split(/\s+/)
    .map((word) => (isDevanagari(word) ? latinOf(word) : word.normalize('NFKD')))
    .join('-')
  const plain = latin
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '')
  return `${plain || 'discussion'}-${Math.floor(createdAt.getTime() / 1000)}`
}
