import { afterEach, describe, expect, test } from 'vitest'
import { testDatabases, openTestApp, raceDatabases } from '../testing/test-app.ts'
import { hasPages } from '../testing/built-pages.ts'
import { createTestUser, type TestUser } from '../testing/test-data.ts'
import { sharedData, startServer, type ServerProcess } from '../testing/server-process.ts'

/** Of what came back: how many won, and all that was said to the others. */
function outcome(replies: { status?: unknown; message?: unknown }[]) {
  const won = replies.filter(({ status }) => status === 'success')
  const told = new Set(replies.filter((it) => !won.includes(it)).map(({ message }) => message))
  return { won: won.length, told: [...told] }
}

const heldIn = (percent: number) =>
  `You have spun the wheel today, and hold ${percent}% off your next recharge. Come back tomorrow.`

describe.each(testDatabases)('the wheel on %s', (on) => {
  test('spun twenty times at once gives one prize, and tells everybody else which one holds', async () => {
    const app = await openTestApp({ on })
    const user = await createTestUser(app)
    const spins = await Promise.all(
      Array.from({ length: 20 }, () => app.call('wheel/spin', {}, user)),
    )
    const { body } = await app.call('wheel/getPrize', {}, user)
    const percent = body.status === 'success' ? body.percent : 0
    expect(outcome(spins.map((spin) => spin.body))).toEqual({ won: 1, told: [heldIn(percent)] })
    const won = spins.find((spin) => spin.body.status === 'success')
    expect(won?.body).toMatchObject({ percent })
    // Used, it holds no more, and nothing is said of it.
    await app.db
      .updateTable('vouchers')
      .set({ used_by: crypto.randomUUID() })
      .where('uid', '=', user.uid)
      .execute()
    const after = await app.call('wheel/spin', {}, { ...user, language: 'hi' })
    expect(after.body.message).toBe('आज आप पहिया घुमा चुके हैं। कल फिर आइए।')
    await app.close()
  })

  test('a spin at midnight in India is the new day’s, whichever day the client believes in', async () => {
    const app = await openTestApp({ on, at: new Date('2026-11-21T18:29:50Z') })
    const user = await createTestUser(app)
    const spin = async () => (await app.call('wheel/spin', {}, user)).body.status
    expect([await spin(), await spin()]).toEqual(['success', 'fail'])
    const { body } = await app.call('wheel/getPrize', {}, user)
    expect(body).toMatchObject({ next_spin_at: '2026-11-21T18:30:00.000Z' })
    app.passSeconds(20)
    expect([await spin(), await spin()]).toEqual(['success', 'fail'])
    await app.close()
  })
})

describe.skipIf(!hasPages).each(raceDatabases)('the wheel by way of two processes, on %s', (on) => {
  let running: ServerProcess[] = []
  afterEach(async () => {
    for (const { child } of running) child.kill('SIGKILL')
    await Promise.all(running.map(({ exitCode: ended }) => ended))
  })

  test('gives one prize', { timeout: 120_000 }, async () => {
    const data = await sharedData(on)
    const [user] = (await data.users(1)) as [TestUser]
    running = await Promise.all([startServer(data.env), startServer(data.env)])
    const spins = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        (running[i % 2] as ServerProcess).call('wheel/spin', {}, user),
      ),
    )
    const kept = await data.look((db) => db.selectFrom('vouchers').select('percent').execute())
    expect(kept).toHaveLength(1)
    const percent = kept[0]?.percent ?? 0
    expect(outcome(spins.map(({ output: given }) => given ?? {}))).toEqual({
      won: 1,
      told: [heldIn(percent)],
    })
    await data.drop()
  })
})
