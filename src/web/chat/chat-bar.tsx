import { useEffect, useEffectEvent, useState } from 'react'
import type { ReactNode } from 'react'
import type { Persona } from '../../contract/core/common-schemas.ts'
import { chatTemplates, chatWords, personaNames } from '../../words/chat/chat.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { BackIcon } from '../ui/icon/page-icons.tsx'
import { AstraIcon, OracleIcon } from '../ui/icon/persona-icons.tsx'
import { monotonicNow } from '../ui/monotonic-now.ts'
import type { ChatBalance } from './conversation/conversation.ts'

/** The line over a chat: with whom, what is left, and what can be done with the chat. */
export function ChatBar({
  astrologer,
  balance,
  onTimeOver,
  children,
}: {
  astrologer: Persona | null
  balance?: ChatBalance | null
  onTimeOver?: () => void
  children?: ReactNode
}) {
  const say = useSay()
  const Symbol = astrologer === 'Astra' ? AstraIcon : OracleIcon
  return (
    <div className="sticky top-0 z-10 flex min-h-14 items-center gap-1 border-b border-rule bg-paper px-4 sm:gap-2 sm:px-0">
      <LocalizedLink
        to="/"
        className="-ml-3 -mr-2 grid size-11 shrink-0 place-items-center text-soft hover:text-ink"
      >
        <BackIcon />
        <span className="sr-only">{say(chatWords.back)}</span>
      </LocalizedLink>
      {astrologer && <Symbol className="-ml-1 hidden size-7 sm:block" />}
      <h1 className="mr-auto text-h3 leading-none">
        {say(astrologer ? personaNames[astrologer] : chatWords.history)}
      </h1>
      {balance && <Counter balance={balance} onTimeOver={onTimeOver} />}
      {children}
    </div>
  )
}

/** Questions left; when the wallet pays, the time left as minutes and seconds. */
function Counter({ balance, onTimeOver }: { balance: ChatBalance; onTimeOver?: () => void }) {
  const say = useSay()
  const { endsAt, questions_left } = balance
  if (endsAt !== null) return <Countdown endsAt={endsAt} onTimeOver={onTimeOver} />
  return (
    <p className="figures text-fine whitespace-nowrap text-soft" data-counter="questions">
      {say(chatTemplates.questionsLeft, questions_left)}
    </p>
  )
}

function Countdown({ endsAt, onTimeOver }: { endsAt: number; onTimeOver?: () => void }) {
  const say = useSay()
  const [now, setNow] = useState(() => monotonicNow())
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000))
  useEffect(() => {
    const timer = setInterval(() => setNow(monotonicNow()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const isOver = seconds === 0
  const endTime = useEffectEvent(() => onTimeOver?.())
  useEffect(() => {
    if (isOver) endTime()
  }, [isOver])
  return (
    <p className="figures text-fine whitespace-nowrap text-soft" role="timer" data-counter="time">
      {say(chatTemplates.timeLeft, formatTimeLeft(seconds))}
    </p>
  )
}

/** Minutes and seconds: 5:07. */
export function formatTimeLeft(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** What can be done with the chat, small enough for the bar. */
export function BarButton({
  onPress,
  busy = false,
  children,
}: {
  onPress: () => void
  busy?: boolean
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onPress}
      className="ml-1 inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-md border border-edge px-3 text-fine font-semibold hover:bg-wash aria-disabled:opacity-60"
    >
      {children}
    </button>
  )
}
