import type { Persona } from '../../contract/shapes.ts'
import { chatCounts, chatWords, personaNames } from '../../words/chat.ts'
import { useSay } from '../language.tsx'
import { Button } from '../ui/button.tsx'
import { FactText, FactUnderline } from '../ui/fact.tsx'
import { AnswerActions } from './answer-actions.tsx'
import type { Exchange } from './exchange.ts'
import { languageWritten, paragraphsOf, type Piece } from './paragraphs.ts'

/** A question, and under it the answer as a page to read. */
export function QuestionAndAnswer({
  exchange,
  astrologer,
  onAskAgain,
  onRated,
}: {
  exchange: Exchange
  astrologer: Persona
  /** Puts the question back into the box; absent where nothing can be asked. */
  onAskAgain?: (question: string) => void
  onRated?: (rating: 1 | -1) => void
}) {
  const say = useSay()
  return (
    <article data-state={exchange.state}>
      <h2 className="ml-auto max-w-[34ch] py-5 text-right font-[family-name:var(--font-text)] text-lead leading-snug font-semibold whitespace-pre-line">
        <span className="sr-only">{say(chatWords.yourQuestion)}: </span>
        <span lang={languageWritten(exchange.question)}>{exchange.question}</span>
      </h2>
      <div className="border-t border-rule pt-5 pb-7" aria-busy={exchange.state === 'writing'}>
        <AnswerBody exchange={exchange} astrologer={astrologer} />
        {exchange.state === 'failed' && onAskAgain && (
          <Button kind="plain" className="mt-2 -ml-2" onClick={() => onAskAgain(exchange.question)}>
            {say(chatWords.askAgain)}
          </Button>
        )}
        {exchange.state === 'complete' && <AnswerActions exchange={exchange} onRated={onRated} />}
      </div>
    </article>
  )
}

function AnswerBody({ exchange, astrologer }: { exchange: Exchange; astrologer: Persona }) {
  const say = useSay()
  const { state, text, failure, lost } = exchange
  if (state === 'failed') return <p className="text-lead text-blue">{failure}</p>
  return (
    <>
      {state === 'waiting' && !text ? (
        <p className="animate-pulse text-lead text-soft">
          {say(chatCounts.typing, say(personaNames[astrologer]))}
        </p>
      ) : (
        <Paragraphs exchange={exchange} />
      )}
      {lost && <p className="mt-3 text-fine text-sindoor">{say(chatWords.lostConnection)}</p>}
      {state === 'stopped' && (
        <p className="mt-3 text-fine text-soft">{say(chatWords.stoppedHere)}</p>
      )}
    </>
  )
}

function Paragraphs({ exchange: { text, sentences, facts, state } }: { exchange: Exchange }) {
  const labels = new Map(facts.map((fact) => [fact.id, fact.label]))
  return (
    <div className="space-y-4 text-lead" lang={languageWritten(text)}>
      {paragraphsOf(text, sentences).map((pieces, place) => (
        <FactText
          // Paragraphs only grow at the end.
          // eslint-disable-next-line react/no-array-index-key
          key={place}
          facts={factsBehind(pieces, labels)}
        >
          {(toggle) =>
            pieces.map(({ key, text: words, factIds }) =>
              factIds.length ? (
                <FactUnderline key={key} {...toggle(key)}>
                  {words}
                </FactUnderline>
              ) : (
                <span
                  key={key}
                  className={state === 'writing' ? 'transition-opacity starting:opacity-0' : ''}
                >
                  {words}
                </span>
              ),
            )
          }
        </FactText>
      ))}
    </div>
  )
}

/** The facts behind each grounded sentence of a paragraph, in words. */
function factsBehind(pieces: Piece[], labels: Map<string, string>): Record<string, string> {
  const grounded = pieces.filter((piece) => piece.factIds.length > 0)
  const inWords = (ids: string[]) => ids.flatMap((id) => labels.get(id) ?? []).join(' · ')
  return Object.fromEntries(grounded.map(({ key, factIds }) => [key, inWords(factIds)]))
}
