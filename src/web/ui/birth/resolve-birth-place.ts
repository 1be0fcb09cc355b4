import { placeMaxLength } from '../../../contract/core/constants.ts'
import type { CallApi } from '../../api/client.ts'
import { isLocated } from './place-session.ts'
import type { PlaceSuggestion } from './place-session.ts'
import type { BirthFormValues } from './birth-form-values.ts'

/**
 * The "find the place" step of a form that was sent without the script: takes the place that was
 * chosen from the list, or looks up the name where it has no coordinates yet. A single find is taken.
 *
 * @param chosen the radio button of an earlier list, as it was sent.
 * @returns the typed fields, and `places` to choose from where it is still open (none found: empty).
 */
export async function resolveBirthPlace(
  call: CallApi,
  before: BirthFormValues,
  chosen: FormDataEntryValue | null,
): Promise<{ formValues: BirthFormValues; places?: PlaceSuggestion[] }> {
  const formValues = withChosenPlace(withoutOldPlace(before), chosen)
  if (!formValues.pob || (formValues.lat && formValues.lng)) return { formValues }
  const places = await lookUp(call, formValues.pob)
  if (places.length !== 1) return { formValues, places }
  setPlace(formValues, places[0]!)
  return { formValues }
}

function withChosenPlace(
  formValues: BirthFormValues,
  place: FormDataEntryValue | null,
): BirthFormValues {
  if (typeof place !== 'string') return formValues
  try {
    const chosen = { ...formValues }
    setPlace(chosen, JSON.parse(place) as PlaceSuggestion)
    return chosen
  } catch {
    return formValues
  }
}

function setPlace(formValues: BirthFormValues, { description, geometry }: PlaceSuggestion): void {
  formValues.pob = String(description).slice(0, placeMaxLength)
  formValues.lat = String(geometry.location.lat)
  formValues.lng = String(geometry.location.lng)
  formValues.placed = `${formValues.pob}|${formValues.lat}|${formValues.lng}`
}

/** Coordinates that were found for another name than now stands there do not stay behind it. */
function withoutOldPlace({ placed: placeKey, ...formValues }: BirthFormValues): BirthFormValues {
  const [pob, lat, lng] = placeKey?.split('|') ?? []
  if (!placeKey || pob === formValues.pob || lat !== formValues.lat || lng !== formValues.lng)
    return { ...formValues, ...(placeKey && { placed: placeKey }) }
  return { ...formValues, lat: '', lng: '' }
}

async function lookUp(call: CallApi, input: string): Promise<PlaceSuggestion[]> {
  const result = await call('places/suggest', { input })
  // Outside a search while typing each place comes with its coordinates.
  return result.ok ? result.data.predictions.filter(isLocated) : []
}
