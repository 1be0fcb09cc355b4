import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  startFakeModelServer,
  streamInPieces,
  type FakeModelServer,
} from '../../adapters/model/fake-model-server.fixture.ts'
import { openTestChat } from '../../chat/chat.testing.ts'
import { openTestApp, testDatabases } from '../../testing/test-app.ts'
import { summaryOf } from './trace-statements.ts'

interface ReceivedSpan {
  name: string
  spanId: string
  parentSpanId?: string
  traceId: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

/** A receiver of OTLP over HTTP, as a collector is. */
async function startReceiver() {
  const bodies: string[] = []
  const server: Server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (piece: string) => (body += piece))
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(body)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  interface Export {
    resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[]
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => bodies.join('\n'),
    spans: () =>
      bodies.flatMap((body) =>
        (JSON.parse(body) as Export).resourceSpans.flatMap(({ scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    close: () => new Promise((closed) => server.close(closed)),
  }
}

describe.each(testDatabases)('traces on %s', (on) => {
  let receiver: Awaited<ReturnType<typeof startReceiver>>
  let model: FakeModelServer
  let spans: ReceivedSpan[]
  const personal: string[] = []
  beforeAll(async () => {
    receiver = await startReceiver()
    model = await startFakeModelServer(streamInPieces('Patience pays in work this year.'))
    const app = await openTestApp({
      on,
      env: {
        OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
        ...{ MODEL_BASE_URL: `${model.baseUrl}/v1`, MODEL_NAME: 'fake' },
      },
    })
    const { user, bid, asstId } = await openTestChat(app)
    const message = 'When will Rohini find better work in Nashik?'
    const ids = { bid, asst_id: asstId }
    await app.call('chats/sendMessage', { ...ids, astrologer: 'Oracle', message }, user)
    await app.call('chats/getChat', { asst_id: asstId }, user)
    await app.call('sms/getOTP', { mobile: '916123456789' })
    await app.server.app.inject(`/forum/${asstId}?secret=1`)
    personal.push(user.uid, user.mobile, user.jwt, user.sid, bid, asstId, '916123456789')
    personal.push('Rohini', 'Nashik', 'Asha', '14/03/1991', '06:45', 'Pune', 'secret')
    await app.close()
    spans = receiver.spans()
  })
  afterAll(async () => {
    await model.close()
    await receiver.close()
  })

  const named = (name: string) => spans.filter((span) => span.name === name)
  const below = (span: ReceivedSpan) => spans.filter((it) => it.parentSpanId === span.spanId)

  test('TRACE-01 a request has its statements and what the model was asked below it', () => {
    const [question] = named('POST /apis/chats/sendMessage.php')
    expect(question).toBeDefined()
    const children = below(question!).map(({ name }) => name)
    expect(children).toContain('select place_question')
    expect(children).toContain('POST model')
    expect(new Set(below(question!).map(({ traceId }) => traceId))).toEqual(
      new Set([question!.traceId]),
    )
  })

  test('TRACE-01 two requests are two traces, and what no request asked for has none', () => {
    const [question] = named('POST /apis/chats/sendMessage.php')
    const [reading] = named('POST /apis/chats/getChat.php')
    expect(reading?.traceId).not.toBe(question?.traceId)
    const roots = spans.filter(({ parentSpanId }) => !parentSpanId)
    expect(roots.filter(({ name }) => !/^(GET|POST) /.test(name))).toEqual([])
  })

  test('TRACE-02 they hold nothing personal: no id, number, name, birth, question or address', () => {
    expect(spans.length).toBeGreaterThan(10)
    const text = receiver.text()
    for (const value of personal) expect(text, value).not.toContain(value)
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}/)
    const known = new Set([
      ...['http.request.method', 'http.route', 'http.response.status_code', 'drishti.aborted'],
      ...['db.system.name', 'db.query.summary', 'db.response.status_code'],
      ...['server.address', 'peer.service'],
    ])
    const keys = spans.flatMap(({ attributes }) => attributes.map(({ key }) => key))
    expect([...new Set(keys)].filter((key) => !known.has(key))).toEqual([])
  })
})

test('TRACE-02 of a statement its verb and its table are told, and no value', () => {
  expect(summaryOf('select "sid" from "sessions" where x = $1')).toBe('select sessions')
  expect(summaryOf(' insert into limits (key) values ($1)')).toBe('insert limits')
  expect(summaryOf('select place_question( asker => $1)')).toBe('select place_question')
  expect(summaryOf("update users set display_name = 'Asha'")).toBe('update users')
  expect(summaryOf('begin')).toBe('begin')
})
