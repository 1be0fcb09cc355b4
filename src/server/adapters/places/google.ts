/**
 * Google Maps Platform behind the port: Places API (New) for autocomplete and details. (The older Places API can't be switched on for new projects any more, so it is not used.)
 * The key stays on the server. Whatever goes wrong, the gazetteer answers instead and one line of the
 * log says why, without what was typed.
 *
 * What it costs: one autocomplete, and at most five details where they are not known yet; zones come from
 * the built-in map. Each call is first asked for at the caller's budget.
 */
import { LRUCache } from 'lru-cache'
import { dayMs } from '../../../contract/core/constants.ts'
import type { Language } from '../../../words/say.ts'
import { GoogleFault, googleCalls } from './google-calls.ts'
import type { GoogleConfig, GooglePrediction } from './google-calls.ts'
import { cutDescription } from './places.ts'
import type { MayCall, PlaceSuggestion, Places } from './places.ts'

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
}

const mostInputLetters = 100

type GoogleCalls = ReturnType<typeof googleCalls>

/**
 * Google's answers where they come in time, else the gazetteer's. `patienceMs` is for one whole
 * suggestion, all its calls together. Coordinates that are typed never leave the server.
 */
export function googlePlaces(
  config: GoogleConfig,
  gazetteer: Places,
  log?: PlacesWarningLog,
  patienceMs = 2500,
): Places {
  const google = googleCalls(config)
  const spotOf = spotFinder(google, gazetteer)
  // Google allows coordinates to be kept for 30 days; a day saves nearly as much.
  const answers = new LRUCache<string, PlaceSuggestion[]>({ max: 500, ttl: dayMs })
  let restsUntil = 0
  return {
    async suggest(input, language, limit = 8, mayCall = async () => true) {
      const trimmedInput = input.slice(0, mostInputLetters).trim()
      if (Date.now() < restsUntil || trimmedInput.length < 2)
        return gazetteer.suggest(input, language, limit)
      try {
        const key = `${language} ${trimmedInput.toLowerCase()}`
        const signal = AbortSignal.timeout(patienceMs)
        const places =
          answers.get(key) ??
          (await suggestions({ google, spotOf, mayCall, signal }, trimmedInput, language))
        if (places.length) {
          answers.set(key, places)
          return places.slice(0, limit)
        }
      } catch (error) {
        if (!(error instanceof GoogleFault)) throw error
        restsUntil = Date.now() + restMs[error.reason]
        log?.warn(
          { service: 'google places', reason: error.reason, status: error.status },
          'The maps service did not answer: places come from the built-in gazetteer.',
        )
      }
      return gazetteer.suggest(input, language, limit)
    },
    zoneAt: (lat, lng) => gazetteer.zoneAt(lat, lng),
  }
}

/** What was typed, completed: each place with its coordinates and zone, as far as they can be had. */
async function suggestions(
  { google, spotOf, mayCall, signal }: Search,
  typed: string,
  language: Language,
): Promise<PlaceSuggestion[]> {
  if (!(await mayCall())) return []
  const predictions = await google.autocomplete(typed, language, signal)
  const spotResults = await Promise.allSettled(predictions.map((p) => spotOf(p, mayCall, signal)))
  const faults = spotResults.flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  )
  // One place that can't be had is left out; where none can be had, the service is at fault.
  if (faults.length && faults.length === predictions.length) throw faults[0]
  return spotResults.flatMap((result, i) =>
    result.status === 'fulfilled'
      ? [{ description: cutDescription(predictions[i]!.text), ...result.value }]
      : [],
  )
}

/** One search under way: what it may call, and until when. */
interface Search {
  google: GoogleCalls
  spotOf: SpotFinder
  mayCall: MayCall
  signal: AbortSignal
}

type SpotFinder = (
  prediction: GooglePrediction,
  mayCall: MayCall,
  signal: AbortSignal,
) => Promise<Spot>

/** Coordinates and zone of a place, kept for a day. */
function spotFinder(google: GoogleCalls, gazetteer: Places): SpotFinder {
  const spots = new LRUCache<string, Spot>({ max: 5000, ttl: dayMs })
  return async ({ placeId }, mayCall, signal) => {
    const known = spots.get(placeId)
    if (known) return known
    if (!(await mayCall())) throw new GoogleFault('quota')
    const { latitude, longitude } = await google.location(placeId, signal)
    const spot = {
      lat: hundredths(latitude),
      lng: hundredths(longitude),
      timezone: gazetteer.zoneAt(latitude, longitude),
    }
    spots.set(placeId, spot)
    return spot
  }
}

interface Spot {
  lat: number
  lng: number
  timezone: string
}

function hundredths(degrees: number): number {
  return Number(degrees.toFixed(2))
}
