import { useCallback, useEffect, useRef, useState } from 'react'
import { placeMinLength } from '../../../contract/core/constants.ts'
import { callApi } from '../../api/client.ts'
import { isLocated, newPlaceSession } from './place-session.ts'
import type { PlacePrediction, PlaceSuggestion } from './place-session.ts'

const delayMilliseconds = 500

/** `unlocated`: the chosen place is known by name, and its coordinates could not be had. */
export type PlaceSearchState = 'idle' | 'asking' | 'failed' | 'unlocated'

/** Makes one call; what it throws once another has begun is no fault. */
async function unlessAborted(abort: AbortController, call: () => Promise<void>): Promise<void> {
  try {
    await call()
  } catch (error) {
    if (!abort.signal.aborted) throw error
  }
}

/**
 * Asks the server for places: after three letters and half a second's rest, one question at a time. What
 * is typed up to a choice is one session, and the coordinates of a place may be asked for only then.
 */
export function usePlaces() {
  const [places, setPlaces] = useState<PlacePrediction[] | null>(null)
  const [state, setState] = useState<PlaceSearchState>('idle')
  const session = useRef('')
  const running = useRef<{ timer?: ReturnType<typeof setTimeout>; abort: AbortController }>(null)
  const cancel = useCallback(() => {
    clearTimeout(running.current?.timer)
    running.current?.abort.abort()
  }, [])
  useEffect(() => cancel, [cancel])

  const close = () => {
    cancel()
    setPlaces(null)
    setState('idle')
  }
  const ask = (abort: AbortController, call: () => Promise<void>) => {
    setState('asking')
    return unlessAborted(abort, call)
  }
  const lookUp = (text: string) => {
    close()
    const input = text.trim()
    if (input.length < placeMinLength) return
    const abort = new AbortController()
    session.current ||= newPlaceSession()
    const search = () =>
      ask(abort, async () => {
        const query = { input, session: session.current }
        const result = await callApi('places/suggest', query, { signal: abort.signal })
        if (abort.signal.aborted) return
        if (!result.ok && result.status !== 200) return setState('failed')
        setPlaces(result.ok ? result.data.predictions : [])
        setState('idle')
      })
    running.current = { abort, timer: setTimeout(() => void search(), delayMilliseconds) }
  }
  /** Gives the place with its coordinates to `onLocated`, and ends the session. */
  const locate = (place: PlacePrediction, onLocated: (place: PlaceSuggestion) => void) => {
    close()
    const ending = session.current
    session.current = ''
    if (isLocated(place)) return onLocated(place)
    const abort = new AbortController()
    running.current = { abort }
    void ask(abort, async () => {
      const { description, place_id = '' } = place
      const chosen = { description, place_id, session: ending || newPlaceSession() }
      const result = await callApi('places/locate', chosen, { signal: abort.signal })
      if (abort.signal.aborted) return
      setState(result.ok ? 'idle' : 'unlocated')
      if (result.ok) onLocated(result.data.place)
    })
  }
  return { places, state, lookUp, locate, close }
}
