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
import { CheckIcon } from '../ui/icon/page-icons.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: words.transferTitle, description: words.transferTitle, noindex: true })

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  await requireSession(request, url, context)
  return apiFor(context)('astrohub/get_transaction_history', {})
}

export default function TransferHistory() {
  const history = useLoaderData<typeof loader>()
  const say = useSay()
  const language = useLanguage()
  return (
    <Column className="py-8 sm:py-12">
      <h1 className="text-h2">{say(words.transferTitle)}</h1>
      {history.status === 'fail' ? (
        <p className="mt-6">{history.message || say(words.noRecord)}</p>
      ) : history.transactions.length === 0 ? (
        <>
          <p className="mt-6">{say(words.transferNone)}</p>
          <ButtonLink to="/balance" wide className="mt-6">
            {say(words.transfer)}
          </ButtonLink>
        </>
      ) : (
        <ul className="mt-6 border-t border-rule">
          {history.transactions.map((transaction) => (
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
        </ul>
      )}
    </Column>
  )
}
