import { balanceWords as words, balanceTemplates } from '../../words/wallet/balance.ts'
import { apiFor } from '../api/client.ts'
import { href } from '../core/href.ts'
import { pageFromQuery } from '../core/page-from-query.ts'
import { pageMeta } from '../core/page-meta.ts'
import { useSay } from '../core/language.tsx'
import type { Route } from './+types/redeem-history.ts'
import { HistoryPage, TransactionTime } from './history-page.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.redeemTitle, description: words.redeemTitle, noindex: true })

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = pageFromQuery(url.searchParams)
  return { page, history: await apiFor(context)('astrohub/get_redeem_history', { page }) }
}

export default function RedeemHistory({ loaderData }: Route.ComponentProps) {
  const say = useSay()
  return (
    <HistoryPage
      title={say(words.redeemTitle)}
      history={loaderData.history}
      page={loaderData.page}
      pagePath={(page) => href('/profile/redeem-history', { page })}
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
