import { Suspense, useId } from 'react'
import type { ReactNode } from 'react'
import { terms } from '../../../words/glossary/terms.ts'
import type { TermName } from '../../../words/glossary/terms.ts'
import { useSay } from '../../core/language.tsx'
import { lazyOnVisible } from '../lazy-on-visible.ts'

// What the server sent opens by itself; the glossary's code comes after the page's own.
const GlossaryMeaning = import.meta.env.SSR
  ? (await import('./glossary-meaning.tsx')).default
  : lazyOnVisible<{ id: string; name: TermName }>(() => import('./glossary-meaning.tsx'))

/**
 * A word of the field with a dotted underline: a tap opens its meaning in one line, in a slip at the
 * foot of the screen. The browser's own popover: it works before the script has come, closes on Escape
 * or a tap elsewhere, and says to a screen reader that it opens. Its words are the term's own, or
 * `children`.
 */
export function Term({ name, children }: { name: TermName; children?: ReactNode }) {
  const say = useSay()
  const id = useId()
  return (
    <>
      <TermButton id={id}>{children ?? say(terms[name])}</TermButton>
      <Suspense fallback={null}>
        <GlossaryMeaning id={id} name={name} />
      </Suspense>
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

/** Whether the glossary has this word: keys that come from the server are plain text. */
export function isTerm(name: string): name is TermName {
  return Object.hasOwn(terms, name)
}
