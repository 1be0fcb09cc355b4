import type { admin as rows } from '../../contract/admin/admin.ts'
import { adminMessages } from '../../words/admin/admin.ts'
import { say } from '../../words/say.ts'
import { maskedMobile } from '../core/masked-mobile.ts'
import { canBeMeasured } from '../content/measures.ts'
import { readEndpoint, writeEndpoint, type Endpoint, type WriteContext } from '../core/endpoint.ts'
import { Refusal } from '../core/refusal.ts'
import { recordOperatorAct } from './operator-acts.ts'

const actsOnPage = 50

export const adminEndpoints: { [N in keyof typeof rows]: Endpoint<N> } = {
  'admin/getContent': readEndpoint('admin/getContent', async ({ context, db }) => {
    const items = []
    context.contentItems.clear()
    for (const item of await context.contentItems.read())
      items.push({ ...item, measured: await context.measures.figure(item.name) })
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

  'admin/setContent': writeEndpoint(
    'admin/setContent',
    async (request, { name, kind, value, sample, live }) => {
      if (live && !canBeMeasured(name)) throw new Refusal(adminMessages.notMeasured)
      const { tx, context, at } = request
      const before = await tx
        .selectFrom('content_items')
        .where('name', '=', name)
        .where('kind', '=', kind)
        .select(['value', 'sample', 'live'])
        .forUpdate()
        .executeTakeFirst()
      if (!before) throw new Refusal(adminMessages.noItem)
      await tx
        .updateTable('content_items')
        .set({ value: JSON.stringify(value), sample, live, updated_at: at })
        .where('name', '=', name)
        .execute()
      request.afterCommit(() => context.contentItems.clear())
      return done(request, 'admin/setContent', name, { before, after: { value, sample, live } })
    },
  ),

  'admin/setPersona': writeEndpoint(
    'admin/setPersona',
    async (request, { name, desc_en, desc_hi, price }) => {
      const before = await request.tx
        .selectFrom('personas')
        .where('name', '=', name)
        .select(['desc_en', 'desc_hi', 'price_paise'])
        .forUpdate()
        .executeTakeFirstOrThrow()
      const after = { desc_en, desc_hi, price_paise: Math.round(price * 100) }
      await request.tx.updateTable('personas').set(after).where('name', '=', name).execute()
      return done(request, 'admin/setPersona', name, { before, after })
    },
  ),

  'admin/setOffer': writeEndpoint('admin/setOffer', async (request, { name, unit, amount }) => {
    const before = await request.tx
      .selectFrom('offers')
      .where('name', '=', name)
      .where('unit', '=', unit)
      .select('amount')
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw new Refusal(adminMessages.noOffer)
    await request.tx
      .updateTable('offers')
      .set({ amount })
      .where('name', '=', name)
      .where('unit', '=', unit)
      .execute()
    return done(request, 'admin/setOffer', `${name} ${unit}`, { before, after: { amount } })
  }),

  'admin/getActs': readEndpoint('admin/getActs', async ({ db, caller }, { page }) => {
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
          : say(adminMessages.atServer, caller.language),
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
  {
    tx,
    user,
    at,
    caller,
  }: WriteContext<'admin/setContent' | 'admin/setPersona' | 'admin/setOffer'>,
  act: string,
  subject: string,
  detail: Record<string, unknown>,
): Promise<{ status: 'success'; message: string }> {
  await recordOperatorAct(tx, { uid: user.uid, act, subject, detail, at })
  return { status: 'success', message: say(adminMessages.saved, caller.language) }
}
