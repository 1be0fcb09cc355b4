import { chatToolTemplates, chatToolWords } from '../../../words/chat/chat-tools.ts'
import { personaNames } from '../../../words/chat/chat.ts'
import { formatDate } from '../../../words/say.ts'
import { useLanguage, useSay } from '../../core/language.tsx'
import { Button } from '../../ui/form/button.tsx'
import type { Exchange } from '../conversation/exchange.ts'

export interface EarlierAnswerHandlers {
  onRead: () => void
  onAnew: () => void
}

/** Nearly the same was answered before: that answer for nothing, or the question anew. */
export function EarlierAnswerOffer({
  exchange,
  onRead,
  onAnew,
}: { exchange: Exchange } & EarlierAnswerHandlers) {
  const say = useSay()
  return (
    <>
      <p className="text-lead">{exchange.failure}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={onRead} busy={exchange.isFetchingEarlier} className="grow sm:grow-0">
          {say(chatToolWords.readThat)}
        </Button>
        <Button kind="quiet" onClick={onAnew} className="grow sm:grow-0">
          {exchange.anewLabel}
        </Button>
      </div>
      {exchange.earlierFailure && (
        <p role="alert" className="mt-3 text-fine text-sindoor">
          {exchange.earlierFailure}
        </p>
      )}
    </>
  )
}

/** Over an answer: that it is an earlier one, or that the same was asked under another sky. */
export function EarlierAnswerNote({
  exchange: { earlier, isReread, state },
}: {
  exchange: Exchange
}) {
  const say = useSay()
  const language = useLanguage()
  if (!earlier || state === 'offered' || state === 'failed') return null
  const day = formatDate(earlier.asked_at, language)
  if (!isReread && !earlier.changed) return null
  return (
    <p className="mb-4 text-fine text-soft">
      {isReread
        ? say(chatToolTemplates.yourAnswerOf, say(personaNames[earlier.astrologer]), day)
        : `${say(chatToolTemplates.askedTooOn, day)} ${say(chatToolWords.changed)}`}
    </p>
  )
}
