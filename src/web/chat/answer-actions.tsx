import { useState } from 'react'
import type { ReactNode } from 'react'
import { chatCounts, chatWords } from '../../words/chat.ts'
import { AskError, ask } from '../ask.ts'
import { useSay } from '../language.tsx'
import { Button } from '../ui/button.tsx'
import { Field, TextArea } from '../ui/field.tsx'
import { Check, Copy, ThumbDown, ThumbUp } from '../ui/symbols.tsx'
import { toast } from '../ui/toast.ts'
import type { Exchange } from './exchange.ts'

/** Under an answer: what it rests on and cost; copy it, say how good it was. */
export function AnswerActions({
  exchange,
  onRated,
}: {
  exchange: Exchange
  onRated?: (rating: 1 | -1) => void
}) {
  const say = useSay()
  const { facts, charged, text } = exchange
  const rating = useRating(exchange.mid, exchange.rating, onRated)
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-2 text-fine text-soft">
      <p className="mr-auto">
        {facts.length > 0 && `${say(chatCounts.factsChecked, facts.length)} · `}
        {say(charged ? chatWords.charged : chatWords.notCharged)}
      </p>
      <div className="-mx-3 flex">
        <CopyButton text={text} />
        {exchange.mid && <Thumbs given={rating.given} onRate={rating.onRate} />}
      </div>
      {rating.asksWhy && <Reason onSend={rating.onReason} />}
    </div>
  )
}

const small =
  'grid size-11 place-items-center rounded-md hover:bg-wash hover:text-ink aria-pressed:text-action'

function CopyButton({ text }: { text: string }) {
  const say = useSay()
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => {
        setCopied(true)
        setTimeout(() => setCopied(false), 2_000)
      },
      () => toast(say(chatWords.errorLater), 'error'),
    )
  return (
    <button type="button" className={small} onClick={() => void copy()}>
      {copied ? <Check className="size-5" /> : <Copy className="size-5" />}
      <output className="sr-only">{say(copied ? chatWords.copied : chatWords.copy)}</output>
    </button>
  )
}

/** Keeps a rating as it is given; who says "not helpful" is asked why, and may leave it. */
export function useRating(
  mid: string | null,
  rating: number | null,
  onRated?: (rating: 1 | -1) => void,
) {
  const say = useSay()
  const [given, setGiven] = useState(rating)
  const [asksWhy, setAsksWhy] = useState(false)
  const rate = async (value: 1 | -1, reason?: string) => {
    if (!mid) return
    const before = given
    setGiven(value)
    setAsksWhy(value === -1 && reason === undefined)
    try {
      const reply = await ask('chats/rateAnswer', { mid, rating: value, ...(reason && { reason }) })
      if (reply.status === 'fail') throw new AskError(200, reply.message)
      onRated?.(value)
      if (reason !== undefined) toast(say(chatWords.thanks), 'success')
    } catch (error) {
      setGiven(before)
      const message = error instanceof AskError && error.message
      toast(message || say(chatWords.errorLater), 'error')
    }
  }
  return {
    given,
    asksWhy,
    onRate: (value: 1 | -1) => void rate(value),
    onReason: (reason: string) => void rate(-1, reason),
  }
}

/** Helpful or not. */
export function Thumbs({
  given,
  onRate,
}: {
  given: number | null
  onRate: (value: 1 | -1) => void
}) {
  const say = useSay()
  return (
    <>
      <Thumb
        pressed={given === 1}
        label={say(chatWords.helpful)}
        onPress={() => onRate(1)}
        symbol={<ThumbUp className="size-5" />}
      />
      <Thumb
        pressed={given === -1}
        label={say(chatWords.notHelpful)}
        onPress={() => onRate(-1)}
        symbol={<ThumbDown className="size-5" />}
      />
    </>
  )
}

function Thumb(thumb: { pressed: boolean; label: string; onPress: () => void; symbol: ReactNode }) {
  return (
    <button type="button" className={small} aria-pressed={thumb.pressed} onClick={thumb.onPress}>
      {thumb.symbol}
      <span className="sr-only">{thumb.label}</span>
    </button>
  )
}

export function Reason({ onSend }: { onSend: (reason: string) => void }) {
  const say = useSay()
  return (
    <form
      className="flex w-full items-end gap-3 pt-2"
      onSubmit={(event) => {
        event.preventDefault()
        const reason = new FormData(event.currentTarget).get('reason')
        onSend(typeof reason === 'string' ? reason.trim() : '')
      }}
    >
      <Field label={say(chatWords.reasonLabel)} className="grow text-ink">
        {(field) => <TextArea {...field} name="reason" maxLength={500} />}
      </Field>
      <Button kind="quiet" type="submit">
        {say(chatWords.reasonSend)}
      </Button>
    </form>
  )
}
