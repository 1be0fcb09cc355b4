import { useEffect, useEffectEvent, useState } from 'react'
import { chatTemplates, chatWords } from '../../words/chat/chat.ts'
import { formatRupees } from '../../words/say.ts'
import { useSay, type Say } from '../core/language.tsx'
import { monotonicNow } from '../ui/monotonic-now.ts'
import type { ChatBalance } from './conversation/conversation.ts'

/** What is left, or until when the chat stays open, and what the next question costs and from where. */
export function PriceLine({
  balance,
  onTimeOver,
}: {
  balance: ChatBalance
  onTimeOver: () => void
}) {
  const say = useSay()
  const { endsAt, questions_left, next } = balance
  const price = priceOf(balance, say)
  return (
    <p className="figures truncate text-[0.75rem] leading-4 text-soft">
      {endsAt !== null ? (
        <Countdown endsAt={endsAt} onTimeOver={onTimeOver} />
      ) : (
        next.source !== 'none' &&
        next.source !== 'wallet' && (
          <span data-counter="questions">{say(chatTemplates.questionsLeft, questions_left)}</span>
        )
      )}
      {(endsAt !== null || (next.source !== 'none' && next.source !== 'wallet')) && ' · '}
      <span>{price}</span>
    </p>
  )
}

function priceOf({ next, balance }: ChatBalance, say: Say): string {
  switch (next.source) {
    case 'free':
      return say(chatWords.nextFree)
    case 'plan':
      return say(chatWords.nextPlan)
    case 'bought':
      return say(chatWords.nextBought)
    case 'wallet':
      return say(chatTemplates.nextWallet, formatRupees(next.price), formatRupees(balance))
    case 'none':
      return say(chatTemplates.nextNone, formatRupees(next.price))
  }
}

/** A window of time, by the second; time itself costs nothing. */
function Countdown({ endsAt, onTimeOver }: { endsAt: number; onTimeOver: () => void }) {
  const say = useSay()
  const [now, setNow] = useState(() => monotonicNow())
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000))
  useEffect(() => {
    const timer = setInterval(() => setNow(monotonicNow()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const isOver = seconds === 0
  const endTime = useEffectEvent(() => onTimeOver())
  useEffect(() => {
    if (isOver) endTime()
  }, [isOver])
  return (
    <span role="timer" data-counter="time">
      {say(chatTemplates.timeLeft, Math.floor(seconds / 60), seconds % 60)}
    </span>
  )
}
