import { Suspense, useRef } from 'react'
import { panchangWords as words } from '../../../words/panchang/panchang.ts'
import { LocalizedLink, useSay } from '../../core/language.tsx'
import type { PlaceSearchProps } from '../birth/place-search.tsx'
import { lazyOnVisible } from '../lazy-on-visible.ts'
import { Note } from '../page.tsx'
import { panchangAddress } from './place-query.ts'
import type { ResolvedPlace, PlaceQuery } from './place-query.ts'

// A plain field until its code, which comes after the page's own, can look places up.
const PlaceSearch = import.meta.env.SSR
  ? (await import('../birth/place-search.tsx')).default
  : lazyOnVisible<PlaceSearchProps>(() => import('../birth/place-search.tsx'))

/**
 * The place of a form: its name, and hidden its coordinates and the name that they belong to. Where a city is
 * kept the field is empty, and left so it means that city: no address names it then.
 */
export function PlaceField({
  where: { lat: defaultLat, lng: defaultLng, place: defaultPlace = '' },
  keptName,
}: {
  /** What stands in the field at first; empty for nothing. */
  where: PlaceQuery
  keptName?: string | undefined
}) {
  const say = useSay()
  const [lat, lng, of] = [
    useRef<HTMLInputElement>(null),
    useRef<HTMLInputElement>(null),
    useRef<HTMLInputElement>(null),
  ]
  const fill = (values: [string, string, string]) => {
    for (const [i, box] of [lat, lng, of].entries()) if (box.current) box.current.value = values[i]!
  }
  return (
    <>
      <Suspense fallback={null}>
        <PlaceSearch
          name="place"
          label={say(words.place)}
          defaultValue={defaultPlace}
          placeholder={keptName}
          isChosen={() => Boolean(lat.current?.value)}
          onType={() => fill(['', '', ''])}
          onChoose={(coordinates) => {
            const box = lat.current?.form?.elements.namedItem('place')
            const name = box instanceof HTMLInputElement ? box.value : ''
            fill([String(coordinates.lat), String(coordinates.lng), name])
          }}
        />
      </Suspense>
      <input ref={lat} type="hidden" name="lat" defaultValue={defaultLat} />
      <input ref={lng} type="hidden" name="lng" defaultValue={defaultLng} />
      <input ref={of} type="hidden" name="of" defaultValue={defaultPlace} />
    </>
  )
}

/** What was wrong with the address, and the other places of the name. */
export function PlaceMessages({
  path,
  foundPlace,
  problem,
  extraParams,
}: {
  path: string
  foundPlace: ResolvedPlace
  problem: string | null
  extraParams: Record<string, string | null>
}) {
  const say = useSay()
  return (
    <>
      {(problem || foundPlace.unknown !== null) && (
        <div role="alert" className="mt-4">
          <Note>{problem ?? say(words.placeNone)}</Note>
        </div>
      )}
      {foundPlace.otherPlaces.length > 0 && (
        <p className="mt-3 text-fine">
          {say(words.otherPlaces)}{' '}
          {foundPlace.otherPlaces.map((otherPlace, i) => (
            <span key={`${otherPlace.lat},${otherPlace.lng}`}>
              {i > 0 && ' · '}
              <LocalizedLink
                to={panchangAddress(path, otherPlace, extraParams)}
                className="inline-block py-1 text-action underline underline-offset-4"
              >
                {otherPlace.place}
              </LocalizedLink>
            </span>
          ))}
        </p>
      )}
    </>
  )
}
