import type { AnyKundli } from '@drishti/jyotish'
import { describe, expect, test } from 'vitest'
import { bondTexts } from '../../../../words/reading/other-lives/bonds.ts'
import { otherLives } from '../../../../words/reading/other-lives/all-other-lives.ts'
import { persons } from '../../../../words/reading/other-lives.ts'
import type { PersonKey } from '../../../../words/reading/other-lives.ts'
import { someCharts, testReadingRequest } from '../../charts.fixture.ts'
import { checkSentence } from '../../claims/claim-check.ts'
import type { Frame } from '../../frame/frame.ts'
import { ownerHouse } from '../../matters/matters.ts'
import { isClerkOnly, isElderSibling, personInChat, personOf } from '../../matters/person.ts'
import { taskOf } from '../../reading-task.ts'
import type { FrameSubject } from '../../types/frame.ts'
import type { Persona, ReadingLanguage } from '../../types/reading-types.ts'
import { chartFactsOf } from '../../verdicts/chart-facts.ts'
import { composeAnswer } from '../composer.ts'
import { joinCase, personSlots } from './other-life.ts'

const timedCharts = someCharts.filter((chart) => chart.timeKnown)
const at = new Date('2026-11-20T06:30:00Z')
const languages: readonly ReadingLanguage[] = ['en', 'hi']

/** Every text of a leaf, with its path; the audience of an advice is no text. */
function textsUnder(value: unknown, path: string): (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]]
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inside]) =>
    key === 'for' ? [] : textsUnder(inside, `${path}.${key}`),
  )
}
const sentences = [...textsUnder(otherLives, ''), ...textsUnder(bondTexts, '.bond')]

/** A sentence as it is shown of one person. */
function filled(text: string, key: PersonKey, language: ReadingLanguage): string {
  const slots = {
    ...personSlots(key, language),
    from: '3 March 2027',
    to: '4 June 2027',
    fields: 'teaching, law and finance',
    traits: 'steady and warm',
  }
  return joinCase(
    Object.entries(slots).reduce((said, [name, by]) => said.replaceAll(`{${name}}`, by), text),
  )
}

/** A frame of a question on somebody else's life, as its reader would have read it. */
function frameOf(change: Partial<Frame>): Frame {
  return {
    topic: 'marriage',
    asks: 'when',
    subject: 'child',
    form: 'en',
    options: [],
    time: null,
    grahas: [],
    concepts: [],
    parts: 1,
    care: 'none',
    careLine: 'none',
    charge: true,
    topics: [],
    situations: [],
    confidence: 1,
    isSure: true,
    ...change,
  }
}

interface Telling {
  persona?: Persona
  chart?: AnyKundli
}

/** The answer to a question that is read with the frame that is given, and what of the chart it rests on. */
function composed(
  question: string,
  change: Partial<Frame>,
  { persona = 'oracle', chart = timedCharts[0]! }: Telling = {},
) {
  const frame = frameOf(change)
  const language = frame.form === 'en' ? 'en' : 'hi'
  const request = testReadingRequest({ question, chart, at, persona, language })
  const sheet = chartFactsOf(chart, at)
  const { drafts, windows } = composeAnswer(taskOf(request, frame), () => sheet)
  const said = [...drafts()].map(({ text }) => text)
  return { said, windows: windows ?? [], facts: [...sheet.byId.values()] }
}
const answered = (...asked: Parameters<typeof composed>): string[] => composed(...asked).said

