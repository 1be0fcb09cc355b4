import type { CallApi } from '../api/throwing.ts'

/** Where a page of the almanac stands: coordinates and name as its address carries them; empty for Delhi. */
export interface PlaceQuery {
  lat?: string
  lng?: string
  place?: string
}

export interface ResolvedPlace {
  where: PlaceQuery
  /** Other places that the name may mean. */
  otherPlaces: PlaceQuery[]
  /** What was typed, where nothing of the name was found. */
  unknown: string | null
}

/**
 * The place an address asks for. A name without coordinates, or with those of another (`of`, which the
 * form sends along), is looked up: so the form works without the script.
 */
export async function resolvePlace(ask: CallApi, query: URLSearchParams): Promise<ResolvedPlace> {
  const [place = '', lat = '', lng = '', of] = ['place', 'lat', 'lng', 'of'].map(
    (name) => query.get(name)?.trim() || undefined,
  )
  const known = lat && lng ? { lat, lng, ...(place && { place }) } : {}
  if (!place || (lat && lng && (of ?? place) === place))
    return { where: of && !place ? {} : known, otherPlaces: [], unknown: null }
  const found = await lookUp(ask, place)
  const [where, ...otherPlaces] = found
  return where
    ? { where, otherPlaces: otherPlaces.slice(0, 5), unknown: null }
    : { where: {}, otherPlaces: [], unknown: place }
}

async function lookUp(ask: CallApi, input: string): Promise<PlaceQuery[]> {
  try {
    const answer = await ask('places/suggest', { input })
    if (answer.status === 'fail') return []
    return answer.predictions.map(({ description, geometry: { location } }) => ({
      lat: String(location.lat),
      lng: String(location.lng),
      place: description,
    }))
  } catch (refusal) {
    if (refusal instanceof Response) return []
    throw refusal
  }
}

/** The address of a page of the almanac at a place. */
export function panchangAddress(
  path: string,
  where: PlaceQuery,
  more: Record<string, string | null> = {},
) {
  const params = Object.entries({ ...more, ...where }).filter((field): field is [string, string] =>
    Boolean(field[1]),
  )
  const query = new URLSearchParams(params)
  return query.size ? `${path}?${query}` : path
}

/** What `ask` gives, or null where it refuses what stands in the address (422). */
export async function nullIfInvalid<T>(asking: Promise<T>): Promise<T | null> {
  try {
    return await asking
  } catch (refusal) {
    if (refusal instanceof Response && refusal.status === 422) return null
    throw refusal
  }
}
