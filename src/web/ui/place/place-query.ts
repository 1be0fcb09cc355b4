import type { CallApi } from '../../api/client.ts'
import { isLocated } from '../birth/place-session.ts'

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
export async function resolvePlace(call: CallApi, query: URLSearchParams): Promise<ResolvedPlace> {
  const [place = '', lat = '', lng = '', of] = ['place', 'lat', 'lng', 'of'].map(
    (name) => query.get(name)?.trim() || undefined,
  )
  const known = lat && lng ? { lat, lng, ...(place && { place }) } : {}
  if (!place || (lat && lng && (of ?? place) === place))
    return { where: of && !place ? {} : known, otherPlaces: [], unknown: null }
  const found = await lookUp(call, place)
  const [where, ...otherPlaces] = found
  return where
    ? { where, otherPlaces: otherPlaces.slice(0, 5), unknown: null }
    : { where: {}, otherPlaces: [], unknown: place }
}

/** Where the almanac is told for unless its reader says otherwise. */
export const delhiAt = { lat: '28.61', lng: '77.21' }

async function lookUp(call: CallApi, input: string): Promise<PlaceQuery[]> {
  const result = await call('places/suggest', { input })
  if (!result.ok) return []
  return result.data.predictions
    .filter(isLocated)
    .map(({ description, geometry: { location } }) => ({
      lat: String(location.lat),
      lng: String(location.lng),
      place: description,
    }))
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

/** The first part of a place's name: "Jaipur" of "Jaipur, Rajasthan, India"; coordinates stay whole. */
export function townOf(name: string): string {
  return name.includes('°') ? name : name.split(',')[0]!
}

/** The picture of a page of the almanac: of its day, and of the place where it has a name. */
export function almanacPicture(kind: string, day: string, placeName: string): string {
  const picture = `${kind}/${day}`
  return placeName.includes('°') ? picture : `${picture}/${encodeURIComponent(placeName)}`
}

const monthSlugs =
  'january february march april may june july august september october november december'.split(' ')

/** The address of the festivals of the month in which a day (YYYY-MM-DD, or YYYY-MM) lies. */
export function festivalsOf(date: string, where: PlaceQuery) {
  const month = monthSlugs[Number(date.slice(5, 7)) - 1]!
  return panchangAddress(`/festivals/${month}-${date.slice(0, 4)}`, where)
}
