import { adminPricesMessages as words } from '../../words/admin/admin-prices.ts'
import type { LocalizedText } from '../../words/say.ts'
import type { Tx } from '../db/schema.ts'
import { Refusal } from '../core/refusal.ts'

export interface PlanChange {
  name_en: string
  name_hi: string
  price_paise: number
  old_price_paise: number
  /** A month. */
  questions: number
  bullets: LocalizedText[]
  place: number
  active: boolean
}

/**
 * Changes a plan for whoever subscribes from now on. A subscription keeps the price and the questions it
 * was made with; a new price gets a plan of its own at the gateway with the first who takes it
 * (`planAtGateway`), because a gateway's plan can't be changed.
 *
 * @returns what it was before.
 * @throws Refusal where there is none, the price before the discount is below the price, or it is the
 *   last that is on sale.
 */
export async function setPlan(tx: Tx, plan: string, after: PlanChange): Promise<PlanChange> {
  if (after.old_price_paise < after.price_paise) throw new Refusal(words.oldBelowPrice)
  // All of them: two operators can't each switch off what the other leaves as the last.
  const planRows = await tx.selectFrom('plans').selectAll().orderBy('plan').forUpdate().execute()
  const planRow = planRows.find((row) => row.plan === plan)
  if (!planRow) throw new Refusal(words.noPlan)
  if (!after.active && !planRows.some((row) => row.active && row.plan !== plan))
    throw new Refusal(words.lastPlan)
  await tx
    .updateTable('plans')
    .set({ ...after, bullets: JSON.stringify(after.bullets) })
    .where('plan', '=', plan)
    .execute()
  const { plan: _, featured: __, ...before } = planRow
  return before
}
