import { dayKundli, facts, factsOfMatch, kundli } from '@drishti/jyotish'
import type { Fact } from '@drishti/jyotish'
import { describe, expect, test } from 'vitest'
import { handAt, handBirth, handFalse, handTrue, handWindow } from './fixtures/by-hand.fixture.ts'
import { checkSentence, checkText } from './claim-check.ts'
import {
  plantedSentencesOf,
  type PlantedSentence,
  type SentenceLanguage,
} from './fixtures/planted.fixture.ts'
import { sentenceForms } from './fixtures/sentence-forms.fixture.ts'
import { unseenSentenceForms } from './fixtures/unseen-forms.fixture.ts'
import { sentencesOverCharts } from './fixtures/form-sentences.fixture.ts'

const handFacts = facts(kundli(handBirth), handAt)
const passes = (text: string) => checkSentence(text, 'en', handFacts, [handWindow]).ok

/** Invented births over seven decades, all over India. */
const charts = Array.from({ length: 24 }, (_, index) =>
  kundli({
    utc: new Date(Date.UTC(1938, 4, 9, 3, 17) + index * 1_137.387 * 86_400_000).toISOString(),
    latitude: 9 + ((index * 7) % 24),
    longitude: 70 + ((index * 5) % 25),
  }),
)
const plantedSentences = charts.flatMap((chart, index) => {
  const known = facts(chart, handAt)
  return plantedSentencesOf(chart, known, index * 7).map((each) => ({ ...each, chartFacts: known }))
})

function wrongTexts(these: readonly (PlantedSentence & { chartFacts: Fact[] })[]): string[] {
  return these
    .filter(({ text, holds, chartFacts: known }) => checkSentence(text, 'en', known).ok !== holds)
    .map(({ text }) => text)
}

describe('the claim check over planted sentences', () => {
  test.each(['en', 'hi', 'hinglish'] as SentenceLanguage[])(
    'passes at most 1 %% of the false and blocks at most 2 %% of the true (%s)',
    (tongue) => {
      const tongueSentences = plantedSentences.filter((each) => each.tongue === tongue)
      const [holding, falseSentences] = [
        tongueSentences.filter(({ holds }) => holds),
        tongueSentences.filter(({ holds }) => !holds),
      ]
      expect(holding.length).toBeGreaterThan(150)
      expect(falseSentences.length).toBeGreaterThan(150)
      const [blocked, passed] = [wrongTexts(holding), wrongTexts(falseSentences)]
      expect(blocked.slice(0, Math.floor(holding.length * 0.02))).toEqual(blocked)
      expect(passed.slice(0, Math.floor(falseSentences.length * 0.01))).toEqual(passed)
    },
  )

  test('a sentence that passes names facts of its own chart, and a claim of the sky names at least one', () => {
    for (const { text, holds, chartFacts } of plantedSentences.filter(
      (_, index) => index % 9 === 0,
    )) {
      const result = checkSentence(text, 'en', chartFacts)
      const ids = result.ok ? result.factIds : []
      expect(ids.every((id) => chartFacts.some((fact) => fact.id === id))).toBe(true)
      expect([text, result.ok && ids.length > 0]).toEqual([text, holds])
    }
  })
})

/** Sixty invented births over eighty years. */
const sixty = Array.from({ length: 60 }, (_, index) => {
  const chart = kundli({
    utc: new Date(Date.UTC(1935, 2, 3, 4, 11) + index * 487.913 * 86_400_000).toISOString(),
    latitude: 8 + ((index * 7) % 26),
    longitude: 69 + ((index * 5) % 26),
  })
  return { chart, chartFacts: facts(chart, handAt) }
})

describe('the claim check over the forms of a fluent writer, on sixty charts', () => {
  test.each([
    ['that taught it', sentenceForms, 400],
    ['that it first met unseen', unseenSentenceForms, 230],
  ] as const)(
    'passes at most 1 %% of the false and blocks at most 2 %% of the true (%s)',
    (formsName, these, least) => {
      const sentences = sentencesOverCharts(sixty, these, 4)
      const [right, wrong] = [
        sentences.filter(({ holds }) => holds),
        sentences.filter(({ holds }) => !holds),
      ]
      const ok = ({ text, chartFacts: known }: (typeof sentences)[number]) =>
        checkSentence(text, 'en', known).ok
      const blockedTexts = right.filter((each) => !ok(each)).map(({ text }) => text)
      const passedTexts = wrong.filter(ok).map(({ text }) => text)
      process.stdout.write(
        `claims, forms ${formsName}: ${passedTexts.length} of ${wrong.length} false passed, ${blockedTexts.length} of ${right.length} true blocked\n`,
      )
      expect(Math.min(right.length, wrong.length)).toBeGreaterThanOrEqual(least)
      expect(new Set(sentences.map(({ chartFacts: known }) => known)).size).toBe(60)
      expect(passedTexts.slice(0, Math.floor(wrong.length * 0.01))).toEqual(passedTexts)
      expect(blockedTexts.slice(0, Math.floor(right.length * 0.02))).toEqual(blockedTexts)
    },
  )
})

