import { useRevalidator } from 'react-router'
import {
  planBenefits,
  planFaq,
  subscriptionWords as words,
  subscriptionTemplates,
} from '../../words/subscription/subscription.ts'
import { rechargeWords } from '../../words/wallet/recharge.ts'
import { apiFor } from '../api/client.ts'
import type { ApiData } from '../api/result.ts'
import { LogInButton, useLoginDialog } from '../app/shell/login-provider.tsx'
import { href } from '../core/href.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { pageMeta } from '../core/page-meta.ts'
import { currentSession, useSession } from '../core/session.ts'
import { faqPage } from '../core/structured-data.ts'
import { Accordion } from '../ui/accordion.tsx'
import { Button } from '../ui/form/button.tsx'
import { Page, Section } from '../ui/page.tsx'
import { useResumePayment } from '../ui/pay/resume-payment.ts'
import { usePayment } from '../ui/pay/use-payment.tsx'
import type { Route } from './+types/plans.ts'
import { PlanOffer } from './plan-offer.tsx'
import { planPayment } from '../ui/pay/plan-payment.ts'
import { PriceBar } from './price-bar.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: words.title,
    description: words.description,
    ld: [faqPage(args, planFaq)],
  })

export async function loader({ context }: Route.LoaderArgs) {
  const call = apiFor(context)
  const session = await currentSession(context)
  const [plans, count, ownPlan, stats, info] = await Promise.all([
    call('subscriptions/plans', {}),
    call('subscriptions/get_count', {}),
    session && call('subscriptions/get_subscription', {}),
    call('site/stats', {}),
    call('ai/getInfo', {}),
  ])
  return {
    plans: plans.ok ? plans.data : [],
    count: count.ok ? count.data.count : null,
    isActive: ownPlan?.ok ? ownPlan.data.is_active : false,
    wasActive: ownPlan?.ok ? ownPlan.data.has_subscription : false,
    questionPrice: info.ok ? info.data.oracle_price : null,
    proof: stats.ok ? proofOf(stats.data) : null,
  }
}

/** null where nothing true is published. */
function proofOf({ recharged, plans_rating, samples }: ApiData<'site/stats'>) {
  if (!recharged || plans_rating === null) return null
  if (samples.includes('recharged') || samples.includes('plans_rating')) return null
  return { users: recharged, rating: plans_rating }
}

export default function Plans({ loaderData }: Route.ComponentProps) {
  const { plans, isActive, wasActive, questionPrice } = loaderData
  const [plan] = plans
  const say = useSay()
  const session = useSession()
  const logIn = useLoginDialog()
  const { revalidate } = useRevalidator()
  const { pay, isMaking, dialogs } = usePayment()
  const buy = () => {
    if (!session) return logIn(href('/subscription'))
    void pay({ ...planPayment(say), onPaid: () => void revalidate() })
  }
  useResumePayment(buy)
  const label = plan
    ? say(wasActive ? subscriptionTemplates.renew : subscriptionTemplates.buy, plan.price)
    : say(words.single)
  const button = session ? (
    <Button wide busy={isMaking} busyLabel={say(rechargeWords.making)} onClick={buy}>
      {label}
    </Button>
  ) : (
    <LogInButton kind="primary" wide next={href('/subscription')}>
      {label}
    </LogInButton>
  )
  return (
    <>
      <Page className="py-8 sm:py-12">
        <div className="grid gap-10 lg:grid-cols-2">
          <PlanHeading {...loaderData} />
          <div>
            {plans.map((offer) => (
              <PlanOffer key={offer.name} plan={offer} {...{ questionPrice, isActive, button }} />
            ))}
            <LocalizedLink
              to={href('/recharges')}
              className="mt-4 inline-flex min-h-11 items-center text-action underline underline-offset-4"
            >
              {say(words.single)}
            </LocalizedLink>
          </div>
        </div>
      </Page>
      <Benefits />
      <Section title={say(words.faq)}>
        <Accordion
          items={planFaq.map((it) => ({ title: say(it.question), body: say(it.answer) }))}
        />
      </Section>
      {!isActive && plan && <PriceBar price={plan.price}>{button}</PriceBar>}
      {dialogs}
    </>
  )
}

/** Fewer say nothing to whoever considers it. */
const leastCount = 10

/** What the plan is, and how many have it. */
function PlanHeading({
  plans: [plan],
  proof,
  count,
}: Pick<Route.ComponentProps['loaderData'], 'plans' | 'proof' | 'count'>) {
  const say = useSay()
  return (
    <div>
      <h1>{plan ? say(subscriptionTemplates.heading, plan.questions) : say(words.title)}</h1>
      <p className="mt-3 text-lead text-soft">{say(words.lead)}</p>
      {proof && (
        <p className="mt-4 text-fine text-soft">
          {say(subscriptionTemplates.proof, proof.users, proof.rating)}
        </p>
      )}
      {count !== null && count >= leastCount && (
        <p className="mt-1 text-fine text-soft">{say(subscriptionTemplates.count, count)}</p>
      )}
    </div>
  )
}

function Benefits() {
  const say = useSay()
  return (
    <Section title={say(words.benefits)}>
      <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {planBenefits.map((benefit) => (
          <div key={benefit.name.en} className="border-t border-rule pt-4">
            <dt className="text-h4 font-semibold">{say(benefit.name)}</dt>
            <dd className="mt-1 text-soft">{say(benefit.text)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
