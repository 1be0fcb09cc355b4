import type { ReactNode } from 'react'
import { matchingWords as words } from '../../words/matching/matching.ts'
import { useSay } from '../core/language.tsx'

/** A line that opens: what it is on the left, how it stands on the right. */
export function DisclosureLine({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <span className="flex min-w-0 flex-1 items-baseline justify-between gap-4 font-normal">
      <span>{name}</span>
      <span className="figures shrink-0 text-right">{children}</span>
    </span>
  )
}

/** The text a rule is from. */
export function SourceNote({ children }: { children: ReactNode }) {
  const say = useSay()
  return (
    <p className="mt-2 text-fine">
      {say(words.text)}: {children}
    </p>
  )
}
