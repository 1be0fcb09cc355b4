import {
  dayNames,
  dayNamesBefore,
  horoscopeWords as words,
} from '../../words/horoscope/horoscope.ts'
import { ownSignWords } from '../../words/horoscope/own-sign.ts'
import { zodiacSigns } from '../../words/horoscope/zodiac.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { RashiIcon } from '../ui/icon/sky-icons.tsx'
import { Page } from '../ui/page.tsx'
import { RememberedSign } from './own-sign.tsx'
import { whens, type When } from './when.ts'

/** The day in both calendars, over the page. */
export function DateStrip({ day }: { day: { gregorian: string; hindu: string } }) {
  return (
    <div className="border-b-3 border-double border-edge text-fine text-soft">
      <Page className="flex flex-wrap justify-between gap-x-6 py-2">
        <p>{day.gregorian}</p>
        <p>{day.hindu}</p>
      </Page>
    </div>
  )
}

interface SignHeaderProps {
  sign: number
  when: When
  /** The sign that is remembered; null for none. */
  keptSign: number | null
  moon: string
}

/** Which sign and which of its days the page is about, and where the Moon stands on it. */
export function SignHeader({ sign, when, keptSign, moon }: SignHeaderProps) {
  const say = useSay()
  const name = say(zodiacSigns[sign]!.title)
  return (
    <header className="grid items-center gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex items-center gap-5">
        <span className="grid size-20 shrink-0 place-items-center rounded-full border border-edge sm:size-24">
          <RashiIcon rashi={sign} className="size-11 sm:size-13" />
        </span>
        <div>
          <h1 className="text-h2">{say(words.heading, name, say(dayNamesBefore[when]))}</h1>
          <p className="mt-1 text-soft">{moon}</p>
          <p className="text-fine text-soft">{say(ownSignWords.byMoon)}</p>
          <RememberedSign sign={sign} keptSign={keptSign} />
        </div>
      </div>
      <Days sign={sign} when={when} />
    </header>
  )
}

/** Yesterday, today, tomorrow: each loads the page anew. */
function Days({ sign, when }: { sign: number; when: When }) {
  const say = useSay()
  return (
    <nav aria-label={say(words.days)} className="grid grid-cols-3 border border-edge">
      {whens.map((day) => (
        <LocalizedLink
          key={day}
          to={`/horoscope?zodiac=${zodiacSigns[sign]!.value}&when=${day}`}
          aria-current={day === when ? 'page' : undefined}
          className="flex min-h-12 items-center justify-center border-edge px-1 py-2 sm:px-4 text-center leading-tight not-first:border-l hover:bg-wash aria-[current]:bg-action aria-[current]:font-semibold aria-[current]:text-on-action"
        >
          {say(dayNames[day])}
        </LocalizedLink>
      ))}
    </nav>
  )
}
