import { balanceWords as words, balanceTemplates } from '../../words/wallet/balance.ts'
import { formatDate, formatTime } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import { href } from '../core/href.ts'
import { useLanguage, useSay } from '../core/language.tsx'
import { pageMeta } from '../core/page-meta.ts'
import { CheckIcon } from '../ui/icon/page-icons.tsx'
import type { Route } from './+types/transfer-history.ts'
import { HistoryPage } from './history-page.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.transferTitle, description: words.transferTitle, noindex: true })

export async function loader({ context }: Route.LoaderArgs) {
  const result = await apiFor(context)('astrohub/get_transaction_history', {})
  return result.ok
    ? { transactions: result.data.transactions }
    : { transactions: [], problem: result.message }
}

export default function TransferHistory({
  loaderData: { transactions, problem },
}: Route.ComponentProps) {
  const say = useSay()
  const language = useLanguage()
  return (
    <HistoryPage
      title={words.transferTitle}
      problem={problem}
      none={words.transferNone}
      wayOn={{ to: href('/balance'), label: words.transfer }}
    >
      {transactions.map((transaction) => (
        <li key={transaction.transaction_id} className="border-b border-rule py-3">
          <p className="flex items-baseline justify-between gap-4">
            <span>+{transaction.recipient_mobile}</span>
            <span className="text-right">
              {say(balanceTemplates.sent, transaction.oracle_questions)}
            </span>
          </p>
          <p className="flex flex-wrap items-center justify-between gap-x-4 text-fine text-soft">
            <span>
              {formatDate(transaction.transferred_at, language)},{' '}
              {formatTime(transaction.transferred_at)}
            </span>
            {transaction.sent ? (
              <span className="inline-flex items-center gap-1 text-leaf">
                <CheckIcon className="size-4" />
                {say(words.sent)}
              </span>
            ) : (
              <span>{say(transaction.returned ? words.cameBack : words.waiting)}</span>
            )}
          </p>
        </li>
      ))}
    </HistoryPage>
  )
}
