import { kundli } from '@drishti/jyotish'
import { expect, test } from 'vitest'
import { turnLine } from './turn-line.ts'
import { turnsBetween, type Turn } from './turns.ts'

const chart = kundli({ utc: '1991-03-14T01:15:00Z', latitude: 18.52, longitude: 73.86 })
const turns = turnsBetween(
  chart,
  { fromUtc: '2026-11-24T06:00:00Z', toUtc: '2031-01-01T00:00:00Z' },
  ['jupiter', 'saturn', 'rahu'],
)
const textsOf = (kind: Turn['kind'], language: 'en' | 'hi') =>
  turns.filter((turn) => turn.kind === kind).map((turn) => turnLine(turn, language).text)

test('of a period is told which one ends and which begins', () => {
  expect(textsOf('maha', 'en')).toEqual([
    'On 29 November 2027 the Jupiter mahadasha ends and that of Saturn begins; it lasts until 28 November 2046.',
  ])
  expect(textsOf('antar', 'en')).toEqual([
    'On 2 December 2030, in the Saturn mahadasha, the Saturn antardasha ends and that of Mercury begins.',
  ])
  expect(textsOf('antar', 'hi')[0]).toBe(
    '2 दिसंबर 2030 को शनि की महादशा में शनि की अंतर्दशा समाप्त होगी और बुध की शुरू होगी।',
  )
})

test('of a graha which sign it leaves, backwards too', () => {
  const entries = textsOf('entry', 'en')
  expect(entries).toContain(
    'Jupiter moves from Leo to Cancer on 25 January 2027, the sixth house from the Moon.',
  )
  expect(entries).toContain(
    'Jupiter moves from Cancer to Leo on 26 June 2027, the seventh house from the Moon.',
  )
  expect(textsOf('entry', 'hi')[0]).toBe(
    'राहु 25 नवंबर 2026 को कुंभ राशि से मकर में आएँगे, जो चंद्रमा से द्वादश भाव है।',
  )
  for (const text of entries) expect(text).toContain(' moves from ')
})
