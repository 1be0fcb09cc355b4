import { redirect, useFetcher } from 'react-router'
import { accountPageWords as words } from '../../words/accounts/account-page.ts'
import { balanceWords } from '../../words/wallet/balance.ts'
import { ownPlanWords } from '../../words/subscription/own-plan.ts'
import { errorWords } from '../../words/app/errors.ts'
import { forecastsLink } from '../../words/forecasts/forecasts-link.ts'
import { navWords } from '../../words/app/nav.ts'
import { familyWords } from '../../words/predictions/family.ts'
import { calendarLink, remindersLink } from '../../words/reminders/reminders-link.ts'
import { savedKundlisWords } from '../../words/kundli/saved-kundlis.ts'
import { formatDate, formatTime } from '../../words/say.ts'
import type { LocalizedText } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import { pageMeta } from '../core/page-meta.ts'
import { rejected, serverActionOr } from '../core/rejected.ts'
import { href } from '../core/href.ts'
import { LocalizedLink, languageOf, useLanguage, useSay } from '../core/language.tsx'
import { logoutHeaders } from '../core/session.ts'
import { Button } from '../ui/form/button.tsx'
import { FetcherForm, isSending } from '../ui/form/fetcher-form.tsx'
import { FormError } from '../ui/form/form-error.tsx'
import { formTextReader } from '../ui/form/form-text.ts'
import { Column } from '../ui/page.tsx'
import type { Route } from './+types/account.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.title, description: words.description, noindex: true })

export async function loader({ context }: Route.LoaderArgs) {
  const call = apiFor(context)
  const [info, open] = await Promise.all([call('users/getInfo', {}), call('users/sessions', {})])
  return {
    mobile: info.ok ? info.data.mobile : '',
    isOperator: info.ok && (info.data.role === 'operator' || info.data.factor !== 'none'),
    sessions: open.ok ? open.data.sessions : [],
  }
}

/** Ends the one session that the form names, or every one of this account, this one too. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const id = formTextReader(await request.formData())('end')
  if (id) {
    const ended = await apiFor(context)('users/endSession', { id })
    return ended.ok ? null : rejected({ problem: ended.message }, ended.status)
  }
  const result = await apiFor(context)('users/logout', { everywhere: true })
  if (!result.ok) return rejected({ problem: result.message }, result.status)
  throw redirect(href('/', {}, languageOf(url.pathname)), { headers: logoutHeaders })
}

/** The cookie goes by the server's own answer. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverActionOr(serverAction, { problem: '' })
}

const link = 'inline-flex min-h-11 items-center text-action underline underline-offset-4'

const yours: Row[] = [
  [href('/create-kundli'), savedKundlisWords.createTitle],
  [href('/family'), familyWords.title],
  [href('/memory'), navWords.memory],
  [href('/forecasts'), forecastsLink],
  [href('/reminders'), remindersLink],
  [href('/calendar'), calendarLink],
  [href('/shared'), navWords.shared],
  [href('/invite-earn'), words.invite],
]
const operators: Row = [href('/admin'), words.operator]
const money: Row[] = [
  [href('/balance'), balanceWords.title],
  [href('/ledger'), balanceWords.ledgerTitle],
  [href('/payments'), balanceWords.paymentsTitle],
  [href('/my-active-plans'), ownPlanWords.mine],
  [href('/profile/transfer-history'), balanceWords.transferTitle],
  [href('/profile/redeem-history'), balanceWords.redeemTitle],
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

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { mobile, isOperator, sessions } = loaderData
  const say = useSay()
  return (
    <Column className="py-8 sm:py-12">
      <h1 className="text-h2">{say(words.title)}</h1>
      <p className="mt-1 text-soft">+{mobile}</p>
      <Links title={words.yours} rows={isOperator ? [...yours, operators] : yours} />
      <Links title={words.money} rows={money} />
      <Sessions sessions={sessions} problem={actionData?.problem} />
      <section className="mt-8">
        <h2 className="mb-2 text-h3">{say(words.take)}</h2>
        <p className="text-soft">{say(words.takeWhy)}</p>
        <a href="/apis/users/exportData.php" download="drishti.json" className={link}>
          {say(words.download)}
        </a>
      </section>
      <section className="mt-8 border-t border-rule pt-5">
        <LocalizedLink
          to={href('/delete-account')}
          className="inline-flex min-h-11 items-center text-sindoor underline-offset-4 hover:underline"
        >
          {say(words.deleteTitle)}
        </LocalizedLink>
      </section>
    </Column>
  )
}

function Sessions({
  sessions,
  problem,
}: {
  sessions: Route.ComponentProps['loaderData']['sessions']
  /** What the page came with, where the form was sent before the script was there. */
  problem: string | undefined
}) {
  const say = useSay()
  const language = useLanguage()
  const fetcher = useFetcher<typeof action>()
  const refusal = fetcher.data?.problem ?? problem
  const said = refusal === undefined ? undefined : refusal || say(errorWords.offlineText)
  return (
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
              {!session.current && <EndSession id={session.id} />}
            </span>
          </li>
        ))}
      </ul>
      <FetcherForm fetcher={fetcher} className="mt-4">
        <Button
          type="submit"
          kind="quiet"
          busy={isSending(fetcher)}
          busyLabel={say(words.loggingOut)}
        >
          {say(words.everywhere)}
        </Button>
      </FetcherForm>
      <FormError>{said}</FormError>
    </section>
  )
}

/** "End this one", beside a session that is not this one. */
function EndSession({ id }: { id: string }) {
  const say = useSay()
  const fetcher = useFetcher<typeof action>()
  return (
    <FetcherForm fetcher={fetcher}>
      <input type="hidden" name="end" value={id} />
      <Button
        type="submit"
        kind="plain"
        busy={isSending(fetcher)}
        busyLabel={say(words.loggingOut)}
      >
        {say(words.endSession)}
      </Button>
      <FormError>{fetcher.data?.problem}</FormError>
    </FetcherForm>
  )
}
