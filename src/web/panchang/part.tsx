import type { ReactNode } from 'react'

/** A part of the day under its own heading. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4">
      <h2 id={`${id}-title`} className="mb-3 text-h3">
        {title}
      </h2>
      {children}
    </section>
  )
}
