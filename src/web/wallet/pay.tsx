import { redirect, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { recharge as words, rechargeWith } from '../../words/wallet/recharge.ts'
import { rupees } from '../../words/say.ts'
import { callApi, apiFor } from '../api/client.ts'
import { describe } from '../core/head.ts'
import { inLanguage, languageOf, useSay } from '../core/language.tsx'
import { sessionOf } from '../core/session.ts'
import { Button, ButtonLink } from '../ui/form/button.tsx'
import { Column, Note, Row, Rows } from '../ui/page.tsx'
import { usePayAgain } from '../ui/pay/pay-again.ts'
import { usePayment } from '../ui/pay/use-payment.tsx'
import { lessPercent } from './recharge-facts.ts'
import { rechargePayment } from './recharge-payment.ts'

export const meta: MetaFunction = (args) =>
  describe(args, { title: words.payTitle, description: words.description, noindex: true })

/** A recharge link: amounts in it are for display and are not even read; the server knows the price. */
export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const language = languageOf(url.pathname)
  if (!(await sessionOf(request, context))) {
    const next = new URLSearchParams({ next: inLanguage('/recharges', language) })
    throw redirect(inLanguage(`/login?${next}`, language))
  }
  const ask = apiFor(context)
  const [prices, prize] = await Promise.all([
    ask('recharges/getPrices', {}),
    ask('wheel/getPrize', {}),
  ])
  const tier = url.searchParams.get('tier')
  const price = (Array.isArray(prices) ? prices : [])
    .flatMap((group) => group.data)
    .find((it) => it.tier === tier)
  if (!price) throw redirect(inLanguage('/recharges', language))
  const percent = prize.status === 'success' ? prize.percent : 0
  const token = url.searchParams.get('token') ?? ''
  return { price, percent, token: /^[\w-]{20,64}$/.test(token) ? token : undefined }
}

export default function Pay() {
  const { price, percent, token } = useLoaderData<typeof loader>()
  const say = useSay()
  const { pay, isMaking, dialogs } = usePayment()
  const toPay = lessPercent(price.discountPrice, percent)
  const start = () => void pay(rechargePayment(callApi, say, price.tier, token))
  usePayAgain(start)
  return (
    <Column className="py-8 sm:py-12">
      <h1 className="text-h2">{say(words.payTitle)}</h1>
      <Rows className="mt-6 border-t border-rule">
        <Row term={say(words.toPay)}>
          {toPay < price.discountPrice && (
            <s className="mr-3 text-soft">{rupees(price.discountPrice)}</s>
          )}
          {rupees(toPay)}
        </Row>
        <Row term={say(words.gets)}>{rupees(price.discountPrice)}</Row>
      </Rows>
      <p className="mt-3 text-fine text-soft">
        {say(words.tax)} {say(words.secure)}
      </p>
      <noscript>
        <Note className="mt-6">{say(words.needsScript)}</Note>
      </noscript>
      <Button wide className="mt-6" busy={isMaking} busyLabel={say(words.making)} onClick={start}>
        {say(rechargeWith.pay, toPay)}
      </Button>
      <ButtonLink kind="plain" wide className="mt-2" to="/recharges">
        {say(words.another)}
      </ButtonLink>
      {dialogs}
    </Column>
  )
}
