import { useRef, useState } from 'react'
import { birthFormWords as words } from '../../../words/kundli/birth-form.ts'
import { placeWords } from '../../../words/kundli/place.ts'
import { useSay } from '../../core/language.tsx'
import { Field, TextInput } from '../form/field.tsx'
import PlaceSearch from './place-search.tsx'
import type { PlaceSuggestion } from './place-session.ts'
import type { BirthFormValues } from './birth-form-values.ts'
import { problemAt } from './field-alert.tsx'
import type { FormProblem } from './validate-birth-form.ts'

interface PlaceFieldsProps {
  formValues: BirthFormValues
  /** What the name may mean, where it was looked up without the script. */
  places?: PlaceSuggestion[] | undefined
  /** Begins every control's name, where two people stand in one form. */
  prefix?: string
  problem?: FormProblem | null | undefined
}

/**
 * The place, and its coordinates, which a choice fills and which may also be typed. The boxes keep
 * their own text: what is typed before the script has come must not be put back by it.
 */
export function PlaceFields({ formValues, places, prefix = '', problem }: PlaceFieldsProps) {
  const say = useSay()
  const lat = useRef<HTMLInputElement>(null)
  const lng = useRef<HTMLInputElement>(null)
  const [coordinates, setShown] = useState({ lat: formValues.lat ?? '', lng: formValues.lng ?? '' })
  const show = () => setShown({ lat: lat.current?.value ?? '', lng: lng.current?.value ?? '' })
  const fill = (latitude: string, longitude: string) => {
    if (lat.current) lat.current.value = latitude
    if (lng.current) lng.current.value = longitude
    show()
  }
  const coordinate = (name: 'lat' | 'lng') => ({
    name: `${prefix}${name}`,
    ...(problemAt(problem, name) && { 'aria-invalid': true }),
    inputMode: 'decimal' as const,
    defaultValue: formValues[name],
    onChange: show,
  })
  return (
    <fieldset>
      <legend className="sr-only">{say(placeWords.place)}</legend>
      {formValues.placed && (
        <input type="hidden" name={`${prefix}placed`} value={formValues.placed} />
      )}
      <PlaceSearch
        name={`${prefix}pob`}
        defaultValue={formValues.pob}
        // Coordinates may be folded away: what is wrong with them is said where it is seen.
        error={problemAt(problem, 'pob', 'lat', 'lng')}
        isChosen={() => Boolean(lat.current?.value && lng.current?.value)}
        // Coordinates of another place must not stay behind a new name.
        onType={() => fill('', '')}
        onChoose={(chosen) => {
          fill(chosen.lat.toFixed(2), chosen.lng.toFixed(2))
          // Whoever listens to what is typed hears of it too.
          lat.current?.dispatchEvent(new Event('input', { bubbles: true }))
        }}
      />
      {places && <PlaceChoices places={places} name={`${prefix}place`} />}
      <details className="mt-2" open={Boolean(places && places.length === 0) || undefined}>
        <summary className="inline-flex min-h-11 items-center text-fine text-soft underline underline-offset-4">
          {say(words.coordinates)}
          {coordinates.lat && coordinates.lng && (
            <span className="figures ml-2 no-underline">{`${coordinates.lat}, ${coordinates.lng}`}</span>
          )}
        </summary>
        <div className="mt-1 grid grid-cols-2 gap-3">
          <Field label={say(words.latitude)}>
            {(field) => <TextInput {...field} {...coordinate('lat')} ref={lat} />}
          </Field>
          <Field label={say(words.longitude)}>
            {(field) => <TextInput {...field} {...coordinate('lng')} ref={lng} />}
          </Field>
        </div>
      </details>
    </fieldset>
  )
}

/** The places that a name may mean, found without the script: one is chosen and the form sent again. */
function PlaceChoices({ places, name }: { places: PlaceSuggestion[]; name: string }) {
  const say = useSay()
  return (
    <div className="mt-3">
      <p className="mb-1 text-fine font-semibold">{say(placeWords.placeChoose)}</p>
      {places.map((place) => (
        <label key={place.description} className="flex min-h-11 items-center gap-3">
          <input type="radio" name={name} value={JSON.stringify(place)} className="size-5" />
          {place.description}
        </label>
      ))}
    </div>
  )
}
