import { kundli } from '@drishti/jyotish'
import { describe, expect, test } from 'vitest'
import { fieldsOfGraha } from '../../../words/reading/sentences.ts'
import { lordInHouse } from '../../../words/reading/lords.ts'
import { natalPromiseTexts } from '../../../words/reading/natal-promise.ts'
import { testReadingRequest, someCharts, timedChart, untimedChart } from '../charts.fixture.ts'
import type { PersonProfile } from '../types/reading-types.ts'
import { lifeTopics } from '../understand/topics.ts'
import { touches } from './dasha.rules.ts'
import { verdictRules } from './all-rules.ts'
import { moonOfDayRules, taraRules } from './day.rules.ts'
import { lifeFields } from './fields.ts'
import { lordMarks } from './lord.rules.ts'
import { promiseRules } from './promise.rules.ts'
import { chartFactsOf } from './chart-facts.ts'
import { ruleSources } from './sources.ts'
import { transitMarks } from './transit.rules.ts'
import { judgeTopic, verdictsOfTopic } from './verdicts.ts'
import { windowRules } from './window.rules.ts'

const { at, person } = testReadingRequest()
const dayRules = [...taraRules, ...moonOfDayRules]

describe('the book of rules', () => {
  test('holds at least 80 rules of promise, and twelve more a field for the lord of its house', () => {
    expect(promiseRules.length).toBeGreaterThanOrEqual(80)
    for (const topic of lifeTopics) {
      expect(lordMarks[topic]).toHaveLength(12)
      expect(lordInHouse[topic]).toHaveLength(12)
    }
  })
  test('has a sentence for each rule and a rule for each sentence', () => {
    expect(promiseRules.map((rule) => rule.key).toSorted()).toEqual(
      Object.keys(natalPromiseTexts).toSorted(),
    )
  })
  test('is one table: promise, dasha and transit rows alike, over 150 of them, each named once', () => {
    expect(verdictRules.length + dayRules.length + windowRules.length).toBeGreaterThan(350)
    const keys = [...verdictRules, ...dayRules, ...windowRules].map((rule) => rule.key)
    expect(new Set(keys).size).toBe(keys.length)
    for (const part of ['promise', 'dasha', 'transit'])
      for (const topic of lifeTopics)
        expect(
          verdictRules.filter((rule) => rule.part === part && rule.topics.includes(topic)).length,
        ).toBeGreaterThan(10)
  })
  test('names a source for each rule, and each source once', () => {
    for (const rule of [...verdictRules, ...dayRules, ...windowRules])
      expect(ruleSources[rule.source]).toBeDefined()
    for (const { source } of Object.values(touches)) expect(ruleSources[source]).toBeDefined()
    expect(new Set(Object.values(ruleSources)).size).toBe(Object.keys(ruleSources).length)
  })
  test('knows every field of life and every graha', () => {
    expect(Object.keys(lifeFields).toSorted()).toEqual([...lifeTopics].toSorted())
    expect(Object.keys(fieldsOfGraha)).toHaveLength(9)
    expect(transitMarks.jupiter).toHaveLength(12)
    expect(transitMarks.saturn).toHaveLength(12)
  })
  test('is all of use: over some hundred charts nearly every rule of promise speaks somewhere', () => {
    const spokenKeys = new Set<string>()
    for (let count = 0; count < 160; count += 1) {
      const utc = new Date(Date.UTC(1940, 0, 1) + count * 71.37 * 86_400_000 * 2.3).toISOString()
      const sheet = chartFactsOf(
        kundli({ utc, latitude: 8 + (count % 26), longitude: 70 + (count % 24) }),
        at,
      )
      for (const topic of lifeTopics) {
        for (const aspect of [null, 'children'])
          for (const { key } of verdictsOfTopic(sheet, topic, person, { aspect }))
            spokenKeys.add(key)
      }
    }
    const silent = promiseRules.filter((rule) => !spokenKeys.has(rule.key)).map((rule) => rule.key)
    expect(silent.length).toBeLessThanOrEqual(4)
  })
})

