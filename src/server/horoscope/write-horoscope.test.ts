import { positionsAt, rashiName, type Graha } from '@drishti/jyotish'
import { grahas } from '@drishti/jyotish/names'
import { expect, test } from 'vitest'
import { measureRepetition } from './repetition.ts'
import { startingScore, horoscopeScore } from './score.ts'
import { istDay } from '../core/time/india-time.ts'
import { dayNumber, skyOfDay } from './sky-of-day.ts'
import type { StoredHoroscope } from '../db/stored-json.ts'
import { lifePartNames, writeHoroscope } from './write-horoscope.ts'

const signs = Array.from({ length: 12 }, (_, sign) => sign)
const dates = (from: string, count: number) =>
  Array.from({ length: count }, (_, ahead) => istDay(new Date(`${from}T06:30:00Z`), ahead))
const wholeText = ({ parts }: StoredHoroscope, language: 'en' | 'hi') =>
  lifePartNames.map((part) => parts[part].text[language]).join(' ')

test('the points of a score add up to it, and it stays between 20 and 96, over a year of skies', () => {
  for (const date of dates('2027-01-01', 365).filter((_, at) => at % 3 === 0))
    for (const sign of signs)
      for (const part of lifePartNames) {
        const { score, shares } = horoscopeScore(part, sign, skyOfDay(date))
        expect(shares.reduce((sum, { points }) => sum + points, startingScore)).toBe(score)
        expect(score).toBeGreaterThanOrEqual(20)
        expect(score).toBeLessThanOrEqual(96)
      }
})

test('every share stands where the sky of that day has it, counted from the sign', () => {
  for (const date of dates('2026-11-21', 12)) {
    const sky = positionsAt(`${date}T06:30:00Z`)
    for (const sign of signs)
      for (const share of Object.values(writeHoroscope(sign, skyOfDay(date)).parts).flatMap(
        ({ shares }) => shares,
      )) {
        if (share.kind === 'star') expect(share.star).toBe(sky.moon.nakshatra)
        else {
          expect(share.rashi).toBe(sky[share.graha].rashi)
          expect((sign + share.place - 1) % 12).toBe(share.rashi)
        }
      }
  }
})

test('a graha that a text names with a sign stands in that sign on that day', () => {
  const grahaEntries = Object.entries(grahas) as [Graha, (typeof grahas)[Graha]][]
  let matchCount = 0
  for (const date of dates('2026-11-21', 20))
    for (const sign of signs) {
      const sky = positionsAt(`${date}T06:30:00Z`)
      const text = wholeText(writeHoroscope(sign, skyOfDay(date)), 'en')
      for (const [graha, { name }] of grahaEntries)
        for (const match of text.matchAll(
          new RegExp(
            `${name.en} (?:moves|goes on) through (\\w+)|${name.en} has come into (\\w+)|${name.en}, in (\\w+), |As ${name.en} in (\\w+), |${name.en} passes through (\\w+)|Then there is (?:the )?${name.en} in (\\w+)`,
            'g',
          ),
        )) {
          matchCount++
          expect(match.slice(1).find(Boolean)).toBe(rashiName(sky[graha].rashi, 'en'))
        }
    }
  expect(matchCount).toBeGreaterThan(12 * 20 * 3)
})

test('no two of twelve signs over thirty days read nearly the same, in either language', () => {
  const threes = (text: string) => {
    const words = text.split(/\s+/)
    return new Set(words.slice(2).map((_, at) => words.slice(at, at + 3).join(' ')))
  }
  for (const language of ['en', 'hi'] as const) {
    const texts = dates('2026-11-21', 30).flatMap((date) =>
      signs.map((sign) => wholeText(writeHoroscope(sign, skyOfDay(date)), language)),
    )
    expect(new Set(texts).size).toBe(360)
    const sets = texts.map(threes)
    let nearest = 0
    for (const [at, triples] of sets.entries())
      for (const otherTriples of sets.slice(at + 1)) {
        let shared = 0
        for (const three of triples) if (otherTriples.has(three)) shared++
        nearest = Math.max(nearest, shared / (triples.size + otherTriples.size - shared))
      }
    // Of three-word runs; two days that a reader would call the same share nine of ten.
    expect(nearest).toBeLessThan(0.6)
  }
})

test('no sentence of a sign comes again the next day, and hardly one within the week', () => {
  for (const language of ['en', 'hi'] as const) {
    const { nextDay, withinWeek, sentences } = measureRepetition('2026-11-22', 60, language)
    expect(nextDay).toBe(0)
    expect(withinWeek).toBeLessThanOrEqual(0.1)
    expect(sentences).toBeGreaterThan(15)
  }
})

test('no text frightens, doctors, or tells anybody what to buy; none is left with a hole', () => {
  const never =
    /\b(?:death|die|fatal|disaster|curse|doom|danger|evil|accident|disease|cancer(?! )|surgery|medicine|dose|diagnos|invest|stocks?|lottery|bet|gambl|loan)\b|मृत्यु|मौत|अनहोनी|विनाश|श्राप|ख़तरा|अशुभ|दुर्घटना|बीमारी|रोग|दवा|निवेश|शेयर|लॉटरी|सट्टा|जुआ/iu
  for (const date of dates('2026-11-21', 60))
    for (const sign of signs) {
      const horoscope = writeHoroscope(sign, skyOfDay(date))
      for (const language of ['en', 'hi'] as const) {
        const text = wholeText(horoscope, language).replaceAll(/Cancer/g, '')
        expect(text).not.toMatch(never)
        expect(text).not.toMatch(/[{}]|undefined|null/)
        if (language === 'hi') expect(text).not.toMatch(/[a-z]/i)
      }
    }
})

test('the sign’s own stars are the three that lie in it, and each counts the day by its own tara', () => {
  const { stars } = writeHoroscope(1, skyOfDay('2026-11-21'))
  // Krittika, Rohini, Mrigashira; the Moon is in Revati.
  expect(stars).toEqual([
    { star: 2, tara: 7 },
    { star: 3, tara: 6 },
    { star: 4, tara: 5 },
  ])
})

test('the day is India’s, whatever the clock of the machine', () => {
  expect(istDay(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20')
  expect(istDay(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21')
  expect(istDay(new Date('2026-12-31T20:00:00Z'), 1)).toBe('2027-01-02')
  expect(dayNumber('2026-11-22') - dayNumber('2026-11-21')).toBe(1)
})
