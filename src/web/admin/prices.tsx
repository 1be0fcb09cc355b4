import { adminPricesWords as words } from '../../words/admin/admin-prices.ts'
import { adminWords, offerTitle } from '../../words/admin/admin.ts'
import { personaWords } from '../../words/home/home.ts'
import { say as sayIn } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import { messageOf, requireData, wrongFields } from '../api/result.ts'
import { formInBrowser, formOnServer, type PostedForm } from '../core/form-action.ts'
import { pageMeta } from '../core/page-meta.ts'
import { useSay } from '../core/language.tsx'
import { Column } from '../ui/page.tsx'
import type { Route } from './+types/prices.ts'
import {
  AdminTextField,
  BackToAdmin,
  PageMessage,
  SaveForm,
  formResult,
  type FormResult,
} from './form-parts.tsx'
import { callAsOperator, refusedFields } from './call-as-operator.ts'
import { FactorDialog } from './factor-dialog.tsx'
import { requireOperator } from './require-operator.ts'
import { PlanForm, TierForm } from './plan-forms.tsx'
import { readPriceForm, fieldErrorMessage } from './read-price-form.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.title, description: adminWords.description, noindex: true })

export async function loader(args: Route.LoaderArgs) {
  await requireOperator(args)
  const call = apiFor(args.context)
  const { personas, offers } = requireData(await call('admin/getContent', {}))
  const { plans, tiers } = requireData(await call('admin/getPrices', {}))
  return { personas, offers, plans, tiers }
}
export type Prices = Awaited<ReturnType<typeof loader>>

export async function action(args: Route.ActionArgs) {
  return savePrice(await formOnServer(args))
}

export async function clientAction(args: Route.ClientActionArgs) {
  return savePrice(await formInBrowser(args))
}

/** Saves one form of the page: an astrologer, an offer, a plan or a recharge. */
async function savePrice(posted: PostedForm) {
  const { call, form, language } = posted
  const { name, input, form: formName } = readPriceForm(form)
  const result = await callAsOperator(posted, (options) => call(name, input, options))
  const { ok, status, message } = messageOf(result)
  const wrong = result.ok ? null : fieldErrorMessage(wrongFields(result))
  return formResult(
    {
      ok,
      form: formName,
      message: wrong ? sayIn(wrong, language) : message,
      ...refusedFields(result, form),
    },
    status,
    language,
  )
}

/** What everything costs, and what is given: each thing opens to its form. */
export default function AdminPrices({ loaderData, actionData }: Route.ComponentProps) {
  const { personas, offers, plans, tiers } = loaderData
  const say = useSay()
  return (
    <Column className="py-8 sm:py-12">
      <BackToAdmin />
      <h1 className="text-h2">{say(words.title)}</h1>
      <p className="mt-2 text-soft">{say(words.lead)}</p>
      <PageMessage message={actionData?.ok ? actionData.message : undefined} />
      <FactorDialog result={actionData} />
      <h2 className="mt-8 mb-2 text-h3">{say(words.plans)}</h2>
      {plans.map((plan) => (
        <PlanForm key={plan.plan} plan={plan} actionData={actionData} />
      ))}
      <h2 className="mt-8 mb-2 text-h3">{say(words.tiers)}</h2>
      {tiers.map((tier) => (
        <TierForm key={tier.tier} tier={tier} actionData={actionData} />
      ))}
      <h2 className="mt-8 mb-2 text-h3">{say(adminWords.personas)}</h2>
      {personas.map((persona) => (
        <PersonaForm key={persona.name} persona={persona} actionData={actionData} />
      ))}
      <h2 className="mt-8 mb-2 text-h3">{say(adminWords.offers)}</h2>
      {offers.map((offer) => (
        <OfferForm key={offer.name + offer.unit} offer={offer} actionData={actionData} />
      ))}
    </Column>
  )
}

function PersonaForm({
  persona,
  actionData,
}: {
  persona: Prices['personas'][number]
  actionData: FormResult | undefined
}) {
  const say = useSay()
  return (
    <SaveForm
      name={`persona ${persona.name}`}
      title={say(personaWords[persona.name].name)}
      hidden={{ intent: 'persona', name: persona.name }}
      actionData={actionData}
    >
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
    </SaveForm>
  )
}

function OfferForm({
  offer: { name, unit, amount },
  actionData,
}: {
  offer: Prices['offers'][number]
  actionData: FormResult | undefined
}) {
  const say = useSay()
  return (
    <SaveForm
      name={`offer ${name} ${unit}`}
      title={say(offerTitle(name, unit))}
      aside={String(amount)}
      hidden={{ intent: 'offer', name, unit }}
      actionData={actionData}
    >
      <AdminTextField name="amount" label={say(adminWords.amount)} value={String(amount)} numeric />
    </SaveForm>
  )
}
