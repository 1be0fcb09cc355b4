import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import {
  greetingAt,
  homeWords,
  questionsLeft,
  rahuKaalToday,
  todayFor,
} from '../../words/home/home.ts'
import { draftName, saveSessionText } from '../core/session-text.ts'
import { LocalizedLink, inLanguage, useLanguage, useSay } from '../core/language.tsx'
import { useSession } from '../core/session.ts'
import { Page } from '../ui/page.tsx'
import { detectLanguage } from '../ui/text/detect-language.ts'
import { DueForecast } from './due-forecast.tsx'
import { QuestionForm } from './ask/question-form.tsx'
import type { MyDay } from './my-day.server.ts'

const hourNeverChanges = () => () => {}
const hourHere = () => new Date().getHours()
const link =
  'inline-flex min-h-11 items-center font-semibold text-action underline-offset-4 hover:underline'

export interface GreetingProps {
  /** 0 to 23. */
  hourInIndia: number
  mine: MyDay
}

/**
 * Home for someone who is logged in: a greeting, the box set to their last kundli, their day, their last
 * chat, what is left. The server knows only India's hour, the browser its own.
 */
export function Greeting({ hourInIndia, mine }: GreetingProps) {
  const say = useSay()
  const session = useSession()
  const hour = useSyncExternalStore(hourNeverChanges, hourHere, () => hourInIndia)
  const { kundli, today, lastChat, balance, due } = mine
  const name = kundli?.name ?? session?.displayName
  return (
    <Page className="grid gap-x-16 gap-y-6 py-6 sm:py-10 lg:grid-cols-2">
      <div className="max-w-column sm:max-lg:max-w-none">
        <h1 className="text-h2 wrap-anywhere">
          {say(greetingAt(hour))}
          {name && `, ${name}`}
        </h1>
        <p className="mt-1 mb-4 text-soft">{say(homeWords.whatToday)}</p>
        <MyQuestion kundli={kundli} balance={balance} />
      </div>
      <div className="max-w-column sm:max-lg:max-w-none">
        {due && <DueForecast due={due} />}
        {kundli && today && <Today kundli={kundli} today={today} />}
        {lastChat && (
          <LocalizedLink
            to={`/chats?chat=${lastChat.asstId}`}
            prefetch="none"
            className="flex min-h-14 flex-col justify-center border-b border-rule py-2.5"
          >
            <span className="text-fine text-soft">{say(homeWords.lastChat)}</span>
            <span className="truncate font-semibold" lang={detectLanguage(lastChat.title)}>
              {lastChat.title}
            </span>
          </LocalizedLink>
        )}
        {balance && (
          <LocalizedLink
            to="/balance"
            className="flex min-h-12 items-center justify-between gap-4 border-b border-rule py-2.5"
          >
            <span>{say(homeWords.balance)}</span>
            <span className="figures text-right text-soft">{say(questionsLeft, balance)}</span>
          </LocalizedLink>
        )}
      </div>
    </Page>
  )
}

/** The box: what is typed waits in the chat of the last kundli, beside its price. */
function MyQuestion({ kundli }: Pick<MyDay, 'kundli' | 'balance'>) {
  const say = useSay()
  const language = useLanguage()
  const navigate = useNavigate()
  if (!kundli) return <QuestionForm />
  const { bid, name } = kundli
  return (
    <>
      <QuestionForm
        onAsk={(question) => {
          saveSessionText(draftName({ astrologer: 'Oracle', bid }), question)
          void navigate(inLanguage(`/chats?type=Oracle&bid=${bid}`, language))
        }}
      />
      <p className="mt-1 flex flex-wrap items-center justify-between gap-x-5 text-fine text-soft">
        <span className="wrap-anywhere">
          {say(homeWords.about)}: {name}
        </span>
        <LocalizedLink to="/create-kundli?type=Oracle" className={link}>
          {say(homeWords.otherKundli)}
        </LocalizedLink>
      </p>
    </>
  )
}

function Today({
  kundli,
  today,
}: {
  kundli: NonNullable<MyDay['kundli']>
  today: NonNullable<MyDay['today']>
}) {
  const say = useSay()
  return (
    <section
      aria-labelledby="my-day"
      className="border-t-2 border-b border-t-marigold border-b-rule pt-3 pb-1"
    >
      <p className="flex items-baseline justify-between gap-4">
        <span id="my-day" className="display text-h4 wrap-anywhere">
          {say(todayFor, kundli.name)}
        </span>
        {today.rahuKaal && (
          <span className="figures shrink-0 text-fine text-soft">
            {say(rahuKaalToday, today.rahuKaal)}
          </span>
        )}
      </p>
      <p className="mt-1">{today.text}</p>
      <LocalizedLink to="/today" className={link}>
        {say(homeWords.readDay)}&nbsp;<span aria-hidden="true">→</span>
      </LocalizedLink>
    </section>
  )
}
