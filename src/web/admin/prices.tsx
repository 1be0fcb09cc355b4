import { useActionData, useLoaderData } from 'react-router'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { adminPricesWords as words } from '../../words/admin/admin-prices.ts'
import { adminWords, offerTitle } from '../../words/admin/admin.ts'
import { personaWords } from '../../words/home/home.ts'
import { say } from '../../words/say.ts'
import { apiFor } from '../api/throwing.ts'
import { apiResult } from '../api/throwing.ts'
import { pageMeta } from '../core/page-meta.ts'
import { languageOf, useSay } from '../core/language.tsx'
import { Column } from '../ui/page.tsx'
import {
  HiddenInput,
  PriceForm,
  AdminTextField,
  BackToAdmin,
  ActionMessage,
  FormDisclosure,
} from './form-parts.tsx'
import { requireOperator } from './require-operator.ts'
import { PlanForm, TierForm } from './plan-forms.tsx'
import { readPriceForm, fieldErrorMessage } from './read-price-form.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: words.title, description: adminWords.description, noindex: true })

export async function loader(args: LoaderFunctionArgs) {
  await requireOperator(args)
  const ask = apiFor(args.context)
  const content = await ask('admin/getContent', {})
  const prices = await ask('admin/getPrices', {})
  if (content.status === 'fail') throw new Error(content.message)
  if (prices.status === 'fail') throw new Error(prices.message)
  const { personas, offers } = content
  return { personas, offers, plans: prices.plans, tiers: prices.tiers }
}
export type Prices = Awaited<ReturnType<typeof loader>>

/** Saves one form of the page: an astrologer, an offer, a plan or a recharge. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const { name, input, form: formName } = readPriceForm(form)
  const { ok, message, fields } = await apiResult(apiFor(context), name, input)
  const wrong = fieldErrorMessage(fields)
  return { ok, form: formName, message: wrong ? say(wrong, languageOf(url.pathname)) : message }
}

/** What everything costs, and what is given: each thing opens to its form. */
export default function AdminPrices() {
  const { personas, offers, plans, tiers } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const say = useSay()
  const isRefused = (form: string) => actionData?.ok === false && actionData.form === form
  return (
    <Column className="py-8 sm:py-12">
      <BackToAdmin />
      <h1 className="text-h2">{say(words.title)}</h1>
      <p className="mt-2 text-soft">{say(words.lead)}</p>
      <ActionMessage actionData={actionData} />
      <h2 className="mt-8 mb-2 text-h3">{say(words.plans)}</h2>
      {plans.map((plan) => (
        <PlanForm key={plan.plan} plan={plan} open={isRefused(`plan ${plan.plan}`)} />
      ))}
      <h2 className="mt-8 mb-2 text-h3">{say(words.tiers)}</h2>
      {tiers.map((tier) => (
        <TierForm key={tier.tier} tier={tier} open={isRefused(`tier ${tier.tier}`)} />
      ))}
      <h2 className="mt-8 mb-2 text-h3">{say(adminWords.personas)}</h2>
      {personas.map((persona) => (
        <FormDisclosure
          key={persona.name}
          title={say(personaWords[persona.name].name)}
          open={isRefused(`persona ${persona.name}`)}
        >
          <PriceForm intent="persona" name={persona.name}>
            <AdminTextField
              name="desc_en"
              label={`${say(adminWords.text)}, ${say(adminWords.inEnglish)}`}
              value={persona.desc_en}
            />
            <AdminTextField
              name="desc_hi"
              label={`${say(adminWords.text)}, ${say(adminWords.inHindi)}`}
              value={persona.desc_hi}
            />
            <AdminTextField
              name="price"
              label={say(adminWords.price)}
              value={String(persona.price)}
              numeric
            />
          </PriceForm>
        </FormDisclosure>
      ))}
      <h2 className="mt-8 mb-2 text-h3">{say(adminWords.offers)}</h2>
      {offers.map(({ name, unit, amount }) => (
        <FormDisclosure
          key={name + unit}
          title={say(offerTitle(name, unit))}
          aside={String(amount)}
          open={isRefused(`offer ${name}`)}
        >
          <PriceForm intent="offer" name={name}>
            <HiddenInput name="unit" value={unit} />
            <AdminTextField
              name="amount"
              label={say(adminWords.amount)}
              value={String(amount)}
              numeric
            />
          </PriceForm>
        </FormDisclosure>
      ))}
    </Column>
  )
}
