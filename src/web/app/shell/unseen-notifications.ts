type UnseenListener = (count: number) => void
const listeners = new Set<UnseenListener>()
let line: EventSource | null = null

/**
 * Tells of the number of unseen notifications, now and whenever it changes: one line to the server
 * for all who listen, open while anybody does. In the browser only, and only for who is signed in.
 *
 * @returns ends the listening.
 */
export function subscribeToUnseenCount(onCount: UnseenListener): () => void {
  listeners.add(onCount)
  if (!line && typeof EventSource !== 'undefined') {
    line = new EventSource('/events/notifications')
    line.addEventListener('unseen', (event) => {
      const { unseen_count } = JSON.parse((event as MessageEvent<string>).data) as {
        unseen_count: number
      }
      for (const listener of listeners) listener(unseen_count)
    })
  }
  return () => {
    listeners.delete(onCount)
    if (listeners.size) return
    line?.close()
    line = null
  }
}
