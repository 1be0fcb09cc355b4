import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { Persona } from '../../contract/core/common-schemas.ts'
import { monotonicNow } from '../ui/monotonic-now.ts'
import { QuestionAndAnswer } from './answer/answer.tsx'
import type { ChatOfForm } from './answer/meaning-choices.tsx'
import {
  isRunning,
  type Exchange,
  type MissResult,
  type RatingResult,
} from './conversation/exchange.ts'
import { newExchangeKey, type UsedConversation } from './use-conversation.ts'

/** The questions and answers. A question just asked comes to the top of the screen, and stays there. */
export function Exchanges({
  exchanges,
  astrologer,
  dispatch,
  chat,
  onAskAgain,
  onOtherWords,
  children,
}: {
  exchanges: Exchange[]
  astrologer: Persona
  dispatch: UsedConversation['dispatch']
  /** Where a chosen meaning can be sent by a form. */
  chat?: ChatOfForm | undefined
  /** Puts a question into the box; absent where nothing can be asked. */
  onAskAgain?: (question: string) => void
  /** The same, to be written anew. */
  onOtherWords?: (question: string) => void
  /** Stands under the last answer. */
  children: ReactNode
}) {
  const last = useRef<HTMLDivElement>(null)
  const count = exchanges.length
  const lastKey = exchanges.at(-1)?.key
  const hasSeveral = count > 1
  useEffect(() => {
    if (lastKey && hasSeveral) last.current?.scrollIntoView({ block: 'start' })
  }, [lastKey, hasSeveral])
  const isBusy = exchanges.some(isRunning)
  return exchanges.map((exchange, place) => {
    const { key } = exchange
    const isLast = place === count - 1
    return (
      <div
        key={key}
        data-question={exchange.mid ?? undefined}
        ref={isLast ? last : undefined}
        // Room below the last answer, so that its question can be at the top from the start.
        className={`scroll-mt-13 border-t border-rule first:border-t-0 ${isLast && place > 0 ? 'min-h-[calc(100dvh-7.5rem)]' : ''}`}
      >
        <QuestionAndAnswer
          {...{ exchange, astrologer, chat }}
          {...(onAskAgain && { onAskAgain })}
          onWithdraw={() => dispatch({ type: 'queued-question-withdrawn', key })}
          offer={{
            onRead: () => dispatch({ type: 'earlier-answer-requested', key }),
            onAnew: () => dispatch({ type: 'question-repeated', key, newKey: newExchangeKey() }),
          }}
          meaning={
            isBusy || !onOtherWords
              ? undefined
              : {
                  onChoose: (value) =>
                    dispatch({ type: 'meaning-chosen', key, value, newKey: newExchangeKey() }),
                  onOtherWords: () => onOtherWords(exchange.question),
                }
          }
          onRated={(result) => dispatch(ratedEvent(key, result))}
          onMissed={(result) => dispatch(missEvent(key, result))}
        />
        {isLast && children}
      </div>
    )
  })
}

export function ratedEvent(key: string, result: RatingResult) {
  return { type: 'answer-rated', key, result, at: monotonicNow() } as const
}

export function missEvent(key: string, result: MissResult) {
  return { type: 'miss-reported', key, result, at: monotonicNow() } as const
}
