import { useState } from 'react'
import { aroundWords } from '../../words/chat/chat-around.ts'
import { chatCounts, chatWords } from '../../words/chat/chat.ts'
import { useSay } from '../core/language.tsx'
import { Copy } from '../ui/icon/chat-symbols.tsx'
import { Check } from '../ui/icon/page-symbols.tsx'
import { toast } from '../ui/overlay/toast.ts'
import type { Exchange } from './exchange.ts'
import { ListenButton } from './listen.tsx'
import { ActionButton, RatingNotes, Thumbs, useRating, type RatingResult } from './rating.tsx'
import { ShareButton } from './share.tsx'

/** Under an answer: what it rests on and cost; copy, hear and share it, say how good it was. */
export function AnswerActions({
  exchange,
  onRated,
}: {
  exchange: Exchange
  onRated?: (rated: RatingResult) => void
}) {
  const say = useSay()
  const { facts, charged, refunded, text, mid } = exchange
  const rating = useRating(mid, exchange.rating, onRated)
  const cost = refunded ? aroundWords.refunded : charged ? chatWords.charged : chatWords.notCharged
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-2 text-fine text-soft">
      <p className="mr-auto">
        {facts.length > 0 && `${say(chatCounts.factsChecked, facts.length)} · `}
        {say(cost)}
      </p>
      <div className="-mx-3 flex">
        <ListenButton text={text} />
        <CopyButton text={text} />
        {mid && <ShareButton exchange={exchange} />}
        {mid && <Thumbs rating={rating} />}
      </div>
      <RatingNotes rating={rating} />
    </div>
  )
}

function CopyButton({ text }: { text: string }) {
  const say = useSay()
  const [isCopied, setCopied] = useState(false)
  const copy = () => {
    // A page without TLS has no clipboard.
    const copying = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('none'))
    copying.then(
      () => {
        setCopied(true)
        setTimeout(() => setCopied(false), 2_000)
      },
      () => toast(say(chatWords.errorLater), 'error'),
    )
  }
  return (
    <ActionButton
      label={say(isCopied ? chatWords.copied : chatWords.copy)}
      onPress={copy}
      symbol={isCopied ? <Check className="size-5" /> : <Copy className="size-5" />}
    />
  )
}
