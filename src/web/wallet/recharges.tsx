import { Form, redirect, useRevalidator } from 'react-router'
import { rechargeWords as words, rechargeTemplates } from '../../words/wallet/recharge.ts'
import { formatDate, formatRupees, say as sayIn } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import { requireData } from '../api/result.ts'
import { useLoginDialog } from '../app/shell/login-provider.tsx'
import { formOnServer } from '../core/form-action.ts'
import { rejected } from '../core/rejected.ts'
import { href } from '../core/href.ts'
import { LocalizedLink, inLanguage, languageOf, useLanguage, useSay } from '../core/language.tsx'
import { pageMeta } from '../core/page-meta.ts'
import { currentSession, useSession } from '../core/session.ts'
import { FormError } from '../ui/form/form-error.tsx'
import { formTextReader } from '../ui/form/form-text.ts'
import { Note, Page } from '../ui/page.tsx'
import { useResumePayment } from '../ui/pay/resume-payment.ts'
import { usePayment } from '../ui/pay/use-payment.tsx'
import type { Route } from './+types/recharges.ts'
import { rechargePayment } from './recharge-payment.ts'
import { fillRechargeLink, findPrice } from './recharge-price.ts'
import { TierLine } from './tier-line.tsx'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.title, description: words.description })

export async function loader({ context }: Route.LoaderArgs) {
  const call = apiFor(context)
  const session = await currentSession(context)
  const [prices, prize, balance] = await Promise.all([
    call('recharges/getPrices', {}),
    session && call('wheel/getPrize', {}),
    session && call('users/getBalance', {}),
  ])
  return {
    groups: requireData(prices),
    prize: prize?.ok && prize.data.percent > 0 ? prize.data : null,
    rupeesLeft: balance?.ok ? balance.data.balance : null,
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

/** What the wallet can be recharged with, for each astrologer; the price falls by the wheel's prize. */
export default function Recharges({ loaderData, actionData }: Route.ComponentProps) {
  const { groups, prize, rupeesLeft } = loaderData
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
    <Page className="py-8 sm:py-12">
      <h1 className="text-h2">{say(words.title)}</h1>
      <p className="mt-2 max-w-text text-soft">{say(words.lead)}</p>
      <Holding rupeesLeft={rupeesLeft} prize={prize} />
      {!session && <Note className="mt-5 max-w-text">{say(words.loggedOut)}</Note>}
      <FormError>{actionData?.problem}</FormError>
      <div className="mt-8 grid gap-10 md:grid-cols-2">
        {groups.map(({ astrologer, data }) => (
          <section key={astrologer} aria-labelledby={`tiers-${astrologer}`}>
            <h2 id={`tiers-${astrologer}`} className="mb-2 text-h3">
              {say(words[astrologer])}
            </h2>
            <ul className="border-t border-rule">
              {data.map((price) => (
                <li key={price.tier} className="border-b border-rule py-4">
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
                      busy={isMaking}
                      astrologer={say(words[astrologer])}
                    />
                  </Form>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <WaysOn hasPrize={prize !== null} />
      {dialogs}
    </Page>
  )
}

/** What is in the wallet, and the prize of the wheel that waits. */
function Holding({
  rupeesLeft,
  prize,
}: Pick<Route.ComponentProps['loaderData'], 'rupeesLeft' | 'prize'>) {
  const say = useSay()
  const language = useLanguage()
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
      {prize?.expires_at && (
        <Note className="mt-5 max-w-text">
          {say(rechargeTemplates.voucher, prize.percent, formatDate(prize.expires_at, language))}
        </Note>
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
        {say(words.tax)} {say(words.secure)}
      </p>
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        {!hasPrize && (
          <LocalizedLink to={href('/wheel-of-fortune')} className={link}>
            {say(words.spin)}
          </LocalizedLink>
        )}
        <LocalizedLink to={href('/subscription')} className={link}>
          {say(words.plan)}
        </LocalizedLink>
        {session && (
          <LocalizedLink to={href('/payments')} className={link}>
            {say(words.payments)}
          </LocalizedLink>
        )}
      </p>
    </>
  )
}
