import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { balanceWords as words, balanceTemplates } from '../../words/wallet/balance.ts'
import { apiFor } from '../api/client.ts'
import { pageMeta } from '../core/page-meta.ts'
import { useSay } from '../core/language.tsx'
import { requireSession } from '../core/session.ts'
import { CheckIcon } from '../ui/icon/page-icons.tsx'
import { HistoryPage, TransactionTime } from './history-page.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: words.transferTitle, description: words.transferTitle, noindex: true })

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  await requireSession(request, url, context)
  return apiFor(context)('astrohub/get_transaction_history', {})
}

export default function TransferHistory() {
  const history = useLoaderData<typeof loader>()
  const say = useSay()
  return (
    <HistoryPage
      title={say(words.transferTitle)}
      history={history}
      none={say(words.transferNone)}
      begin={{ to: '/balance', text: say(words.transfer) }}
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
