import type { ReactNode } from 'react'
import { pageNumber, pagerWords } from '../../words/ui/pager.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { pagerItems } from './pager-items.ts'

const place =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-md px-2 tabular-nums'

/** Numbered pages: all of them up to seven, else first, last and those around the present one. */
export function Pager({
  page,
  pageCount,
  to,
}: {
  page: number
  pageCount: number
  to: (page: number) => string
}) {
  const say = useSay()
  if (pageCount <= 1) return null
  return (
    <nav aria-label={say(pagerWords.pages)} className="mt-8">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {pagerItems(page, pageCount).map((pageOrGap, i) => (
          <li key={pageOrGap ?? `gap${i}`}>
            {pageOrGap === null ? (
              <span aria-hidden="true" className="px-1 text-soft">
                …
              </span>
            ) : pageOrGap === page ? (
              <span aria-current="page" className={`${place} bg-wash font-semibold`}>
                <Page>{pageOrGap}</Page>
              </span>
            ) : (
              <LocalizedLink
                to={to(pageOrGap)}
                prefetch="none"
                className={`${place} text-action hover:bg-wash`}
              >
                <Page>{pageOrGap}</Page>
              </LocalizedLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Page({ children }: { children: number }): ReactNode {
  const say = useSay()
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <span className="sr-only">{say(pageNumber, children)}</span>
    </>
  )
}
