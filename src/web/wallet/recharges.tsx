import { Form, redirect, useRevalidator } from 'react-router'
import { wheelSegments } from '../../contract/wheel-physics.ts'
import { paywallTemplates, paywallWords } from '../../words/chat/paywall.ts'
import {
  rechargeWords as words,
  rechargeTemplates,
  spinOffer,
} from '../../words/wallet/recharge.ts'
import { eachTemplate } from '../../words/ui/each.ts'
import { formatDate, formatRupees, say as sayIn } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import { requireData, type ApiData } from '../api/result.ts'
import { useLoginDialog } from '../app/shell/login-provider.tsx'
import { formOnServer } from '../core/form-action.ts'
import { rejected } from '../core/rejected.ts'
import { href } from '../core/href.ts'
import { LocalizedLink, inLanguage, languageOf, useLanguage, useSay } from '../core/language.tsx'
import { pageMeta } from '../core/page-meta.ts'
import { currentSession, useSession } from '../core/session.ts'
import { unaskedQuestion } from '../core/unasked-question.ts'
import { FormError } from '../ui/form/form-error.tsx'
import { formTextReader } from '../ui/form/form-text.ts'
import { ButtonLink } from '../ui/form/button.tsx'
import { CheckIcon } from '../ui/icon/page-icons.tsx'
import { Column, Note } from '../ui/page.tsx'
import { useResumePayment } from '../ui/pay/resume-payment.ts'
import { usePayment } from '../ui/pay/use-payment.tsx'
import type { Route } from './+types/recharges.ts'
import { rechargePayment } from '../ui/pay/recharge-payment.ts'
import { fillRechargeLink, findPrice } from '../ui/pay/recharge-price.ts'
import { KeptQuestion, useWaitingQuestion } from '../ui/pay/kept-question.tsx'
import { TierLine } from './tier-line.tsx'

export const meta: Route.MetaFunction = (args) => {
  const language = languageOf(args.location.pathname)
  const { tiers, samePrice } = args.loaderData
  const least = tiers[0]?.discountPrice
  const description =
    least && samePrice
      ? sayIn(rechargeTemplates.description, language, least, samePrice)
      : sayIn(words.description, language)
  return pageMeta(args, { title: words.title, description: { en: description, hi: description } })
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const call = apiFor(context)
  const session = await currentSession(context)
  const [prices, prize, balance, plans, own, info, unasked] = await Promise.all([
    call('recharges/getPrices', {}),
    session && call('wheel/getPrize', {}),
    session && call('users/getBalance', {}),
    call('subscriptions/plans', {}),
    session && call('subscriptions/get_subscription', {}),
    call('ai/getInfo', {}),
    session && unaskedQuestion({ request, url, context }, call),
  ])
  // One wallet pays for both astrologers: their two lists are one.
  const [group] = requireData(prices)
  const questionPrice = info.ok ? info.data.oracle_price : null
  return {
    tiers: group?.data ?? [],
    plan: (plans.ok && plans.data[0]) || null,
    planLeft: own?.ok && own.data.is_active ? own.data.remaining_questions : null,
    questionPrice,
    // Only where it is the same for both.
    samePrice: info.ok && info.data.astra_price === questionPrice ? questionPrice : null,
    prize: prize?.ok && prize.data.percent > 0 ? prize.data : null,
    rupeesLeft: balance?.ok ? balance.data.balance : null,
    unasked,
  }
}

/** Without the script: a tier's link, with a one-time token in the token's place. With it the checkout opens here. */
export async function action(args: Route.ActionArgs) {
  const language = languageOf(args.url.pathname)
  if (!(await currentSession(args.context)))
    throw redirect(href('/login', { next: href('/recharges') }, language))
  const { call, form } = await formOnServer(args)
  const tier = formTextReader(form)('tier')
  const price = findPrice(requireData(await call('recharges/getPrices', {})), tier)
  if (!price) throw redirect(href('/recharges', {}, language))
  const token = await call('recharges/orderToken', { tier })
  if (!token.ok)
    return rejected({ problem: token.message || sayIn(words.orderFailed, language) }, token.status)
  const prize = await call('wheel/getPrize', {})
  const link = fillRechargeLink(price, prize.ok ? prize.data.percent : 0, token.data.token)
  throw redirect(inLanguage(link, language))
}

