import type { ReactNode } from 'react'
import { Page } from '../../ui/page.tsx'

/** A part of the home page under its heading, folded: one line until somebody wants it. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-t border-rule">
      <summary className="mx-auto flex min-h-12 w-full max-w-page items-center justify-between gap-4 px-4 hover:bg-wash sm:px-6 lg:px-8">
        <h2 className="text-h4">{title}</h2>
        <svg
          viewBox="0 0 16 16"
          aria-hidden="true"
          className="size-4 shrink-0 fill-none stroke-soft stroke-[1.4] transition-transform duration-150 group-open:rotate-45"
        >
          <path d="M8 2v12M2 8h12" />
        </svg>
      </summary>
      <Page className="pt-2 pb-8">{children}</Page>
    </details>
  )
}
