import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepTestForecast } from '../forecasts/forecasts.testing.ts'
import { transact } from '../db/database.ts'
import { giveTestOffer } from '../wallet/ledger.testing.ts'
import type { Db } from '../db/schema.ts'
import { testDatabases, openTestApp, type TestApp } from '../testing/test-app.ts'
import { personalData } from './personal-data.ts'
import { randomMobile, requestCode, logIn, wrongCode } from '../accounts/sign-in.testing.ts'

/** A profile, a discussion of one's own with a comment, a vote and a report on another's, and what came of it. */
async function takePart(db: Db, { uid, bid, name }: { uid: string; bid: string; name: string }) {
  const [ownDid, waiting, otherDid] = [1, 2, 3].map(() => crypto.randomUUID())
  const statements = [
    sql`insert into profiles (uid, email, bid) values (${uid}, ${`${uid}@mail.invalid`}, ${bid})`,
    sql`insert into second_factors (uid, sealed, set_up_at) values (${uid}, 'x', now())`,
    sql`insert into recovery_codes (uid, code_hash) values (${uid}, 'x')`,
    sql`insert into email_codes (uid, email, code_hash, expires_at)
      values (${uid}, ${`${uid}@mail.invalid`}, 'x', now())`,
    sql`insert into discussions (did, uid, title, description, state, place, upvotes, search, title_grams) values
      (${ownDid}, ${uid}, 'When?', 'And why?', 'shown', nextval('discussion_places'), 0, '', '{}'),
      (${waiting}, ${uid}, ${name}, ${name}, 'waiting', null, 0, to_tsvector('simple', ${name}), '{}'),
      (${otherDid}, null, 'Whose?', 'Nobody’s', 'shown', nextval('discussion_places'), 1, '', '{}')`,
    sql`insert into comments (cid, did, uid, comment, state)
      values (gen_random_uuid(), ${ownDid}, ${uid}, 'Soon.', 'shown'), (gen_random_uuid(), ${ownDid}, ${uid}, ${name}, 'hidden')`,
    sql`insert into votes (uid, item, of_comment, type) values (${uid}, ${otherDid}, false, 1)`,
    sql`insert into reports (report_id, uid, item, of_comment, reason, note, weight)
      values (gen_random_uuid(), ${uid}, ${otherDid}, false, 'spam', ${name}, 10)`,
    sql`insert into notifications (id, uid, kind, did) values (gen_random_uuid(), ${uid}, 'comment', ${ownDid})`,
    sql`insert into point_awards (cause, uid, item, amount) values (${`${uid}:points:made:${ownDid}`}, ${uid}, ${ownDid}, 20)`,
    sql`insert into point_days (uid, day, earned) values (${uid}, '2026-11-21', 20)`,
  ]
  for (const statement of statements) await statement.execute(db)
}

