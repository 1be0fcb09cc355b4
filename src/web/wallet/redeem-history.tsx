import { balanceWords as words, balanceTemplates } from '../../words/wallet/balance.ts'
import { formatDate, formatTime } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import { href } from '../core/href.ts'
import { useLanguage, useSay } from '../core/language.tsx'
import { pageMeta } from '../core/page-meta.ts'
import type { Route } from './+types/redeem-history.ts'
import { HistoryPage } from './history-page.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.redeemTitle, description: words.redeemTitle, noindex: true })

export async function loader({ context }: Route.LoaderArgs) {
  const result = await apiFor(context)('astrohub/get_redeem_history', {})
  return result.ok
    ? { transactions: result.data.transactions }
    : { transactions: [], problem: result.message }
}

export default function RedeemHistory({
  loaderData: { transactions, problem },
}: Route.ComponentProps) {
  const say = useSay()
  const language = useLanguage()
  return (
    <HistoryPage
      title={words.redeemTitle}
      problem={problem}
      none={words.redeemNone}
      wayOn={{ to: href('/profile'), label: words.toPoints }}
    >
      {transactions.map((transaction) => (
        <li key={transaction.transaction_id} className="border-b border-rule py-3">
          <p className="flex items-baseline justify-between gap-4">
            <span>{say(balanceTemplates.redeemed, transaction.points_redeemed)}</span>
            <span className="font-semibold text-leaf">
              {say(balanceTemplates.added, transaction.questions_added)}
            </span>
          </p>
          <p className="text-fine text-soft">
            {formatDate(transaction.redeemed_at, language)}, {formatTime(transaction.redeemed_at)}
          </p>
        </li>
      ))}
    </HistoryPage>
  )
}
