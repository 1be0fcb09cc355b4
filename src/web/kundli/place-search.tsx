import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { placeMaxLength, placeMinLength } from '../../contract/numbers.ts'
import { birthForm as words, placeFound } from '../../words/birth-form.ts'
import { ask } from '../ask.ts'
import { useSay } from '../language.tsx'
import { Field, TextInput } from '../ui/field.tsx'

export interface PlaceFound {
  description: string
  geometry: { location: { lat: number; lng: number } }
}

const delayMilliseconds = 500

/**
 * The place of birth as a combobox: after three letters and half a second's rest the server is asked,
 * an earlier question is cancelled, and choosing fills the coordinates. Without the script it is a
 * plain field, and the form's "Find the place" asks.
 */
export function PlaceSearch({
  value,
  onType,
  onChoose,
}: {
  value: string
  onType: (text: string) => void
  onChoose: (place: PlaceFound) => void
}) {
  const say = useSay()
  const listId = useId()
  const [asked, setAsked] = useState('')
  const [found, setFound] = useState<PlaceFound[] | null>(null)
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle')
  const [marked, setMarked] = useState(-1)
  const chosen = useRef('')

  useEffect(() => {
    const input = asked.trim()
    setFound(null)
    setMarked(-1)
    if (input.length < placeMinLength || input === chosen.current) return setState('idle')
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      setState('asking')
      try {
        const answer = await ask('places/suggest', { input }, { signal: abort.signal })
        if (abort.signal.aborted) return
        setFound(answer.status === 'success' ? answer.predictions : [])
        setState('idle')
      } catch {
        if (!abort.signal.aborted) setState('failed')
      }
    }, delayMilliseconds)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [asked])

  const choose = (place: PlaceFound) => {
    chosen.current = place.description
    setFound(null)
    setMarked(-1)
    onChoose(place)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!found?.length) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setMarked((marked + step + found.length) % found.length)
    } else if (event.key === 'Enter' && found[marked]) {
      event.preventDefault()
      choose(found[marked])
    } else if (event.key === 'Escape') setFound(null)
  }
  const note =
    state === 'asking'
      ? say(words.placeSearching)
      : state === 'failed'
        ? say(words.placeFailed)
        : found === null
          ? say(words.placeHint)
          : found.length === 0
            ? say(words.placeNone)
            : say(placeFound, found.length)

  return (
    <div
      className="relative"
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setFound(null)}
    >
      <Field label={say(words.place)} hint={note}>
        {(field) => (
          <TextInput
            {...field}
            name="pob"
            role="combobox"
            aria-expanded={Boolean(found?.length)}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={marked >= 0 ? `${listId}-${marked}` : undefined}
            maxLength={placeMaxLength}
            value={value}
            onChange={(event) => {
              onType(event.target.value)
              setAsked(event.target.value)
            }}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <ul
        id={listId}
        role="listbox"
        aria-label={say(words.placeChoose)}
        hidden={!found?.length}
        className="absolute inset-x-0 top-20 z-20 max-h-72 overflow-y-auto rounded-md border border-edge bg-sheet shadow-sheet"
      >
        {found?.map((place, index) => (
          <li
            key={`${place.description}${index}`}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === marked}
            tabIndex={-1}
            onPointerDown={(event) => {
              event.preventDefault()
              choose(place)
            }}
            className="flex min-h-12 cursor-pointer items-center border-b border-rule px-3.5 py-2 leading-tight last:border-b-0 hover:bg-wash aria-selected:bg-wash"
          >
            {place.description}
          </li>
        ))}
      </ul>
    </div>
  )
}
