import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { balanceWords as words, balanceTemplates } from '../../words/wallet/balance.ts'
import { apiFor } from '../api/client.ts'
import { pageMeta } from '../core/page-meta.ts'
import { useSay } from '../core/language.tsx'
import { requireSession } from '../core/session.ts'
import { HistoryPage, TransactionTime } from './history-page.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: words.redeemTitle, description: words.redeemTitle, noindex: true })

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  await requireSession(request, url, context)
  return apiFor(context)('astrohub/get_redeem_history', {})
}

export default function RedeemHistory() {
  const history = useLoaderData<typeof loader>()
  const say = useSay()
  return (
    <HistoryPage
      title={say(words.redeemTitle)}
      history={history}
      none={say(words.redeemNone)}
      begin={{ to: '/profile', text: say(words.toPoints) }}
    >
      {(transaction) => (
        <>
          <p className="flex items-baseline justify-between gap-4">
            <span>{say(balanceTemplates.redeemed, transaction.points_redeemed)}</span>
            <span className="font-semibold text-leaf">
              {say(balanceTemplates.added, transaction.questions_added)}
            </span>
          </p>
          <p className="text-fine text-soft">
            <TransactionTime at={transaction.redeemed_at} />
          </p>
        </>
      )}
    </HistoryPage>
  )
}
