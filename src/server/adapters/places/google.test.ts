import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { gazetteer } from './gazetteer.ts'
import { googlePlaces } from './google.ts'
import type { MayCall, PlacePrediction, PlaceSession } from './places.ts'

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void

const key = 'a-key-for-tests-only'
/** What our Google knows: place id → text, coordinates. */
const knownPlaces = {
  'id/varanasi': {
    text: 'Varanasi, Uttar Pradesh, India',
    at: [25.317645, 82.973915],
  },
  idVaranasiNear: {
    text: `Varanasi ${'Cantonment '.repeat(12)}, India`,
    at: [25.3333, 82.98765],
  },
  idBirgunj: { text: 'Birgunj, Nepal', at: [27.0104, 84.8773] },
}

let server: ReturnType<typeof createServer>
let baseUrl = ''
let requests: {
  method: string
  path: string
  body: string
  headers: IncomingMessage['headers']
}[] = []
let autocomplete: Handler
let details: Handler
let logLines: string[] = []
const log = {
  warn: (fields: object, message: string) =>
    void logLines.push(JSON.stringify({ fields, message })),
}
const builtIn = gazetteer()
const places = (patienceMs?: number) => googlePlaces({ key, baseUrl }, builtIn, log, patienceMs)

const search = (mayCall: MayCall = async () => true): PlaceSession => ({
  session: 'session-1',
  mayCall,
})
const varanasi = { placeId: 'id/varanasi', description: 'Varanasi, Uttar Pradesh, India' }

const json = (response: ServerResponse, body: unknown, status = 200) => {
  response.writeHead(status, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(body))
}
const fails =
  (status: number, word: string): Handler =>
  (_, response) =>
    json(response, { error: { code: status, message: 'no', status: word } }, status)

