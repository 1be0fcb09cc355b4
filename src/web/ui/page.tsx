import type { ReactNode } from 'react'

/** The width every page keeps: 16 px of margin on a phone, 70rem at most. */
export function Page({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div className={`mx-auto w-full max-w-page px-4 sm:px-6 lg:px-8 ${className}`}>{children}</div>
  )
}

/** One column of reading or of a form. */
export function Column({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`mx-auto w-full max-w-column px-4 sm:px-0 ${className}`}>{children}</div>
}

/**
 * A part of a page under its own heading, with a thin rule above it. `kicker` is the small line
 * over the heading, as an almanac numbers its tables.
 */
export function Section({
  id,
  kicker,
  title,
  children,
  className = '',
}: {
  id?: string
  kicker?: ReactNode
  title?: ReactNode
  children: ReactNode
  className?: string
}) {
  return (
    <section id={id} className={`scroll-mt-4 border-t border-rule py-10 sm:py-14 ${className}`}>
      <Page>
        {kicker && <p className="mb-1 text-fine text-soft">{kicker}</p>}
        {title && <h2 className="mb-6">{title}</h2>}
        {children}
      </Page>
    </section>
  )
}

export function Divider({ className = '' }: { className?: string }) {
  return <hr className={`border-0 border-t border-rule ${className}`} />
}

/** A table of two columns, as under a kundli: what it is on the left, the figure on the right. */
export function DefinitionList({
  children,
  className = '',
}: {
  children: ReactNode
  className?: string
}) {
  return <dl className={className}>{children}</dl>
}

export function DefinitionRow({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-6 border-b border-rule py-2.5">
      <dt>{term}</dt>
      <dd className="figures text-right">{children}</dd>
    </div>
  )
}

/** A remark set apart by a marigold bar: a caution, a reason, the fact behind a sentence. */
export function Note({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={`border-l-3 border-marigold bg-wash px-4 py-3 text-fine sm:text-base ${className}`}
    >
      {children}
    </div>
  )
}
