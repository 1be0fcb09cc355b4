import type { ReactNode } from 'react'
import type { LocalizedText } from '../../../words/say.ts'
import { useSay } from '../../core/language.tsx'

/** One table of a kundli under its heading. */
export function PartSection({
  id,
  title,
  children,
}: {
  id: string
  title: LocalizedText
  children: ReactNode
}) {
  const say = useSay()
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4 not-first:pt-10">
      <h2 id={`${id}-title`} className="mb-3 text-h3">
        {say(title)}
      </h2>
      {children}
    </section>
  )
}
