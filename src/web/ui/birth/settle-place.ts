import { placeMaxLength } from '../../../contract/core/numbers.ts'
import type { CallApi } from '../../api/client.ts'
import type { PlaceFound } from './place-search.tsx'
import type { Typed } from './typed.ts'

/**
 * The "find the place" step of a form that was sent without the script: takes the place that was
 * chosen from the list, or looks up the name where it has no coordinates yet. A single find is taken.
 *
 * @param chosen the radio button of an earlier list, as it was sent.
 * @returns the typed fields, and `places` to choose from where it is still open (none found: empty).
 */
export async function settlePlace(
  ask: CallApi,
  before: Typed,
  chosen: FormDataEntryValue | null,
): Promise<{ typed: Typed; places?: PlaceFound[] }> {
  const typed = withChosenPlace(withoutOldPlace(before), chosen)
  if (!typed.pob || (typed.lat && typed.lng)) return { typed }
  const places = await lookUp(ask, typed.pob)
  if (places.length !== 1) return { typed, places }
  setPlace(typed, places[0]!)
  return { typed }
}

function withChosenPlace(typed: Typed, place: FormDataEntryValue | null): Typed {
  if (typeof place !== 'string') return typed
  try {
    const chosen = { ...typed }
    setPlace(chosen, JSON.parse(place) as PlaceFound)
    return chosen
  } catch {
    return typed
  }
}

function setPlace(typed: Typed, { description, geometry }: PlaceFound): void {
  typed.pob = String(description).slice(0, placeMaxLength)
  typed.lat = String(geometry.location.lat)
  typed.lng = String(geometry.location.lng)
  typed.placed = `${typed.pob}|${typed.lat}|${typed.lng}`
}

/** Coordinates that were found for another name than now stands there do not stay behind it. */
function withoutOldPlace({ placed, ...typed }: Typed): Typed {
  const [pob, lat, lng] = placed?.split('|') ?? []
  if (!placed || pob === typed.pob || lat !== typed.lat || lng !== typed.lng)
    return { ...typed, ...(placed && { placed }) }
  return { ...typed, lat: '', lng: '' }
}

async function lookUp(ask: CallApi, input: string): Promise<PlaceFound[]> {
  try {
    const found = await ask('places/suggest', { input })
    return found.status === 'success' ? found.predictions : []
  } catch (refusal) {
    if (refusal instanceof Response) return []
    throw refusal
  }
}
