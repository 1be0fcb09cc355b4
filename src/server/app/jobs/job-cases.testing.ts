import { randomUUID } from 'node:crypto'
import { startTestChat } from '../../chat/chat.testing.ts'
import { transact } from '../../db/database.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { countNotices, countPostings } from './count-effects.testing.ts'
import { jobPaymentCases } from './job-payment-cases.testing.ts'
import { ago, dayMs, jobSweepCases, type JobCase } from './job-sweep-cases.testing.ts'
import { jobTakeoverCases } from './job-takeover-cases.testing.ts'
import { createTestKundli, createTestUser } from '../../testing/test-data.ts'
import { addReminders } from '../../reminders/reminder-queue.ts'
import { isMailInbox } from '../../adapters/mail/fake-mail.ts'
import { hold } from '../../wallet/holds.ts'
import { giveTestOffer } from '../../wallet/ledger.testing.ts'

const transferCase: JobCase = async (app) => {
  const user = await createTestUser(app)
  await transact(app.db, (tx) => giveTestOffer(tx, user.uid, 'own', 'oracle', 2))
  const mobile = `916${String(Math.random()).slice(2, 11)}`
  const { body } = await app.call('astrohub/transfer_questions', { mobile, questions: 2 }, user)
  if (body.status !== 'success') throw new Error(body.message)
  await app.db
    .updateTable('transfers')
    .set({ return_at: ago(app, 1) })
    .where('uid', '=', user.uid)
    .execute()
  return async () => ({
    notices: await countNotices(app, user.uid, 'questions-returned'),
    postings: await countPostings(app, `${user.uid}:transfer-back:%`),
  })
}

const staleHoldCase: JobCase = async (app) => {
  const { uid } = await createTestUser(app)
  const holdId = randomUUID()
  const at = ago(app, 1)
  await transact(app.db, (tx) => hold(tx, { uid, persona: 'Oracle', cause: holdId, holdId, at }))
  return async () => ({ postings: await countPostings(app, `${uid}:void:%`) })
}

const answerCase: JobCase = async (app) => {
  const user = await createTestUser(app)
  const bid = await createTestKundli(app, user)
  const asst_id = await startTestChat(app, user, bid)
  const mid = randomUUID()
  await app.db
    .insertInto('messages')
    .values({
      mid,
      asst_id,
      uid: user.uid,
      seq: 1,
      question: '?',
      language: 'en',
      asked_at: ago(app, 1),
    })
    .execute()
  return async () => ({
    failed: (
      await app.db
        .selectFrom('messages')
        .where('mid', '=', mid)
        .where('state', '=', 'failed')
        .select('mid')
        .execute()
    ).length,
  })
}

const predictionCase: JobCase = async (app) => {
  const user = await createTestUser(app)
  const bid = await createTestKundli(app, user)
  await app.db
    .insertInto('predictions')
    .values({
      ...{ pid: randomUUID(), uid: user.uid, bid, kind: 'daily', language: 'English' },
      ...{ birth_hash: '', from_day: '2026-01-01', until_day: '2026-01-02', hold_id: null },
      ...{ asked_at: ago(app, 1), written_at: null },
    })
    .execute()
  return async () => ({
    failed: (
      await app.db
        .selectFrom('predictions')
        .where('uid', '=', user.uid)
        .where('state', '=', 'failed')
        .select('pid')
        .execute()
    ).length,
  })
}

/** Somebody whose hour has come. */
async function reminded(app: TestApp) {
  const user = await createTestUser(app)
  const at = app.server.context.clock()
  await app.db
    .insertInto('reminder_settings')
    .values({
      ...{ uid: user.uid, kinds: ['morning'], language: 'en', timezone: 'Asia/Kolkata' },
      ...{ quiet_from: 0, quiet_until: 0, mail: `${user.uid}@mail.invalid` },
      ...{ next_day_at: at, due_at: null, claimed_until: null, updated_at: at },
    })
    .execute()
  return user
}

const planCase: JobCase = async (app) => {
  const { uid } = await reminded(app)
  return async () => ({
    reminders: (await app.db.selectFrom('reminders').where('uid', '=', uid).select('key').execute())
      .length,
  })
}

const sendCase: JobCase = async (app) => {
  const { uid } = await reminded(app)
  const at = app.server.context.clock()
  const expiresAt = new Date(at.getTime() + dayMs)
  await addReminders(app.db, [{ uid, kind: 'morning', key: 'day', dueAt: at, expiresAt }])
  const { mail } = app.server.context.adapters
  return async () => ({
    mails: isMailInbox(mail)
      ? mail.messages().filter(({ to }) => to === `${uid}@mail.invalid`).length
      : 0,
    sent: (
      await app.db
        .selectFrom('reminders')
        .where('uid', '=', uid)
        .where('state', '=', 'sent')
        .select('key')
        .execute()
    ).length,
  })
}

/** Every job of the list by its name. */
export const jobCases: Record<string, JobCase> = {
  ...jobSweepCases,
  ...jobTakeoverCases,
  ...jobPaymentCases,
  'prove the ledger': async (app) => {
    await app.db.deleteFrom('ledger_checkpoint').execute()
    const before = app.log.length
    return async () => ({
      checkpoints: (await app.db.selectFrom('ledger_checkpoint').select('proven_at').execute())
        .length,
      // The other process writes no log: none here where it was the one.
      proofs: app.log.slice(before).filter((line) => line.includes('the ledger holds')).length || 1,
    })
  },
  'plan reminders': planCase,
  'send reminders': sendCase,
  'return transfers': transferCase,
  'void stale holds': staleHoldCase,
  // Of the embedded database, which has one process: of what others hold it gives nothing back.
  'give back what the last run held': async (app) => {
    const count = await staleHoldCase(app, undefined as never)
    return async () => ({ untouched: ((await count()).postings ?? 0) + 1 })
  },
  'fail forgotten answers': answerCase,
  'print horoscopes': async (app) => {
    await app.db.deleteFrom('horoscopes').execute()
    return async () => ({
      days: (await app.db.selectFrom('horoscopes').select('day').execute()).length / 24,
    })
  },
  'fail forgotten predictions': predictionCase,
}
/** Those that the stand-in for the gateway has alone. */
export const jobsOnPaper: readonly string[] = ['renew on paper']
