import { describe, expect, test } from 'vitest'
import type { Model, ModelRequest } from '../../adapters/model/model.ts'
import { someCharts, untimedChart, testReadingRequest } from '../charts.fixture.ts'
import { countWords } from '../composer/count-words.ts'
import { isInForm } from '../frame/rules/form-of-answer.ts'
import type { AnswerForm } from '../frame/rules/form-of-answer.ts'
import { readChart } from '../reading.ts'
import type { ReadingRequest } from '../reading.ts'
import { isShowable, soundsUnkind } from './guards.ts'
import { modelWriter } from './model-writer.ts'
import { exampleAnswers } from './prompt-examples.ts'
import { repeatsPrompt } from './prompt-rules.ts'
import { mostPromptTokens } from './prompt.ts'
import { estimatedPromptTokens } from './tokens.ts'

/** What a model is asked for a question; a model that says nothing. */
async function promptFor(changes: Partial<ReadingRequest>): Promise<ModelRequest> {
  const asked: ModelRequest[] = []
  const model: Model = {
    kind: 'openai-compatible',
    ready: () => true,
    // oxlint-disable-next-line require-yield -- it only looks at what it is asked
    write: async function* (ask) {
      asked.push(ask)
    },
  }
  for await (const event of readChart(testReadingRequest(changes), modelWriter(model))) void event
  const [prompt] = asked
  if (!prompt) throw new Error(`no prompt for "${changes.question}"`)
  return prompt
}

const fields = {
  en: [
    'When will I get married?',
    'Should I change my job or stay?',
    'Will I get money back from my brother this year?',
    'When will we have a child?',
    'How will my son’s studies go?',
    'Will I settle abroad in 2027?',
    'What kind of person am I?',
  ],
  hi: [
    'मेरा विवाह कब होगा?',
    'मेरी आर्थिक स्थिति कब सुधरेगी और मकान कब बनेगा?',
    'मेरी माँ की सेहत कैसी रहेगी?',
    'क्या मेरा प्रमोशन होगा?',
    'मेरी दशा कौन सी चल रही है?',
    'अगला साल कैसा रहेगा?',
    'क्या मुझे बिज़नेस करना चाहिए?',
  ],
  hinglish: [
    'meri shaadi kab hogi',
    'naukri badlu ya isi me rahu',
    'karz kab utrega mera',
    'ghar kab banega mera',
    'exam me pass ho jaunga kya',
    'meri patni se jhagda kyu hota hai',
    'videsh jaane ka yog hai kya',
  ],
} as const

test('a prompt has at most 4,000 tokens: 20 charts, seven fields, three forms, after a long chat or none', async () => {
  const history = [1, 2, 3, 4, 5].map(() => ({
    question: 'How will my next year be, and when does this hard time end for me?',
    answer: 'शनि आपके दशम भाव में हैं, इसलिए काम धैर्य चाहता है। '.repeat(12),
    factIds: ['moon.rashi', 'dasha.antar', 'dasha.maha', 'sun.house'],
    outcome: 'answer' as const,
  }))
  const sizes: number[] = []
  let at = 0
  for (const chart of someCharts.slice(0, 20))
    for (const question of Object.values(fields).flat()) {
      at += 1
      const prompt = await promptFor({
        chart,
        question,
        persona: at % 2 === 0 ? 'oracle' : 'astra',
        history: at % 3 === 0 ? history : [],
      })
      sizes.push(estimatedPromptTokens(prompt))
    }
  const sorted = sizes.toSorted((a, b) => a - b)
  process.stdout.write(
    `model: a prompt has ${sorted[sorted.length >> 1]} tokens in the middle, ${sorted.at(-1)} at most, over ${sorted.length}\n`,
  )
  expect(sorted.length).toBe(420)
  expect(sorted.at(-1)).toBeLessThanOrEqual(mostPromptTokens)
}, 60_000)

