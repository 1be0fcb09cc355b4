/**
 * Google Maps Platform behind the port: Places API (New) for autocomplete and details, and the Time
 * Zone API. (The older Places API can't be switched on for new projects any more, so it is not used.)
 * The key stays on the server. Whatever goes wrong, the gazetteer answers instead and one line of the
 * log says why, without what was typed.
 *
 * What it costs: one autocomplete, and at most five details and five zones where they are not known yet.
 */
import { LRUCache } from 'lru-cache'
import { dayMs } from '../../../contract/core/constants.ts'
import type { Language } from '../../../words/say.ts'
import { GoogleFault, googleCalls } from './google-calls.ts'
import type { GoogleConfig, GooglePrediction } from './google-calls.ts'
import { cutDescription } from './places.ts'
import type { PlaceSuggestion, Places } from './places.ts'

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
  const spotOf = spotFinder(google, zoneFinder(google, gazetteer, log))
  // Google allows coordinates to be kept for 30 days; a day saves nearly as much.
  const answers = new LRUCache<string, PlaceSuggestion[]>({ max: 500, ttl: dayMs })
  let restsUntil = 0
  return {
    async suggest(input, language, limit = 8) {
      const trimmedInput = input.slice(0, mostInputLetters).trim()
      if (Date.now() < restsUntil || trimmedInput.length < 2)
        return gazetteer.suggest(input, language, limit)
      try {
        const key = `${language} ${trimmedInput.toLowerCase()}`
        const signal = AbortSignal.timeout(patienceMs)
        const places =
          answers.get(key) ?? (await suggestions(google, spotOf, trimmedInput, language, signal))
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
  google: GoogleCalls,
  spotOf: SpotFinder,
  typed: string,
  language: Language,
  signal: AbortSignal,
): Promise<PlaceSuggestion[]> {
  const predictions = await google.autocomplete(typed, language, signal)
  const spotResults = await Promise.allSettled(predictions.map((p) => spotOf(p, signal)))
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

type SpotFinder = (prediction: GooglePrediction, signal: AbortSignal) => Promise<Spot>
type ZoneFinder = (lat: number, lng: number, signal: AbortSignal) => Promise<string>

/** Coordinates and zone of a place, kept for a day. */
function spotFinder(google: GoogleCalls, zoneOf: ZoneFinder): SpotFinder {
  const spots = new LRUCache<string, Spot>({ max: 5000, ttl: dayMs })
  return async ({ placeId }, signal) => {
    const known = spots.get(placeId)
    if (known) return known
    const { latitude, longitude } = await google.location(placeId, signal)
    const spot = {
      lat: hundredths(latitude),
      lng: hundredths(longitude),
      timezone: await zoneOf(latitude, longitude, signal),
    }
    spots.set(placeId, spot)
    return spot
  }
}

/** The built-in map knows the zone too: a fault here must not cost the whole suggestion. */
function zoneFinder(
  google: GoogleCalls,
  gazetteer: Places,
  log: PlacesWarningLog | undefined,
): ZoneFinder {
  let restsUntil = 0
  return async (lat, lng, signal) => {
    if (Date.now() < restsUntil) return gazetteer.zoneAt(lat, lng)
    try {
      return (await google.zone(lat, lng, signal)) ?? gazetteer.zoneAt(lat, lng)
    } catch (error) {
      if (!(error instanceof GoogleFault)) throw error
      // Of several calls that fail together one line is enough.
      if (Date.now() >= restsUntil)
        log?.warn(
          { service: 'google time zone', reason: error.reason, status: error.status },
          'The time zone service did not answer: the built-in map gives the zone.',
        )
      restsUntil = Date.now() + restMs[error.reason]
      return gazetteer.zoneAt(lat, lng)
    }
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
