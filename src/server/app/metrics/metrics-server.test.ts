import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  openTestChat,
  followStream,
  controlAnswers,
  questionInput,
} from '../../chat/chat.testing.ts'
import { readConfig } from '../../core/settings/config.ts'
import { serveMetrics, type MetricsServer } from './metrics-server.ts'
import { pageOf } from '../../http/pages/page-patterns.ts'
import { builtPages, hasPages } from '../../testing/built-pages.ts'
import { testDatabases, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { sharedData, startServer } from '../../testing/server-process.ts'
import { createTestKundli, createTestUser } from '../../testing/test-data.ts'

/** A line of the format: a name, perhaps labels, a number. */
const line =
  /^[a-z_]+(?:\{(?:[a-z]+="(?:[^"\\]|\\.)*",?)+\})? (?:-?[\d.]+(?:e[+-]?\d+)?|\+Inf|NaN)$/

async function scrape({ address }: Pick<MetricsServer, 'address'>): Promise<string> {
  const response = await fetch(address)
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  return response.text()
}

/** The value of a series; null where it is not there. */
function valueOf(text: string, series: string): number | null {
  const found = text.split('\n').find((it) => it.startsWith(`${series} `))
  return found === undefined ? null : Number(found.slice(series.length + 1))
}

describe.each(testDatabases)('what can be read of a server, on %s', (on) => {
  let app: TestApp
  let address: string
  let metrics: MetricsServer
  const answerQueue = controlAnswers()
  beforeAll(async () => {
    const build = hasPages ? await builtPages() : undefined
    app = await openTestApp({
      on,
      env: { METRICS_PORT: '0' },
      parts: { readChart: answerQueue.read, ...(build && { build: () => Promise.resolve(build) }) },
    })
    address = await app.listen()
    metrics = (await serveMetrics(app.server.context, { sumEveryMs: 0 }))!
  })
  afterAll(async () => {
    await metrics.close()
    await app.close()
  })
  const read = (series: string) => async () => valueOf(await scrape(metrics), series)
  /** A connection's end is heard of a moment after its answer. */
  const becomes = async (series: string, value: number) => {
    await expect.poll(read(series), { timeout: 20_000 }).toBe(value)
  }

  test('it stands on a port of its own, on loopback, and answers nothing else there', async () => {
    expect(metrics.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/)
    const text = await scrape(metrics)
    for (const said of text.trimEnd().split('\n'))
      if (said && !said.startsWith('#')) expect(said).toMatch(line)
    const elsewhere = new URL('/', metrics.address)
    expect((await fetch(elsewhere)).status).toBe(404)
    expect((await fetch(metrics.address, { method: 'POST' })).status).toBe(404)
    const atOurs = await (await fetch(`${address}/metrics`)).text()
    expect(atOurs).not.toContain('# TYPE')
  })

  test('requests are counted and timed by the pattern of their route and the class of their status', async () => {
    for (let i = 0; i < 2; i++) await fetch(`${address}/apis/ai/getInfo.php`)
    await fetch(`${address}/apis/users/getInfo.php`)
    await fetch(`${address}/apis/no/such/call.php?mobile=916000000123`)
    await becomes('drishti_requests_total{route="/apis/ai/getInfo.php",status="2xx"}', 2)
    await becomes('drishti_requests_total{route="/apis/users/getInfo.php",status="4xx"}', 1)
    await becomes('drishti_requests_total{route="/apis/*",status="4xx"}', 1)
    const text = await scrape(metrics)
    const durationMetric = 'drishti_request_duration_seconds'
    expect(valueOf(text, `${durationMetric}_count{route="/apis/ai/getInfo.php"}`)).toBe(2)
    expect(valueOf(text, `${durationMetric}_bucket{le="+Inf",route="/apis/ai/getInfo.php"}`)).toBe(
      2,
    )
    expect(valueOf(text, `${durationMetric}_sum{route="/apis/ai/getInfo.php"}`)).toBeGreaterThan(0)
  })

  test.skipIf(!hasPages)(
    'a page is counted by its row, whichever address was asked for',
    async () => {
      for (const path of [
        '/blogs/one-story',
        '/hi/blogs/two',
        '/blogs/three.data?x=1',
        '/hi',
        '/what/ever',
      ])
        await (await fetch(address + path)).text()
      await becomes('drishti_request_duration_seconds_count{route="/blogs/:slug"}', 3)
      await becomes('drishti_request_duration_seconds_count{route="/"}', 1)
      await expect.poll(read('drishti_requests_total{route="/*",status="4xx"}')).toBeGreaterThan(0)
    },
  )

  test('open streams, open holds, and how answers ended are counted', async () => {
    const open = 'drishti_streams_open{kind="answer"}'
    for (const [end, finishAnswer] of [
      ['complete', (answer: { end(): void }) => answer.end()],
      ['failed', (answer: { breaks(): void }) => answer.breaks()],
    ] as const) {
      const chat = await openTestChat(app)
      const stream = await followStream(address, chat.user, 'sendMessage.php', questionInput(chat))
      const answer = await answerQueue.next()
      answer.say('The first.')
      await stream.until('first.')
      const text = await scrape(metrics)
      expect([valueOf(text, open), valueOf(text, 'drishti_holds_open')]).toEqual([1, 1])
      finishAnswer(answer)
      await stream.readRest()
      await becomes(open, 0)
      await becomes(`drishti_answers_total{kind="chat",end="${end}"}`, 1)
      await becomes('drishti_holds_open', 0)
    }
  })

  test('predictions are counted with the answers', async () => {
    const user = await createTestUser(app)
    const bid = await createTestKundli(app, user)
    await app.call('predictions/generate', { bid, type: 'daily', language: 'English' }, user)
    await becomes('drishti_answers_total{kind="prediction",end="complete"}', 1)
  })

  test('who goes away before the answer is counted as gone, and their stream as closed', async () => {
    const chat = await openTestChat(app)
    const stream = await followStream(address, chat.user, 'sendMessage.php', questionInput(chat))
    const answer = await answerQueue.next()
    answer.say('The first.')
    await stream.until('first.')
    stream.leave()
    await becomes('drishti_requests_total{route="/apis/chats/sendMessage.php",status="aborted"}', 1)
    await becomes('drishti_streams_open{kind="answer"}', 0)
    answer.end()
    await becomes('drishti_answers_total{kind="chat",end="complete"}', 2)
  })

  test('an open line for notices is counted while it is open', async () => {
    const { jwt } = await createTestUser(app)
    const leaving = new AbortController()
    await fetch(`${address}/events/notifications`, {
      headers: { authorization: `Bearer ${jwt}` },
      signal: leaving.signal,
    })
    await becomes('drishti_streams_open{kind="notices"}', 1)
    leaving.abort()
    await becomes('drishti_streams_open{kind="notices"}', 0)
  })

  test('the ledger sums to zero, and memory, event loop and pool are told', async () => {
    const text = await scrape(metrics)
    const sums = text.split('\n').filter((it) => it.startsWith('drishti_ledger_sum{'))
    expect(sums.length).toBeGreaterThan(0)
    for (const sum of sums) expect(sum).toMatch(/^drishti_ledger_sum\{unit="[a-z]+"\} 0$/)
    expect(valueOf(text, 'drishti_database_up')).toBe(1)
    expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
    expect(valueOf(text, 'nodejs_eventloop_lag_seconds{quantile="0.99"}')).toBeGreaterThanOrEqual(0)
    const maxConnections = valueOf(text, 'drishti_database_connections_most')!
    const used = valueOf(text, 'drishti_database_connections{state="used"}')!
    expect(used + valueOf(text, 'drishti_database_connections{state="idle"}')!).toBeGreaterThan(0)
    expect(used).toBeLessThanOrEqual(maxConnections)
  })

  test('OPS-06 nothing personal and no address stands in a label', async () => {
    await fetch(`${address}/blogs/${encodeURIComponent('श्री-अमुक')}?name=Amuk`)
    await fetch(`${address}/916000000123/Amuk`, { method: 'PURGE' }).catch(() => undefined)
    const labels = (await scrape(metrics)).replace(/ \S+$/gm, '')
    expect(app.plantedValues.foundIn([labels])).toEqual([])
    expect(labels).not.toMatch(/916000000|Amuk|अमुक|%e0|\?/i)
  })

  test('a database that does not answer is told within the time, with everything else', async () => {
    const maxConnections = valueOf(await scrape(metrics), 'drishti_database_connections_most')!
    const enough = Promise.withResolvers<void>()
    const busy = Array.from({ length: maxConnections }, () =>
      app.db.transaction().execute(() => enough.promise),
    )
    const text = await scrape(metrics).finally(enough.resolve)
    expect(valueOf(text, 'drishti_database_up')).toBe(0)
    expect(valueOf(text, 'drishti_database_connections{state="used"}')).toBe(maxConnections)
    expect(valueOf(text, 'drishti_database_waiting')).toBeGreaterThan(0)
    expect(valueOf(text, 'drishti_holds_open')).toBeNull()
    expect(valueOf(text, 'process_cpu_seconds_total')).toBeGreaterThan(0)
    await Promise.all(busy)
    await becomes('drishti_database_up', 1)
  })
})

test('a server tells its numbers where it was told to, until its end', async () => {
  const data = await sharedData('embedded')
  const { log, child, exitCode } = await startServer({
    ...data.env,
    METRICS_PORT: '0',
    METRICS_HOST: '127.0.0.2',
  })
  try {
    const said = log.map((it) => JSON.parse(it) as { msg: string; address?: string })
    const address = said.find(({ msg }) => msg === 'metrics can be read')?.address ?? ''
    expect(address).toMatch(/^http:\/\/127\.0\.0\.2:\d+\/metrics$/)
    // The ledger is proven behind the open port.
    await expect
      .poll(async () => valueOf(await scrape({ address }), 'drishti_ledger_problems'), {
        timeout: 10_000,
      })
      .toBe(0)
    const text = await scrape({ address })
    expect(valueOf(text, 'drishti_ledger_proven_timestamp_seconds')).toBeGreaterThan(1e9)
    expect(valueOf(text, 'drishti_holds_given_back_total')).toBe(0)
    expect(valueOf(text, 'drishti_job_failures{job="prove the ledger"}')).toBe(0)
    expect(valueOf(text, 'drishti_job_runs{job="prove the ledger"}')).toBe(1)
  } finally {
    child.kill('SIGTERM')
    expect(await exitCode).toBe(0)
    await data.drop()
  }
})

test('without a port there is nothing to read', async () => {
  const app = await openTestApp()
  expect(await serveMetrics(app.server.context)).toBeNull()
  await app.close()
})

test.each([
  ['/', '/'],
  ['/hi', '/'],
  ['/hi/', '/'],
  ['/_root.data?_routes=root', '/'],
  ['/hi/forum/learn-more', '/forum/learn-more'],
  ['/forum/a-talk?did=7', '/forum/:slug'],
  ['/forum/a-talk/and/more', '/*'],
  ['/hindi', '/*'],
  ['/shared/AbC', '/shared/:shareId'],
])('the address %s is of the page %s', (url, page) => {
  expect(pageOf(url)).toBe(page)
})

test('the port for numbers is another one than the server’s', () => {
  const DATA_DIR = process.env.TMPDIR ?? '/tmp'
  expect(() => readConfig({ DATA_DIR, PORT: '4615', METRICS_PORT: '4615' })).toThrow(
    'METRICS_PORT must be another port than PORT.',
  )
})