/** The plan beside what the wallet can be recharged with; the price falls by the wheel's coupon. */
export default function Recharges({ loaderData, actionData }: Route.ComponentProps) {
  const { tiers, plan, planLeft, questionPrice, samePrice, prize, rupeesLeft } = loaderData
  const waiting = useWaitingQuestion(loaderData.unasked)
  const canAsk = questionPrice !== null && (rupeesLeft ?? 0) >= questionPrice
  const say = useSay()
  const session = useSession()
  const logIn = useLoginDialog()
  const { revalidate } = useRevalidator()
  const { pay, isMaking, dialogs } = usePayment()
  const start = (tier: string) => {
    if (!session) return logIn(href('/recharges'))
    void pay({ ...rechargePayment(say, tier), onPaid: () => void revalidate() })
  }
  useResumePayment(start)
  return (
    <Column className="py-8 sm:py-12">
      <h1 className="text-h2">{say(words.title)}</h1>
      <p className="mt-2 text-soft">
        {samePrice === null ? say(words.lead) : say(rechargeTemplates.lead, samePrice)}
      </p>
      <Holding rupeesLeft={rupeesLeft} />
      {waiting && <KeptQuestion {...{ waiting, canAsk }} />}
      {plan && <PlanRow plan={plan} left={planLeft} />}
      {prize?.expires_at && <Coupon percent={prize.percent} expiresAt={prize.expires_at} />}
      {!session && <Note className="mt-5">{say(words.loggedOut)}</Note>}
      <FormError>{actionData?.problem}</FormError>
      <h2 className="mt-8 mb-2 text-h3">{say(words.once)}</h2>
      <ul className="border-t border-rule">
        {tiers.map((price) => (
          <li key={price.tier} className="border-b border-rule py-3">
            <Form
              method="post"
              className="flex items-center justify-between gap-4"
              onSubmit={(event) => {
                event.preventDefault()
                start(price.tier)
              }}
            >
              <TierLine
                price={price}
                percent={prize?.percent ?? 0}
                questionPrice={questionPrice}
                busy={isMaking}
              />
            </Form>
          </li>
        ))}
      </ul>
      <WaysOn hasPrize={prize !== null} />
      {dialogs}
    </Column>
  )
}

/** The plan, compared with what is bought once; to who has it, what is left of it. */
function PlanRow({
  plan: { price, questions },
  left,
}: {
  plan: ApiData<'subscriptions/plans'>[number]
  left: number | null
}) {
  const say = useSay()
  const isMine = left !== null
  return (
    <section className="mt-6 flex items-center justify-between gap-4 border-y-2 border-marigold py-3">
      <div className="min-w-0">
        <h2 className="font-text text-h4 font-semibold">
          {isMine ? say(words.yourPlan) : say(paywallTemplates.month, price)}
        </h2>
        <p className="text-fine text-soft">
          {isMine ? (
            say(rechargeTemplates.planLeft, left)
          ) : (
            <>
              {say(paywallTemplates.questions, questions)} ·{' '}
              {say(eachTemplate, (price * 100) / questions)} · {say(paywallWords.anyTime)}
            </>
          )}
        </p>
      </div>
      <ButtonLink
        kind={isMine ? 'quiet' : 'primary'}
        to={href(isMine ? '/my-active-plans' : '/subscription')}
        className="shrink-0"
      >
        {say(words.seePlan)}
      </ButtonLink>
    </section>
  )
}

/** The wheel's discount, which is taken off below by itself. */
function Coupon({ percent, expiresAt }: { percent: number; expiresAt: string }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <p className="mt-5 flex items-center gap-2.5 rounded-md border border-dashed border-leaf px-3 py-2 text-fine">
      <CheckIcon className="size-5 shrink-0 text-leaf" />
      <span>{say(rechargeTemplates.voucher, percent, formatDate(expiresAt, language))}</span>
    </p>
  )
}

function Holding({ rupeesLeft }: { rupeesLeft: number | null }) {
  const say = useSay()
  return (
    <>
      {rupeesLeft !== null && (
        <p className="mt-4 flex items-baseline gap-3">
          <span className="text-soft">{say(words.inWallet)}</span>
          <span className="display text-h3">
            <span className="font-[family-name:var(--font-text)]">₹</span>
            {formatRupees(rupeesLeft).slice(1)}
          </span>
        </p>
      )}
    </>
  )
}

const link = 'text-action underline underline-offset-4'

function WaysOn({ hasPrize }: { hasPrize: boolean }) {
  const say = useSay()
  const session = useSession()
  return (
    <>
      <p className="mt-6 text-fine text-soft">
        {say(words.promise)} {say(words.tax)} {say(words.secure)}
      </p>
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        {!hasPrize && (
          <LocalizedLink to={href('/wheel-of-fortune')} className={link}>
            {say(spinOffer, wheelSegments)}
          </LocalizedLink>
        )}
        {session && (
          <LocalizedLink to={href('/payments')} className={link}>
            {say(words.payments)}
          </LocalizedLink>
        )}
      </p>
    </>
  )
}
