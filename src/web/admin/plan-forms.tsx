import { adminPricesWords as words } from '../../words/admin/admin-prices.ts'
import { adminWords } from '../../words/admin/admin.ts'
import { formatRupees } from '../../words/say.ts'
import { useSay } from '../core/language.tsx'
import { AdminCheckbox, AdminTextField, SaveForm, type FormResult } from './form-parts.tsx'
import type { Prices } from './prices.tsx'

interface PriceFormProps {
  actionData: FormResult | undefined
}

export function PlanForm({ plan, actionData }: PriceFormProps & { plan: Prices['plans'][number] }) {
  const say = useSay()
  const bullets = (language: 'en' | 'hi') => plan.bullets.map((it) => it[language]).join('\n')
  const [inEnglish, inHindi] = [say(adminWords.inEnglish), say(adminWords.inHindi)]
  const lines = Math.max(3, plan.bullets.length + 1)
  return (
    <SaveForm
      name={`plan ${plan.plan}`}
      title={say({ en: plan.name_en, hi: plan.name_hi })}
      aside={<Aside price={plan.price} active={plan.active} />}
      hidden={{ intent: 'plan', name: plan.plan }}
      actionData={actionData}
    >
      <AdminTextField
        name="name_en"
        label={`${say(words.name)}, ${inEnglish}`}
        value={plan.name_en}
      />
      <AdminTextField
        name="name_hi"
        label={`${say(words.name)}, ${inHindi}`}
        value={plan.name_hi}
      />
      <Money name="price" label={say(words.price)} value={plan.price} />
      <Money name="old_price" label={say(words.oldPrice)} value={plan.old_price} />
      <AdminTextField
        name="questions"
        label={say(words.questions)}
        hint={say(words.questionsHint)}
        value={String(plan.questions)}
        numeric
      />
      <AdminTextField
        name="bullets_en"
        label={`${say(words.bullets)}, ${inEnglish}`}
        hint={say(words.bulletsHint)}
        value={bullets('en')}
        lines={lines}
      />
      <AdminTextField
        name="bullets_hi"
        label={`${say(words.bullets)}, ${inHindi}`}
        hint={say(words.bulletsHint)}
        value={bullets('hi')}
        lines={lines}
      />
      <OnSale place={plan.place} active={plan.active} />
    </SaveForm>
  )
}

export function TierForm({ tier, actionData }: PriceFormProps & { tier: Prices['tiers'][number] }) {
  const say = useSay()
  return (
    <SaveForm
      name={`tier ${tier.tier}`}
      title={say({ en: tier.text_en, hi: tier.text_hi })}
      aside={<Aside price={tier.price} active={tier.active} />}
      hidden={{ intent: 'tier', name: tier.tier }}
      actionData={actionData}
    >
      <Money name="price" label={say(words.price)} value={tier.price} />
      <Money name="original_price" label={say(words.oldPrice)} value={tier.original_price} />
      <AdminTextField
        name="text_en"
        label={`${say(adminWords.text)}, ${say(adminWords.inEnglish)}`}
        value={tier.text_en}
      />
      <AdminTextField
        name="text_hi"
        label={`${say(adminWords.text)}, ${say(adminWords.inHindi)}`}
        value={tier.text_hi}
      />
      <OnSale place={tier.place} active={tier.active} />
    </SaveForm>
  )
}

function Aside({ price, active }: { price: number; active: boolean }) {
  const say = useSay()
  return (
    <span className="figures whitespace-nowrap">
      {formatRupees(price)}
      {!active && ` (${say(words.off)})`}
    </span>
  )
}

function Money({ name, label, value }: { name: string; label: string; value: number }) {
  const say = useSay()
  return (
    <AdminTextField
      name={name}
      label={label}
      hint={say(words.priceHint)}
      value={String(value)}
      numeric
    />
  )
}

function OnSale({ place, active }: { place: number; active: boolean }) {
  const say = useSay()
  return (
    <>
      <AdminTextField
        name="place"
        label={say(words.place)}
        hint={say(words.placeHint)}
        value={String(place)}
        numeric
      />
      <AdminCheckbox name="active" checked={active}>
        {say(words.active)}
      </AdminCheckbox>
    </>
  )
}
