import { useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { placeMaxLength } from '../../../contract/core/constants.ts'
import { placeFound, placeWords } from '../../../words/kundli/place.ts'
import { useSay } from '../../core/language.tsx'
import { Field, TextInput } from '../form/field.tsx'
import { isUnderThumb } from './lead-on.ts'
import type { PlacePrediction, PlaceSuggestion } from './place-session.ts'
import { usePlaces } from './use-places.ts'
import type { PlaceSearchState } from './use-places.ts'

export interface PlaceSearchProps {
  name?: string
  /** "Place of birth" unless told. */
  label?: string
  /** What stands in the field at first. */
  defaultValue: string | undefined
  placeholder?: string | undefined
  /** What is wrong with the place; gives way to what is found while another is typed. */
  error?: string | undefined
  /** Whether the text stands for a place whose coordinates are known. */
  isChosen: () => boolean
  onType: () => void
  onChoose: (coordinates: { lat: number; lng: number }) => void
}

/**
 * A place as a combobox: after three letters and half a second's rest the server is asked,
 * an earlier question is cancelled, and choosing fills the coordinates. Without the script it is a
 * plain field, and the form's "Find the place" asks.
 */
export default function PlaceSearch({
  name = 'pob',
  label,
  defaultValue,
  placeholder,
  error,
  isChosen,
  onType,
  onChoose,
}: PlaceSearchProps) {
  const say = useSay()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const { places, state, lookUp, close, markedIndex, unmark, choose, onKeyDown } = usePlaceChoice({
    listId,
    onChoose: (place) => {
      if (input.current) input.current.value = place.description
    },
    onLocated: (place) => onChoose(place.geometry.location),
  })
  return (
    <div
      className="relative"
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || close()}
    >
      <Field
        label={label ?? say(placeWords.place)}
        hint={searchNote(places, state, say)}
        error={error && !places && state === 'idle' ? <span role="alert">{error}</span> : undefined}
      >
        {(field) => (
          <TextInput
            {...field}
            name={name}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the list below
            role="combobox"
            aria-expanded={Boolean(places?.length)}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={markedIndex >= 0 ? `${listId}-${markedIndex}` : undefined}
            maxLength={placeMaxLength}
            ref={input}
            defaultValue={defaultValue}
            placeholder={placeholder}
            onChange={(event) => {
              onType()
              unmark()
              lookUp(event.target.value)
            }}
            // Who comes back to a name without coordinates gets the list once more.
            onFocus={(event) => {
              bringAboveKeyboard(event.currentTarget)
              if (!isChosen()) lookUp(event.target.value)
            }}
            onKeyDown={onKeyDown}
            data-chain
          />
        )}
      </Field>
      <PlaceList id={listId} places={places ?? []} markedIndex={markedIndex} onChoose={choose} />
    </div>
  )
}

/** Under a thumb the keyboard takes the lower half of the screen: the list needs the upper one. */
function bringAboveKeyboard(field: HTMLElement): void {
  if (!isUnderThumb()) return
  const top = field.getBoundingClientRect().top - 48
  if (top > 0) window.scrollBy({ top, behavior: 'smooth' })
}

/** The places found, and the one that the keys have marked. The options' ids begin with `listId`. */
function usePlaceChoice({
  listId,
  onChoose,
  onLocated,
}: {
  listId: string
  onChoose: (place: PlacePrediction) => void
  /** Once its coordinates are known, at once where they already are. */
  onLocated: (place: PlaceSuggestion) => void
}) {
  const { places, state, lookUp, locate, close } = usePlaces()
  const [markedIndex, setMarked] = useState(-1)

  const choose = (place: PlacePrediction) => {
    setMarked(-1)
    onChoose(place)
    locate(place, onLocated)
  }
  const mark = (index: number) => {
    setMarked(index)
    document.getElementById(`${listId}-${index}`)?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!places?.length) return
    const marked = nextMarked(event.key, markedIndex, places.length)
    if (marked !== null) {
      event.preventDefault()
      mark(marked)
    } else if (event.key === 'Enter') {
      // The list is open, so a place is being chosen and the form not yet sent.
      event.preventDefault()
      choose(places[Math.max(markedIndex, 0)]!)
    } else if (event.key === 'Escape') close()
  }
  return {
    places,
    state,
    lookUp,
    close,
    markedIndex,
    unmark: () => setMarked(-1),
    choose,
    onKeyDown,
  }
}

/** The option that an arrow leads to, round the ends of the list; null for any other key. */
function nextMarked(key: string, marked: number, count: number): number | null {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (!step) return null
  return marked < 0 && step < 0 ? count - 1 : (marked + step + count) % count
}

/** The line under the field: what to type, that it is being looked up, how many were found. */
function searchNote(
  places: PlacePrediction[] | null,
  state: PlaceSearchState,
  say: ReturnType<typeof useSay>,
): string {
  if (state === 'asking') return say(placeWords.placeSearching)
  if (state === 'failed') return say(placeWords.placeFailed)
  if (state === 'unlocated') return say(placeWords.placeNotLocated)
  if (places === null) return say(placeWords.placeHint)
  return places.length === 0 ? say(placeWords.placeNone) : say(placeFound, places.length)
}

/** The pattern of the ARIA guide: the platform's own lists can't be filled while one types. */
function PlaceList({
  id,
  places,
  markedIndex,
  onChoose,
}: {
  id: string
  places: PlacePrediction[]
  markedIndex: number
  onChoose: (place: PlacePrediction) => void
}) {
  const say = useSay()
  return (
    /* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- see above; the field has the keys */
    <ul
      id={id}
      role="listbox"
      aria-label={say(placeWords.placeChoose)}
      hidden={places.length === 0}
      className="absolute inset-x-0 top-20 z-20 max-h-72 overflow-y-auto rounded-md border border-edge bg-sheet shadow-sheet"
    >
      {places.map((place, index) => (
        <li
          key={`${place.description}${index}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === markedIndex}
          // On the press the field keeps the focus; the choice is the whole tap, so that a
          // finger may also scroll the list.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(place)}
          className="flex min-h-12 cursor-pointer items-center border-b border-rule px-3.5 py-2 leading-tight last:border-b-0 hover:bg-wash aria-selected:bg-wash"
        >
          {place.description}
        </li>
      ))}
    </ul>
    /* oxlint-enable */
  )
}
