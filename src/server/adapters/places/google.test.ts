import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { gazetteer } from './gazetteer.ts'
import { googlePlaces } from './google.ts'

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
    const id = decodeURIComponent(request.url!.split('/').at(-1)!) as keyof typeof knownPlaces
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

test('a suggestion is the prediction’s text, its place in two decimals and its zone, cut to 100 characters', async () => {
  const suggestions = await places().suggest('varan', 'en')
  expect(suggestions.map(({ lat, lng, timezone }) => ({ lat, lng, timezone }))).toEqual([
    { lat: 25.32, lng: 82.97, timezone: 'Asia/Kolkata' },
    { lat: 25.33, lng: 82.99, timezone: 'Asia/Kolkata' },
    { lat: 27.01, lng: 84.88, timezone: 'Asia/Kathmandu' },
  ])
  expect(suggestions[0]!.description).toBe('Varanasi, Uttar Pradesh, India')
  expect(suggestions[1]!.description).toHaveLength(100)
  expect(logLines).toEqual([])
})

test('the calls carry the key in a header, the language and India as the region', async () => {
  await places().suggest(' वारा ', 'hi')
  const [first, second] = requests
  expect(first).toMatchObject({ method: 'POST', path: '/v1/places:autocomplete' })
  expect(first!.headers['x-goog-api-key']).toBe(key)
  expect(first!.headers['x-goog-fieldmask']).toContain('suggestions.placePrediction.placeId')
  expect(JSON.parse(first!.body)).toMatchObject({
    input: 'वारा',
    languageCode: 'hi',
    regionCode: 'in',
  })
  expect(second!.path).toBe('/v1/places/id%2Fvaranasi')
  expect(second!.headers['x-goog-fieldmask']).toBe('location')
})

test('the same question is answered from memory, and a known place is not looked up again', async () => {
  const port = places()
  const first = await port.suggest('varan', 'en')
  const calls = requests.length
  expect(await port.suggest('Varan', 'en')).toEqual(first)
  expect(requests).toHaveLength(calls)
  await port.suggest('varanasi', 'en')
  expect(requests).toHaveLength(calls + 1)
  expect(await port.suggest('varanasi', 'en', 1)).toHaveLength(1)
})

test('where Google knows nothing the gazetteer is asked, and that is no fault', async () => {
  autocomplete = (_, response) => json(response, {})
  expect((await places().suggest('Banaras', 'en'))[0]?.description).toBe(
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
    ['no details of any place', 'failed', () => (details = fails(500, 'INTERNAL'))],
    ['silence about the places', 'timeout', () => (details = () => undefined)],
    [
      'places off the Earth',
      'unreadable',
      () => (details = (_, r) => json(r, { location: { latitude: 91, longitude: 0 } })),
    ],
  ]
  test.each(wrong)('%s (%s)', async (_, reason, breakIt) => {
    breakIt()
    const found = await places(400).suggest('Banaras', 'en')
    expect(found).toEqual(await builtIn.suggest('Banaras', 'en'))
    expect(logLines).toHaveLength(1)
    expect(logLines[0]).toContain(`"reason":"${reason}"`)
    expect(logLines[0]).not.toMatch(/banaras|a-key-for-tests/i)
  })

  test('a bad key answered with 400 counts as refused', async () => {
    autocomplete = (_, response) =>
      json(
        response,
        { error: { status: 'INVALID_ARGUMENT', details: [{ reason: 'API_KEY_INVALID' }] } },
        400,
      )
    await places().suggest('Banaras', 'en')
    expect(logLines[0]).toContain('"reason":"denied"')
  })

  test('nobody listening', async () => {
    const port = googlePlaces({ key, baseUrl: 'http://127.0.0.1:9' }, builtIn, log)
    expect(await port.suggest('Banaras', 'en')).toEqual(await builtIn.suggest('Banaras', 'en'))
    expect(logLines[0]).toContain('"reason":"unreachable"')
  })
})

test('after a fault Google is left alone for a while', async () => {
  autocomplete = fails(429, 'RESOURCE_EXHAUSTED')
  const port = places()
  await port.suggest('varan', 'en')
  await port.suggest('patna', 'en')
  expect(requests).toHaveLength(1)
  expect(logLines).toHaveLength(1)
})

test('one place without details is left out, the others stay', async () => {
  const whole = details
  details = (request, response, body) =>
    request.url!.endsWith('idBirgunj')
      ? fails(404, 'NOT_FOUND')(request, response, body)
      : whole(request, response, body)
  expect(await places().suggest('varan', 'en')).toHaveLength(2)
  expect(logLines).toEqual([])
})

test('LIMIT-07 the zone comes from the built-in map, for typed coordinates too: no call is paid for it', async () => {
  const found = await places().suggest('varan', 'en')
  expect(found.map((p) => p.timezone)).toEqual(['Asia/Kolkata', 'Asia/Kolkata', 'Asia/Kathmandu'])
  expect(places().zoneAt(27.01, 84.88)).toBe('Asia/Kathmandu')
  expect(requests.filter(({ path }) => !path.startsWith('/v1/'))).toEqual([])
})

test('LIMIT-08 each call is asked for at the budget, and beyond it the gazetteer answers', async () => {
  let left = 2
  const mayCall = async () => left-- > 0
  const port = places()
  expect(await port.suggest('varan', 'en', 8, mayCall)).toHaveLength(1)
  expect(requests).toHaveLength(2)
  left = 0
  expect(await port.suggest('Banaras', 'en', 8, mayCall)).toEqual(
    await builtIn.suggest('Banaras', 'en'),
  )
  expect(requests).toHaveLength(2)
})
