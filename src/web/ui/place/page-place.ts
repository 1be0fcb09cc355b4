import type { LoaderFunctionArgs } from 'react-router'
import { apiFor } from '../../api/client.ts'
import { keptCity } from '../../core/kept-choices.ts'
import { currentSession } from '../../core/session.ts'
import { resolvePlace, type PlaceQuery, type ResolvedPlace } from './place-query.ts'

/** Where a page of the almanac stands. */
export interface PagePlace {
  /** What its address says. */
  found: ResolvedPlace
  /** What it is told for: the address's place, else the city that its reader keeps, else Delhi (empty). */
  place: PlaceQuery
  /** The kept city, where the page is told for it. No link carries it. */
  keptName: string | null
}

/** Looks up the place of a page; the kept city only where the address names none. */
export async function pagePlace({
  request,
  url,
  context,
}: Pick<LoaderFunctionArgs, 'request' | 'url' | 'context'>): Promise<PagePlace> {
  const call = apiFor(context)
  const found = await resolvePlace(call, url.searchParams)
  const { where, unknown } = found
  if (Object.keys(where).length > 0 || unknown !== null)
    return { found, place: where, keptName: null }
  const isSignedIn = (await currentSession(context)) !== null
  const city = await keptCity(call, request.headers.get('Cookie'), isSignedIn)
  if (!city) return { found, place: {}, keptName: null }
  const { name, lat, lng } = city
  return { found, place: { lat: String(lat), lng: String(lng), place: name }, keptName: name }
}

/** Delhi, where the address asked for what can't be shown. */
export function placeInDelhi({ found }: PagePlace): PagePlace {
  return { found: { ...found, where: {} }, place: {}, keptName: null }
}
