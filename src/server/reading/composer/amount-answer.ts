import * as said from '../../../words/reading/service/amount-answers.ts'
import type { LocalizedText } from '../../../words/say.ts'
import type { PriceList } from '../types/reading-types.ts'

/** How many questions an amount pays for, by what the operator sells at present. */

/** The amount in rupees that a question names; null where it names none. */
export function amountIn(question: string): number | null {
  const found = /(?<![\d.])(\d{2,5})(?![\d.])/u.exec(question)
  return found ? Number(found[1]) : null
}

function filled(text: LocalizedText, slots: Record<string, LocalizedText | string>): LocalizedText {
  const fill = (language: 'en' | 'hi') =>
    text[language].replace(/\{(\w+)\}/gu, (_whole, name: string) => {
      const slot = slots[name] ?? ''
      return typeof slot === 'string' ? slot : slot[language]
    })
  return { en: fill('en'), hi: fill('hi') }
}

/** The answer with the operator's own figures; null where nothing is sold at that amount. */
export function amountAnswer(question: string, prices: PriceList): LocalizedText | null {
  const amount = amountIn(question)
  if (amount === null) return null
  const recharge = prices.recharges.find(({ paise }) => paise === amount * 100)
  const plan = prices.plans.find(({ paise }) => paise === amount * 100)
  const slots = {
    amount: String(amount),
    ...(recharge && { recharge: recharge.text }),
    ...(plan && { plan: plan.name, questions: String(plan.questions) }),
  }
  if (recharge && plan) return filled(said.amountOfBoth, slots)
  if (recharge) return filled(said.amountOfRecharge, slots)
  return plan ? filled(said.amountOfPlan, slots) : null
}
