import { data } from 'react-router'
import { adminUsersTemplates, adminUsersWords as words } from '../../../words/admin/admin-users.ts'
import { adminWords } from '../../../words/admin/admin.ts'
import { balanceWords as ledgerWords } from '../../../words/wallet/balance.ts'
import { formatDate, formatNumber, formatRupees } from '../../../words/say.ts'
import { apiFor } from '../../api/client.ts'
import { formInBrowser, formOnServer } from '../../core/form-action.ts'
import { pageMeta } from '../../core/page-meta.ts'
import { useLanguage, useSay } from '../../core/language.tsx'
import { detectLanguage } from '../../ui/text/detect-language.ts'
import { amountText, LedgerList } from '../../ui/ledger-list.tsx'
import { Column, DefinitionRow, DefinitionList } from '../../ui/page.tsx'
import { Pager } from '../../ui/pager.tsx'
import { DateTime } from '../../ui/text/date-time.tsx'
import type { Route } from './+types/user.ts'
import { FactorDialog } from '../factor-dialog.tsx'
import { BackToAdmin, PageMessage } from '../form-parts.tsx'
import { requireOperator } from '../require-operator.ts'
import { RefundFacts } from '../refund-facts.tsx'
import { changeUser } from './user-action.ts'
import { BanForm, GiveForm, PaidAnswer } from './user-forms.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.user, description: adminWords.description, noindex: true })

/** One user; nobody there is a page that is not there. */
export async function loader(args: Route.LoaderArgs) {
  const { uid: operator } = await requireOperator(args)
  const { params, url, context } = args
  const wanted = Number(url.searchParams.get('page') ?? 1)
  const page = Number.isInteger(wanted) && wanted >= 1 && wanted <= 100_000 ? wanted : 1
  const result = await apiFor(context)('admin/openUser', { uid: params.uid, page })
  if (!result.ok) throw data(null, { status: 404 })
  // Made with the form: sent again, it gives nothing more.
  return { ...result.data, page, isOneself: operator === params.uid, key: crypto.randomUUID() }
}

export async function action(args: Route.ActionArgs) {
  return changeUser(await formOnServer(args), args.params.uid)
}

export async function clientAction(args: Route.ClientActionArgs) {
  return changeUser(await formInBrowser(args), args.params.uid)
}

export type UserPage = Awaited<ReturnType<typeof loader>>

export default function AdminUser({ loaderData: page, actionData }: Route.ComponentProps) {
  const say = useSay()
  const { user, isOneself } = page
  return (
    <Column className="py-8 sm:py-12">
      <BackToAdmin />
      <h1 className="text-h2 wrap-anywhere">
        <bdi lang="en">{user.display_name ?? user.mobile}</bdi>
      </h1>
      <PageMessage message={actionData?.wrong ? undefined : actionData?.message} />
      <FactorDialog result={actionData} />
      <Account user={user} />
      {user.role === 'user' && (
        <BanForm key={String(user.is_ban)} user={user} actionData={actionData} />
      )}
      <Has page={page} />
      {!isOneself && (
        <GiveForm key={actionData?.ok ? page.key : ''} formKey={page.key} actionData={actionData} />
      )}
      <h2 className="mt-10 mb-2 text-h3">{say(words.questions)}</h2>
      {page.questions.length === 0 && <p className="text-soft">{say(words.noQuestions)}</p>}
      {page.questions.map((it) => (
        <PaidAnswer key={it.hold_id} question={it} actionData={actionData} mayGive={!isOneself} />
      ))}
      <h2 className="mt-10 mb-2 text-h3">{say(words.refunds)}</h2>
      {page.refunds.length === 0 && <p className="text-soft">{say(words.noRefunds)}</p>}
      <ul>
        {page.refunds.map((it) => (
          <li key={it.refund_id} className="border-t border-rule py-3">
            <RefundFacts refund={it} />
          </li>
        ))}
      </ul>
      <h2 className="mt-10 text-h3">{say(words.ledger)}</h2>
      {page.entries.length === 0 && <p className="mt-2 text-soft">{say(ledgerWords.ledgerNone)}</p>}
      <LedgerList entries={page.entries} />
      <Pager
        page={page.page}
        pageCount={page.page_count}
        to={(wanted) => `/admin/users/${user.uid}?page=${wanted}`}
      />
    </Column>
  )
}

function Account({ user }: Pick<UserPage, 'user'>) {
  const say = useSay()
  const language = useLanguage()
  return (
    <>
      <DefinitionList className="mt-4 border-t border-rule">
        <DefinitionRow term={say(words.handle)}>
          {user.display_name ? (
            <bdi lang="en" className="wrap-anywhere">
              {user.display_name}
            </bdi>
          ) : (
            say(words.noHandle)
          )}
        </DefinitionRow>
        <DefinitionRow term={say(words.mobile)}>{user.mobile}</DefinitionRow>
        <DefinitionRow term={say(words.joined)}>
          {formatDate(user.created_at, language)}
        </DefinitionRow>
        <DefinitionRow term={say(words.role)}>
          {say(user.role === 'operator' ? words.roleOperator : words.roleUser)}
        </DefinitionRow>
        <DefinitionRow term={say(words.ban)}>
          {!user.is_ban
            ? say(words.none)
            : user.banned_at
              ? say(adminUsersTemplates.since, formatDate(user.banned_at, language))
              : say(words.bans)}
        </DefinitionRow>
      </DefinitionList>
      {user.ban_reason && (
        <p className="mt-2 text-fine wrap-anywhere">
          {say(words.reason)}: <span lang={detectLanguage(user.ban_reason)}>{user.ban_reason}</span>
        </p>
      )}
    </>
  )
}

/** What they have: balances, what is being answered, their plan. */
function Has({ page: { balances, holds, plan } }: { page: UserPage }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <>
      <h2 className="mt-10 mb-2 text-h3">{say(words.balances)}</h2>
      {balances.length === 0 && <p className="text-soft">{say(words.noBalances)}</p>}
      <DefinitionList>
        {balances.map(({ account, in_rupees, balance }) => (
          <DefinitionRow key={account} term={account}>
            {amountText(in_rupees, balance)}
          </DefinitionRow>
        ))}
      </DefinitionList>
      <h2 className="mt-10 mb-2 text-h3">{say(words.plan)}</h2>
      {!plan && <p className="text-soft">{say(words.noPlan)}</p>}
      {plan && (
        <DefinitionList>
          <DefinitionRow term={plan.name}>
            {say(plan.cancel_at_end ? words.planEnds : words.planRenews)}
          </DefinitionRow>
          <DefinitionRow term={say(words.planPrice)}>{formatRupees(plan.price)}</DefinitionRow>
          <DefinitionRow term={say(words.planLeft)}>
            {formatNumber(plan.questions_left)} / {formatNumber(plan.questions)}
          </DefinitionRow>
          {plan.ends_at && (
            <DefinitionRow term={say(words.planUntil)}>
              {formatDate(plan.ends_at, language)}
            </DefinitionRow>
          )}
        </DefinitionList>
      )}
      <h2 className="mt-10 mb-2 text-h3">{say(words.holds)}</h2>
      {holds.length === 0 && <p className="text-soft">{say(words.noHolds)}</p>}
      <DefinitionList>
        {holds.map(({ hold_id, account, in_rupees, amount, since }) => (
          <DefinitionRow
            key={hold_id}
            term={
              <>
                {account} · <DateTime at={since} withTime />
              </>
            }
          >
            {amountText(in_rupees, amount)}
          </DefinitionRow>
        ))}
      </DefinitionList>
    </>
  )
}
