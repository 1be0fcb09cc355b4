import { balanceWords as words, balanceTemplates } from '../../words/wallet/balance.ts'
import { apiFor } from '../api/client.ts'
import { href } from '../core/href.ts'
import { pageMeta } from '../core/page-meta.ts'
import { useSay } from '../core/language.tsx'
import type { Route } from './+types/redeem-history.ts'
import { HistoryPage, TransactionTime } from './history-page.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.redeemTitle, description: words.redeemTitle, noindex: true })

export async function loader({ context }: Route.LoaderArgs) {
  return apiFor(context)('astrohub/get_redeem_history', {})
}

export default function RedeemHistory({ loaderData }: Route.ComponentProps) {
  const say = useSay()
  return (
    <HistoryPage
      title={say(words.redeemTitle)}
      history={loaderData}
      none={say(words.redeemNone)}
      begin={{ to: href('/profile'), text: say(words.toPoints) }}
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
