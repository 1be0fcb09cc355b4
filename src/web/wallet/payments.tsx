import { balanceWords as words, balanceTemplates } from '../../words/wallet/balance.ts'
import { formatDate, formatRupees } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import type { ApiData } from '../api/result.ts'
import { formInBrowser, formOnServer } from '../core/form-action.ts'
import { href } from '../core/href.ts'
import { useLanguage, useSay } from '../core/language.tsx'
import { pageFromQuery } from '../core/page-from-query.ts'
import { pageMeta } from '../core/page-meta.ts'
import { ButtonLink } from '../ui/form/button.tsx'
import { Column, Note } from '../ui/page.tsx'
import { Pager } from '../ui/pager.tsx'
import type { Route } from './+types/payments.ts'
import { requestRefund } from './refund-action.ts'
import type { RefundState } from './refund-action.ts'
import { RefundForm } from './refund-form.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.paymentsTitle, description: words.refundRule, noindex: true })

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = pageFromQuery(url.searchParams)
  const result = await apiFor(context)('recharges/getPayments', { page })
  return result.ok
    ? { page, payments: result.data.payments, pageCount: result.data.page_count }
    : { page, payments: [], pageCount: 1 }
}

export async function action(args: Route.ActionArgs) {
  return requestRefund(await formOnServer(args))
}

export async function clientAction(args: Route.ClientActionArgs) {
  return requestRefund(await formInBrowser(args))
}

/** Each payment with its invoice, and its refund as it stands. */
export default function Payments({ loaderData, actionData }: Route.ComponentProps) {
  const { page, payments, pageCount } = loaderData
  const say = useSay()
  return (
    <Column className="py-8 sm:py-12">
      <h1 className="text-h2">{say(words.paymentsTitle)}</h1>
      {actionData?.isSent && <Note className="mt-4">{actionData.message}</Note>}
      {payments.length === 0 && (
        <>
          <p className="mt-6">{say(words.paymentsNone)}</p>
          <ButtonLink to={href('/recharges')} wide className="mt-6">
            {say(words.recharge)}
          </ButtonLink>
        </>
      )}
      <ul className="mt-6 border-t border-rule">
        {payments.map((payment) => (
          <PaymentLine key={payment.payment_id} payment={payment} posted={actionData} />
        ))}
      </ul>
      <Pager
        page={page}
        pageCount={pageCount}
        to={(number) => href('/payments', { page: number })}
      />
      <p className="mt-5 text-fine text-soft">{say(words.refundRule)}</p>
    </Column>
  )
}

const stateWords = {
  review: words.refundReview,
  sending: words.refundSending,
  sent: words.refundSending,
  done: words.refundDone,
  refused: words.refundRefused,
  failed: words.refundReview,
}

function PaymentLine({
  payment,
  posted,
}: {
  payment: ApiData<'recharges/getPayments'>['payments'][number]
  posted: RefundState | undefined
}) {
  const say = useSay()
  const language = useLanguage()
  const { invoice, refund } = payment
  return (
    <li className="border-b border-rule py-4">
      <p className="flex items-baseline justify-between gap-4">
        <span>{say(payment.what === 'plan' ? words.ofPlan : words.ofRecharge)}</span>
        <span className="font-semibold">{formatRupees(payment.amount)}</span>
      </p>
      <p className="text-fine text-soft">{formatDate(payment.at, language)}</p>
      <p className="flex flex-wrap gap-x-5">
        {invoice && <PdfLink number={invoice}>{say(words.invoice)}</PdfLink>}
        {refund?.credit_note && (
          <PdfLink number={refund.credit_note}>{say(words.creditNote)}</PdfLink>
        )}
      </p>
      {refund && (
        <p className="text-fine">
          {say(balanceTemplates.refund, formatRupees(refund.amount), say(stateWords[refund.state]))}
        </p>
      )}
      {payment.refundable && <RefundForm paymentId={payment.payment_id} posted={posted} />}
    </li>
  )
}

function PdfLink({ number, children }: { number: string; children: string }) {
  const language = useLanguage() === 'hi' ? 'Hindi' : 'English'
  return (
    <a
      href={`/reports/invoice.pdf?${new URLSearchParams({ number, language })}`}
      className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
    >
      {children}
    </a>
  )
}
