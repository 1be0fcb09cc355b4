import type { ReactNode } from 'react'
import {
  subscriptionWords as words,
  subscriptionTemplates,
} from '../../words/subscription/subscription.ts'
import { eachTemplate } from '../../words/ui/each.ts'
import { rechargeWords } from '../../words/wallet/recharge.ts'
import { formatRupees } from '../../words/say.ts'
import type { ApiData } from '../api/result.ts'
import { href } from '../core/href.ts'
import { useSay } from '../core/language.tsx'
import { ButtonLink } from '../ui/form/button.tsx'
import { CheckIcon } from '../ui/icon/page-icons.tsx'
import { Note } from '../ui/page.tsx'

/** A plan with its price, what it brings, and the button; who has it is led to theirs. */
export function PlanOffer({
  plan,
  questionPrice,
  isActive,
  button,
}: {
  plan: ApiData<'subscriptions/plans'>[number]
  /** What a question costs without the plan, rupees; null where it is not known. */
  questionPrice: number | null
  isActive: boolean
  button: ReactNode
}) {
  const say = useSay()
  return (
    <section className="border-y border-rule py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-h3">{plan.name}</h2>
      </div>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
        <span className="text-h2 font-semibold">{formatRupees(plan.price)}</span>
        <span className="text-soft">{say(words.perMonth)}</span>
      </p>
      <p className="text-fine text-soft">
        {say(eachTemplate, (plan.price * 100) / plan.questions)}
        {questionPrice !== null && ` · ${say(subscriptionTemplates.oneByOne, questionPrice)}`}
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
            <ButtonLink to={href('/chats')} wide className="mb-3">
              {say(rechargeWords.toQuestion)}
            </ButtonLink>
            <ButtonLink to={href('/my-active-plans')} wide kind="quiet">
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
  )
}
