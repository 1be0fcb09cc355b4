import { useState } from 'react'
import { balanceWords as words, balanceTemplates } from '../../words/wallet/balance.ts'
import { formatRupees } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import type { ApiData } from '../api/result.ts'
import { formInBrowser, formOnServer } from '../core/form-action.ts'
import { href } from '../core/href.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { pageMeta } from '../core/page-meta.ts'
import { Button, ButtonLink } from '../ui/form/button.tsx'
import { newIdempotencyKey } from '../ui/form/idempotency-field.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { Column, Note, DefinitionRow, DefinitionList } from '../ui/page.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import type { Route } from './+types/balance.ts'
import { transferQuestions } from './transfer-action.ts'
import type { TransferState } from './transfer-action.ts'
import { TransferForm } from './transfer-form.tsx'
import type { SendableQuestions } from './wallet-share.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.title, description: words.description, noindex: true })

export async function loader({ context }: Route.LoaderArgs) {
  const call = apiFor(context)
  const [left, plan] = await Promise.all([
    call('users/getBalance', {}),
    call('subscriptions/get_subscription', {}),
  ])
  const ofPlan = plan.ok && plan.data.is_active ? plan.data.remaining_questions : null
  return { left: left.ok ? left.data : null, ofPlan, once: newIdempotencyKey() }
}

export async function action(args: Route.ActionArgs) {
  return transferQuestions(await formOnServer(args))
}

export async function clientAction(args: Route.ClientActionArgs) {
  return transferQuestions(await formInBrowser(args))
}

/** What one has, of each kind that one has, and sending Oracle questions to somebody else. */
export default function Balance({ loaderData, actionData }: Route.ComponentProps) {
  const { left, ofPlan, once } = loaderData
  const say = useSay()
  if (!left)
    return (
      <Column className="py-8 sm:py-12">
        <h1 className="text-h2">{say(words.title)}</h1>
        <p className="mt-4">{say(words.noData)}</p>
      </Column>
    )
  return (
    <Column className="py-8 sm:py-12">
      <h1 className="text-h2">{say(words.title)}</h1>
      {actionData?.isSent && <Note className="mt-4">{actionData.message}</Note>}
      <Counts left={left} ofPlan={ofPlan} />
      <Transfer once={once} sendable={left.sendable} posted={actionData} />
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
        {further.map(([to, name]) => (
          <LocalizedLink key={to} to={to} className="text-action underline underline-offset-4">
            {say(name)}
          </LocalizedLink>
        ))}
      </p>
    </Column>
  )
}

const further = [
  [href('/ledger'), words.ledgerLink],
  [href('/profile/transfer-history'), words.transferTitle],
  [href('/payments'), words.paymentsTitle],
] as const

function Counts({ left, ofPlan }: { left: ApiData<'users/getBalance'>; ofPlan: number | null }) {
  const say = useSay()
  const counts = [
    [words.plan, ofPlan ?? 0],
    [words.oracle, left.oracle_questions],
    [words.astra, left.astra_questions],
    [words.daily, left.daily_predictions],
    [words.weekly, left.weekly_predictions],
    [words.monthly, left.monthly_predictions],
    [words.yearly, left.yearly_predictions],
  ] as const
  const owned = counts.filter(([, count]) => count > 0)
  if (owned.length === 0 && left.balance === 0)
    return <p className="mt-6 text-lead">{say(words.nothingLeft)}</p>
  return (
    <DefinitionList className="mt-6 border-t border-rule">
      {owned.map(([name, count]) => (
        <DefinitionRow key={name.en} term={say(name)}>
          {say(balanceTemplates.left, count)}
        </DefinitionRow>
      ))}
      {left.balance > 0 && (
        <DefinitionRow term={say(words.wallet)}>{formatRupees(left.balance)}</DefinitionRow>
      )}
    </DefinitionList>
  )
}

/** The ways on; the form of a transfer is a dialog with the script, a part of the page without. */
function Transfer({
  once,
  sendable,
  posted,
}: {
  once: string
  sendable: SendableQuestions
  posted: TransferState | undefined
}) {
  const say = useSay()
  const isHydrated = useHydrated()
  const [isOpen, setOpen] = useState(posted?.problems !== undefined)
  return (
    <>
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <ButtonLink to={href('/recharges')}>{say(words.recharge)}</ButtonLink>
        {isHydrated && (
          <Button kind="quiet" onClick={() => setOpen(true)}>
            {say(words.transfer)}
          </Button>
        )}
      </div>
      {isHydrated && (
        <p className="mt-3 text-fine text-soft">
          {say(balanceTemplates.sendable, sendable.own, sendable.from_wallet)}
        </p>
      )}
      {isHydrated ? (
        <Dialog open={isOpen} title={say(words.transfer)} onClose={() => setOpen(false)}>
          <TransferForm
            once={once}
            sendable={sendable}
            posted={posted}
            onSent={() => setOpen(false)}
          />
        </Dialog>
      ) : (
        <section className="mt-8 border-t border-rule pt-5">
          <h2 className="mb-3 text-h3">{say(words.transfer)}</h2>
          <TransferForm once={once} sendable={sendable} posted={posted} />
        </section>
      )}
    </>
  )
}
