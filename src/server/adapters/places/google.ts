/**
 * Google Maps Platform behind the port: Places API (New) for autocomplete and details. (The older Places API can't be switched on for new projects any more, so it is not used.)
 * The key stays on the server. Whatever goes wrong, the gazetteer answers instead and one line of the
 * log says why, without what was typed.
 *
 * What it costs: one autocomplete for each pause in typing, and one look at the place that is chosen, in
 * one session of theirs; zones come from the built-in map. Each call is first asked for at the caller's
 * budget.
 */
import { LRUCache } from 'lru-cache'
import { dayMs } from '../../../contract/core/constants.ts'
import { GoogleFault, googleCalls } from './google-calls.ts'
import type { GoogleConfig } from './google-calls.ts'
import { cutDescription } from './places.ts'
import type { PlacePrediction, PlaceSession, PlaceSuggestion, Places } from './places.ts'

/** The part of a logger that is used here. */
export interface PlacesWarningLog {
  warn(fields: object, message: string): void
}

/** How long to leave Google alone after a fault of each kind, milliseconds. */
const restMs: Record<GoogleFault['reason'], number> = {
  denied: 600_000,
  quota: 60_000,
  timeout: 10_000,
  unreachable: 10_000,
  failed: 5_000,
  unreadable: 5_000,
  // Said of what one visitor sent: nobody else is kept from Google by it.
  unknown: 0,
}

const mostInputLetters = 100

/**
 * Google's answers where they come in time, else the gazetteer's. `patienceMs` is for one call.
 * Coordinates that are typed never leave the server.
 */
export function googlePlaces(
  config: GoogleConfig,
  gazetteer: Places,
  log?: PlacesWarningLog,
  patienceMs = 2500,
): Places {
  const google = googleCalls(config)
  const predictions = new LRUCache<string, PlacePrediction[]>({ max: 500, ttl: dayMs })
  // Google allows coordinates to be kept for 30 days; a day saves nearly as much.
  const spots = new LRUCache<string, Spot>({ max: 5000, ttl: dayMs })
  const ask = restingCaller(log, patienceMs)
  return {
    suggest: (...search) => gazetteer.suggest(...search),
    zoneAt: (lat, lng) => gazetteer.zoneAt(lat, lng),
    async predict(input, language, search) {
      const typedText = input.slice(0, mostInputLetters).trim()
      if (typedText.length < 2) return gazetteer.predict(input, language, search)
      const key = `${language} ${typedText.toLowerCase()}`
      const found =
        predictions.get(key) ??
        (await ask(search, (signal) =>
          google.autocomplete(typedText, language, search.session, signal),
        ))
      if (!found?.length) return gazetteer.predict(input, language, search)
      predictions.set(key, found)
      return found.map((prediction) => {
        const description = cutDescription(prediction.description)
        const spot = spots.get(prediction.placeId)
        return spot ? { description, ...spot } : { ...prediction, description }
      })
    },
    async locate(chosen, language, search) {
      const spot =
        spots.get(chosen.placeId) ??
        spotAt(
          gazetteer,
          await ask(search, (signal) => google.location(chosen.placeId, search.session, signal)),
        )
      if (!spot) return gazetteer.locate(chosen, language, search)
      spots.set(chosen.placeId, spot)
      return { description: cutDescription(chosen.description), ...spot }
    },
  }
}

/** Calls Google, if it may be called now: after a fault it is left alone for a while. Null where there is no answer. */
function restingCaller(log: PlacesWarningLog | undefined, patienceMs: number) {
  let restsUntil = 0
  return async <Reply>(
    { mayCall }: PlaceSession,
    call: (signal: AbortSignal) => Promise<Reply>,
  ): Promise<Reply | null> => {
    if (Date.now() < restsUntil || !(await mayCall())) return null
    try {
      return await call(AbortSignal.timeout(patienceMs))
    } catch (error) {
      if (!(error instanceof GoogleFault)) throw error
      restsUntil = Date.now() + restMs[error.reason]
      log?.warn(
        { service: 'google places', reason: error.reason, status: error.status },
        'The maps service did not answer: places come from the built-in gazetteer.',
      )
      return null
    }
  }
}

type Spot = Omit<PlaceSuggestion, 'description'>

function spotAt(
  gazetteer: Places,
  location: { latitude: number; longitude: number } | null,
): Spot | null {
  return (
    location && {
      lat: hundredths(location.latitude),
      lng: hundredths(location.longitude),
      timezone: gazetteer.zoneAt(location.latitude, location.longitude),
    }
  )
}

function hundredths(degrees: number): number {
  return Number(degrees.toFixed(2))
}
