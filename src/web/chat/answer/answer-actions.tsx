import { useState } from 'react'
import { chatToolWords } from '../../../words/chat/chat-tools.ts'
import { chatTemplates, chatWords } from '../../../words/chat/chat.ts'
import { useSay } from '../../core/language.tsx'
import { CopyIcon } from '../../ui/icon/chat-icons.tsx'
import { CheckIcon } from '../../ui/icon/page-icons.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import type { Exchange, MissResult, RatingResult } from '../conversation/exchange.ts'
import { ListenButton } from './listen-button.tsx'
import { IconButton } from './icon-button.tsx'
import { Miss } from './miss.tsx'
import { RatingNotes, RatingButtons, useRating } from './rating.tsx'
import { ShareButton } from './share-button.tsx'

/** Under an answer: what it rests on and cost; copy, hear and share it, say how good it was. */
export function AnswerActions({
  exchange,
  onRated,
  onMissed,
}: {
  exchange: Exchange
  onRated?: (rated: RatingResult) => void
  onMissed?: (result: MissResult) => void
}) {
  const say = useSay()
  const { facts, charged, refunded, text, mid } = exchange
  const rating = useRating(mid, exchange.rating, onRated)
  const cost = refunded
    ? chatToolWords.refunded
    : charged
      ? chatWords.charged
      : chatWords.notCharged
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-2 text-fine text-soft">
      <p className="mr-auto">
        {facts.length > 0 && `${say(chatTemplates.factsChecked, facts.length)} · `}
        {say(cost)}
      </p>
      <div className="-mx-3 flex">
        <ListenButton text={text} />
        <CopyButton text={text} />
        {mid && <ShareButton exchange={exchange} />}
        {mid && <RatingButtons rating={rating} />}
      </div>
      <RatingNotes rating={rating} />
      {onMissed && (
        <div className="w-full">
          <Miss {...{ exchange, onMissed }} />
        </div>
      )}
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
    <IconButton
      label={say(isCopied ? chatWords.copied : chatWords.copy)}
      onPress={copy}
      symbol={isCopied ? <CheckIcon className="size-5" /> : <CopyIcon className="size-5" />}
    />
  )
}
