import { adminUsersWords as words } from '../../words/admin/admin-users.ts'
import { adminWords } from '../../words/admin/admin.ts'
import { apiFor } from '../api/client.ts'
import { requireData } from '../api/result.ts'
import { formInBrowser, formOnServer, type PostedForm } from '../core/form-action.ts'
import { pageMeta } from '../core/page-meta.ts'
import { formTextReader } from '../ui/form/form-text.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { Column } from '../ui/page.tsx'
import type { Route } from './+types/refunds.ts'
import { callAsOperator } from './call-as-operator.ts'
import { FactorDialog } from './factor-dialog.tsx'
import { BackToAdmin, PageMessage } from './form-parts.tsx'
import { requireOperator } from './require-operator.ts'
import { DecisionForm } from './decision-form.tsx'
import { Disputes } from './disputes.tsx'
import { DoubtedAnswers } from './doubted-answers.tsx'
import { RefundFacts } from './refund-facts.tsx'
import { userActionResult } from './users/user-action.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.refunds, description: adminWords.description, noindex: true })

export async function loader(args: Route.LoaderArgs) {
  const { uid } = await requireOperator(args)
  const { waiting, decided, answers, disputes } = requireData(
    await apiFor(args.context)('admin/getRefunds', {}),
  )
  return { waiting, decided, answers, disputes, operator: uid }
}

export async function action(args: Route.ActionArgs) {
  return decideRefund(await formOnServer(args))
}

export async function clientAction(args: Route.ClientActionArgs) {
  return decideRefund(await formInBrowser(args))
}

async function decideRefund(posted: PostedForm) {
  const { call, form, language } = posted
  const text = formTextReader(form)
  const decision = {
    reason: text('reason'),
    decision: text('decision') === 'grant' ? ('grant' as const) : ('decline' as const),
  }
  const result = await callAsOperator(posted, (options) =>
    text('about') === 'answer'
      ? call('admin/decideAnswer', { answer_id: text('form'), ...decision }, options)
      : call('admin/decideRefund', { refund_id: text('form'), ...decision }, options),
  )
  return userActionResult(result, form, language)
}

/** Refunds that wait for a decision, and those decided lately. */
export default function AdminRefunds({ loaderData, actionData }: Route.ComponentProps) {
  const { waiting, decided: decidedRefunds, answers, disputes, operator } = loaderData
  const say = useSay()
  return (
    <Column className="py-8 sm:py-12">
      <BackToAdmin />
      <h1 className="text-h2">{say(words.refunds)}</h1>
      <PageMessage message={actionData?.wrong ? undefined : actionData?.message} />
      <FactorDialog result={actionData} />
      <h2 className="mt-8 mb-2 text-h3">{say(words.waiting)}</h2>
      {waiting.length === 0 && <p className="text-soft">{say(words.noWaiting)}</p>}
      <ul>
        {waiting.map((refund) => (
          <li key={refund.refund_id} className="border-t border-rule py-4">
            <RefundFacts refund={refund} />
            <ToUser uid={refund.uid} />
            {refund.uid !== operator && (
              <DecisionForm
                id={refund.refund_id}
                about="refund"
                grant={words.grant}
                actionData={actionData}
              />
            )}
          </li>
        ))}
      </ul>
      <Disputes disputes={disputes} />
      <DoubtedAnswers {...{ answers, operator, actionData }} />
      <h2 className="mt-10 mb-2 text-h3">{say(words.decided)}</h2>
      {decidedRefunds.length === 0 && <p className="text-soft">{say(words.noDecided)}</p>}
      <ul>
        {decidedRefunds.map((refund) => (
          <li key={refund.refund_id} className="border-t border-rule py-3">
            <RefundFacts refund={refund} />
            <ToUser uid={refund.uid} />
          </li>
        ))}
      </ul>
    </Column>
  )
}

function ToUser({ uid }: { uid: string }) {
  const say = useSay()
  return (
    <LocalizedLink
      to={`/admin/users/${uid}`}
      prefetch="none"
      className="inline-flex min-h-11 items-center text-fine text-action underline"
    >
      {say(words.toUser)}
    </LocalizedLink>
  )
}
