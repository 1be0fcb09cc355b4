import { kundli, milan } from '@drishti/jyotish'
import { describe, expect, test } from 'vitest'
import { exceptionReasons } from '../../../../words/reading/match.ts'
import { someCharts, readToEnd } from '../../charts.fixture.ts'
import { countWords } from '../../composer/count-words.ts'
import { showMatch } from '../../../kundli/match/show-match.ts'
import { soundsUnkind } from '../../model-writer/guards.ts'
import { kutaKeys, matchRules } from './match.rules.ts'
import { judgeMatch } from './match.ts'
import { ruleSources } from '../sources.ts'

const timedCharts = someCharts.filter((chart) => chart.timeKnown)
const pairs = timedCharts.flatMap((one, at) =>
  timedCharts.slice(at + 1).map((other) => [one, other] as const),
)

describe('two charts side by side', () => {
  test('are judged by rows that name their source, for every kuta', () => {
    expect(new Set(matchRules.map(({ key }) => key)).size).toBe(matchRules.length)
    for (const { source } of matchRules) expect(ruleSources[source]).toBeDefined()
    for (const kuta of kutaKeys)
      expect(matchRules.filter(({ when }) => 'kuta' in when && when.kuta === kuta)).toHaveLength(2)
  })
  test('are judged alike whichever of the two asks, also two of one gender', () => {
    for (const [firstChart, secondChart] of pairs) {
      for (const gender of ['male', 'female'] as const) {
        const [a, b] = [
          { chart: firstChart, gender: 'female' as const },
          { chart: secondChart, gender },
        ]
        expect(judgeMatch(a, b)).toEqual(judgeMatch(b, a))
      }
    }
  })
  test('have the points that the engine counts, and every row of points speaks somewhere', () => {
    const spokenKeys = new Set<string>()
    for (const [bride, groom] of pairs) {
      const match = judgeMatch({ chart: bride, gender: 'female' }, { chart: groom, gender: 'male' })
      expect(match?.points).toBe(milan({ bride, groom }).ashtakoota.total)
      for (const { key, factIds } of match?.verdicts ?? []) {
        spokenKeys.add(key)
        for (const id of factIds) expect(match?.facts.map((fact) => fact.id)).toContain(id)
      }
    }
    const silent = matchRules.filter(({ key }) => !spokenKeys.has(key)).map(({ key }) => key)
    expect(silent.length).toBeLessThanOrEqual(2)
  })
})

describe('the chat and the matching page', () => {
  const born = (at: number) =>
    kundli({
      utc: new Date(
        Date.UTC(1960 + (at % 47), (at * 5) % 12, 1 + ((at * 13) % 28), (at * 7) % 24),
      ).toISOString(),
      latitude: 8 + ((at * 3) % 27),
      longitude: 69 + ((at * 5) % 27),
    })
  const birth = {
    full_name: 'Test',
    moment: { year: 1990, month: 1, day: 1, time: null, chosenOffsetSeconds: null },
    pob: 'Pune',
    lat: 18.5,
    lng: 73.9,
    timezone: 'Asia/Kolkata',
    offset_seconds: 19_800,
  }
  const gradeOnPage = /: (?:an? )?([^:.]*agreement[^:.]*|less than the 18 that custom asks for)\./

  test('agree in points, doshas and verdict over 200 pairs, whoever asks', async () => {
    const seen = new Set<string>()
    for (let at = 0; at < 200; at++) {
      const [bride, groom] = [born(at), born(at * 3 + 101)]
      const page = showMatch(
        {
          bride: { chart: bride, birth },
          groom: { chart: groom, birth },
        },
        'en',
      )
      const isBrideAsking = at % 2 === 0
      const { sentences, done, text } = await readToEnd({
        question: 'are we compatible?',
        persona: at % 4 < 2 ? 'oracle' : 'astra',
        chart: isBrideAsking ? bride : groom,
        person: {
          ageYears: 30,
          maritalStatus: 'single',
          gender: isBrideAsking ? 'female' : 'male',
        },
        second: () =>
          Promise.resolve({
            count: 'one',
            chart: isBrideAsking ? groom : bride,
            gender: isBrideAsking ? 'male' : 'female',
          }),
      })
      expect(done[0]).toMatchObject({ outcome: 'answer', keptBack: 0 })
      const first = sentences[0]?.text ?? ''
      const figures = [...first.matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) => Number(figure))
      expect(figures[0]).toBe(Math.round(page.total * 10) / 10)
      if (page.total_with_exceptions > page.total)
        expect(figures).toContain(Math.round(page.total_with_exceptions * 10) / 10)
      expect(first).toContain(gradeOnPage.exec(page.summary)?.[1] ?? 'no verdict on the page')
      for (const { name, points, out_of } of page.kutas) {
        const short = name.replace(/ \(.*/, '').replace(/^Gana$/, 'Gana kuta')
        expect(text).toContain(`${short} ${Math.round(points * 10) / 10} of ${out_of}`)
      }
      for (const [key, name] of [
        ['nadi', 'Nadi'],
        ['bhakoot', 'Bhakoot'],
      ] as const) {
        const kuta = page.kutas.find((one) => one.key === key)!
        const isThere = kuta.points === 0
        const said = text
          .split(/(?<=\.)\s/)
          .filter((one) => one.includes(`${name} dosha`))
          .join(' ')
        expect([at, name, isThere, said.includes(`no ${name} dosha`)]).toEqual([
          at,
          name,
          isThere,
          !isThere && said !== '',
        ])
        const reasons = Object.values(exceptionReasons).filter(({ en }) => said.includes(en))
        if (isThere) expect(reasons.length > 0).toBe(kuta.exception !== null)
        seen.add(`${key} ${isThere} ${kuta.exception !== null}`)
      }
      seen.add(`mars ${milan({ bride, groom }).manglik.verdict}`)
      const asker = page.manglik[isBrideAsking ? 'bride' : 'groom'].manglik
      expect(
        text.includes('You are Manglik') ||
          text.includes('Both of you are Manglik') ||
          text.includes('You are both Manglik'),
      ).toBe(asker)
    }
    expect([...seen].filter((one) => one.startsWith('mars')).length).toBeGreaterThanOrEqual(4)
    expect(seen).toContain('nadi true true')
    expect(seen).toContain('bhakoot true false')
  })
})

