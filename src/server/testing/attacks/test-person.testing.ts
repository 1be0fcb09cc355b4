import { createTestKundli, createTestUser, type TestUser } from '../test-data.ts'
import { keepTestForecast } from '../../forecasts/forecasts.testing.ts'
import type { TestApp } from '../test-app.ts'

/** Somebody with a kundli, a chat and a whole answer, and the words by which they would be known. */
export interface TestPerson {
  user: TestUser
  bid: string
  asstId: string
  mid: string
  memoryId: string
  forecastId: string
  muhurtaId: string
  shareId: string
  /** What nobody else may ever be shown. */
  secrets: string[]
}

export async function createTestPerson(app: TestApp, name: string): Promise<TestPerson> {
  const user = await createTestUser(app)
  const question = `Will ${name} of the lighthouse find better work?`
  const pob = `Nowhere ${name}`
  const bid = await createTestKundli(app, user, { full_name: `${name} Lighthouse`, pob })
  const chat = { bid, astrologer: 'Oracle' } as const
  const started = await app.call('chats/startChat', chat, user)
  if (started.body.status !== 'success') throw new Error(started.body.message)
  const { asst_id: asstId } = started.body
  const answerReply = await app.call(
    'chats/sendMessage',
    { ...chat, asst_id: asstId, message: question },
    user,
  )
  if (answerReply.body.status !== 'success') throw new Error(answerReply.body.message)
  const { mid } = answerReply.body as { mid: string }
  const memoryId = crypto.randomUUID()
  const at = new Date()
  const about = { about: 'work', kind: 'work', slots: '{}', own_words: `${name} sails` }
  await app.db
    .insertInto('memories')
    .values({ memory_id: memoryId, uid: user.uid, bid, ...about, said_at: at, updated_at: at })
    .execute()
  const { forecastId } = await keepTestForecast(app, { uid: user.uid, bid, topic: 'travel' })
  const now = app.server.context.clock().getTime()
  const marked = await app.call(
    'muhurtas/mark',
    {
      ...{ purpose: 'travel', place: `Port ${name}`, lat: 18.52, lng: 73.86 },
      starts_at: new Date(now + 86_400_000).toISOString(),
      ends_at: new Date(now + 90_000_000).toISOString(),
    },
    user,
  )
  if (marked.body.status !== 'success') throw new Error(marked.body.message)
  const shareReply = await app.call('chats/share', { mid }, user)
  if (shareReply.body.status !== 'success') throw new Error(shareReply.body.message)
  return {
    user,
    bid,
    asstId,
    mid,
    memoryId,
    forecastId,
    muhurtaId: marked.body.muhurta_id,
    shareId: shareReply.body.share_id,
    secrets: [name, user.mobile, user.mobile.slice(2), user.uid, user.sid, user.jwt],
  }
}

/** Everything the database holds that is this person's. */
export async function storedDataOf({ db }: TestApp, { user: { uid } }: TestPerson) {
  const [users, sessions, births, chats, messages, accounts, entries, holds, keys, invitations] =
    await Promise.all([
      db.selectFrom('users').where('uid', '=', uid).selectAll().execute(),
      db.selectFrom('sessions').where('uid', '=', uid).selectAll().orderBy('sid').execute(),
      db.selectFrom('births').where('uid', '=', uid).selectAll().orderBy('bid').execute(),
      db.selectFrom('chats').where('uid', '=', uid).selectAll().orderBy('asst_id').execute(),
      db.selectFrom('messages').where('uid', '=', uid).selectAll().orderBy('mid').execute(),
      db
        .selectFrom('ledger_accounts')
        .where('owner', '=', uid)
        .selectAll()
        .orderBy('unit')
        .execute(),
      db.selectFrom('entries').where('owner', '=', uid).selectAll().orderBy('entry_id').execute(),
      db.selectFrom('holds').where('uid', '=', uid).selectAll().orderBy('hold_id').execute(),
      db.selectFrom('idempotency_keys').where('scope', '=', uid).selectAll().execute(),
      db.selectFrom('invitations').where('uid', '=', uid).selectAll().execute(),
    ])
  const memories = db.selectFrom('memories').where('uid', '=', uid).selectAll()
  const shares = db.selectFrom('shared_answers').where('uid', '=', uid).selectAll()
  return {
    ...{ users, sessions, births, chats, messages, accounts, entries, holds, keys, invitations },
    memories: await memories.orderBy('memory_id').execute(),
    shares: await shares.orderBy('share_id').execute(),
  }
}
