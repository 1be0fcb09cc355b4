import { balanceWords as words, balanceTemplates } from '../../words/wallet/balance.ts'
import { apiFor } from '../api/client.ts'
import { href } from '../core/href.ts'
import { pageFromQuery } from '../core/page-from-query.ts'
import { pageMeta } from '../core/page-meta.ts'
import { useSay } from '../core/language.tsx'
import { CheckIcon } from '../ui/icon/page-icons.tsx'
import type { Route } from './+types/transfer-history.ts'
import { HistoryPage, TransactionTime } from './history-page.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.transferTitle, description: words.transferTitle, noindex: true })

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = pageFromQuery(url.searchParams)
  return { page, history: await apiFor(context)('astrohub/get_transaction_history', { page }) }
}

export default function TransferHistory({ loaderData }: Route.ComponentProps) {
  const say = useSay()
  return (
    <HistoryPage
      title={say(words.transferTitle)}
      history={loaderData.history}
      page={loaderData.page}
      pagePath={(page) => href('/profile/transfer-history', { page })}
      none={say(words.transferNone)}
      begin={{ to: href('/balance'), text: say(words.transfer) }}
    >
      {(transaction) => (
        <>
          <p className="flex items-baseline justify-between gap-4">
            <span>+{transaction.recipient_mobile}</span>
            <span className="text-right">
              {say(balanceTemplates.sent, transaction.oracle_questions)}
            </span>
          </p>
          <p className="flex flex-wrap items-center justify-between gap-x-4 text-fine text-soft">
            <span>
              <TransactionTime at={transaction.transferred_at} />
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
        </>
      )}
    </HistoryPage>
  )
}
