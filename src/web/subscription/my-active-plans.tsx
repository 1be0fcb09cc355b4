import { balanceWords } from '../../words/wallet/balance.ts'
import { ownPlanWords as words } from '../../words/subscription/own-plan.ts'
import { subscriptionWords } from '../../words/subscription/subscription.ts'
import { apiFor } from '../api/client.ts'
import { requireData } from '../api/result.ts'
import { formInBrowser, formOnServer } from '../core/form-action.ts'
import { href } from '../core/href.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { pageMeta } from '../core/page-meta.ts'
import { ButtonLink } from '../ui/form/button.tsx'
import { Column, Note } from '../ui/page.tsx'
import type { Route } from './+types/my-active-plans.ts'
import { CancelPlan } from './cancel-plan.tsx'
import { cancelPlan } from './cancel-plan-action.ts'
import { PlanStatus } from './plan-status.tsx'
import { StopRenewing } from './stop-renewing.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.mine, description: words.mineDescription, noindex: true })

export async function loader({ context }: Route.LoaderArgs) {
  return requireData(await apiFor(context)('subscriptions/get_subscription', {}))
}

export async function action(args: Route.ActionArgs) {
  return cancelPlan(await formOnServer(args))
}

export async function clientAction(args: Route.ClientActionArgs) {
  return cancelPlan(await formInBrowser(args))
}

/** One's own plan, and the ways out of it. */
export default function MyActivePlans({ loaderData: plan, actionData }: Route.ComponentProps) {
  const say = useSay()
  return (
    <Column className="py-8 sm:py-12">
      <h1 className="text-h2">{say(words.mine)}</h1>
      {actionData?.done && <Note className="mt-4">{actionData.done}</Note>}
      {plan.has_subscription && <PlanStatus plan={plan} />}
      {!plan.is_active && (
        <>
          {plan.message && <p className="mt-6">{plan.message}</p>}
          <ButtonLink to={href('/subscription')} wide className="mt-4">
            {say(plan.has_subscription ? subscriptionWords.renew : words.newPlan)}
          </ButtonLink>
        </>
      )}
      {plan.is_active && (
        <ButtonLink to="/create-kundli?type=Oracle" wide className="mt-6" prefetch="none">
          {say(words.ask)}
        </ButtonLink>
      )}
      <div className={plan.is_active ? 'mt-8 border-t border-rule pt-5' : undefined}>
        <StopRenewing offered={plan.is_active && !plan.cancel_at_end} posted={actionData} />
        <CancelPlan offered={plan.is_active} days={plan.days_remaining} posted={actionData} />
      </div>
      <p className="mt-6">
        <LocalizedLink to={href('/payments')} className="text-action underline underline-offset-4">
          {say(balanceWords.paymentsTitle)}
        </LocalizedLink>
      </p>
    </Column>
  )
}
