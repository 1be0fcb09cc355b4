/** The two calls to Google, each with its answer checked; anything unexpected is a `GoogleFault`. */
import { z } from 'zod'
import type { Language } from '../../../words/say.ts'
import type { PlacePrediction } from './places.ts'

export interface GoogleConfig {
  key: string
  /** Where all calls go, without a slash at the end. Google's own maps address means Google's own hosts. */
  baseUrl: string
}

export type GoogleFaultReason =
  | 'denied'
  | 'quota'
  | 'timeout'
  | 'unreachable'
  | 'failed'
  | 'unreadable'
  | 'unknown'

/** Why Google gave no answer: a wrong key, no quota left, silence, no connection, an error, nonsense, no such place. */
export class GoogleFault extends Error {
  readonly reason: GoogleFaultReason
  /** The HTTP status, where there was one. */
  readonly status: number | undefined
  constructor(reason: GoogleFaultReason, status?: number, cause?: unknown) {
    super(`Google Maps: ${reason}`, { cause })
    this.reason = reason
    this.status = status
  }
}

export interface GoogleCalls {
  /** At most five places that begin like what was typed, in India first, best first. */
  autocomplete(
    input: string,
    language: Language,
    session: string,
    signal: AbortSignal,
  ): Promise<PlacePrediction[]>
  /** Degrees north and east of a place; it ends the session. */
  location(
    placeId: string,
    session: string,
    signal: AbortSignal,
  ): Promise<{ latitude: number; longitude: number }>
}

const longestReplyBytes = 256 * 1024
const mapsHost = 'https://maps.googleapis.com'
const placesHost = 'https://places.googleapis.com'

/** Towns, their parts, and villages (which Google files as the lower administrative areas). */
const kinds = [
  'locality',
  'sublocality',
  'postal_town',
  'administrative_area_level_3',
  'administrative_area_level_4',
]

const predictionsReply = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({
            placeId: z.string().min(1).max(500),
            text: z.object({ text: z.string().min(1) }),
          })
          .optional(),
      }),
    )
    .default([]),
})
const locationReply = z.object({
  location: z.object({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
})
export function googleCalls({ key, baseUrl }: GoogleConfig): GoogleCalls {
  const places = baseUrl === mapsHost ? placesHost : baseUrl
  const headers = (fields: string) => ({ 'X-Goog-Api-Key': key, 'X-Goog-FieldMask': fields })
  return {
    async autocomplete(input, language, session, signal) {
      const fields = 'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text'
      const reply = await call(`${places}/v1/places:autocomplete`, predictionsReply, {
        method: 'POST',
        headers: { ...headers(fields), 'Content-Type': 'application/json' },
        body: JSON.stringify({
          input,
          languageCode: language,
          regionCode: 'in',
          includedPrimaryTypes: kinds,
          sessionToken: session,
        }),
        signal,
      })
      return reply.suggestions
        .flatMap(({ placePrediction: p }) =>
          p ? [{ placeId: p.placeId, description: p.text.text }] : [],
        )
        .slice(0, 5)
    },
    async location(placeId, session, signal) {
      const url = `${places}/v1/places/${encodeURIComponent(placeId)}?sessionToken=${encodeURIComponent(session)}`
      return (await call(url, locationReply, { headers: headers('location'), signal })).location
    },
  }
}

async function call<Reply>(
  url: string,
  shape: z.ZodType<Reply>,
  init: RequestInit,
): Promise<Reply> {
  let response: Response
  let body: string
  try {
    response = await fetch(url, { ...init, redirect: 'error' })
    body = await textOf(response)
  } catch (error) {
    if (error instanceof GoogleFault) throw error
    // A cause might carry the address, and with it the key: only its name is kept.
    throw new GoogleFault(init.signal?.aborted ? 'timeout' : 'unreachable')
  }
  if (!response.ok) throw new GoogleFault(reasonOf(response.status, body), response.status)
  const reply = shape.safeParse(parseJson(body))
  if (!reply.success) throw new GoogleFault('unreadable', response.status)
  return reply.data
}

async function textOf(response: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of response.body ?? []) {
    pieces.push(piece)
    bytes += (piece as Uint8Array).length
    if (bytes > longestReplyBytes) throw new GoogleFault('unreadable', response.status)
  }
  return Buffer.concat(pieces).toString('utf8')
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const errorReply = z.object({ error: z.object({ status: z.string() }) })

/** Google answers a bad key with 400 INVALID_ARGUMENT or 403, and a spent quota with 429. */
function reasonOf(status: number, body: string): GoogleFaultReason {
  const error = errorReply.safeParse(parseJson(body))
  const word = error.success ? error.data.error.status : ''
  if (status === 429 || word === 'RESOURCE_EXHAUSTED') return 'quota'
  if (status === 401 || status === 403 || body.includes('API_KEY_INVALID')) return 'denied'
  return status === 400 || status === 404 ? 'unknown' : 'failed'
}
