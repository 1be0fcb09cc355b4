import { useState } from 'react'
import { useActionData, useLoaderData, useRevalidator } from 'react-router'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { balanceWords as words, balanceTemplates } from '../../words/wallet/balance.ts'
import { formatDate, formatRupees } from '../../words/say.ts'
import { ApiError, callApi, apiFor } from '../api/client.ts'
import { pageMeta } from '../core/page-meta.ts'
import { useLanguage, useSay } from '../core/language.tsx'
import { requireSession } from '../core/session.ts'
import { Button, ButtonLink } from '../ui/form/button.tsx'
import { Field, Select } from '../ui/form/field.tsx'
import { Column, Note } from '../ui/page.tsx'
import { toast } from '../ui/overlay/toast.ts'
import { formTextReader } from '../ui/form/form-text.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: words.paymentsTitle, description: words.refundRule, noindex: true })

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  await requireSession(request, url, context)
  const found = await apiFor(context)('recharges/getPayments', {})
  return found.status === 'success' ? found.payments : []
}

const reasons = ['mistake', 'unhappy', 'technical', 'other'] as const
type Reason = (typeof reasons)[number]
const reasonIn = (form: FormData): Reason =>
  reasons.find((reason) => reason === form.get('why')) ?? 'other'

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  try {
    const { message } = await apiFor(context)('recharges/requestRefund', {
      payment_id: formTextReader(form)('payment_id'),
      why: reasonIn(form),
    })
    return { message: message ?? '' }
  } catch (refusal) {
    if (!(refusal instanceof Response) || refusal.status >= 500) throw refusal
    return (await refusal.json()) as { message: string }
  }
}

/** Each payment with its invoice, and its refund as it stands. */
export default function Payments() {
  const payments = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const say = useSay()
  const language = useLanguage()
  const pdf = (number: string) =>
    `/reports/invoice.pdf?${new URLSearchParams({ number, language: language === 'hi' ? 'Hindi' : 'English' })}`
  return (
    <Column className="py-8 sm:py-12">
      <h1 className="text-h2">{say(words.paymentsTitle)}</h1>
      {actionData?.message && <Note className="mt-4">{actionData.message}</Note>}
      {payments.length === 0 && (
        <>
          <p className="mt-6">{say(words.paymentsNone)}</p>
          <ButtonLink to="/recharges" wide className="mt-6">
            {say(words.recharge)}
          </ButtonLink>
        </>
      )}
      <ul className="mt-6 border-t border-rule">
        {payments.map((payment) => (
          <li key={payment.payment_id} className="border-b border-rule py-4">
            <p className="flex items-baseline justify-between gap-4">
              <span>{say(payment.what === 'plan' ? words.ofPlan : words.ofRecharge)}</span>
              <span className="font-semibold">{formatRupees(payment.amount)}</span>
            </p>
            <p className="text-fine text-soft">{formatDate(payment.at, language)}</p>
            <p className="flex flex-wrap gap-x-5">
              {payment.invoice && (
                <a
                  href={pdf(payment.invoice)}
                  className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
                >
                  {say(words.invoice)}
                </a>
              )}
              {payment.refund?.credit_note && (
                <a
                  href={pdf(payment.refund.credit_note)}
                  className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
                >
                  {say(words.creditNote)}
                </a>
              )}
            </p>
            {payment.refund && (
              <p className="text-fine">
                {say(
                  balanceTemplates.refund,
                  formatRupees(payment.refund.amount),
                  say(stateWords[payment.refund.state]),
                )}
              </p>
            )}
            {payment.refundable && <RefundForm paymentId={payment.payment_id} />}
          </li>
        ))}
      </ul>
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

function RefundForm({ paymentId }: { paymentId: string }) {
  const say = useSay()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  async function send(form: FormData) {
    if (busy) return
    setBusy(true)
    try {
      const { status, message = '' } = await callApi('recharges/requestRefund', {
        payment_id: paymentId,
        why: reasonIn(form),
      })
      toast(message, status === 'success' ? 'success' : 'error')
      await revalidate()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast(say(words.failed), 'error')
    }
    setBusy(false)
  }
  return (
    <details className="mt-1">
      <summary className="inline-flex min-h-11 items-center text-action underline underline-offset-4">
        {say(words.askRefund)}
      </summary>
      <form
        method="post"
        className="mt-2"
        onSubmit={(event) => {
          event.preventDefault()
          void send(new FormData(event.currentTarget))
        }}
      >
        <input type="hidden" name="payment_id" value={paymentId} />
        <Field label={say(words.refundWhy)}>
          {(field) => (
            <Select
              {...field}
              name="why"
              options={reasons.map((value) => ({ value, label: say(words[value]) }))}
            />
          )}
        </Field>
        <Button
          type="submit"
          kind="quiet"
          className="mt-3"
          busy={busy}
          busyLabel={say(words.askingRefund)}
        >
          {say(words.askRefund)}
        </Button>
      </form>
    </details>
  )
}
