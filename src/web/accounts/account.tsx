import { Form, redirect, useLoaderData, useNavigation } from 'react-router'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { accountPageWords as words } from '../../words/accounts/account-page.ts'
import { balanceWords } from '../../words/wallet/balance.ts'
import { ownPlanWords } from '../../words/subscription/own-plan.ts'
import { navWords } from '../../words/app/nav.ts'
import { savedKundlisWords } from '../../words/kundli/saved-kundlis.ts'
import { formatDate, formatTime } from '../../words/say.ts'
import type { LocalizedText } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import { pageMeta } from '../core/page-meta.ts'
import { LocalizedLink, inLanguage, languageOf, useLanguage, useSay } from '../core/language.tsx'
import { requireSession, logoutHeaders } from '../core/session.ts'
import { Button } from '../ui/form/button.tsx'
import { Column } from '../ui/page.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: words.title, description: words.description, noindex: true })

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  await requireSession(request, url, context)
  const asked = apiFor(context)
  const [info, open] = await Promise.all([asked('users/getInfo', {}), asked('users/sessions', {})])
  return {
    mobile: info.status === 'success' ? info.mobile : '',
    isOperator: info.status === 'success' && info.role === 'operator',
    sessions: open.status === 'success' ? open.sessions : [],
  }
}

/** Ends every session of this account, this one too. */
export async function action({ url, context }: ActionFunctionArgs) {
  await apiFor(context)('users/logout', { everywhere: true })
  return redirect(inLanguage('/', languageOf(url.pathname)), {
    headers: logoutHeaders,
  })
}

const link = 'inline-flex min-h-11 items-center text-action underline underline-offset-4'

const yours: Row[] = [
  ['/create-kundli', savedKundlisWords.createTitle],
  ['/memory', navWords.memory],
  ['/shared', navWords.shared],
  ['/invite-earn', words.invite],
]
const operators: Row = ['/admin', words.operator]
const money: Row[] = [
  ['/balance', balanceWords.title],
  ['/ledger', balanceWords.ledgerTitle],
  ['/payments', balanceWords.paymentsTitle],
  ['/my-active-plans', ownPlanWords.mine],
  ['/profile/transfer-history', balanceWords.transferTitle],
  ['/profile/redeem-history', balanceWords.redeemTitle],
]

type Row = readonly [to: string, name: LocalizedText]

function Links({ title, rows }: { title: LocalizedText; rows: readonly Row[] }) {
  const say = useSay()
  return (
    <section className="mt-8">
      <h2 className="mb-2 text-h3">{say(title)}</h2>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {rows.map(([to, name]) => (
          <li key={to}>
            <LocalizedLink to={to} className={link}>
              {say(name)}
            </LocalizedLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

export default function Account() {
  const { mobile, isOperator, sessions } = useLoaderData<typeof loader>()
  const { state } = useNavigation()
  const say = useSay()
  const language = useLanguage()
  return (
    <Column className="py-8 sm:py-12">
      <h1 className="text-h2">{say(words.title)}</h1>
      <p className="mt-1 text-soft">+{mobile}</p>
      <Links title={words.yours} rows={isOperator ? [...yours, operators] : yours} />
      <Links title={words.money} rows={money} />
      <section className="mt-8">
        <h2 className="mb-2 text-h3">{say(words.sessions)}</h2>
        <ul className="border-t border-rule">
          {sessions.map((session, place) => (
            <li
              key={place}
              className="flex items-baseline justify-between gap-4 border-b border-rule py-3"
            >
              <span>
                {session.device === 'web' ? say(words.browser) : session.device}
                {session.current && <span className="text-soft"> · {say(words.here)}</span>}
              </span>
              <span className="text-right text-fine text-soft">
                {formatDate(session.last_seen_at, language)}, {formatTime(session.last_seen_at)}
              </span>
            </li>
          ))}
        </ul>
        <Form method="post" className="mt-4">
          <Button
            type="submit"
            kind="quiet"
            busy={state === 'submitting'}
            busyLabel={say(words.loggingOut)}
          >
            {say(words.everywhere)}
          </Button>
        </Form>
      </section>
      <section className="mt-8">
        <h2 className="mb-2 text-h3">{say(words.take)}</h2>
        <p className="text-soft">{say(words.takeWhy)}</p>
        <a href="/apis/users/exportData.php" download="drishti.json" className={link}>
          {say(words.download)}
        </a>
      </section>
      <section className="mt-8 border-t border-rule pt-5">
        <LocalizedLink
          to="/delete-account"
          className="inline-flex min-h-11 items-center text-sindoor underline-offset-4 hover:underline"
        >
          {say(words.deleteTitle)}
        </LocalizedLink>
      </section>
    </Column>
  )
}