describe('the texts on other lives', () => {
  test('claim nothing of the sky and name no time but the dates that are put in', () => {
    const window = { fromUtc: '2027-03-03T06:00:00Z', toUtc: '2027-06-04T06:00:00Z' }
    const wrong = sentences.flatMap(([path, text]) => {
      if (text.includes('{place}')) return []
      const language = path.endsWith('.hi') ? 'hi' : 'en'
      return (['daughter', 'father', 'husband', 'brother', 'friend', 'other'] as const).flatMap(
        (key) => {
          const said = filled(text, key, language)
          const check = checkSentence(said, language, [], text.includes('{from}') ? [window] : [])
          return check.ok ? [] : [`${path}: ${said}: ${check.why}`]
        },
      )
    })
    expect(wrong).toEqual([])
  })
  test('hold both dates where a time is named, and none elsewhere', () => {
    const isDated = (path: string): boolean => /\.(?:yes|later)\./.test(path)
    const wrong = sentences.filter(
      ([path, text]) =>
        text.includes('{from}') !== isDated(path) || text.includes('{to}') !== isDated(path),
    )
    expect(wrong).toEqual([])
  })
  test('put a postposition behind whoever is named in Hindi, and join it to उस and उन', () => {
    const hindi = sentences.filter(([path]) => path.endsWith('.hi'))
    const after =
      /\{person\} (?:का|की|के|को|से|में|पर|ने|और)(?![\p{L}\p{M}])|\{them\}(?:का|की|के|को|से|में|पर)(?![\p{L}\p{M}])/gu
    const wrong = hindi.filter(([, text]) =>
      /[{](?:person|them|their|possessive)/.test(text.replaceAll(after, '')),
    )
    expect(wrong).toEqual([])
  })
  test('name the person in every direct answer, and differ between the voices', () => {
    const wrong = sentences.filter(
      ([path, text]) =>
        !/\.advice\./.test(path) && !/\{(?:person|possessive|them|their)\}/.test(text),
    )
    expect(wrong).toEqual([])
    expect(new Set(sentences.map(([, text]) => text)).size).toBe(sentences.length)
  })
  test('show no gender of whoever reads', () => {
    const wrong = sentences.filter(([, text]) =>
      /आप [^।]*(?:सकते|सकती|पाएँगे|पाएँगी|रहे हैं|रही हैं|करेंगे|करेंगी)/u.test(text),
    )
    expect(wrong).toEqual([])
  })
})

describe('whose life it is', () => {
  test.each<[FrameSubject, string, PersonKey, number]>([
    ['relative', 'devar ki shaadi kab hogi', 'devar', 9],
    ['relative', 'मेरी ननद की शादी', 'nanad', 9],
    ['relative', 'will my nephew pass', 'bhatija', 7],
    ['relative', 'dadi ki tabiyat kaisi rahegi', 'dadi', 12],
    ['relative', 'mere mama ka business', 'mama', 6],
    ['relative', 'mausi ke ladke ki naukri kab lagegi', 'relative', 2],
    ['relative', 'my son in law lost his job', 'son-in-law', 11],
    ['relative', 'when will my aunt’s son get work', 'relative', 2],
    ['child', 'meri beti ki shaadi', 'daughter', 5],
    ['child', 'ladka kaisa hoga meri beti ka', 'daughter', 5],
    ['child', 'ladke ki shaadi kab hogi', 'son', 5],
    ['friend', 'meri saheli ki shaadi', 'saheli', 11],
    ['parent', 'mummy ki tabiyat', 'mother', 4],
    ['other', 'landlord ka beta pass hoga', 'other', 7],
    ['sibling', 'और छोटी वाली का? वो भी बैठ रही है', 'sister', 3],
    ['sibling', 'bade wale ki naukri kab lagegi', 'brother', 3],
  ])('%s: %s', (subject, question, key, house) => {
    expect(personOf(subject, question)).toBe(key)
    expect(ownerHouse('marriage', subject, key)).toBe(house)
  })
  test('in a chat a person keeps the word that was used before, and a spouse is a wife or a husband', () => {
    const man = { gender: 'male' } as const
    const woman = { gender: 'female' } as const
    const before = ['when will my son get a job', 'badi beti ki naukri kab lagegi']
    const asking = { question: 'choti wali ka bhi dekh do', earlierQuestions: before, person: man }
    expect(personInChat('child', asking)).toBe('daughter')
    expect(personInChat('child', { ...asking, question: 'and my son?' })).toBe('son')
    expect(personInChat('child', { ...asking, earlierQuestions: [] })).toBe('child')
    expect(personInChat('spouse', asking)).toBe('wife')
    expect(personInChat('spouse', { ...asking, person: woman })).toBe('husband')
    expect(personInChat('self', asking)).toBeNull()
  })
  test('a clerk who is called babu is nobody’s child', () => {
    expect(isClerkOnly('एरियर का पैसा अटका है, बाबू फाइल दबा के बैठा है')).toBe(true)
    expect(isClerkOnly('babu office me hai, mere bete ki file kab niklegi')).toBe(false)
    expect(isClerkOnly('मेरा बाबू दो साल का है, कब बोलेगा')).toBe(false)
  })
  test.each([
    ['will my elder sister’s work run well', 11],
    ['bade bhai ki shaadi kab hogi', 11],
    ['मेरी दीदी की नौकरी कब लगेगी', 11],
    ['my younger sister wants to study', 3],
    ['chhote bhai ki naukri', 3],
  ])('an elder brother or sister is read from the eleventh: %s', (question, house) => {
    const person = personOf('sibling', question)
    expect(ownerHouse('career', 'sibling', person, isElderSibling(question))).toBe(house)
  })
  test('a sister’s home is hers, a quarrel with her is the asker’s own', () => {
    expect(ownerHouse('married-life', 'sibling', 'sister')).toBe(3)
    expect(ownerHouse('love', 'friend', 'friend')).toBe(11)
    expect(ownerHouse('siblings', 'sibling', 'sister')).toBe(1)
    expect(ownerHouse('love', 'other', 'other')).toBe(1)
    expect(ownerHouse('love', 'parent', 'father')).toBe(1)
    expect(ownerHouse('enemies', 'friend', 'friend')).toBe(1)
    expect(ownerHouse('property', 'relative', 'father-in-law')).toBe(1)
  })
  test.each([
    ['will he pass', 'en'],
    ['उसका क्या होगा', 'hi'],
  ] as const)('somebody without a name is said right: %s', (question, form) => {
    const [first] = answered(question, { subject: 'other', topic: 'exam', asks: 'what', form })
    expect(first).not.toMatch(/उन (?:का|की|के)|\{/u)
  })
})

describe('the answer on another’s life', () => {
  const cases: readonly [question: string, frame: Partial<Frame>, first: RegExp][] = [
    ['When will my daughter marry?', { topic: 'marriage' }, /marriage|married|wedding/i],
    [
      'Will my husband get a job?',
      { topic: 'job-search', asks: 'whether', subject: 'spouse' },
      /your husband.*(?:work|job)|(?:work|job).*your husband/i,
    ],
    [
      'How are my sister’s marriage days?',
      { topic: 'married-life', asks: 'how', subject: 'sibling' },
      /your sister/i,
    ],
    ['Why is my son weak in study', { topic: 'education', asks: 'why' }, /your son/i],
    [
      'बेटी की पढ़ाई कैसी रहेगी',
      { topic: 'education', asks: 'how', form: 'hi' },
      /आपकी बेटी (?:की|के|को|में|का)/,
    ],
    ['देवर की शादी कब होगी', { topic: 'marriage', subject: 'relative', form: 'hi' }, /देवर/],
  ]
  test.each(cases)('%s', (question, frame, first) => {
    for (const chart of timedCharts)
      for (const persona of ['oracle', 'astra'] as const) {
        const [sentence = ''] = answered(question, frame, { persona, chart })
        expect(sentence).toMatch(first)
      }
  })
  test('of what work suits a son names fields of work, by the tenth from his house', () => {
    for (const chart of timedCharts) {
      const [sentence = ''] = answered(
        'What profession suits my son',
        { topic: 'career', asks: 'what' },
        { chart },
      )
      expect(sentence).toMatch(/your son’?s? .*(?:house|tenth)/i)
    }
  })
  test('of two things that are named for a son chooses one, and not "for you"', () => {
    for (const chart of timedCharts)
      for (const persona of ['oracle', 'astra'] as const) {
        const frame = { topic: 'career', asks: 'choose', options: ['army', 'farming'] } as const
        const [sentence = ''] = answered(
          'Should my son take army or farming',
          { ...frame, options: [...frame.options] },
          { persona, chart },
        )
        expect(sentence).toMatch(/army|farming/i)
        expect(sentence).not.toMatch(/for you\b/i)
      }
  })
  test('of a time that the chart does not mark speaks of that person’s effort, not of the asker’s', () => {
    for (const chart of timedCharts) {
      const frame = { topic: 'job-search', subject: 'spouse', asks: 'when' } as const
      const [sentence = ''] = answered('When will my husband get a job', frame, { chart })
      expect(sentence).not.toMatch(/what you do|your own|steady effort/)
    }
  })
  test('advises whoever asks in words for that person, also unasked', () => {
    const said = answered(
      'beti ki shaadi kab hogi',
      { topic: 'marriage', form: 'hinglish' },
      { persona: 'astra' },
    )
    const advice = otherLives.marriage.advice.map(({ hi }) => filled(hi, 'daughter', 'hi'))
    expect(said.some((sentence) => advice.includes(sentence))).toBe(true)
  })
  test('of a quarrel with a brother speaks of the bond with him', () => {
    const [sentence = ''] = answered('bhai se rishta kaisa rahega', {
      topic: 'siblings',
      asks: 'how',
      subject: 'sibling',
      form: 'hinglish',
    })
    expect(sentence).toMatch(/भाई (?:से|के)/u)
  })
  test('is whole and opens with what the chart bears, in every matter, way of asking, language and voice', () => {
    const wrong: string[] = []
    const asked = [
      ['child', 'how is my son', 'बेटे का बताइए'],
      ['relative', 'how is my uncle', 'चाचा का बताइए'],
    ] as const
    const topics = Object.keys(otherLives) as (keyof typeof otherLives)[]
    for (const [index, topic] of topics.entries())
      for (const asks of ['when', 'whether', 'how', 'why', 'what', 'advice'] as const)
        for (const persona of ['oracle', 'astra'] as const)
          for (const form of languages) {
            const [subject, en, hi] = asked[index % 2]!
            const chart = timedCharts[index % timedCharts.length]!
            const frame = { topic, asks, subject, form }
            const answer = composed(form === 'en' ? en : hi, frame, { persona, chart })
            expect(answer.said.length).toBeGreaterThanOrEqual(3)
            wrong.push(...answer.said.filter((text) => /[{}]|उन (?:का|की|के)(?= )/u.test(text)))
            const [first = ''] = answer.said
            const check = checkSentence(first, form, answer.facts, answer.windows)
            if (!check.ok) wrong.push(`${first}: ${check.why}`)
          }
    expect(wrong).toEqual([])
  })
})

test('every person has words of their own in both languages', () => {
  for (const [key, { name }] of Object.entries(persons)) {
    expect(name.en).toMatch(/^(?:your|that) /)
    expect([key, name.hi]).toEqual([key, expect.stringMatching(/^(?:आप(?:के|की) |उन$)/u)])
  }
})