describe.each(testDatabases)('what is held on a user, on %s', (on) => {
  let at: TestApp
  beforeAll(async () => {
    at = await openTestApp({ on })
  })
  afterAll(() => at.close())

  /** A user with something in every table, put there as the rooms do. */
  async function aLife() {
    const mobile = randomMobile()
    const { jwt } = await logIn(at, mobile)
    const { uid } = await at.db
      .selectFrom('users')
      .where('mobile', '=', mobile)
      .select('uid')
      .executeTakeFirstOrThrow()
    await at.call(
      'users/invite',
      { mobile: randomMobile() },
      { jwt, headers: { 'idempotency-key': uid } },
    )
    const birth = { bid: crypto.randomUUID(), asst_id: crypto.randomUUID(), name: `Asha ${uid}` }
    await at.db
      .updateTable('users')
      .set({ display_name: birth.name })
      .where('uid', '=', uid)
      .execute()
    await sql`insert into births (bid, uid, full_name, dob, tob, tob_known, pob, lat, lng, gender,
        marital_status, language, timezone, offset_seconds, born_at)
      values (${birth.bid}, ${uid}, ${birth.name}, '14/03/1991', '06:45', true, 'Pune', 18.52, 73.86,
        'Female', 'Single', 'English', 'Asia/Kolkata', 19800, '1991-03-14T01:15:00Z')`.execute(
      at.db,
    )
    await sql`insert into chats (asst_id, uid, bid, astrologer, user_name, device)
      values (${birth.asst_id}, ${uid}, ${birth.bid}, 'Oracle', ${birth.name}, 'web')`.execute(
      at.db,
    )
    const mid = crypto.randomUUID()
    await sql`insert into messages (mid, asst_id, uid, seq, question, language, state)
      values (${mid}, ${birth.asst_id}, ${uid}, 1, ${`Will ${birth.name} travel?`},
        'English', 'complete')`.execute(at.db)
    await sql`insert into verdicts (uid, bid, chart_hash, matter, day, verdict, at)
      values (${uid}, ${birth.bid}, 'a hash', 'career', '2026-11-20', '{}', now())`.execute(at.db)
    await sql`insert into operator_acts (act_id, uid, act) values (${crypto.randomUUID()}, ${uid}, 'x')`.execute(
      at.db,
    )
    await at.call('wheel/spin', {}, { jwt })
    await transact(at.db, (tx) => giveTestOffer(tx, uid, 'own', 'oracle', 1))
    await at.call('astrohub/transfer_questions', { mobile: randomMobile(), questions: 1 }, { jwt })
    await takePart(at.db, { ...birth, uid })
    await sql`insert into predictions (pid, uid, bid, kind, language, birth_hash, from_day, until_day)
      values (${crypto.randomUUID()}, ${uid}, ${birth.bid}, 'daily', 'English', 'x', '2026-11-21',
        '2026-11-22')`.execute(at.db)
    await sql`insert into shared_answers (share_id, uid, mid, with_question, created_at)
      values (${`share-${uid}`}, ${uid}, ${mid}, true, now())`.execute(at.db)
    await sql`insert into misses (mid, uid, reported_at, outcome)
      values (${mid}, ${uid}, now(), 'returned')`.execute(at.db)
    await sql`insert into dropped_samples (sample_id, uid, at, language, cause, text)
      values (${crypto.randomUUID()}, ${uid}, now(), 'en', 'claim', ${`${birth.name} rules the sky`})`.execute(
      at.db,
    )
    await sql`insert into kept_cities (uid, name, lat, lng, updated_at)
      values (${uid}, ${`Town of ${birth.name}`}, 18.52, 73.86, now())`.execute(at.db)
    await sql`insert into reminder_settings (uid, language, timezone, mail, updated_at)
      values (${uid}, 'en', 'Asia/Kolkata', ${`${uid}@mail.invalid`}, now())`.execute(at.db)
    await sql`insert into reminders (uid, kind, key, due_at, expires_at)
      values (${uid}, 'morning', ${birth.name}, now(), now())`.execute(at.db)
    await sql`insert into push_devices (device_id, uid, sid, endpoint, endpoint_hash, p256dh, auth, created_at)
      select gen_random_uuid(), uid, sid, ${`https://push.invalid/${birth.name}`}, ${uid}, 'x', 'x', now()
      from sessions where uid = ${uid} limit 1`.execute(at.db)
    await sql`insert into marked_muhurtas (muhurta_id, uid, purpose, starts_at, ends_at, place, timezone, marked_at)
      values (gen_random_uuid(), ${uid}, 'travel', now(), now() + interval '1 hour', ${birth.name},
        'Asia/Kolkata', now())`.execute(at.db)
    await sql`insert into calendar_feeds (uid, nonce, token_hash, parts, language, made_at)
      values (${uid}, ${birth.name}, ${`feed ${uid}`}, '{windows}', 'en', now())`.execute(at.db)
    const { forecastId: forecast_id } = await keepTestForecast(at, { uid, bid: birth.bid })
    await at.db
      .insertInto('forecast_judgements')
      .values({ forecast_id, stretch: 'named', judgement: 'yes', judged_at: new Date() })
      .execute()
    await sql`insert into memories (memory_id, uid, bid, about, kind, own_words, said_at, updated_at)
      values (${crypto.randomUUID()}, ${uid}, ${birth.bid}, 'work', 'work', ${`${birth.name} sails`}, now(),
        now())`.execute(at.db)
    return { mobile, jwt, uid, name: birth.name }
  }

  /** Every row of every table, as text. */
  async function dump(): Promise<string> {
    const tables = await at.db.introspection.getTables()
    const rows = []
    for (const { name } of tables)
      rows.push(
        (await sql`select to_jsonb(t) as row from ${sql.table(name)} t`.execute(at.db)).rows,
      )
    return JSON.stringify(rows)
  }

  it('is named in full: no table about a person is left out', async () => {
    const namedTables = new Set<string>(personalData.flatMap((held) => held.tables))
    const about = ['uid', 'owner', 'scope', 'mobile', 'mobile_hash', 'cause']
    // Keeps a hash of the number alone, so that a deleted account is no way to new free questions.
    namedTables.add('former_mobiles')
    const left = (await at.db.introspection.getTables())
      .filter((table) => table.columns.some((column) => about.includes(column.name)))
      .map((table) => table.name)
      .filter((name) => !namedTables.has(name))
    expect(left).toEqual([])
    // Under whatever name a column points at somebody, or at what is somebody's.
    const pointing = await sql<{ name: string }>`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid in ('users'::regclass, 'births'::regclass,
        'chats'::regclass, 'messages'::regclass, 'payments'::regclass)`.execute(at.db)
    expect(pointing.rows.length).toBeGreaterThan(20)
    expect(pointing.rows.map(({ name }) => name).filter((name) => !namedTables.has(name))).toEqual(
      [],
    )
  })

  it('is given to them whole, and holds nothing of anybody else', async () => {
    const [user, otherUser] = [await aLife(), await aLife()]
    const { body, status } = await at.call('users/exportData', {}, { jwt: user.jwt })
    expect(status).toBe(200)
    const exportedData = body as Record<string, unknown>
    for (const { name, give } of personalData) {
      if (!give) continue
      const part = exportedData[name]
      expect([name, Array.isArray(part) ? part.length > 0 : !!part]).toEqual([name, true])
    }
    const text = JSON.stringify(exportedData)
    expect(text).toContain(user.mobile)
    expect(text).toContain(`Will ${user.name} travel?`)
    for (const strange of [otherUser.uid, otherUser.mobile, otherUser.name])
      expect(text).not.toContain(strange)
    expect(text).not.toMatch(/_hash/)
  })

  it('is erased by the code: no name, number, birth, chat or session is left, amounts are', async () => {
    const [user, otherUser] = [await aLife(), await aLife()]
    const sentCode = await requestCode(at, user.mobile, 'delete', { jwt: user.jwt })
    const refusedReply = await at.call(
      'users/deleteAccount',
      { ...sentCode, otp: wrongCode(sentCode.otp) },
      { jwt: user.jwt },
    )
    expect(refusedReply.body).toMatchObject({ status: 'fail' })
    const { body, headers } = await at.call('users/deleteAccount', sentCode, { jwt: user.jwt })
    expect(body).toMatchObject({ status: 'success', jwt: '' })
    expect(headers['set-cookie']).toMatch(/^jwt=; .*Max-Age=0/)
    expect((await at.call('users/getInfo', {}, { jwt: user.jwt })).status).toBe(401)
    expect((await at.call('users/getInfo', {}, { jwt: otherUser.jwt })).status).toBe(200)
    const left = await dump()
    for (const gone of [user.mobile, user.mobile.slice(2), user.name])
      expect(left).not.toContain(gone)
    expect(left).toContain(otherUser.name)
    const balances = await at.db
      .selectFrom('ledger_accounts')
      .where('owner', '=', user.uid)
      .select('balance')
      .execute()
    expect(balances.length).toBeGreaterThan(0)
  })

  it('LED-12 after deletion the number can sign up anew, as another, without a second gift', async () => {
    const user = await aLife()
    await at.call('users/deleteAccount', await requestCode(at, user.mobile, 'delete'))
    const { jwt } = await logIn(at, user.mobile)
    const { body } = await at.call('users/getInfo', {}, { jwt })
    const uid = body.status === 'success' ? body.uid : ''
    expect([uid.length, uid === user.uid]).toEqual([36, false])
    const given = await at.db.selectFrom('entries').where('owner', '=', uid).selectAll().execute()
    expect(given).toEqual([])
  })

  it('a session that confirmed its code first may delete with it within ten minutes', async () => {
    const user = await aLife()
    const sentCode = await requestCode(at, user.mobile, 'delete', { jwt: user.jwt })
    await at.call('sms/validateOTP', sentCode, { jwt: user.jwt })
    const elsewhere = await at.call('users/deleteAccount', sentCode)
    expect(elsewhere.body).toMatchObject({ status: 'fail' })
    const altered = { ...sentCode, otp: wrongCode(sentCode.otp) }
    const guessed = await at.call('users/deleteAccount', altered, { jwt: user.jwt })
    expect(guessed.body).toMatchObject({ status: 'fail' })
    const { body } = await at.call('users/deleteAccount', sentCode, { jwt: user.jwt })
    expect(body).toMatchObject({ status: 'success' })
  })

  it('the right to delete with a confirmed code ends after ten minutes', async () => {
    const user = await aLife()
    const sentCode = await requestCode(at, user.mobile, 'delete', { jwt: user.jwt })
    await at.call('sms/validateOTP', sentCode, { jwt: user.jwt })
    at.passSeconds(601)
    const { body } = await at.call('users/deleteAccount', sentCode, { jwt: user.jwt })
    expect(body).toMatchObject({ status: 'fail' })
  })

  it('tells only the number’s owner that it has no account', async () => {
    const sentCode = await requestCode(at, randomMobile(), 'delete')
    const { body } = await at.call('users/deleteAccount', sentCode)
    expect(body).toEqual({ status: 'fail', message: 'There is no account with this number.' })
    expect((await at.call('users/deleteAccount', sentCode)).body.message).toMatch(/expired or was/)
  })

  it('a signed-in user deletes no other number’s account', async () => {
    const [user, otherUser] = [await aLife(), await aLife()]
    const { body } = await at.call(
      'sms/getOTP',
      { mobile: otherUser.mobile, purpose: 'delete' },
      { jwt: user.jwt },
    )
    expect(body).toMatchObject({ status: 'fail' })
  })
})
