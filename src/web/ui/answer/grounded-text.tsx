import { useEffect, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import type { GroundedSentence } from '../../../contract/chat.ts'
import type { FactData } from '../../../contract/core/common-schemas.ts'
import { FactText, FactUnderline } from '../text/fact.tsx'
import { splitIntoParagraphs, type TextRun } from './paragraphs.ts'
import { detectLanguage } from '../text/detect-language.ts'

/** A text as it was written, paragraph by paragraph; each sentence that rests on facts opens them. */
export function GroundedText({
  text,
  sentences,
  facts,
  isWriting,
}: {
  text: string
  sentences: GroundedSentence[]
  facts: FactData[]
  /** More is coming: what is new fades in. */
  isWriting: boolean
}) {
  const labels = new Map(facts.map((fact) => [fact.id, fact.label]))
  const answer = useRef<HTMLDivElement>(null)
  useFactInSight(answer)
  return (
    <div ref={answer} className="space-y-4 text-lead" lang={detectLanguage(text)}>
      {splitIntoParagraphs(text, sentences).map((pieces, place) => (
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
                  className={isWriting ? 'transition-opacity starting:opacity-0' : ''}
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
function factsBehind(pieces: TextRun[], labels: Map<string, string>): Record<string, ReactNode> {
  const groundedPieces = pieces.filter((piece) => piece.factIds.length > 0)
  const inWords = (ids: string[]) => {
    const [first, ...otherLabels] = ids.flatMap((id) => labels.get(id) ?? [])
    return [
      first,
      ...otherLabels.map((label) => (
        <span key={label} className="mt-1.5 block">
          {label}
        </span>
      )),
    ]
  }
  return Object.fromEntries(groundedPieces.map(({ key, factIds }) => [key, inWords(factIds)]))
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
const barHeight = 64
