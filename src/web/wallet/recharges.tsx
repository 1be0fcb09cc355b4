import { Form, redirect, useLoaderData, useRevalidator } from 'react-router'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { rechargeWords as words, rechargeTemplates } from '../../words/wallet/recharge.ts'
import { formatDate, formatRupees } from '../../words/say.ts'
import { callApi, apiFor } from '../api/client.ts'
import { pageMeta } from '../core/page-meta.ts'
import { LocalizedLink, inLanguage, languageOf, useLanguage, useSay } from '../core/language.tsx'
import { useLoginDialog } from '../app/shell/login-provider.tsx'
import { sessionOf, useSession } from '../core/session.ts'
import { Button } from '../ui/form/button.tsx'
import { Note, Page } from '../ui/page.tsx'
import { useResumePayment } from '../ui/pay/resume-payment.ts'
import { usePayment } from '../ui/pay/use-payment.tsx'
import { rechargePayment } from './recharge-payment.ts'
import { discountedPrice, fillRechargeLink } from './recharge-price.ts'
import type { Price } from './recharge-price.ts'
import { formTextReader } from '../ui/form/form-text.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: words.title, description: words.description })

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ask = apiFor(context)
  const session = await sessionOf(request, context)
  const [prices, prize, balance] = await Promise.all([
    ask('recharges/getPrices', {}),
    session && ask('wheel/getPrize', {}),
    session && ask('users/getBalance', {}),
  ])
  return {
    groups: Array.isArray(prices) ? prices : [],
    prize: prize?.status === 'success' && prize.percent > 0 ? prize : null,
    rupeesLeft: balance?.status === 'success' ? balance.balance : null,
  }
}

/** Without the script: a tier's link, with a one-time token in the token's place. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const language = languageOf(url.pathname)
  const back = redirect(inLanguage('/recharges', language))
  if (!(await sessionOf(request, context)))
    return redirect(inLanguage('/login?next=/recharges', language))
  const tier = formTextReader(await request.formData())('tier')
  const ask = apiFor(context)
  const prices = await ask('recharges/getPrices', {})
  const price = (Array.isArray(prices) ? prices : [])
    .flatMap((group) => group.data)
    .find((it) => it.tier === tier)
  if (!price) return back
  const prize = await ask('wheel/getPrize', {})
  const tokenReply = await ask('recharges/orderToken', { tier })
  if (tokenReply.status === 'fail') return back
  const percent = prize.status === 'success' ? prize.percent : 0
  return redirect(inLanguage(fillRechargeLink(price, percent, tokenReply.token), language))
}

/** What the wallet can be recharged with, for each astrologer; the price falls by the wheel's prize. */
export default function Recharges() {
  const { groups, prize, rupeesLeft } = useLoaderData<typeof loader>()
  const say = useSay()
  const language = useLanguage()
  const session = useSession()
  const logIn = useLoginDialog()
  const { revalidate } = useRevalidator()
  const { pay, isMaking, dialogs } = usePayment()
  const percent = prize?.percent ?? 0
  const start = (tier: string) => {
    if (!session) return logIn('/recharges')
    void pay({ ...rechargePayment(callApi, say, tier), onPaid: () => void revalidate() })
  }
  useResumePayment(start)
  return (
    <Page className="py-8 sm:py-12">
      <h1 className="text-h2">{say(words.title)}</h1>
      <p className="mt-2 max-w-text text-soft">{say(words.lead)}</p>
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
          {say(rechargeTemplates.voucher, percent, formatDate(prize.expires_at, language))}
        </Note>
      )}
      {!session && <Note className="mt-5 max-w-text">{say(words.loggedOut)}</Note>}
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
                    <input type="hidden" name="tier" value={price.tier} />
                    <div className="min-w-0">
                      <TierPrice price={price} percent={percent} />
                      <p className="text-fine text-soft">{price.text}</p>
                      {percent > 0 && (
                        <p className="text-fine text-leaf">
                          {say(rechargeTemplates.wallet, price.discountPrice)}
                        </p>
                      )}
                    </div>
                    <Button
                      type="submit"
                      kind="quiet"
                      busy={isMaking}
                      aria-label={`${say(words.recharge)}: ${formatRupees(price.discountPrice)}, ${say(words[astrologer])}`}
                    >
                      {say(words.recharge)}
                    </Button>
                  </Form>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="mt-6 text-fine text-soft">
        {say(words.tax)} {say(words.secure)}
      </p>
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        {!prize && (
          <LocalizedLink
            to="/wheel-of-fortune"
            className="text-action underline underline-offset-4"
          >
            {say(words.spin)}
          </LocalizedLink>
        )}
        <LocalizedLink to="/subscription" className="text-action underline underline-offset-4">
          {say(words.plan)}
        </LocalizedLink>
        {session && (
          <LocalizedLink to="/payments" className="text-action underline underline-offset-4">
            {say(words.payments)}
          </LocalizedLink>
        )}
      </p>
      {dialogs}
    </Page>
  )
}

/** What is paid; struck through beside it what it was before the prize, or before the tier's own reduction. */
function TierPrice({ price, percent }: { price: Price; percent: number }) {
  const say = useSay()
  const toPay = discountedPrice(price.discountPrice, percent)
  const before = percent > 0 ? price.discountPrice : price.originalPrice
  return (
    <p className="flex items-baseline gap-3">
      <span className="text-h4 font-semibold">{formatRupees(toPay)}</span>
      {before > toPay && (
        <>
          <s aria-hidden="true" className="text-soft">
            {formatRupees(before)}
          </s>
          <span className="sr-only">{say(rechargeTemplates.before, before)}</span>
        </>
      )}
    </p>
  )
}
