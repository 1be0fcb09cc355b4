import { paymentWords as words } from '../../words/content/content-pages.ts'
import { pageMeta } from '../core/page-meta.ts'
import { useSay } from '../core/language.tsx'
import { ButtonLink } from '../ui/form/button.tsx'
import { Column, Note, DefinitionRow, DefinitionList } from '../ui/page.tsx'
import type { Route } from './+types/payment.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { ...words, noindex: true })

/** Fixed: 199.00 and 18 percent of it. */
const [amount, gst, total] = ['₹199.00', '₹35.82', '₹234.82']

/** A picture of a payment, linked from nowhere: nothing on it can be pressed. */
export default function Payment() {
  const say = useSay()
  return (
    <Column className="py-8 sm:py-12">
      <p className="inline-block border-2 border-sindoor px-2 text-sindoor">{say(words.sample)}</p>
      <h1 className="mt-3 text-h2">{say(words.title)}</h1>
      <p className="mt-2 text-soft">{say(words.note)}</p>
      <Note className="mt-6 font-semibold">{say(words.cashback)}</Note>
      <DefinitionList className="mt-4">
        <DefinitionRow term={say(words.amount)}>{amount}</DefinitionRow>
        <DefinitionRow term={say(words.gst)}>{gst}</DefinitionRow>
        <DefinitionRow term={<strong>{say(words.total)}</strong>}>
          <strong>{total}</strong>
        </DefinitionRow>
      </DefinitionList>
      <h2 className="mt-8 mb-1 text-h3">{say(words.how)}</h2>
      <ul>
        {[words.upi, words.card, words.netbanking, words.others].map((way) => (
          <li key={way.en} className="flex min-h-12 items-center border-b border-rule">
            {say(way)}
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <ButtonLink to="/subscription" kind="quiet">
          {say(words.plans)}
        </ButtonLink>
      </div>
    </Column>
  )
}