beforeEach(async () => {
  requests = []
  logLines = []
  autocomplete = (_, response) =>
    json(response, {
      suggestions: Object.entries(knownPlaces).map(([placeId, { text }]) => ({
        placePrediction: { placeId, text: { text } },
      })),
    })
  details = (request, response) => {
    const id = decodeURIComponent(
      request.url!.split('/').at(-1)!.split('?')[0]!,
    ) as keyof typeof knownPlaces
    const [latitude, longitude] = knownPlaces[id].at
    json(response, { location: { latitude, longitude } })
  }
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (piece: Buffer) => (body += piece.toString()))
    request.on('end', () => {
      const path = request.url!
      requests.push({ method: request.method!, path, body, headers: request.headers })
      const handler = path.startsWith('/v1/places:') ? autocomplete : details
      handler(request, response, body)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
})

test('what is typed is completed, cut to 100 characters, without looking at any place', async () => {
  const found = await places().predict('varan', 'en', search())
  expect(found.map((place) => ('placeId' in place ? place.placeId : null))).toEqual(
    Object.keys(knownPlaces),
  )
  expect(found[0]!.description).toBe('Varanasi, Uttar Pradesh, India')
  expect(found[1]!.description).toHaveLength(100)
  expect(requests).toHaveLength(1)
  expect(logLines).toEqual([])
})

test('LIMIT-07 the chosen place alone is looked at, with two decimals and the zone of the built-in map', async () => {
  const port = places()
  const [, , birgunj] = await port.predict('birg', 'en', search())
  expect(await port.locate(birgunj as PlacePrediction, 'en', search())).toEqual({
    description: 'Birgunj, Nepal',
    ...{ lat: 27.01, lng: 84.88, timezone: 'Asia/Kathmandu' },
  })
  expect(requests.map(({ path }) => path.split('?')[0])).toEqual([
    '/v1/places:autocomplete',
    '/v1/places/idBirgunj',
  ])
  expect(port.zoneAt(27.01, 84.88)).toBe('Asia/Kathmandu')
})

test('the calls carry the key in a header, the language, India as the region and the session', async () => {
  const port = places()
  await port.predict(' वारा ', 'hi', search())
  await port.locate(varanasi, 'hi', search())
  const [first, second] = requests
  expect(first).toMatchObject({ method: 'POST', path: '/v1/places:autocomplete' })
  expect(first!.headers['x-goog-api-key']).toBe(key)
  expect(first!.headers['x-goog-fieldmask']).toContain('suggestions.placePrediction.placeId')
  expect(JSON.parse(first!.body)).toMatchObject({
    input: 'वारा',
    languageCode: 'hi',
    regionCode: 'in',
    sessionToken: 'session-1',
  })
  expect(second!.path).toBe('/v1/places/id%2Fvaranasi?sessionToken=session-1')
  expect(second!.headers['x-goog-fieldmask']).toBe('location')
})

test('the same question is answered from memory, and a known place is not looked up again', async () => {
  const port = places()
  const first = await port.predict('varan', 'en', search())
  expect(await port.predict('Varan', 'en', search())).toEqual(first)
  expect(requests).toHaveLength(1)
  const located = await port.locate(varanasi, 'en', search())
  expect(await port.locate(varanasi, 'en', search())).toEqual(located)
  expect(requests).toHaveLength(2)
  expect((await port.predict('varan', 'en', search()))[0]).toEqual(located)
})

test('outside a search the gazetteer answers, and nothing is paid', async () => {
  expect(await places().suggest('Banaras', 'en')).toEqual(await builtIn.suggest('Banaras', 'en'))
  expect(requests).toEqual([])
})

test('where Google knows nothing the gazetteer is asked, and that is no fault', async () => {
  autocomplete = (_, response) => json(response, {})
  expect((await places().predict('Banaras', 'en', search()))[0]?.description).toBe(
    'Varanasi, Uttar Pradesh, India',
  )
  expect(logLines).toEqual([])
})

describe('OPS-04 whatever goes wrong, the gazetteer answers and the log says why without what was typed', () => {
  const wrong: [string, string, () => void][] = [
    ['a refused key', 'denied', () => (autocomplete = fails(403, 'PERMISSION_DENIED'))],
    ['a spent quota', 'quota', () => (autocomplete = fails(429, 'RESOURCE_EXHAUSTED'))],
    ['an error of theirs', 'failed', () => (autocomplete = fails(503, 'UNAVAILABLE'))],
    ['a page of HTML', 'unreadable', () => (autocomplete = (_, r) => r.end('<html>hello</html>'))],
    [
      'an HTML error page',
      'failed',
      () => (autocomplete = (_, r) => r.writeHead(502).end('<html>')),
    ],
    [
      'another shape',
      'unreadable',
      () => (autocomplete = (_, r) => json(r, { suggestions: 'many' })),
    ],
    ['JSON cut short', 'unreadable', () => (autocomplete = (_, r) => r.end('{"suggestions":[{'))],
    ['a flood', 'unreadable', () => (autocomplete = (_, r) => r.end(`"${'x'.repeat(300_000)}"`))],
    [
      'a redirect',
      'unreachable',
      () => (autocomplete = (_, r) => r.writeHead(302, { Location: '/x' }).end()),
    ],
    ['a cut connection', 'unreachable', () => (autocomplete = (_, r) => r.destroy())],
    ['silence', 'timeout', () => (autocomplete = () => undefined)],
    [
      'an answer that never ends',
      'timeout',
      () => (autocomplete = (_, r) => void r.write('{"sugg')),
    ],
  ]
  test.each(wrong)('%s (%s)', async (_, reason, breakIt) => {
    breakIt()
    const found = await places(400).predict('Banaras', 'en', search())
    expect(found).toEqual(await builtIn.suggest('Banaras', 'en'))
    expect(logLines).toHaveLength(1)
    expect(logLines[0]).toContain(`"reason":"${reason}"`)
    expect(logLines[0]).not.toMatch(/banaras|a-key-for-tests/i)
  })

  test.each<[string, string, Handler]>([
    ['an error', 'failed', fails(500, 'INTERNAL')],
    ['silence', 'timeout', () => undefined],
    [
      'a place off the Earth',
      'unreadable',
      (_, r) => json(r, { location: { latitude: 91, longitude: 0 } }),
    ],
  ])('%s about the chosen place (%s): its name finds it', async (_, reason, handler) => {
    details = handler
    expect(await places(400).locate(varanasi, 'en', search())).toEqual(
      (await builtIn.suggest('Varanasi, Uttar Pradesh, India', 'en', 1))[0],
    )
    expect(logLines).toHaveLength(1)
    expect(logLines[0]).toContain(`"reason":"${reason}"`)
    expect(logLines[0]).not.toMatch(/varanasi|a-key-for-tests/i)
  })

  test('a chosen place that neither side knows is no place, and keeps nobody else from Google', async () => {
    details = fails(404, 'NOT_FOUND')
    const unknown = { placeId: 'idNowhere', description: 'Qwxzjk' }
    const port = places()
    expect(await port.locate(unknown, 'en', search())).toBeNull()
    await port.predict('varan', 'en', search())
    expect(requests).toHaveLength(2)
  })

  test('a bad key answered with 400 counts as refused', async () => {
    autocomplete = (_, response) =>
      json(
        response,
        { error: { status: 'INVALID_ARGUMENT', details: [{ reason: 'API_KEY_INVALID' }] } },
        400,
      )
    await places().predict('Banaras', 'en', search())
    expect(logLines[0]).toContain('"reason":"denied"')
  })

  test('nobody listening', async () => {
    const port = googlePlaces({ key, baseUrl: 'http://127.0.0.1:9' }, builtIn, log)
    expect(await port.predict('Banaras', 'en', search())).toEqual(
      await builtIn.suggest('Banaras', 'en'),
    )
    expect(logLines[0]).toContain('"reason":"unreachable"')
  })
})

test('after a fault Google is left alone for a while', async () => {
  autocomplete = fails(429, 'RESOURCE_EXHAUSTED')
  const port = places()
  await port.predict('varan', 'en', search())
  await port.predict('patna', 'en', search())
  await port.locate(varanasi, 'en', search())
  expect(requests).toHaveLength(1)
  expect(logLines).toHaveLength(1)
})

test('LIMIT-08 each call is asked for at the budget, and beyond it the gazetteer answers', async () => {
  let left = 1
  const spent = search(async () => left-- > 0)
  const port = places()
  expect(await port.predict('varan', 'en', spent)).toHaveLength(3)
  expect(await port.locate(varanasi, 'en', spent)).toMatchObject({ lat: 25.32, lng: 83.01 })
  expect(await port.predict('Banaras', 'en', spent)).toEqual(await builtIn.suggest('Banaras', 'en'))
  expect(requests).toHaveLength(1)
})
