import { say, type Language } from '../../../words/say.ts'
import type { Db } from '../../db/schema.ts'

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
    .execute()
  return rows.map((row) => ({
    tier: row.tier,
    originalPaise: row.original_paise,
    pricePaise: row.price_paise,
    text: say({ en: row.text_en, hi: row.text_hi }, language),
  }))
}

/** A price less a percentage, rounded half up to a whole rupee, at least ₹1. Paise. */
export function discounted(pricePaise: number, percent: number): number {
  const exactPaise = (pricePaise * (100 - percent)) / 100
  return Math.max(100, Math.floor((exactPaise + 50) / 100) * 100)
}