describe('a model is told', () => {
  test('the day in India, who reads, that the birth time is known, the whole chart and the verdict', async () => {
    const { system } = await promptFor({ question: 'When will I get married?' })
    expect(system).toContain('TODAY in India: 20 November 2026.')
    expect(system).toContain('READER: a woman in her 30s, single.')
    expect(system).toContain('BIRTH TIME: known.')
    expect(system).toMatch(/^Venus: Scorpio, first house, .*RULES THE HOUSE ASKED ABOUT/m)
    expect(system.match(/^\w+ house \(/gm)).toHaveLength(12)
    expect(system).toMatch(/Mercury antardasha comes next, .*: it rules a house that helps/)
    expect(system).toContain('WINDOWS, the only dates for the matter itself: from 26 November 2027')
    expect(system).toContain('WHAT SPEAKS AGAINST IT OR SLOWS IT')
  })
  test('to write no fact ids: it is shown none', async () => {
    const { system } = await promptFor({ question: 'When will I get married?' })
    expect(system).not.toMatch(/moon\.rashi|dasha\.antar|house\.7|\[[a-z]/)
  })
  test('what may not be said where the birth time is not known', async () => {
    const { system } = await promptFor({ chart: untimedChart })
    expect(system).toContain('BIRTH TIME: not known. There is no lagna')
    expect(system).toContain("never named: the Moon's nakshatra.")
    expect(system).not.toMatch(/^The lagna is|mahadasha runs|THE HOUSE ASKED ABOUT/m)
  })
  test('that a chart is a public figure’s, and one of long ago is told of in the past', async () => {
    const person = { ageYears: 119, maritalStatus: 'single', gender: 'female' } as const
    const { system } = await promptFor({
      question: 'How was their career?',
      person: { ...person, isPublicFigure: true },
      firstName: 'Frida',
    })
    expect(system).toContain('write of that person in the third person')
    expect(system).toContain('use the past tense and foretell nothing')
    expect(system).not.toMatch(/READER:|110s|Frida|NAME:/)
  })
  test('the question as it was understood, and how long an answer it needs', async () => {
    const long = await promptFor({ question: 'When will I get married?' })
    expect(long.system).toContain("about marriage, the reader's own life; asked when.")
    expect(long.system).toContain('LENGTH: 110 to 200 words')
    const short = await promptFor({ question: 'Will my mother’s business grow this year?' })
    expect(short.system).toContain('the life of your mother, read from the fourth house')
    expect(short.system).toContain('LENGTH: 40 to 90 words')
    expect(short.maxTokens).toBeLessThan(long.maxTokens)
  })
  test('no verdict of a field where the chart itself or a day is asked about', async () => {
    for (const question of ['Which dasha is running?', 'How will tomorrow be for me?']) {
      const { system } = await promptFor({ question })
      expect(system).toContain('VERDICT: what the plain sentences below say of it.')
      expect(system).toContain('LENGTH: 40 to 90 words')
      expect(system).not.toMatch(/WINDOWS, the only|THE HOUSE ASKED ABOUT|SPEAKS AGAINST IT OR/)
    }
  })
  test('the last exchanges whole, the older ones in short', async () => {
    const answer = 'The chart is open for work. '.repeat(30).trim()
    const history = ['job', 'marriage', 'house', 'travel'].map((what) => ({
      question: `When is the time for my ${what}?`,
      answer,
      outcome: 'answer' as const,
    }))
    const { system, messages } = await promptFor({ question: 'And my studies?', history })
    expect(messages).toHaveLength(5)
    expect(messages[1]?.content).toBe(answer)
    expect(messages[0]?.content).toContain('house')
    expect(system).toMatch(/EARLIER IN THIS CHAT: .*\./)
  })
  test('what was found on this matter before', async () => {
    const { system } = await promptFor({
      recall: async (matter) => ({
        matter,
        day: '2026-10-12',
        direction: 'mixed',
        antar: 'saturn',
        jupiter: 3,
        saturn: 11,
        window: null,
      }),
    })
    expect(system).toContain('SAID BEFORE ON THIS MATTER, on 12 October 2026: mixed')
  })
})

describe('the example answers', () => {
  const cases = (['en', 'hi', 'hinglish'] as const).flatMap((form: AnswerForm) =>
    (['oracle', 'astra'] as const).flatMap((persona) =>
      exampleAnswers[form][persona].map(({ answer }) => [form, persona, answer] as const),
    ),
  )
  test.each(cases)('%s %s: keep to what they are to show', (form, _persona, answer) => {
    const person = testReadingRequest().person
    for (const sentence of answer.split(/(?<=[.?!।])\s+/)) {
      expect(isShowable(sentence, form === 'hi' ? 'hi' : 'en', person)).toBe(true)
      expect(isInForm(sentence, form)).toBe(true)
      expect(soundsUnkind(sentence) || repeatsPrompt(sentence)).toBe(false)
    }
    expect(countWords(answer)).toBeGreaterThanOrEqual(40)
    expect(countWords(answer)).toBeLessThanOrEqual(200)
  })
})

test('a Hinglish sentence of words that no list knows is Hinglish all the same', () => {
  for (const sentence of [
    'Roz subah das minute chup baithein.',
    'Thoda aaram zaroor karein is hafte.',
    'Ek kagaz par do khane banayein.',
  ])
    expect([sentence, isInForm(sentence, 'hinglish')]).toEqual([sentence, true])
})

test('the form of a sentence is told by its letters and its words', () => {
  const sentences: Record<AnswerForm, string> = {
    en: 'Venus rules your seventh house, and that is good for a match in the year to come.',
    hi: 'आपके सप्तम भाव के स्वामी शुक्र हैं।',
    hinglish: 'Aapke 7th bhav ke swami Shukra hain, isliye rishta ban sakta hai.',
  }
  for (const form of Object.keys(sentences) as AnswerForm[])
    for (const [own, sentence] of Object.entries(sentences))
      expect([form, own, isInForm(sentence, form)]).toEqual([form, own, form === own])
})
