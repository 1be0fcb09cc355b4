import { useEffect, useRef, useState } from 'react'
import { birthForm as words } from '../../words/birth-form.ts'
import { months } from '../../words/say.ts'
import { useLanguage, useSay } from '../language.tsx'
import { Checkbox, RadioRow } from '../ui/choice.tsx'
import { Field, Select, TextInput } from '../ui/field.tsx'
import { PlaceSearch } from './place-search.tsx'
import type { PlaceFound } from './place-search.tsx'
import type { Typed, TypedName } from './typed.ts'

/** Everything that is typed about a birth. Starts with `typed`; a new `key` starts it afresh. */
export function BirthFields({ typed, places }: { typed: Typed; places?: PlaceFound[] }) {
  const say = useSay()
  const choice = (
    name: 'gender' | 'marital_status' | 'language',
    legend: string,
    values: string[],
  ) => (
    <RadioRow
      legend={legend}
      name={name}
      defaultValue={typed[name] ?? values[0]}
      options={values.map((value) => ({ value, label: say(words[value as 'Male']) }))}
    />
  )
  return (
    <div className="grid gap-5">
      <Field label={say(words.name)}>
        {(field) => (
          <TextInput {...field} name="full_name" maxLength={100} defaultValue={typed.full_name} />
        )}
      </Field>
      <DateFields typed={typed} />
      <TimeFields typed={typed} />
      <PlaceFields typed={typed} places={places} />
      {choice('gender', say(words.gender), ['Male', 'Female'])}
      {choice('marital_status', say(words.status), ['Single', 'Married', 'Divorced'])}
      {choice('language', say(words.language), ['English', 'Hindi'])}
    </div>
  )
}

function DateFields({ typed }: { typed: Typed }) {
  const say = useSay()
  const language = useLanguage()
  const options = months[language].map((label, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label,
  }))
  return (
    <fieldset>
      <legend className="mb-2 text-h4 display">{say(words.born)}</legend>
      <div className="grid grid-cols-[4.5rem_1fr_6rem] gap-3">
        <NumberField name="day" label={say(words.day)} min={1} max={31} typed={typed} />
        <Field label={say(words.month)}>
          {(field) => (
            <Select {...field} name="month" options={options} defaultValue={typed.month ?? '01'} />
          )}
        </Field>
        <NumberField name="year" label={say(words.year)} min={1900} max={2100} typed={typed} />
      </div>
    </fieldset>
  )
}

function TimeFields({ typed }: { typed: Typed }) {
  const say = useSay()
  const [isUnknown, setUnknown] = useState(Boolean(typed.time_unknown))
  const fieldset = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    // It may have been ticked before the script came.
    const box = fieldset.current?.querySelector<HTMLInputElement>('[name=time_unknown]')
    if (box?.checked) setUnknown(true)
  }, [])
  return (
    <fieldset ref={fieldset}>
      <legend className="mb-2 text-h4 display">{say(words.time)}</legend>
      <div className="grid grid-cols-[1fr_1fr_1fr_1.5fr] gap-3">
        <NumberField
          name="hours"
          label={say(words.hours)}
          min={0}
          max={23}
          typed={typed}
          off={isUnknown}
        />
        <NumberField
          name="minute"
          label={say(words.minute)}
          min={0}
          max={59}
          typed={typed}
          off={isUnknown}
        />
        <NumberField
          name="second"
          label={say(words.second)}
          min={0}
          max={59}
          typed={{ second: '0', ...typed }}
          off={isUnknown}
        />
        <Field label={say(words.clock)}>
          {(field) => (
            <Select
              {...field}
              name="clock"
              disabled={isUnknown}
              defaultValue={typed.clock ?? '24'}
              options={[
                { value: '24', label: say(words.clock24) },
                { value: 'AM', label: 'AM' },
                { value: 'PM', label: 'PM' },
              ]}
            />
          )}
        </Field>
      </div>
      <Checkbox
        name="time_unknown"
        className="mt-2"
        defaultChecked={Boolean(typed.time_unknown)}
        onChange={(event) => setUnknown(event.target.checked)}
      >
        {say(words.timeUnknown)}
        {isUnknown && <span className="mt-1 block text-soft">{say(words.timeUnknownHint)}</span>}
      </Checkbox>
    </fieldset>
  )
}

/**
 * The place, and its coordinates, which a choice fills and which may also be typed. The boxes keep
 * their own text: what is typed before the script has come must not be put back by it.
 */
function PlaceFields({ typed, places }: { typed: Typed; places?: PlaceFound[] }) {
  const say = useSay()
  const lat = useRef<HTMLInputElement>(null)
  const lng = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState({ lat: typed.lat ?? '', lng: typed.lng ?? '' })
  const show = () => setShown({ lat: lat.current?.value ?? '', lng: lng.current?.value ?? '' })
  const fill = (latitude: string, longitude: string) => {
    if (lat.current) lat.current.value = latitude
    if (lng.current) lng.current.value = longitude
    show()
  }
  return (
    <fieldset>
      <legend className="sr-only">{say(words.place)}</legend>
      {typed.placed && <input type="hidden" name="placed" value={typed.placed} />}
      <PlaceSearch
        started={typed.pob}
        isChosen={() => Boolean(lat.current?.value && lng.current?.value)}
        // Coordinates of another place must not stay behind a new name.
        onType={() => fill('', '')}
        onChoose={({ lat, lng }) => fill(lat.toFixed(2), lng.toFixed(2))}
      />
      {places && (
        <div className="mt-3">
          <p className="mb-1 text-fine font-semibold">{say(words.placeChoose)}</p>
          {places.map((place) => (
            <label key={place.description} className="flex min-h-11 items-center gap-3">
              <input type="radio" name="place" value={JSON.stringify(place)} className="size-5" />
              {place.description}
            </label>
          ))}
        </div>
      )}
      <details className="mt-2" open={Boolean(places && places.length === 0) || undefined}>
        <summary className="inline-flex min-h-11 items-center text-fine text-soft underline underline-offset-4">
          {say(words.coordinates)}
          {shown.lat && shown.lng && (
            <span className="figures ml-2 no-underline">{`${shown.lat}, ${shown.lng}`}</span>
          )}
        </summary>
        <div className="mt-1 grid grid-cols-2 gap-3">
          <Field label={say(words.latitude)}>
            {(field) => (
              <TextInput
                {...field}
                ref={lat}
                name="lat"
                inputMode="decimal"
                defaultValue={typed.lat}
                onChange={show}
              />
            )}
          </Field>
          <Field label={say(words.longitude)}>
            {(field) => (
              <TextInput
                {...field}
                ref={lng}
                name="lng"
                inputMode="decimal"
                defaultValue={typed.lng}
                onChange={show}
              />
            )}
          </Field>
        </div>
      </details>
    </fieldset>
  )
}

function NumberField({
  name,
  label,
  min,
  max,
  typed,
  off,
}: {
  name: TypedName
  label: string
  min: number
  max: number
  typed: Typed
  off?: boolean
}) {
  return (
    <Field label={label}>
      {(field) => (
        // Text with a number pad, not type=number: that one swallows what it can't read.
        <TextInput
          {...field}
          name={name}
          inputMode="numeric"
          maxLength={name === 'year' ? 4 : 2}
          placeholder={name === 'year' ? 'YYYY' : `${min}–${max}`}
          defaultValue={typed[name]}
          disabled={off}
          className="figures px-2.5"
        />
      )}
    </Field>
  )
}
