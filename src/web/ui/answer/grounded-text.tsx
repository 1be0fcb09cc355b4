import { useEffect, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import type { GroundedSentence } from '../../../contract/chat.ts'
import type { FactData } from '../../../contract/core/common-schemas.ts'
import { factWords } from '../../../words/ui/fact.ts'
import { useSay } from '../../core/language.tsx'
import { FactMark, FactText, type FactToggle } from '../text/fact.tsx'
import { detectLanguage } from '../text/detect-language.ts'
import { splitAtWindows } from './date-windows.ts'
import { markedSentences } from './fact-marks.ts'
import { splitIntoParagraphs, type TextRun } from './paragraphs.ts'

/**
 * A text as it was written, paragraph by paragraph. A small number stands behind each sentence that rests
 * on facts, from the sentence's first letter on, and opens them.
 */
export function GroundedText({
  text,
  sentences,
  markEnds = [],
  facts,
  isWriting,
  hasLargeStart = false,
  renderFacts = factLines,
  onPoint,
}: {
  text: string
  sentences: GroundedSentence[]
  /** While it is being written: where the sentences end that rest on facts. */
  markEnds?: readonly number[]
  facts: FactData[]
  /** More is coming: what is new fades in. */
  isWriting: boolean
  /** The first sentence is the answer in short, and set large. */
  hasLargeStart?: boolean
  /** What opens behind a sentence; else the facts in words, one to a line. */
  renderFacts?: (facts: FactData[], isOpen: boolean) => ReactNode
  /** A mouse, the keyboard or a finger is at a mark: the facts behind its sentence. */
  onPoint?: (facts: FactData[]) => void
}) {
  const say = useSay()
  const answer = useRef<HTMLDivElement>(null)
  useFactInSight(answer)
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  const factsOf = (run: TextRun) => run.factIds.flatMap((id) => byId.get(id) ?? [])
  const noteOf = (run: TextRun) =>
    run.factIds.length
      ? (isOpen: boolean) => renderFacts(factsOf(run), isOpen)
      : say(factWords.soon)
  const grounded = sentences.length > 0 ? sentences : markedSentences(text, markEnds)
  return (
    <div ref={answer} className="space-y-4 text-lead" lang={detectLanguage(text)}>
      {splitIntoParagraphs(text, grounded).map((runs, place) => (
        <FactText
          // Paragraphs only grow at the end.
          // eslint-disable-next-line react/no-array-index-key
          key={place}
          facts={Object.fromEntries(
            runs.filter((run) => run.mark).map((run) => [run.key, noteOf(run)]),
          )}
        >
          {(toggle) =>
            runs.map((run, at) => (
              <Sentence
                key={run.key}
                run={run}
                isWriting={isWriting}
                isLarge={hasLargeStart && place === 0 && at === 0}
                opening={toggle(run.key)}
                onPoint={() => onPoint?.(factsOf(run))}
              />
            ))
          }
        </FactText>
      ))}
    </div>
  )
}

/** A sentence, and behind it the mark that opens its facts. */
function Sentence({
  run,
  isWriting,
  isLarge,
  opening,
  onPoint,
}: {
  run: TextRun
  isWriting: boolean
  isLarge: boolean
  opening: FactToggle
  onPoint: () => void
}) {
  return (
    <span
      className={`${isWriting ? 'transition-opacity starting:opacity-0' : ''} ${isLarge ? 'mb-2 block text-[1.3125rem] leading-[1.4] font-semibold text-pretty' : ''}`}
    >
      <Words text={run.text} />
      {run.mark && (
        <FactMark
          {...opening}
          number={run.mark}
          onPoint={onPoint}
          onToggle={() => {
            onPoint()
            opening.onToggle()
          }}
        />
      )}
    </span>
  )
}

/** A sentence whose windows of time stand out. */
function Words({ text }: { text: string }) {
  return splitAtWindows(text).map((piece, place) =>
    piece.isWindow ? (
      <span
        // A sentence never changes.
        // eslint-disable-next-line react/no-array-index-key
        key={place}
        className="rounded-md border-b-2 border-marigold bg-wash box-decoration-clone px-1 font-semibold"
      >
        {piece.text}
      </span>
    ) : (
      piece.text
    ),
  )
}

/** The facts in words, one to a line. */
function factLines(facts: FactData[]): ReactNode {
  const [first, ...otherFacts] = facts
  return (
    <>
      {first?.label}
      {otherFacts.map(({ id, label }) => (
        <span key={id} className="mt-1.5 block">
          {label}
        </span>
      ))}
    </>
  )
}

/** A fact that opens below the screen, or under the box, is brought up; the sentence stays in sight. */
function useFactInSight(text: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const answer = text.current
    const onClick = (event: MouseEvent) => {
      const factLink = event.target instanceof Element && event.target.closest('a[aria-expanded]')
      if (!factLink) return
      requestAnimationFrame(() => {
        const note = document.getElementById(factLink.getAttribute('aria-controls') ?? '')
        const box = document.querySelector('form textarea')?.closest('form')
        const hiddenHeight = note
          ? note.getBoundingClientRect().bottom -
            (innerHeight - (box?.getBoundingClientRect().height ?? 0))
          : 0
        const room = factLink.getBoundingClientRect().top - barHeight
        if (factLink.getAttribute('aria-expanded') === 'true' && hiddenHeight > 0)
          scrollBy({ top: Math.min(hiddenHeight + 16, Math.max(room, 0)) })
      })
    }
    answer?.addEventListener('click', onClick)
    return () => answer?.removeEventListener('click', onClick)
  }, [text])
}

/** A bar that may lie over the page's top, as the chat's does. */
const barHeight = 60