describe('a verdict', () => {
  const sheetJudgements = someCharts
    .map((chart) => chartFactsOf(chart, at))
    .flatMap((sheet) =>
      lifeTopics.map((topic) => ({ sheet, judgement: judgeTopic(sheet, topic, person) })),
    )
  test('rests on facts that stand on the sheet', () => {
    for (const { sheet, judgement } of sheetJudgements) {
      for (const verdict of judgement.verdicts) {
        expect(verdict.factIds.filter((id) => !sheet.byId.has(id))).toEqual([])
        expect(verdict.factIds.length).toBeGreaterThan(0)
      }
    }
  })
  test('is the same for the same chart, day and topic, however often it is sought', () => {
    for (const topic of lifeTopics) {
      const once = verdictsOfTopic(chartFactsOf(timedChart, at), topic, person)
      expect(verdictsOfTopic(chartFactsOf(timedChart, at), topic, person)).toEqual(once)
    }
  })
  test('is the same at every hour of a day in India', () => {
    const [dawn, night] = [new Date('2026-11-19T18:31:00Z'), new Date('2026-11-20T18:29:00Z')]
    for (const topic of lifeTopics) {
      expect(verdictsOfTopic(chartFactsOf(timedChart, dawn), topic, person)).toEqual(
        verdictsOfTopic(chartFactsOf(timedChart, night), topic, person),
      )
    }
  })
  test('does not turn with the age or marriage of the person', () => {
    const other: PersonProfile = { ageYears: 61, maritalStatus: 'married', gender: 'male' }
    for (const topic of lifeTopics) {
      expect(verdictsOfTopic(chartFactsOf(timedChart, at), topic, other)).toEqual(
        verdictsOfTopic(chartFactsOf(timedChart, at), topic, person),
      )
    }
  })
  test('is favourable, mixed and patient in fair shares over many charts', () => {
    for (const direction of ['favourable', 'mixed', 'patience'] as const) {
      const share =
        sheetJudgements.filter(({ judgement }) => judgement.direction === direction).length /
        sheetJudgements.length
      expect(share).toBeGreaterThan(0.12)
      expect(share).toBeLessThan(0.65)
    }
  })
})

describe('a dated window', () => {
  const sheets = someCharts
    .filter((chart) => chart.timeKnown)
    .map((chart) => chartFactsOf(chart, at))
  test('lies ahead, within four years, and lasts at least a month', () => {
    const windows = sheets.flatMap((sheet) =>
      lifeTopics.flatMap((topic) => judgeTopic(sheet, topic, person).windows),
    )
    expect(windows.length).toBeGreaterThan(20)
    for (const { fromUtc, toUtc } of windows) {
      expect(Date.parse(fromUtc)).toBeGreaterThanOrEqual(at.getTime())
      expect(Date.parse(toUtc)).toBeLessThanOrEqual(at.getTime() + 4 * 365.25 * 86_400_000)
      expect(Date.parse(toUtc) - Date.parse(fromUtc)).toBeGreaterThanOrEqual(30 * 86_400_000)
    }
  })
  test('is one in which the named antardasha runs and Jupiter is where it is said to be', () => {
    for (const sheet of sheets) {
      for (const topic of lifeTopics) {
        for (const window of judgeTopic(sheet, topic, person).windows) {
          const middle = new Date((Date.parse(window.fromUtc) + Date.parse(window.toUtc)) / 2)
          const then = chartFactsOf(sheet.chart, middle)
          expect(then.dasha?.antar.lord).toBe(window.antar)
          expect(then.dasha?.maha.lord).toBe(window.maha)
          expect(then.transits.jupiter.houseFromLagna).toBe(window.jupiterHouse)
          expect(then.transits.jupiter.rashi).toBe(window.jupiterRashi)
        }
      }
    }
  })
  test('keeps to the time that was asked about', () => {
    const time = { from: '2027-01-01T00:00:00Z', to: '2028-01-01T00:00:00Z' }
    for (const sheet of sheets) {
      for (const { fromUtc, toUtc } of judgeTopic(sheet, 'career', person, { time }).windows) {
        expect(Date.parse(fromUtc)).toBeGreaterThanOrEqual(Date.parse(time.from))
        expect(Date.parse(toUtc)).toBeLessThanOrEqual(Date.parse(time.to))
      }
    }
  })
  test('is named only where birth chart, dasha and transit all three speak for it', () => {
    for (const sheet of sheets) {
      for (const topic of lifeTopics) {
        const { verdicts: judgedVerdicts, windows } = judgeTopic(sheet, topic, person)
        const promise = judgedVerdicts.filter((one) => one.part === 'promise')
        const worth = { favourable: 1, mixed: 0, patience: -1 }
        const sum = promise.reduce((total, one) => total + worth[one.direction] * one.strength, 0)
        if (sum <= 0) expect(windows).toEqual([])
        for (const { rule, touching, jupiterStands } of windows) {
          expect(rule.dasha).toBe(touching.touch)
          expect(rule.transit.reaches).toBe(jupiterStands ? 'stands' : 'looks')
        }
        const windowVerdicts = judgedVerdicts.filter((one) => one.part === 'window')
        const natal = new Set(
          promise.filter((one) => one.direction === 'favourable').flatMap((one) => one.factIds),
        )
        for (const one of windowVerdicts) expect(one.factIds.some((id) => natal.has(id))).toBe(true)
      }
    }
  })
  test('is not named where the birth time is unknown', () => {
    for (const topic of lifeTopics)
      expect(judgeTopic(chartFactsOf(untimedChart, at), topic, person).windows).toEqual([])
  })
})
