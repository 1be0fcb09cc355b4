import { useState } from 'react'
import { useActionData, useLoaderData, useRevalidator } from 'react-router'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { countryCode } from '../../contract/core/constants.ts'
import { balanceWords as words, balanceTemplates } from '../../words/wallet/balance.ts'
import { formatRupees, say as sayIn } from '../../words/say.ts'
import { ApiError, callApi, apiFor } from '../api/client.ts'
import { apiResult } from '../api/result.ts'
import { pageMeta } from '../core/page-meta.ts'
import { LocalizedLink, languageOf, useSay } from '../core/language.tsx'
import { requireSession } from '../core/session.ts'
import { Button, ButtonLink } from '../ui/form/button.tsx'
import { mobileDigits } from '../ui/code/mobile-digits.ts'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { Column, Note, DefinitionRow, DefinitionList } from '../ui/page.tsx'
import { toast } from '../ui/overlay/toast.ts'
import { TransferForm, type Transfer } from './transfer-form.tsx'
import { walletPriceIn } from './wallet-price.ts'
import { readIdempotencyKey, newIdempotencyKey } from '../ui/form/idempotency-field.tsx'
import { formTextReader } from '../ui/form/form-text.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: words.title, description: words.description, noindex: true })

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  await requireSession(request, url, context)
  const ask = apiFor(context)
  const [left, plan] = await Promise.all([
    ask('users/getBalance', {}),
    ask('subscriptions/get_subscription', {}),
  ])
  const ofPlan = 'is_active' in plan && plan.is_active ? plan.remaining_questions : null
  return { left, ofPlan, once: newIdempotencyKey() }
}

/** A transfer as a form, without the script. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const language = languageOf(url.pathname)
  const text = formTextReader(form)
  const mobile = mobileDigits(text('mobile'))
  const countText = text('questions')
  if (!mobile) return { message: sayIn(words.mobileWrong, language) }
  if (!/^[1-9]\d{0,4}$/.test(countText)) return { message: sayIn(words.countWrong, language) }
  const wire = {
    ...{ mobile: countryCode + mobile, questions: Number(countText) },
    ...walletPriceIn(form),
  }
  const { status, message } = await apiResult(
    apiFor(context),
    'astrohub/transfer_questions',
    wire,
    readIdempotencyKey(form),
  )
  return { message: status === 422 ? sayIn(words.sentBefore, language) : message }
}

/** What is left of each kind, and sending Oracle questions to somebody else. */
export default function Balance() {
  const { left, ofPlan, once } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const say = useSay()
  const isHydrated = useHydrated()
  const { revalidate } = useRevalidator()
  const [isOpen, setOpen] = useState(false)

  async function transfer({ mobile, ...terms }: Transfer) {
    try {
      const { status, message = '' } = await callApi(
        'astrohub/transfer_questions',
        { mobile: countryCode + mobile, ...terms },
        { idempotencyKey: once },
      )
      toast(message, status === 'success' ? 'success' : 'error')
      if (status !== 'success') return message
      setOpen(false)
      await revalidate()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Its first answer was lost, and now it says something else: what holds is shown beneath.
      const wasSent = error.status === 422
      if (wasSent) await revalidate()
      const said = wasSent ? say(words.sentBefore) : error.message || say(words.failed)
      toast(said, 'error')
      return said
    }
  }

  if (left.status === 'fail')
    return (
      <Column className="py-8 sm:py-12">
        <h1 className="text-h2">{say(words.title)}</h1>
        <p className="mt-4">{say(words.noData)}</p>
      </Column>
    )
  const counts = [
    [words.oracle, left.oracle_questions],
    [words.astra, left.astra_questions],
    [words.daily, left.daily_predictions],
    [words.weekly, left.weekly_predictions],
    [words.monthly, left.monthly_predictions],
    [words.yearly, left.yearly_predictions],
  ] as const
  return (
    <Column className="py-8 sm:py-12">
      <h1 className="text-h2">{say(words.title)}</h1>
      {actionData?.message && <Note className="mt-4">{actionData.message}</Note>}
      <DefinitionList className="mt-6 border-t border-rule">
        {counts.map(([name, count]) => (
          <DefinitionRow key={name.en} term={say(name)}>
            {say(balanceTemplates.left, count)}
          </DefinitionRow>
        ))}
        {ofPlan !== null && (
          <DefinitionRow term={say(words.plan)}>{say(balanceTemplates.left, ofPlan)}</DefinitionRow>
        )}
        <DefinitionRow term={say(words.wallet)}>{formatRupees(left.balance)}</DefinitionRow>
      </DefinitionList>
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <ButtonLink to="/recharges">{say(words.recharge)}</ButtonLink>
        {isHydrated && (
          <Button kind="quiet" onClick={() => setOpen(true)}>
            {say(words.transfer)}
          </Button>
        )}
      </div>
      {!isHydrated && (
        <section className="mt-8 border-t border-rule pt-5">
          <h2 className="mb-3 text-h3">{say(words.transfer)}</h2>
          <TransferForm once={once} sendable={left.sendable} onSend={transfer} />
        </section>
      )}
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
        <LocalizedLink to="/ledger" className="text-action underline underline-offset-4">
          {say(words.ledgerLink)}
        </LocalizedLink>
        <LocalizedLink
          to="/profile/transfer-history"
          className="text-action underline underline-offset-4"
        >
          {say(words.transferTitle)}
        </LocalizedLink>
        <LocalizedLink to="/payments" className="text-action underline underline-offset-4">
          {say(words.paymentsTitle)}
        </LocalizedLink>
      </p>
      <Dialog open={isOpen} title={say(words.transfer)} onClose={() => setOpen(false)}>
        <TransferForm once={once} sendable={left.sendable} onSend={transfer} />
      </Dialog>
    </Column>
  )
}
