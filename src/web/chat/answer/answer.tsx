import type { Persona } from '../../../contract/core/common-schemas.ts'
import { chatToolWords } from '../../../words/chat/chat-tools.ts'
import { chatTemplates, chatWords, personaNames } from '../../../words/chat/chat.ts'
import { useSay } from '../../core/language.tsx'
import { Button } from '../../ui/form/button.tsx'
import { EditIcon } from '../../ui/icon/chat-icons.tsx'
import { AnswerActions } from './answer-actions.tsx'
import {
  EarlierAnswerNote,
  EarlierAnswerOffer,
  type EarlierAnswerHandlers,
} from './earlier-answer.tsx'
import type { Exchange, MissResult, RatingResult } from '../conversation/exchange.ts'
import { MeaningChoices, type ChatOfForm, type MeaningHandlers } from './meaning-choices.tsx'
import { useChartFocus } from '../chart/chart-focus.tsx'
import { FactNote } from '../chart/fact-note.tsx'
import { GroundedText } from '../../ui/answer/grounded-text.tsx'
import { detectLanguage } from '../../ui/text/detect-language.ts'

/** A question, and under it the answer as a page to read. */
export function QuestionAndAnswer({
  exchange,
  astrologer,
  onAskAgain,
  onWithdraw,
  offer,
  meaning,
  chat,
  onRated,
  onMissed,
}: {
  exchange: Exchange
  astrologer: Persona
  /** Puts the question back into the box; absent where nothing can be asked. */
  onAskAgain?: (question: string) => void
  /** Takes a question that waits for the network back into the box. */
  onWithdraw?: () => void
  /** What can be done where an earlier answer is offered. */
  offer?: EarlierAnswerHandlers
  /** What becomes of a chosen meaning; absent while nothing can be asked. */
  meaning?: MeaningHandlers | undefined
  /** Where a chosen meaning is sent by a form instead. */
  chat?: ChatOfForm | undefined
  onRated?: (rated: RatingResult) => void
  onMissed?: (result: MissResult) => void
}) {
  const say = useSay()
  return (
    <article data-state={exchange.state}>
      <Question exchange={exchange} onAskAgain={onAskAgain} />
      <div className="border-t border-rule pt-5 pb-7" aria-busy={exchange.state === 'writing'}>
        <EarlierAnswerNote exchange={exchange} />
        {exchange.state === 'offered' && offer ? (
          <EarlierAnswerOffer exchange={exchange} {...offer} />
        ) : (
          <AnswerBody exchange={exchange} astrologer={astrologer} />
        )}
        {exchange.state === 'queued' && <Queued onWithdraw={onWithdraw} />}
        {exchange.state === 'failed' && onAskAgain && (
          <Button kind="plain" className="mt-2" onClick={() => onAskAgain(exchange.question)}>
            {say(chatWords.askAgain)}
          </Button>
        )}
        {exchange.state === 'complete' && (
          <>
            <AnswerActions {...{ exchange, onRated, onMissed }} />
            <MeaningChoices {...{ exchange, chat }} handlers={meaning} />
          </>
        )}
      </div>
    </article>
  )
}

/** The question as it was asked; once it is answered a pencil puts it back into the box. */
function Question({
  exchange,
  onAskAgain,
}: {
  exchange: Exchange
  onAskAgain: ((question: string) => void) | undefined
}) {
  const say = useSay()
  return (
    <h2 className="ml-auto max-w-[34ch] py-5 text-right font-[family-name:var(--font-text)] text-lead leading-snug font-semibold whitespace-pre-line">
      <span className="sr-only">{say(chatWords.yourQuestion)}: </span>
      <span lang={detectLanguage(exchange.question)}>{exchange.question}</span>
      {/* Its place is kept before it comes: the answer must not move for it. */}
      {!onAskAgain || exchange.state !== 'complete' ? (
        <span className="ml-2 inline-block size-6 align-text-bottom" />
      ) : (
        <button
          type="button"
          title={say(chatToolWords.editQuestion)}
          onClick={() => onAskAgain(exchange.question)}
          className="tap-44 ml-2 inline-grid size-6 place-items-center align-text-bottom text-soft hover:text-ink"
        >
          <EditIcon className="size-4.5" />
          <span className="sr-only">{say(chatToolWords.editQuestion)}</span>
        </button>
      )}
    </h2>
  )
}

/** It waits for the network. */
function Queued({ onWithdraw }: { onWithdraw: (() => void) | undefined }) {
  const say = useSay()
  return (
    <>
      <p className="text-lead text-soft">{say(chatToolWords.queued)}</p>
      {onWithdraw && (
        <Button kind="plain" className="mt-2" onClick={onWithdraw}>
          {say(chatToolWords.withdraw)}
        </Button>
      )}
    </>
  )
}

function AnswerBody({ exchange, astrologer }: { exchange: Exchange; astrologer: Persona }) {
  const say = useSay()
  const { state, text, failure, lost: isLost, sentences, markEnds, facts } = exchange
  const { pointAt } = useChartFocus()
  if (state === 'queued') return null
  if (state === 'failed') return <p className="text-lead text-blue">{failure}</p>
  return (
    <>
      {state === 'waiting' && !text ? (
        <>
          <p className="animate-pulse text-lead text-soft">
            {say(chatTemplates.typing, say(personaNames[astrologer]))}
          </p>
          {exchange.progress && (
            <p className="mt-1 text-fine text-soft">
              {say(chatTemplates.lookingAt, exchange.progress)}
            </p>
          )}
        </>
      ) : (
        <GroundedText
          {...{ text, sentences, markEnds, facts }}
          isWriting={state === 'writing'}
          hasLargeStart={markEnds.length > 0 || sentences.length > 0}
          renderFacts={(behind, isOpen) => <FactNote facts={behind} isOpen={isOpen} />}
          onPoint={pointAt}
        />
      )}
      {isLost && <p className="mt-3 text-fine text-sindoor">{say(chatWords.lostConnection)}</p>}
      {state === 'stopped' && (
        <p className="mt-3 text-fine text-soft">
          {say(exchange.charged ? chatWords.stoppedHereCharged : chatWords.stoppedHere)}
        </p>
      )}
    </>
  )
}
