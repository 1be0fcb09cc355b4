import { redirect } from 'react-router'
import { rechargeWords as words, rechargeTemplates } from '../../words/wallet/recharge.ts'
import { formatRupees } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import { requireData } from '../api/result.ts'
import { href } from '../core/href.ts'
import { languageOf, useSay } from '../core/language.tsx'
import { pageMeta } from '../core/page-meta.ts'
import { currentSession } from '../core/session.ts'
import { Button, ButtonLink } from '../ui/form/button.tsx'
import { Column, Note, DefinitionRow, DefinitionList } from '../ui/page.tsx'
import { useResumePayment } from '../ui/pay/resume-payment.ts'
import { usePayment } from '../ui/pay/use-payment.tsx'
import type { Route } from './+types/pay.ts'
import { discountedPrice, findPrice } from '../ui/pay/recharge-price.ts'
import { rechargePayment } from '../ui/pay/recharge-payment.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.payTitle, description: words.description, noindex: true })

/** A recharge link: amounts in it are for display and are not even read; the server knows the price. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname)
  // A link is paid by whoever logs in next: they begin with the prices, and not at home.
  if (!(await currentSession(context)))
    throw redirect(href('/login', { next: href('/recharges', {}, language) }, language))
  const call = apiFor(context)
  const [prices, prize] = await Promise.all([
    call('recharges/getPrices', {}),
    call('wheel/getPrize', {}),
  ])
  const price = findPrice(requireData(prices), url.searchParams.get('tier'))
  if (!price) throw redirect(href('/recharges', {}, language))
  const percent = prize.ok ? prize.data.percent : 0
  const token = url.searchParams.get('token') ?? ''
  return { price, percent, token: /^[\w-]{20,64}$/.test(token) ? token : undefined }
}

export default function Pay({ loaderData: { price, percent, token } }: Route.ComponentProps) {
  const say = useSay()
  const { pay, isMaking, dialogs } = usePayment()
  const toPay = discountedPrice(price.discountPrice, percent)
  const start = () => void pay(rechargePayment(say, price.tier, token))
  useResumePayment(start)
  return (
    <Column className="py-8 sm:py-12">
      <h1 className="text-h2">{say(words.payTitle)}</h1>
      <DefinitionList className="mt-6 border-t border-rule">
        <DefinitionRow term={say(words.toPay)}>
          {toPay < price.discountPrice && (
            <s className="mr-3 text-soft">{formatRupees(price.discountPrice)}</s>
          )}
          {formatRupees(toPay)}
        </DefinitionRow>
        <DefinitionRow term={say(words.gets)}>{formatRupees(price.discountPrice)}</DefinitionRow>
      </DefinitionList>
      <p className="mt-3 text-fine text-soft">
        {say(words.tax)} {say(words.secure)}
      </p>
      <noscript>
        <Note className="mt-6">{say(words.needsScript)}</Note>
      </noscript>
      <Button wide className="mt-6" busy={isMaking} busyLabel={say(words.making)} onClick={start}>
        {say(rechargeTemplates.pay, toPay)}
      </Button>
      <ButtonLink kind="plain" wide className="mt-2" to={href('/recharges')}>
        {say(words.another)}
      </ButtonLink>
      {dialogs}
    </Column>
  )
}
