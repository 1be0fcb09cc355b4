import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { balanceWords as words, balanceTemplates } from '../../words/wallet/balance.ts'
import { formatDate, formatTime } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import { pageMeta } from '../core/page-meta.ts'
import { useLanguage, useSay } from '../core/language.tsx'
import { requireSession } from '../core/session.ts'
import { ButtonLink } from '../ui/form/button.tsx'
import { Column } from '../ui/page.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: words.redeemTitle, description: words.redeemTitle, noindex: true })

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  await requireSession(request, url, context)
  return apiFor(context)('astrohub/get_redeem_history', {})
}

export default function RedeemHistory() {
  const history = useLoaderData<typeof loader>()
  const say = useSay()
  const language = useLanguage()
  return (
    <Column className="py-8 sm:py-12">
      <h1 className="text-h2">{say(words.redeemTitle)}</h1>
      {history.status === 'fail' ? (
        <p className="mt-6">{history.message || say(words.noRecord)}</p>
      ) : history.transactions.length === 0 ? (
        <>
          <p className="mt-6">{say(words.redeemNone)}</p>
          <ButtonLink to="/profile" wide className="mt-6">
            {say(words.toPoints)}
          </ButtonLink>
        </>
      ) : (
        <ul className="mt-6 border-t border-rule">
          {history.transactions.map((transaction) => (
            <li key={transaction.transaction_id} className="border-b border-rule py-3">
              <p className="flex items-baseline justify-between gap-4">
                <span>{say(balanceTemplates.redeemed, transaction.points_redeemed)}</span>
                <span className="font-semibold text-leaf">
                  {say(balanceTemplates.added, transaction.questions_added)}
                </span>
              </p>
              <p className="text-fine text-soft">
                {formatDate(transaction.redeemed_at, language)},{' '}
                {formatTime(transaction.redeemed_at)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Column>
  )
}
