import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { balanceWords as words, balanceTemplates } from '../../words/wallet/balance.ts'
import { apiFor } from '../api/client.ts'
import { pageMeta } from '../core/page-meta.ts'
import { LocalizedLink, useLanguage, useSay } from '../core/language.tsx'
import { requireSession } from '../core/session.ts'
import { LedgerList } from '../ui/ledger-list.tsx'
import { Column } from '../ui/page.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: words.ledgerTitle, description: words.ledgerLead, noindex: true })

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  await requireSession(request, url, context)
  const wanted = Number(url.searchParams.get('page') ?? 1)
  const page = Number.isInteger(wanted) && wanted >= 1 && wanted <= 100_000 ? wanted : 1
  const found = await apiFor(context)('users/getLedger', { page })
  if (found.status === 'fail') throw new Error(found.message)
  return { page, pages: found.page_count, entries: found.entries }
}

/** Every question and rupee in plain words: what it was for, and what was left after it. */
export default function Ledger() {
  const { page, pages, entries } = useLoaderData<typeof loader>()
  const say = useSay()
  const language = useLanguage()
  const wallet = language === 'hi' ? 'वॉलेट' : 'Wallet'
  return (
    <Column className="py-8 sm:py-12">
      <h1 className="text-h2">{say(words.ledgerTitle)}</h1>
      <p className="mt-2 text-soft">{say(words.ledgerLead)}</p>
      {entries.length === 0 && <p className="mt-6">{say(words.ledgerNone)}</p>}
      <LedgerList
        entries={entries.map((entry) => ({ ...entry, in_rupees: entry.account === wallet }))}
      />
      {pages > 1 && (
        <nav
          aria-label={say(words.ledgerTitle)}
          className="mt-5 flex items-center justify-between gap-4"
        >
          {page > 1 ? (
            <LocalizedLink to={`/ledger?page=${page - 1}`} className="text-action underline">
              {say(words.newer)}
            </LocalizedLink>
          ) : (
            <span />
          )}
          <span className="text-fine text-soft">{say(balanceTemplates.page, page, pages)}</span>
          {page < pages ? (
            <LocalizedLink to={`/ledger?page=${page + 1}`} className="text-action underline">
              {say(words.older)}
            </LocalizedLink>
          ) : (
            <span />
          )}
        </nav>
      )}
    </Column>
  )
}
