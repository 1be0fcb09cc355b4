import { useId } from 'react'
import type { ReactNode } from 'react'
import { terms } from '../../words/terms.ts'
import type { TermName } from '../../words/terms.ts'
import { useSay } from '../language.tsx'

/**
 * A word of the field with a dotted underline: a tap opens its meaning in one line, in a slip at the
 * foot of the screen. The browser's own popover: it works before the script has come, closes on Escape
 * or a tap elsewhere, and says to a screen reader that it opens. Its words are the term's own, or
 * `children`.
 */
export function Term({ name, children }: { name: TermName; children?: ReactNode }) {
  const say = useSay()
  const id = useId()
  const { word, means } = terms[name]
  return (
    <>
      <TermButton id={id}>{children ?? say(word)}</TermButton>
      <Meaning id={id} word={say(word)} means={say(means)} />
    </>
  )
}

/** The underlined word alone. Where a page has it many times, all of them open one `Meaning`. */
export function TermButton({ id, children }: { id: string; children: ReactNode }) {
  return (
    <button
      type="button"
      popoverTarget={id}
      className="tap-44 cursor-pointer text-left underline decoration-fact decoration-dotted decoration-[1.5px] underline-offset-[0.3em] hover:decoration-solid"
    >
      {children}
    </button>
  )
}

/** The slip with the meaning, opened by every `TermButton` of its id. */
export function Meaning({ id, word, means }: { id: string; word: string; means: string }) {
  return (
    <span
      id={id}
      popover="auto"
      className="inset-x-4 top-auto bottom-4 mx-auto w-auto max-w-column rounded-md border border-rule border-l-3 border-l-marigold bg-sheet px-4 py-3 font-text text-base font-normal tracking-normal text-ink shadow-sheet"
    >
      <strong className="font-semibold">{word}.</strong> {means}
    </span>
  )
}

/** Whether the glossary has this word: keys that come from the server are plain text. */
export function isTerm(name: string): name is TermName {
  return Object.hasOwn(terms, name)
}
