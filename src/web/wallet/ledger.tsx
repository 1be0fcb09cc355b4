import { balanceWords as words, balanceTemplates } from '../../words/wallet/balance.ts'
import { apiFor } from '../api/client.ts'
import { requireData } from '../api/result.ts'
import { href } from '../core/href.ts'
import { pageMeta } from '../core/page-meta.ts'
import { LocalizedLink, useLanguage, useSay } from '../core/language.tsx'
import { LedgerList } from '../ui/ledger-list.tsx'
import { Column } from '../ui/page.tsx'
import type { Route } from './+types/ledger.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.ledgerTitle, description: words.ledgerLead, noindex: true })

export async function loader({ url, context }: Route.LoaderArgs) {
  const wanted = Number(url.searchParams.get('page') ?? 1)
  const page = Number.isInteger(wanted) && wanted >= 1 && wanted <= 100_000 ? wanted : 1
  const ledger = requireData(await apiFor(context)('users/getLedger', { page }))
  return { page, pages: ledger.page_count, entries: ledger.entries }
}

/** Every question and rupee in plain words: what it was for, and what was left after it. */
export default function Ledger({ loaderData: { page, pages, entries } }: Route.ComponentProps) {
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
            <LocalizedLink
              to={href('/ledger', { page: page - 1 })}
              className="text-action underline"
            >
              {say(words.newer)}
            </LocalizedLink>
          ) : (
            <span />
          )}
          <span className="text-fine text-soft">{say(balanceTemplates.page, page, pages)}</span>
          {page < pages ? (
            <LocalizedLink
              to={href('/ledger', { page: page + 1 })}
              className="text-action underline"
            >
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
