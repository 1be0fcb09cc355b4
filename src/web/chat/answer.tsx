import { useEffect, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
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
  const answer = useRef<HTMLDivElement>(null)
  useFactInSight(answer)
  return (
    <div ref={answer} className="space-y-4 text-lead" lang={languageWritten(text)}>
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

/** The facts behind each grounded sentence of a paragraph, in words, one to a line. */
function factsBehind(pieces: Piece[], labels: Map<string, string>): Record<string, ReactNode> {
  const grounded = pieces.filter((piece) => piece.factIds.length > 0)
  const inWords = (ids: string[]) => {
    const [first, ...more] = ids.flatMap((id) => labels.get(id) ?? [])
    return [
      first,
      ...more.map((label) => (
        <span key={label} className="mt-1.5 block">
          {label}
        </span>
      )),
    ]
  }
  return Object.fromEntries(grounded.map(({ key, factIds }) => [key, inWords(factIds)]))
}

/** A fact that opens below the screen, or under the box, is brought up; the sentence stays in sight. */
function useFactInSight(text: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const answer = text.current
    const onClick = (event: MouseEvent) => {
      const pressed = event.target instanceof Element && event.target.closest('a[aria-expanded]')
      if (!pressed) return
      requestAnimationFrame(() => {
        const note = document.getElementById(pressed.getAttribute('aria-controls') ?? '')
        const box = document.querySelector('form textarea')?.closest('form')
        const hidden = note
          ? note.getBoundingClientRect().bottom -
            (innerHeight - (box?.getBoundingClientRect().height ?? 0))
          : 0
        const room = pressed.getBoundingClientRect().top - barHeight
        if (pressed.getAttribute('aria-expanded') === 'true' && hidden > 0)
          scrollBy({ top: Math.min(hidden + 16, Math.max(room, 0)) })
      })
    }
    answer?.addEventListener('click', onClick)
    return () => answer?.removeEventListener('click', onClick)
  }, [text])
}

/** The chat's bar, which lies over the page's top. */
const barHeight = 64
