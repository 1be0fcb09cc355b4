import { priceLine, type PriceLine } from '../../words/home/ask.ts'
import { homeWords } from '../../words/home/home.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { ButtonLink } from '../ui/form/button.tsx'
import { Page } from '../ui/page.tsx'
import { QuestionForm } from './ask/question-form.tsx'
import { SkyDial } from './dateline.tsx'
import type { SkyNow } from './sky-now.server.ts'

/** What a visitor reads first: what there is, the box to ask in, what it costs; the kundli second. */
export function Hero({ prices, sky }: { prices: PriceLine; sky: SkyNow }) {
  const say = useSay()
  return (
    <Page className="grid items-center gap-x-16 py-6 sm:py-12 lg:grid-cols-[1fr_29rem] lg:py-14">
      <div className="max-w-column sm:max-lg:max-w-none">
        <h1 className="mb-4 max-sm:text-h2">{say(homeWords.heading)}</h1>
        <QuestionForm note={say(priceLine, prices)} />
        <p className="mt-4 text-soft">{say(homeWords.lead)}</p>
        <ButtonLink wide kind="quiet" to="/free-kundli?type=Oracle" className="mt-4">
          {say(homeWords.seeKundli)}
        </ButtonLink>
        <p className="mt-1 flex flex-wrap items-center justify-between gap-x-5 text-fine text-soft">
          {say(homeWords.noLogin)}
          <LocalizedLink
            to="/#chat-with-ai"
            className="inline-flex min-h-11 items-center font-semibold text-action underline-offset-4 hover:underline"
          >
            {say(homeWords.start)}
          </LocalizedLink>
        </p>
      </div>
      <SkyDial sky={sky} />
    </Page>
  )
}
