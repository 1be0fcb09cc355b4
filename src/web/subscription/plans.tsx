import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import {
  planBenefits,
  planFaq,
  subscriptionWords as words,
  subscriptionTemplates,
} from '../../words/subscription/subscription.ts'
import { rechargeWords } from '../../words/wallet/recharge.ts'
import { formatRupees } from '../../words/say.ts'
import { callApi, apiFor } from '../api/client.ts'
import { pageMeta } from '../core/page-meta.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { LogInButton, useLoginDialog } from '../app/shell/login-provider.tsx'
import { sessionOf, useSession } from '../core/session.ts'
import { faqPage } from '../core/structured-data.ts'
import { Accordion } from '../ui/accordion.tsx'
import { Button, ButtonLink } from '../ui/form/button.tsx'
import { Note, Page, Section } from '../ui/page.tsx'
import { useResumePayment } from '../ui/pay/resume-payment.ts'
import { usePayment } from '../ui/pay/use-payment.tsx'
import { CheckIcon } from '../ui/icon/page-icons.tsx'
import { planPayment } from './plan-payment.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: words.title,
    description: words.description,
    ld: [faqPage(args, planFaq)],
  })

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ask = apiFor(context)
  const session = await sessionOf(request, context)
  const [plans, count, standing, stats] = await Promise.all([
    ask('subscriptions/plans', {}),
    ask('subscriptions/get_count', {}),
    session && ask('subscriptions/get_subscription', {}),
    ask('site/stats', {}),
  ])
  const isKnown = standing && 'is_active' in standing ? standing : null
  return {
    plans: Array.isArray(plans) ? plans : [],
    count: 'count' in count ? count.count : null,
    isActive: isKnown?.is_active ?? false,
    wasActive: isKnown?.has_subscription ?? false,
    proof:
      'recharged' in stats && stats.recharged && stats.plans_rating !== null
        ? {
            users: stats.recharged,
            rating: stats.plans_rating,
            isSample: stats.samples.includes('recharged') || stats.samples.includes('plans_rating'),
          }
        : null,
  }
}

/** Past this many pixels the price follows the reader. */
const barAfter = 500

export default function Plans() {
  const { plans, count, isActive, wasActive, proof } = useLoaderData<typeof loader>()
  const [firstPlan] = plans
  const say = useSay()
  const session = useSession()
  const logIn = useLoginDialog()
  const { revalidate } = useRevalidator()
  const { pay, isMaking, dialogs } = usePayment()
  const buy = () => {
    if (!session) return logIn('/subscription')
    void pay({ ...planPayment(callApi, say), onPaid: () => void revalidate() })
  }
  useResumePayment(buy)
  const label = say(wasActive ? words.renew : words.buy)
  const button = session ? (
    <Button wide busy={isMaking} busyLabel={say(rechargeWords.making)} onClick={buy}>
      {label}
    </Button>
  ) : (
    <LogInButton kind="primary" wide next="/subscription">
      {label}
    </LogInButton>
  )
  return (
    <>
      <Page className="py-8 sm:py-12">
        <div className="grid gap-10 lg:grid-cols-2">
          <div>
            <h1>
              {firstPlan
                ? say(subscriptionTemplates.heading, firstPlan.questions)
                : say(words.title)}
            </h1>
            <p className="mt-3 text-lead text-soft">{say(words.lead)}</p>
            {proof && (
              <p className="mt-4 text-fine text-soft">
                {say(subscriptionTemplates.proof, proof.users, proof.rating)}
                {proof.isSample && ` · ${say(words.sample)}`}
              </p>
            )}
            {count !== null && (
              <p className="mt-1 text-fine text-soft">{say(subscriptionTemplates.count, count)}</p>
            )}
          </div>
          <div>
            {plans.map((plan) => (
              <section key={plan.name} className="border-y border-rule py-5">
                <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <h2 className="text-h3">{plan.name}</h2>
                  {plan.featured && (
                    <p className="border-b-2 border-marigold text-fine font-semibold">
                      {say(words.popular)}
                    </p>
                  )}
                </div>
                <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
                  <span className="text-h2 font-semibold">{formatRupees(plan.price)}</span>
                  <span className="text-soft">{say(words.perMonth)}</span>
                  <s className="text-soft">{formatRupees(plan.old_price)}</s>
                  <span className="text-fine text-soft">
                    {say(subscriptionTemplates.oneByOne, plan.questions)}
                  </span>
                </p>
                <ul className="mt-4 space-y-2">
                  {plan.bullet_points.map((point) => (
                    <li key={point} className="flex gap-2.5">
                      <CheckIcon className="mt-0.5 size-5 text-leaf" />
                      <span>{point}</span>
                    </li>
                  ))}
                </ul>
                <div className="mt-5">
                  {isActive ? (
                    <>
                      <Note className="mb-3">{say(words.active)}</Note>
                      <ButtonLink to="/my-active-plans" wide kind="quiet">
                        {say(words.toPlan)}
                      </ButtonLink>
                    </>
                  ) : (
                    button
                  )}
                </div>
                <noscript>
                  <Note className="mt-4">{say(rechargeWords.needsScript)}</Note>
                </noscript>
                <p className="mt-3 text-fine text-soft">
                  {say(words.methods)} {say(rechargeWords.tax)}
                </p>
              </section>
            ))}
            <LocalizedLink
              to="/recharges"
              className="mt-4 inline-flex min-h-11 items-center text-action underline underline-offset-4"
            >
              {say(words.single)}
            </LocalizedLink>
          </div>
        </div>
      </Page>
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
      <Section title={say(words.faq)}>
        <Accordion
          items={planFaq.map((it) => ({ title: say(it.question), body: say(it.answer) }))}
        />
      </Section>
      {!isActive && plans[0] && <StickyBar price={plans[0].price}>{button}</StickyBar>}
      {dialogs}
    </>
  )
}

/** The price and the button at the foot of the screen, once the first ones are out of sight. */
function StickyBar({ price, children }: { price: number; children: ReactNode }) {
  const say = useSay()
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const look = () => setShown(window.scrollY > barAfter)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return (
    <div
      hidden={!isShown}
      className="sticky bottom-0 z-20 border-t border-rule bg-sheet py-3 shadow-sheet"
    >
      <Page className="flex items-center justify-between gap-4">
        <p className="font-semibold">{say(subscriptionTemplates.bar, price)}</p>
        <div className="w-44">{children}</div>
      </Page>
    </div>
  )
}
