import { storeValue, recall } from '../../ui/local-storage.ts'

const place = 'kept-chats'

/**
 * The key under which the worker keeps what this person reads: drawn by chance, and no one's but
 * theirs. Another person gets another; without a session there is none, and the old one is forgotten.
 */
export function offlineCacheKey(uid: string | null): string | null {
  if (!uid) {
    storeValue(place, null)
    return null
  }
  const known = parse(recall(place))
  if (known?.uid === uid) return known.key
  // Not randomUUID, which a page without TLS lacks.
  const key = crypto.getRandomValues(new Uint32Array(4)).join('-')
  storeValue(place, JSON.stringify({ uid, key }))
  return key
}

function parse(text: string | null): { uid: string; key: string } | null {
  try {
    return text ? (JSON.parse(text) as { uid: string; key: string }) : null
  } catch {
    return null
  }
}
