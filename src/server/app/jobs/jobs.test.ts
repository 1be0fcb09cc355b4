import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  startFakeRazorpay,
  type FakeRazorpay,
} from '../../adapters/payments/fake-razorpay.fixture.ts'
import { openTestApp, raceDatabases, type TestApp } from '../../testing/test-app.ts'
import { openServer, type Server } from '../app.ts'
import { jobCases, jobsOnPaper } from './job-cases.testing.ts'
import { jobs } from './jobs.ts'

/** How often; RACE_ROUNDS=100 for the whole of it. */
const rounds = Number(process.env.RACE_ROUNDS ?? 2)

test('JOB-01 every job of the list has its case, and only they', () => {
  expect(Object.keys(jobCases).toSorted()).toEqual(jobs.map(({ name }) => name).toSorted())
})

describe.each(raceDatabases)('two processes that run a job at the same instant, on %s', (on) => {
  let gateway: FakeRazorpay
  const pairs: Record<'razorpay' | 'paper', { app: TestApp; second: Server }> = {} as never

  async function openPair(env: Record<string, string>) {
    const app = await openTestApp({ on, env })
    const { config, database, adapters, clock } = app.server.context
    const parts = { database, adapters, clock }
    return { app, second: await openServer({ ...config, logLevel: 'silent' }, parts) }
  }
  beforeAll(async () => {
    gateway = await startFakeRazorpay()
    pairs.razorpay = await openPair(gateway.env)
    pairs.paper = await openPair({})
  }, 60_000)
  afterAll(async () => {
    for (const { app, second } of Object.values(pairs)) {
      await second.close()
      await app.close()
    }
    gateway.close()
  })

  test.each(jobs.map((job) => [job.name, job] as const))(
    'JOB-02 %s: it is done once',
    { timeout: 30_000 + rounds * 3_000 },
    async (name, job) => {
      const isOnPaper = jobsOnPaper.includes(name)
      const { app, second } = pairs[isOnPaper ? 'paper' : 'razorpay']
      // On paper each round is a month in which all that came before renews too.
      const times = isOnPaper ? Math.min(rounds, 10) : rounds
      for (let round = 0; round < times; round++) {
        const countEffects = await jobCases[name]!(app, gateway)
        gateway.delayMilliseconds = 40
        await Promise.all([job.run(app.server.context), job.run(second.context)])
        gateway.delayMilliseconds = 0
        const effects = await countEffects()
        const once = Object.fromEntries(Object.keys(effects).map((effect) => [effect, 1]))
        expect(effects, `round ${round}`).toEqual(once)
      }
    },
  )
})