describe('the answer on two people', () => {
  test.each(['en', 'hi'] as const)(
    'is whole, kind and rests on both charts (%s)',
    async (language) => {
      for (const [firstChart, secondChart] of pairs.filter((_, at) => at % 9 === 0)) {
        const { text, done, sentences } = await readToEnd({
          question: language === 'en' ? 'are we compatible?' : 'क्या हम दोनों की जोड़ी अच्छी है',
          chart: firstChart,
          language,
          second: () => Promise.resolve({ count: 'one', chart: secondChart, gender: 'male' }),
        })
        expect([text, countWords(text) >= 120 && countWords(text) <= 250]).toEqual([text, true])
        expect(done[0]).toMatchObject({ outcome: 'answer', topic: 'compatibility' })
        const facts = done[0]?.facts.map((fact) => fact.id) ?? []
        expect(facts).toContain('milan.total.with-exceptions')
        // The counts of the two together, and something of the asker's own half.
        expect(facts.filter((id) => id.startsWith('milan.')).length).toBeGreaterThan(2)
        expect(facts.some((id) => !id.startsWith('milan.'))).toBe(true)
        const match = judgeMatch(
          { chart: firstChart, gender: 'female' },
          { chart: secondChart, gender: 'male' },
        )
        expect(sentences[0]?.text).toContain(String(match?.points))
        expect(done[0]?.keptBack).toBe(0)
        expect(sentences.filter((sentence) => soundsUnkind(sentence.text))).toEqual([])
      }
    },
  )
  test('asks whose chart is meant where there are several, and says so where one is uncertain', async () => {
    const several = await readToEnd({
      question: 'are we compatible?',
      second: () => Promise.resolve({ count: 'several' }),
    })
    expect(several.done[0]).toMatchObject({ outcome: 'clarify', topic: 'compatibility' })
    const open = someCharts.find(
      (chart) => !chart.timeKnown && chart.grahas.moon.nakshatra === null,
    )
    if (!open) throw new Error('the fixture should have a day on which the Moon changes its star')
    const uncertain = await readToEnd({
      question: 'are we compatible?',
      second: () => Promise.resolve({ count: 'one', chart: open, gender: 'male' }),
    })
    expect(uncertain.done[0]).toMatchObject({ outcome: 'clarify' })
  })
  test('comes from one chart alone where the other cannot be fetched', async () => {
    const { done } = await readToEnd({
      question: 'are we compatible?',
      second: () => Promise.reject(new Error('away')),
    })
    expect(done[0]).toMatchObject({ outcome: 'clarify', topic: 'compatibility' })
  })
})
