import { skyWords } from '../../words/home/home.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { Page } from '../ui/page.tsx'
import type { SkyNow } from './sky-now.server.ts'

/** The line under an almanac's title: the day, its tithi, Rahu Kaal, where the Moon is. It leads to the almanac. */
export function Dateline({ sky }: { sky: Omit<SkyNow, 'wheel'> }) {
  const say = useSay()
  return (
    <div className="border-b-3 border-double border-edge text-fine text-soft">
      <Page>
        <LocalizedLink
          to="/panchang"
          className="flex min-h-11 flex-wrap content-center justify-between gap-x-6 py-1.5 hover:text-ink"
        >
          <span>
            <span className="sm:hidden">{sky.date}</span>
            <span className="max-sm:hidden">{sky.day}</span> · {sky.tithi}
          </span>
          {sky.rahuKaal && <span className="text-ink">{say(skyWords.rahuKaal, sky.rahuKaal)}</span>}
          <span className="max-sm:hidden">{say(skyWords.moonIn, sky.nakshatra)}</span>
        </LocalizedLink>
      </Page>
    </div>
  )
}

/** The dial beside the promise, on screens wide enough for it. Its drawing comes from the server. */
export function SkyDial({ sky }: { sky: SkyNow }) {
  const say = useSay()
  return (
    <figure className="mx-auto hidden w-full max-w-[29rem] lg:block">
      <div dangerouslySetInnerHTML={{ __html: sky.wheel }} />
      <figcaption className="mt-3 text-center text-fine text-soft">
        {say(skyWords.caption, sky.clock)}
      </figcaption>
    </figure>
  )
}