describe('the claim check over sentences written by hand', () => {
  test.each(handTrue)('passes: %s', (text) => {
    expect(checkSentence(text, 'en', handFacts, [handWindow])).toMatchObject({ ok: true })
  })

  test.each(handFalse)('blocks: %s', (text) => {
    expect(passes(text)).toBe(false)
  })
})

describe('the claim check in doubt', () => {
  test('with only the birth day chartFacts, nothing of lagna, houses or dashas passes', () => {
    const day = dayKundli({
      fromUtc: '1970-12-11T18:30:00Z',
      toUtc: '1970-12-12T18:30:00Z',
      latitude: 25.1,
      longitude: 82.5,
    })
    const known = facts(day, handAt)
    const ok = (text: string) => checkSentence(text, 'en', known).ok
    expect(ok('The Sun is in Scorpio.')).toBe(true)
    expect(ok('शनि मेष राशि में वक्री हैं।')).toBe(true)
    for (const text of [
      'Saturn stands in your tenth house.',
      'Your lagna is Cancer.',
      'You are in Saturn mahadasha.',
      'सप्तम भाव के स्वामी शनि हैं।',
      'Shani abhi aapke nauve ghar mein gochar kar rahe hain.',
    ]) {
      expect([text, ok(text)]).toEqual([text, false])
    }
  })

  test('what the facts do not hold is not passed, however it is worded', () => {
    expect(checkSentence('Saturn stands in your tenth house.', 'en', []).ok).toBe(false)
    expect(checkSentence('Jupiter will make you rich.', 'en', handFacts).ok).toBe(false)
    expect(checkSentence('Your seventh house is blessed.', 'en', handFacts).ok).toBe(false)
  })

  test('gunas are borne only by the match of two charts, and by their number', () => {
    const [one, two] = [kundli(handBirth), sixty[7]!.chart]
    const match = factsOfMatch({ bride: one, groom: two })
    const total = Number(match.find(({ id }) => id === 'milan.total')!.value)
    const ok = (text: string, known = match) => checkSentence(text, 'en', known).ok
    for (const sentenceWith of [
      (points: number) => `You two share ${points} of 36 gunas.`,
      (points: number) => `Aapke ${points} gun milte hain.`,
      (points: number) => `आपके ${points} गुण मिलते हैं।`,
      (points: number) => `36 में से ${points} अंक आते हैं।`,
    ]) {
      expect([sentenceWith(total), ok(sentenceWith(total))]).toEqual([sentenceWith(total), true])
      expect([sentenceWith(total), ok(sentenceWith(total + 3))]).toEqual([
        sentenceWith(total),
        false,
      ])
      expect([sentenceWith(total), ok(sentenceWith(total), handFacts)]).toEqual([
        sentenceWith(total),
        false,
      ])
    }
  })

  test('a fault inside it does not pass the sentence and does not come out', () => {
    const brokenFacts = new Proxy([] as Fact[], {
      get: () => {
        throw new Error('broken')
      },
    })
    expect(checkSentence('Saturn stands in your tenth house.', 'en', brokenFacts)).toMatchObject({
      ok: false,
    })
  })

  test('long, repeated and hostile input comes to an end', () => {
    for (const piece of [
      'Saturn and ',
      'house, ',
      'seventh,-',
      'of the lord ',
      '9 ',
      'in ',
      'शनि और ',
      'भाव के ',
      'A.',
      '—',
      '\u200d',
    ]) {
      const text = piece.repeat(Math.floor(880 / piece.length))
      expect(typeof checkSentence(text, 'en', handFacts).ok).toBe('boolean')
    }
    expect(checkSentence('Saturn '.repeat(5000), 'en', handFacts).ok).toBe(false)
  })

  test('an answer is checked sentence by sentence', () => {
    const text =
      'Saturn stands in your tenth house. Jupiter stands there too. Rest well, Dr. Rao would say, for 2.5 days.'
    expect(checkText(text, 'en', handFacts).map(({ claimCheck: checked }) => checked.ok)).toEqual([
      true,
      false,
      true,
    ])
  })
})
