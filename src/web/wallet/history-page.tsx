import type { ReactNode } from 'react'
import { balanceWords as words } from '../../words/wallet/balance.ts'
import { formatDate, formatTime } from '../../words/say.ts'
import type { ApiFailure } from '../api/result.ts'
import { useLanguage, useSay } from '../core/language.tsx'
import { ButtonLink } from '../ui/form/button.tsx'
import { Column } from '../ui/page.tsx'
import { Pager } from '../ui/pager.tsx'

type History<Transaction> =
  | { ok: true; data: { transactions: Transaction[]; page_count: number } }
  | ApiFailure

/** A page that lists what was redeemed or transferred: the list, or why there is none and where one begins. */
export function HistoryPage<Transaction extends { transaction_id: string }>({
  title,
  history,
  page,
  pagePath,
  none,
  begin,
  children,
}: {
  title: string
  history: History<Transaction>
  /** Which of its pages this is, from 1. */
  page: number
  pagePath: (page: number) => string
  /** The sentence for an empty list. */
  none: string
  begin: { to: string; text: string }
  /** Draws one of them. */
  children: (transaction: Transaction) => ReactNode
}) {
  const say = useSay()
  return (
    <Column className="py-8 sm:py-12">
      <h1 className="text-h2">{title}</h1>
      {!history.ok ? (
        <p className="mt-6">{history.message || say(words.noRecord)}</p>
      ) : history.data.transactions.length === 0 ? (
        <>
          <p className="mt-6">{none}</p>
          <ButtonLink to={begin.to} wide className="mt-6">
            {begin.text}
          </ButtonLink>
        </>
      ) : (
        <ul className="mt-6 border-t border-rule">
          {history.data.transactions.map((transaction) => (
            <li key={transaction.transaction_id} className="border-b border-rule py-3">
              {children(transaction)}
            </li>
          ))}
        </ul>
      )}
      {history.ok && <Pager page={page} pageCount={history.data.page_count} to={pagePath} />}
    </Column>
  )
}

/** Day and clock of a transaction. */
export function TransactionTime({ at }: { at: string }) {
  const language = useLanguage()
  return (
    <>
      {formatDate(at, language)}, {formatTime(at)}
    </>
  )
}
