import type { Db } from '../../db/schema.ts'
import type { PriceList } from '../../reading/types/reading-types.ts'

/** What is on sale: recharges and plans as the operator set them. */
export async function priceListOf(db: Db): Promise<PriceList> {
  const [recharges, plans] = await Promise.all([
    db
      .selectFrom('tiers')
      .where('active', '=', true)
      .select(['price_paise', 'text_en', 'text_hi'])
      .orderBy('place')
      .execute(),
    db
      .selectFrom('plans')
      .where('active', '=', true)
      .select(['price_paise', 'name_en', 'name_hi', 'questions'])
      .orderBy('place')
      .execute(),
  ])
  return {
    recharges: recharges.map(({ price_paise: paise, text_en: en, text_hi: hi }) => ({
      paise: Number(paise),
      text: { en, hi },
    })),
    plans: plans.map(({ price_paise: paise, name_en: en, name_hi: hi, questions }) => ({
      paise: Number(paise),
      name: { en, hi },
      questions,
    })),
  }
}
