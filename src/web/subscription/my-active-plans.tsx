import { useState } from 'react'
import { useActionData, useLoaderData, useRevalidator, useSearchParams } from 'react-router'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { balanceWords } from '../../words/wallet/balance.ts'
import { ownPlanWords as words, ownPlanTemplates } from '../../words/subscription/own-plan.ts'
import { subscriptionWords } from '../../words/subscription/subscription.ts'
import { formatDate } from '../../words/say.ts'
import { ApiError, callApi, apiFor } from '../api/client.ts'
import { pageMeta } from '../core/page-meta.ts'
import { LocalizedLink, useLanguage, useSay } from '../core/language.tsx'
import { requireSession } from '../core/session.ts'
import { useConfirm } from '../ui/overlay/confirm.tsx'
import { Button, ButtonLink } from '../ui/form/button.tsx'
import { Column, Note, DefinitionRow, DefinitionList } from '../ui/page.tsx'
import { CopyIcon } from '../ui/icon/chat-icons.tsx'
import { CheckIcon } from '../ui/icon/page-icons.tsx'
import { toast } from '../ui/overlay/toast.ts'
import { cancelPlanAction } from './cancel-plan-action.ts'
import { CancelSteps } from './cancel-steps.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: words.mine, description: words.mineDescription, noindex: true })

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  await requireSession(request, url, context)
  const standing = await apiFor(context)('subscriptions/get_subscription', {})
  if (!('is_active' in standing)) throw new Error(standing.message)
  return standing
}

export const action = cancelPlanAction

export default function MyActivePlans() {
  const plan = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const say = useSay()
  const [query] = useSearchParams()
  const step = actionData && 'step' in actionData ? actionData : undefined
  const [isLeaving, setLeaving] = useState(step !== undefined)
  return (
    <Column className="py-8 sm:py-12">
      <h1 className="text-h2">{say(words.mine)}</h1>
      {actionData && !('step' in actionData) && 'message' in actionData && (
        <Note className="mt-4">{actionData.message}</Note>
      )}
      {plan.has_subscription ? <Standing plan={plan} /> : null}
      {!plan.is_active && (
        <>
          {plan.message && <p className="mt-6">{plan.message}</p>}
          <ButtonLink to="/subscription" wide className="mt-4">
            {say(plan.has_subscription ? subscriptionWords.renew : words.newPlan)}
          </ButtonLink>
        </>
      )}
      {plan.is_active && (
        <div className="mt-8 border-t border-rule pt-5">
          {!plan.cancel_at_end && <StopRenewing />}
          <LocalizedLink
            to="/my-active-plans?cancel=1"
            className="mt-2 inline-flex min-h-11 items-center text-sindoor underline-offset-4 hover:underline"
            preventScrollReset
            onClick={(event) => {
              event.preventDefault()
              setLeaving(true)
            }}
          >
            {say(words.cancel)}
          </LocalizedLink>
          {(isLeaving || query.has('cancel')) && (
            <CancelSteps
              days={plan.days_remaining}
              postedStep={step}
              onClose={() => setLeaving(false)}
            />
          )}
        </div>
      )}
      <p className="mt-6">
        <LocalizedLink to="/payments" className="text-action underline underline-offset-4">
          {say(balanceWords.paymentsTitle)}
        </LocalizedLink>
      </p>
    </Column>
  )
}

type Plan = Awaited<ReturnType<typeof loader>>

function Standing({ plan }: { plan: Plan }) {
  const say = useSay()
  const language = useLanguage()
  const usedQuestions = plan.used_questions
  const share = plan.max_questions ? (usedQuestions / plan.max_questions) * 100 : 0
  const day = (at: string | null) => (at ? formatDate(at, language) : '–')
  const status = !plan.is_active
    ? words.isCancelled
    : plan.cancel_at_end
      ? words.endsSoon
      : words.isActive
  return (
    <>
      <DefinitionList className="mt-6 border-t border-rule">
        <DefinitionRow term={say(words.status)}>
          <span className={`font-semibold ${plan.is_active ? 'text-leaf' : 'text-sindoor'}`}>
            {say(status)}
          </span>
        </DefinitionRow>
        {plan.subscription_id && (
          <DefinitionRow term={say(words.id)}>
            <CopyId id={plan.subscription_id} />
          </DefinitionRow>
        )}
        <DefinitionRow term={say(words.used)}>
          {say(ownPlanTemplates.used, usedQuestions, plan.max_questions, share.toFixed(1))}
        </DefinitionRow>
        <div className="border-b border-rule py-3">
          <dt className="sr-only">{say(words.used)}</dt>
          <dd>
            <progress
              aria-label={say(words.used)}
              max={plan.max_questions || 1}
              value={usedQuestions}
              className="bar block h-2 w-full"
            />
          </dd>
        </div>
        <DefinitionRow term={say(words.start)}>{day(plan.start_date)}</DefinitionRow>
        <DefinitionRow term={say(words.end)}>{day(plan.end_date)}</DefinitionRow>
        <DefinitionRow term={say(words.last)}>{day(plan.last_payment_date)}</DefinitionRow>
        <DefinitionRow term={say(words.days)}>{plan.days_remaining}</DefinitionRow>
      </DefinitionList>
      <ul className="mt-5 space-y-2">
        {plan.bullet_points.map((point) => (
          <li key={point} className="flex gap-2.5">
            <CheckIcon className="mt-0.5 size-5 text-leaf" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function CopyId({ id }: { id: string }) {
  const say = useSay()
  return (
    <span className="inline-flex items-center gap-2">
      <span className="wrap-anywhere">{id}</span>
      <button
        type="button"
        className="tap-44 text-action"
        onClick={() => {
          // Absent where the page came without TLS.
          const copied = navigator.clipboard?.writeText(id) ?? Promise.reject(new Error('none'))
          copied.then(
            () => toast(say(words.copied), 'success'),
            () => toast(say(words.notCopied), 'error'),
          )
        }}
      >
        <CopyIcon className="size-5" />
        <span className="sr-only">{say(words.copy)}</span>
      </button>
    </span>
  )
}

/** Two taps: the button, and yes. The days that are paid for stay. */
function StopRenewing() {
  const say = useSay()
  const confirm = useConfirm()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  async function stop() {
    const isSure = await confirm({
      text: say(words.stopAsk),
      yes: say(words.stopYes),
      no: say(words.keep),
    })
    if (!isSure) return
    setBusy(true)
    try {
      const { status, message } = await callApi('subscriptions/stop_renewal', {})
      toast(message ?? say(words.stopped), status === 'success' ? 'success' : 'error')
      await revalidate()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast(say(words.notCancelled), 'error')
    }
    setBusy(false)
  }
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void stop()
      }}
    >
      <input type="hidden" name="step" value="stop" />
      <Button type="submit" kind="quiet" wide busy={busy}>
        {say(words.stop)}
      </Button>
      <p className="mt-2 text-fine text-soft">{say(words.stopAsk)}</p>
    </form>
  )
}
