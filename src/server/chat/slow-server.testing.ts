import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { openServer } from '../app/app.ts'
import { readConfig } from '../core/settings/config.ts'
import { createTestUser } from '../testing/test-data.ts'
import type { TestApp } from '../testing/test-app.ts'
import { startJobs } from '../core/scheduler.ts'
import { predictionsJobs } from '../predictions/predictions.jobs.ts'
import { holdJobs } from '../wallet/hold.jobs.ts'
import { chatJobs } from './chat.jobs.ts'
import type { ChartReader } from './live/chart-reader.ts'

/**
 * A whole server in a process of its own, to be killed. Its answers come slowly: SENTENCES of them,
 * one each 150 ms. Prints one line of JSON: its address, and the tokens of USERS users it has made.
 * CLOCK_AHEAD moves its clock by that many seconds. With JOBS it goes on with what others leave.
 */
const ahead = Number(process.env.CLOCK_AHEAD ?? 0) * 1000
const sentences = Number(process.env.SENTENCES ?? 10)
const readSlowly: ChartReader = async function* ({ signal }) {
  for (let i = 0; i < sentences; i++) {
    if (i) await pause(150, undefined, { signal }).catch(() => {})
    if (signal?.aborted) return
    const before = i ? ' ' : ''
    yield { kind: 'sentence', text: `Sentence ${i}.`, factIds: ['moon.rashi'], before }
  }
  yield {
    kind: 'done',
    outcome: 'answer',
    facts: [{ id: 'moon.rashi', label: 'Moon in Aquarius', value: 'aquarius' }],
    verdictKeys: [],
    topic: 'career',
    language: 'en',
    writtenBy: 'composer',
  }
}
const server = await openServer(readConfig(process.env), {
  readChart: readSlowly,
  clock: () => new Date(Date.now() + ahead),
})
for (const chore of holdJobs) await chore.run(server.context)
if (process.env.JOBS) startJobs(server.context, [...chatJobs, ...predictionsJobs])
await server.app.listen({ host: '127.0.0.1', port: 0 })
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))

const tokens: string[] = []
const home = { db: server.context.database.db, server } as TestApp
while (tokens.length < Number(process.env.USERS ?? 0)) tokens.push((await createTestUser(home)).jwt)
const { port } = server.app.server.address() as AddressInfo
process.stdout.write(`${JSON.stringify({ address: `http://127.0.0.1:${port}`, tokens })}\n`)
