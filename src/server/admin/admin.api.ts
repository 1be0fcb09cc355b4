import type { admin as rows } from '../../contract/admin/admin.ts'
import { adminSaid } from '../../words/admin/admin.ts'
import { say } from '../../words/say.ts'
import { maskedMobile } from '../core/masked-mobile.ts'
import { contentItems, forgetContent } from '../content/content-items.ts'
import { canBeMeasured, measured } from '../content/measures.ts'
import { read, write, type Endpoint, type WriteAct } from '../core/endpoint.ts'
import { Refusal } from '../core/refusal.ts'
import { recordOperatorAct } from './operator-acts.ts'

const actsOnPage = 50

export const adminEndpoints: { [N in keyof typeof rows]: Endpoint<N> } = {
  'admin/getContent': read('admin/getContent', async ({ house, db }) => {
    const items = []
    forgetContent(house.database.db)
    for (const item of await contentItems(house.database.db))
      items.push({ ...item, measured: await measured(house.database.db, item.name) })
    const personas = await db.selectFrom('personas').selectAll().orderBy('name', 'desc').execute()
    const offers = await db
      .selectFrom('offers')
      .selectAll()
      .orderBy('name')
      .orderBy('unit')
      .execute()
    return {
      status: 'success',
      items,
      personas: personas.map(({ name, desc_en, desc_hi, price_paise }) => ({
        name: name === 'Astra' ? ('Astra' as const) : ('Oracle' as const),
        desc_en,
        desc_hi,
        price: price_paise / 100,
      })),
      offers,
    }
  }),

  'admin/setContent': write(
    'admin/setContent',
    async (act, { name, kind, value, sample, live }) => {
      if (live && !canBeMeasured(name)) throw new Refusal(adminSaid.notMeasured)
      const { tx, house, at } = act
      const before = await tx
        .selectFrom('content_items')
        .where('name', '=', name)
        .where('kind', '=', kind)
        .select(['value', 'sample', 'live'])
        .forUpdate()
        .executeTakeFirst()
      if (!before) throw new Refusal(adminSaid.noItem)
      await tx
        .updateTable('content_items')
        .set({ value: JSON.stringify(value), sample, live, updated_at: at })
        .where('name', '=', name)
        .execute()
      act.afterCommit(() => forgetContent(house.database.db))
      return done(act, 'admin/setContent', name, { before, after: { value, sample, live } })
    },
  ),

  'admin/setPersona': write('admin/setPersona', async (act, { name, desc_en, desc_hi, price }) => {
    const before = await act.tx
      .selectFrom('personas')
      .where('name', '=', name)
      .select(['desc_en', 'desc_hi', 'price_paise'])
      .forUpdate()
      .executeTakeFirstOrThrow()
    const after = { desc_en, desc_hi, price_paise: Math.round(price * 100) }
    await act.tx.updateTable('personas').set(after).where('name', '=', name).execute()
    return done(act, 'admin/setPersona', name, { before, after })
  }),

  'admin/setOffer': write('admin/setOffer', async (act, { name, unit, amount }) => {
    const before = await act.tx
      .selectFrom('offers')
      .where('name', '=', name)
      .where('unit', '=', unit)
      .select('amount')
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw new Refusal(adminSaid.noOffer)
    await act.tx
      .updateTable('offers')
      .set({ amount })
      .where('name', '=', name)
      .where('unit', '=', unit)
      .execute()
    return done(act, 'admin/setOffer', `${name} ${unit}`, { before, after: { amount } })
  }),

  'admin/getActs': read('admin/getActs', async ({ db, visitor }, { page }) => {
    const { count } = await db
      .selectFrom('operator_acts')
      .select((e) => e.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    const acts = await db
      .selectFrom('operator_acts')
      .leftJoin('users', 'users.uid', 'operator_acts.uid')
      .select(['at', 'operator_acts.uid', 'mobile', 'act', 'subject', 'detail'])
      .orderBy('at', 'desc')
      .orderBy('act_id')
      .limit(actsOnPage)
      .offset((page - 1) * actsOnPage)
      .execute()
    return {
      status: 'success',
      acts: acts.map(({ at, uid, mobile, act, subject, detail }) => ({
        at: at.toISOString(),
        by: uid
          ? mobile
            ? `+${maskedMobile(mobile)}`
            : ''
          : say(adminSaid.atServer, visitor.language),
        act,
        subject,
        detail,
      })),
      page_count: Math.max(1, Math.ceil(count / actsOnPage)),
    }
  }),
}

/** Puts the act into the log and says that it is done. */
async function done(
  { tx, user, at, visitor }: WriteAct<'admin/setContent' | 'admin/setPersona' | 'admin/setOffer'>,
  act: string,
  subject: string,
  detail: Record<string, unknown>,
): Promise<{ status: 'success'; message: string }> {
  await recordOperatorAct(tx, { uid: user.uid, act, subject, detail, at })
  return { status: 'success', message: say(adminSaid.saved, visitor.language) }
}
