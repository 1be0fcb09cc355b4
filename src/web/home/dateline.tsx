import { skyWords } from '../../words/home/home.ts'
import { useSay } from '../core/language.tsx'
import { Page } from '../ui/page.tsx'
import type { SkyNow } from './sky-now.server.ts'

/** The line under an almanac's title: the day, its tithi, where the Moon is. */
export function Dateline({ sky }: { sky: Omit<SkyNow, 'wheel'> }) {
  const say = useSay()
  return (
    <div className="border-b-3 border-double border-edge text-fine text-soft">
      <Page className="flex flex-wrap justify-between gap-x-6 py-2">
        <p>{sky.day}</p>
        <p>
          {sky.tithi} · {say(skyWords.moonIn, sky.nakshatra)}
        </p>
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
