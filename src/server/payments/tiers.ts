import { adminPricesMessages as words } from '../../words/admin/admin-prices.ts'
import { say, type Language } from '../../words/say.ts'
import type { Db, Tx } from '../db/schema.ts'
import { Refusal } from '../core/refusal.ts'

export interface Tier {
  tier: string
  originalPaise: number
  pricePaise: number
  text: string
}

/** What the wallet can be recharged with, cheapest first. */
export async function tiers(db: Db, language: Language): Promise<Tier[]> {
  const rows = await db
    .selectFrom('tiers')
    .where('active', '=', true)
    .selectAll()
    .orderBy('place')
    .orderBy('tier')
    .execute()
  return rows.map((row) => ({
    tier: row.tier,
    originalPaise: row.original_paise,
    pricePaise: row.price_paise,
    text: say({ en: row.text_en, hi: row.text_hi }, language),
  }))
}

/** A price less a percentage, rounded half up to a whole rupee, at least ₹1. Paise. */
export function applyDiscount(pricePaise: number, percent: number): number {
  const exactPaise = (pricePaise * (100 - percent)) / 100
  return Math.max(100, Math.floor((exactPaise + 50) / 100) * 100)
}

export interface TierChange {
  original_paise: number
  price_paise: number
  text_en: string
  text_hi: string
  place: number
  active: boolean
}

/**
 * Changes a recharge. Orders that were made keep the price they were made at.
 *
 * @returns what it was before.
 * @throws Refusal where there is none, the price before the discount is below the price, or it is the
 *   last that is on sale.
 */
export async function setTier(tx: Tx, tier: string, after: TierChange): Promise<TierChange> {
  if (after.original_paise < after.price_paise) throw new Refusal(words.oldBelowPrice)
  // All of them: two operators can't each switch off what the other leaves as the last.
  const tierRows = await tx.selectFrom('tiers').selectAll().orderBy('tier').forUpdate().execute()
  const tierRow = tierRows.find((row) => row.tier === tier)
  if (!tierRow) throw new Refusal(words.noTier)
  if (!after.active && !tierRows.some((row) => row.active && row.tier !== tier))
    throw new Refusal(words.lastTier)
  await tx.updateTable('tiers').set(after).where('tier', '=', tier).execute()
  const { tier: _, ...before } = tierRow
  return before
}
