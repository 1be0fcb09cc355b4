import { homeTemplates, homeWords } from '../../words/home/home.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { ButtonLink } from '../ui/form/button.tsx'
import { Page } from '../ui/page.tsx'
import { SkyDial } from './dateline.tsx'
import type { SkyNow } from './sky-now.server.ts'
import type { Stats } from './stats.tsx'

/** What a visitor reads first: one sentence, one thing to do, and the sky beside it. */
export function Hero({ stats, sky }: { stats: Stats; sky: SkyNow }) {
  const say = useSay()
  return (
    <Page className="grid items-center gap-x-16 py-8 sm:py-12 lg:grid-cols-[1fr_29rem] lg:py-14">
      <div className="max-w-column">
        <h1>{say(homeWords.promise)}</h1>
        <p className="mt-4 text-lead text-balance text-soft">{say(homeWords.lead)}</p>
        <div className="mt-6 max-w-[26rem]">
          <ButtonLink wide to="/free-kundli?type=Oracle">
            {say(homeWords.seeKundli)}
          </ButtonLink>
          <p className="mt-2.5 text-center text-soft">{say(homeWords.noLogin)}</p>
        </div>
        <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
          <span className="display border-4 border-double border-fact px-3 py-1 text-h4 hindi:pt-1.5">
            {say(homeTemplates.freeQuestions, stats.free_questions)}
          </span>
          <LocalizedLink
            to="/#chat-with-ai"
            className="inline-flex min-h-11 items-center font-semibold text-action underline-offset-4 hover:underline"
          >
            {say(homeWords.start)}
          </LocalizedLink>
        </p>
        <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-fine text-soft">
          {(
            [
              [stats.predictions, homeWords.statPredictions],
              [stats.users, homeWords.statUsers],
              [stats.chats, homeWords.statChats],
              [stats.astrologers, homeWords.statAstrologers],
            ] as const
          )
            .filter(([figure]) => figure !== '')
            .map(([figure, label]) => (
              <li key={label.en}>
                <span className="font-semibold text-ink">{figure}</span> {say(label)}
              </li>
            ))}
        </ul>
      </div>
      <SkyDial sky={sky} />
    </Page>
  )
}
