import { panchangWords as words } from '../../words/panchang/panchang.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'

/** The head of a day or a month of the almanac: its name, its place and the clock of that place. */
export function AlmanacHeading({
  title,
  place,
  isKept,
  formId,
  note,
}: {
  title: string
  place: { name: string; timezone: string; offset: string }
  /** The place is the city that the reader keeps. */
  isKept: boolean
  /** Where the place is changed. */
  formId: string
  /** Stands after the clock: what the page spans. */
  note: string
}) {
  const say = useSay()
  return (
    <header className="rule-scotch pb-3">
      <h1 className="text-h2">{title}</h1>
      <p className="mt-1">
        <PlaceName name={place.name} isKept={isKept} formId={formId} />
        <span className="block text-fine text-soft">
          {say(words.clock, place.timezone, place.offset)}. {note}.
        </span>
      </p>
    </header>
  )
}

/** The place of a page of the almanac, whether it is the reader's own, and the way to another. */
export function PlaceName({
  name,
  isKept,
  formId,
}: {
  name: string
  isKept: boolean
  formId: string
}) {
  const say = useSay()
  return (
    <>
      {name}
      {isKept && (
        <span className="text-soft">
          {' · '}
          <span className="whitespace-nowrap">{say(words.yourCity)}</span>
        </span>
      )}{' '}
      <a
        href={`#${formId}`}
        className="ml-2 inline-flex min-h-11 items-center text-fine text-action underline underline-offset-4"
      >
        {say(words.otherCity)}
      </a>
    </>
  )
}

/** The ways on from a day or a month; one without an address is left out. */
export function AlmanacLinks({
  label,
  links,
}: {
  label: string
  links: { to: string | null; text: string }[]
}) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-x-5 border-b border-rule">
      {links.map(
        ({ to, text }) =>
          to !== null && (
            <LocalizedLink
              key={text}
              to={to}
              className="inline-flex min-h-11 items-center text-action underline-offset-4 hover:underline"
            >
              {text}
            </LocalizedLink>
          ),
      )}
    </nav>
  )
}
