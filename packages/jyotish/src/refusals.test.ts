import { expect, test } from 'vitest'
import {
  facts,
  findMuhurta,
  gocharBetween,
  kundli,
  moonPlaceAt,
  nextZodiacCrossing,
  saturnPassageAt,
  poruthams,
  riseSet,
  currentAndNextPeriod,
  runningPeriods,
  sadeSatis,
  yoginiDasha,
} from './index.ts'
import type { RiseRule } from './index.ts'

const k = kundli({ utc: '1994-08-17T03:12:00Z', latitude: 26.9, longitude: 75.8 })
const at = '2026-11-20T00:00:00Z'
const search = {
  purpose: 'travel' as const,
  latitude: 26.9,
  longitude: 75.8,
  offsetSeconds: 19_800,
  fromUtc: at,
  toUtc: '2026-11-22T00:00:00Z',
}
const nowhere = { rashi: 1, nakshatra: 99, pada: 1, half: 1 as const }

test.each<[string, () => unknown, RegExp]>([
  ['an offset of the labels', () => facts(k, at, { offsetMinutes: 1e12 }), /offsetMinutes/],
  ['no offset of the labels', () => facts(k, at, { offsetMinutes: Number.NaN }), /offsetMinutes/],
  ['an offset of a search', () => findMuhurta({ ...search, offsetSeconds: Number.NaN }), /offset/],
  ['a limit', () => findMuhurta({ ...search, limit: -1 }), /limit/],
  ['a shortest span', () => findMuhurta({ ...search, minimumMinutes: Number.NaN }), /minimum/],
  ['transits backwards', () => gocharBetween(k, at, '2025-01-01T00:00:00Z'), /before it begins/],
  ['a passage', () => saturnPassageAt(sadeSatis(k), 'now'), /ISO 8601/],
  ['a running period', () => currentAndNextPeriod(yoginiDasha(k), 'now'), /ISO 8601/],
  ['a running dasha', () => runningPeriods(k.vimshottari.periods, ''), /ISO 8601/],
  [
    'a rule of sunrise',
    () => riseSet({ utc: at, latitude: 0, longitude: 0, rule: 'mine' as RiseRule }),
    /hindu or standard/,
  ],
  ['a width of nothing', () => nextZodiacCrossing('sun', at, 0), /width/],
  ['a star outside its sign', () => poruthams({ bride: nowhere, groom: moonPlaceAt(5) }), /Moon/],
])('%s that cannot be is a RangeError that says what is allowed', (_, ask, says) => {
  expect(ask).toThrow(RangeError)
  expect(ask).toThrow(says)
})
