import { describe, expect, test } from 'vitest'
import { someCharts, timedChart, untimedChart, readToEnd } from './charts.fixture.ts'
import { countWords } from './composer/count-words.ts'
import { soundsUnkind } from './model-writer/guards.ts'
import type { ReadingLanguage, MaritalStatus, Persona } from './reading.ts'

/** One question a field, in the three forms, as people put them. */
const questions = [
  'When will I get married?',
  'मेरा जीवनसाथी कैसा होगा',
  'kya mujhe job change karni chahiye',
  'Which career suits me?',
  'पैसा कब आएगा',
  'how can I get out of debt',
  'will I pass my exams',
  'ghar me shanti kab aayegi',
  'When will we have a child?',
  'How is my health this year',
  'रात को नींद नहीं आती',
  'Will I settle abroad?',
  'मेरे अच्छे दिन कब आएँगे',
  'tell me about my personality',
  'How will next year be for me?',
  'Is tomorrow a good day for me?',
  'Should I buy a car now or not',
  'Am I in sade sati?',
  'which remedies can I do',
  'my husband and I fight a lot',
  'when can I buy a house',
  'why do I face so many obstacles at work',
]
const people: readonly [MaritalStatus, number][] = [
  ['single', 24],
  ['married', 38],
  ['divorced', 45],
  ['married', 67],
]

/** Every chart with a handful of questions, in both languages and voices. */
async function manyReadings() {
  const readings = []
  for (const [at, chart] of someCharts.entries()) {
    for (let step = 0; step < 6; step += 1) {
      const question = questions[(at * 5 + step * 7) % questions.length] as string
      const [maritalStatus, ageYears] = people[(at + step) % people.length] as [
        MaritalStatus,
        number,
      ]
      const language: ReadingLanguage = step % 2 === 0 ? 'en' : 'hi'
      const persona: Persona = (at + step) % 3 === 0 ? 'oracle' : 'astra'
      const person = { maritalStatus, ageYears, gender: 'female' as const }
      readings.push({
        chart,
        question,
        person,
        ...(await readToEnd({ chart, question, language, persona, person })),
      })
    }
  }
  return readings
}

describe('a composed answer, over many charts and questions', async () => {
  const readings = await manyReadings()
  const telling = (wrong: (one: (typeof readings)[number]) => boolean) =>
    readings
      .filter(wrong)
      .map((one) => `${one.question}: ${countWords(one.text)} words, ${one.text}`)

  test('ends with exactly one done, and is a whole answer', () => {
    expect(telling((one) => one.done.length !== 1 || one.done[0]?.outcome !== 'answer')).toEqual([])
  })
  test('has 35 to 250 words', () => {
    expect(telling((one) => countWords(one.text) < 35 || countWords(one.text) > 250)).toEqual([])
  })
  test('rests on at least two facts of the chart, each told in done', () => {
    expect(telling((one) => (one.done[0]?.facts.length ?? 0) < 2)).toEqual([])
    for (const { sentences, done } of readings) {
      const told = new Set(done[0]?.facts.map((fact) => fact.id))
      expect(
        sentences.flatMap((sentence) => sentence.factIds).filter((id) => !told.has(id)),
      ).toEqual([])
    }
  })
  test('names a date', () => {
    // Somebody's nature has none.
    const ofNature = /जीवनसाथी कैसा|personality/
    expect(
      telling((one) => !/\b(19|20)\d\d\b/.test(one.text)).filter((one) => !ofNature.test(one)),
    ).toEqual([])
  })
  test('frightens nobody and seals no fate', () => {
    expect(telling((one) => one.sentences.some((sentence) => soundsUnkind(sentence.text)))).toEqual(
      [],
    )
  })
  test('has no unfilled slot, doubled word, doubled space or space before a stop', () => {
    expect(telling((one) => /[{}]|undefined|\bnull\b|NaN| {2}|\s[.,;:!?।]/.test(one.text))).toEqual(
      [],
    )
    expect(
      telling((one) =>
        /(?:^|\s)([\p{L}\p{M}]{2,}) \1(?=[\s,.।])/u.test(
          one.text.replace(/धीरे धीरे|बार बार|साथ साथ|कभी कभी/g, ''),
        ),
      ),
    ).toEqual([])
  })
  test('begins every sentence with a capital and ends it', () => {
    expect(
      telling((one) =>
        one.sentences.some(({ text }) => !/^[\p{Lu}\p{Lo}\d]/u.test(text) || !/[.!?।]$/.test(text)),
      ),
    ).toEqual([])
  })
  test('says no sentence twice', () => {
    expect(
      telling(
        (one) => new Set(one.sentences.map(({ text }) => text)).size !== one.sentences.length,
      ),
    ).toEqual([])
  })
  test('never tells a married person when they will marry', () => {
    const foretold =
      /you(?:'ll| will| may)? (?:get )?marr(?:y|ied)|window for marriage|for marriage in your chart|विवाह के लिए|शादी होगी|विवाह होगा/i
    expect(
      telling((one) => one.person.maritalStatus === 'married' && foretold.test(one.text)),
    ).toEqual([])
  })
  test('keeps the reader’s gender open in Hindi', () => {
    // The reader as subject of a verb that shows gender: "आप … करते हैं", "आप … पाएँगे".
    const gendered =
      /(?:^|[\s,])आप (?!पर|तक|दोनों|में|से|को|के|की|का|जैसा|ही)(?:[^\s,।:]+ ){0,4}[^\s,।:]*(?:ते|ती|एँगे|एँगी|रहे|रही) ?(?:हैं|हो)(?=[\s,।:])/
    expect(telling((one) => one.sentences.some(({ text }) => gendered.test(text)))).toEqual([])
  })
  test('almost never loses a sentence to the claim check', () => {
    const keptBack = readings.flatMap(({ done }) => (done[0]?.keptBack ? [done[0].keptBack] : []))
    expect(keptBack.length / readings.length).toBeLessThan(0.03)
  })
})

describe('one truth in two voices', () => {
  test('the same question, chart and day have the same verdicts whichever persona answers', async () => {
    for (const question of questions) {
      const oracle = await readToEnd({ question, persona: 'oracle' })
      const astra = await readToEnd({ question, persona: 'astra' })
      expect(oracle.done[0]?.verdictKeys).toEqual(astra.done[0]?.verdictKeys)
    }
  })
  test('but not the same words', async () => {
    const oracle = await readToEnd({ question: 'will I be promoted', persona: 'oracle' })
    const astra = await readToEnd({ question: 'will I be promoted', persona: 'astra' })
    expect(oracle.text).not.toBe(astra.text)
  })
  test('the same request gives the same answer again', async () => {
    expect((await readToEnd()).text).toBe((await readToEnd()).text)
  })
  test('the same question over different charts gives different answers', async () => {
    const texts = await Promise.all(
      someCharts.map(
        async (chart) => (await readToEnd({ chart, question: 'how will my career go' })).text,
      ),
    )
    expect(new Set(texts).size).toBe(someCharts.length)
    const overlaps = texts.flatMap((text, at) =>
      texts.slice(at + 1).map((other) => sharedSentences(text, other)),
    )
    expect(Math.max(...overlaps)).toBeLessThan(0.6)
  })
})

/** Share of the shorter text's sentences that stand in the other as well. */
function sharedSentences(one: string, other: string): number {
  const [a, b] = [one.split(/(?<=[.।]) /), new Set(other.split(/(?<=[.।]) /))]
  return a.filter((sentence) => b.has(sentence)).length / a.length
}

describe('a question that does not fit the person who asks', () => {
  const marriedPerson = { ageYears: 41, maritalStatus: 'married' as const, gender: 'male' as const }
  test.each([
    ['When will I get married?', /You are married|you are married already/],
    ['मेरी शादी कब होगी', /आप (?:पहले से )?विवाहित हैं/],
  ])(
    '%s, asked by the married, is read as their marriage, and told so',
    async (question, expectedText) => {
      const { text, done } = await readToEnd({ question, person: marriedPerson })
      expect(done[0]).toMatchObject({ outcome: 'answer', topic: 'love' })
      expect(text).toMatch(expectedText)
      expect(text).not.toMatch(/window for marriage|विवाह के लिए/)
    },
  )
  test('names somebody: it is read as the asker’s own side, and told so', async () => {
    const { text, done } = await readToEnd({ question: 'does Anjali love me' })
    expect(done[0]?.outcome).toBe('answer')
    expect(text).toMatch(/another person feels is not in your kundli/)
  })
  test('grahas, days and capitals everywhere are nobody’s name', async () => {
    for (const question of [
      'Will Saturn trouble my work?',
      'Is Friday good for my interview?',
      'Will Marriage Happen For Me This Year',
      'WILL I GET A JOB',
    ])
      expect((await readToEnd({ question })).text).not.toMatch(
        /another person|own kundli would say/,
      )
  })
  test('a thousand characters, two languages, or signs alone are borne without a fault', async () => {
    const rant = 'my boss shouts and I work so hard and still no money and '
      .repeat(20)
      .slice(0, 1000)
    const hindi = 'घर में रोज झगड़ा होता है और पैसा टिकता नहीं '.repeat(25).slice(0, 1000)
    for (const question of [
      rant,
      hindi,
      'mera job kab lagega please जल्दी',
      '?????? !!!!',
      '{moon.sign} {lord.7}',
      '\u0000\u001e <b>job</b>',
    ]) {
      const { done, text } = await readToEnd({ question })
      expect([question, done]).toEqual([
        question,
        [expect.objectContaining({ outcome: expect.stringMatching(/answer|clarify/) })],
      ])
      expect(text).not.toMatch(/[{}<>]|(?!\n)\p{Cc}/u)
    }
  })
})

describe('a chart without a birth time', () => {
  test('is read without house, lagna or dasha, and says so', async () => {
    for (const question of questions) {
      const { text, done } = await readToEnd({ chart: untimedChart, question, language: 'en' })
      expect(done[0]?.outcome).toBe('answer')
      expect(
        done[0]?.facts.filter((fact) =>
          /^(house|lagna|dasha)|^[a-z]+\.house$|^ahead/.test(fact.id),
        ),
      ).toEqual([])
      expect(text).not.toMatch(/antardasha|mahadasha|अंतर्दशा|महादशा/)
    }
  })
})

describe('a question that needs no chart, or not this one alone, is free', () => {
  test.each([
    ['Hello there', 'greeting'],
    ['bahut dhanyawad', 'thanks'],
    ['are you a real person', 'product'],
    ['what is the difference between oracle and astra', 'persona'],
    ['who will win the ipl', 'offtopic'],
    ['asdf qwer zxcv', 'unclear'],
    ['are we compatible', 'compatibility'],
    ['When will Rahul marry Priya?', 'love'],
    ['Will Naveen get promoted?', 'career'],
  ])('%s', async (question, topic) => {
    const { done, text } = await readToEnd({ question })
    expect(done).toHaveLength(1)
    expect(done[0]).toMatchObject({ outcome: 'clarify', topic })
    expect(text.length).toBeGreaterThan(30)
  })
  test('and so is what stays unclear, however often it is written', async () => {
    const history = [
      { question: 'asdf qwer zxcv', answer: 'Tell me more?', outcome: 'clarify' as const },
    ]
    const { done } = await readToEnd({ question: 'hmmmm zxcv', history })
    expect(done[0]?.outcome).toBe('clarify')
  })
  test('where it is asked back, the likeliest meanings are named, and the chosen one is answered', async () => {
    const question = 'batao na please'
    const first = await readToEnd({ question })
    const choices = first.done[0]?.choices ?? []
    expect([first.done[0]?.outcome, choices.length]).toEqual(['clarify', 3])
    for (const { label } of choices) expect(first.text.toLowerCase()).toContain(label.toLowerCase())
    for (const { topic } of choices) {
      const chosen = await readToEnd({ question, meant: topic })
      expect([topic, chosen.done[0]?.outcome]).toEqual([topic, 'answer'])
    }
  })
})

describe('the reading as a whole', () => {
  test('a matter of safety is answered in place of the reading, free', async () => {
    const { done, text } = await readToEnd({ question: 'I want to end my life' })
    expect(done[0]).toMatchObject({ outcome: 'safety', topic: 'crisis', facts: [] })
    expect(text).toContain('14416')
  })
  test('a question in Devanagari is answered in Hindi whatever the chat speaks', async () => {
    const { done, text } = await readToEnd({ question: 'मेरी नौकरी कब लगेगी?', language: 'en' })
    expect(done[0]?.language).toBe('hi')
    expect(text.match(/[a-z]{3,}/gi)).toBeNull()
  })
  test('Hindi in which no letter stands beside another without its mark is Hindi too', async () => {
    const { done } = await readToEnd({ question: 'क्या मेरी शादी में देरी है', language: 'en' })
    expect(done[0]?.language).toBe('hi')
  })
  test('"and when?" is answered on the topic before it', async () => {
    const history = [
      { question: 'Will I get a better job?', answer: 'Yes.', outcome: 'answer' as const },
    ]
    expect((await readToEnd({ question: 'and when?', history })).done[0]?.topic).toBe('career')
  })
  test('an aborted signal ends it without done', async () => {
    const stopping = new AbortController()
    stopping.abort()
    const { sentences, done } = await readToEnd({ signal: stopping.signal })
    expect([sentences, done]).toEqual([[], []])
  })
  test('dates are told as the day is in India', async () => {
    const { done, text } = await readToEnd({
      question: 'When will I get a job?',
      chart: timedChart,
    })
    const dasha = done[0]?.facts.find((fact) => fact.id === 'dasha.antar')
    const end = /to (\d+ \w+ \d{4})/.exec(dasha?.label ?? '')?.[1]
    expect(text).toContain(end)
  })
})

describe('a chat that turns to another matter', () => {
  const history = ['When will I get married?', 'Why is my marriage getting late?'].map(
    (question) => ({ question, answer: 'It is likely in 2027.', outcome: 'answer' as const }),
  )
  test.each([
    ['How is my health this year?', 'health'],
    ['Should I change my job now?', 'career'],
    ['Will I pass the bank exam?', 'education'],
  ])('%s is read as %s', async (question, topic) => {
    expect((await readToEnd({ question, history })).done[0]?.topic).toBe(topic)
  })
  test.each(['and exactly which month?', 'kab tak?', 'why?'])(
    '%s leans on it',
    async (question) => {
      expect((await readToEnd({ question, history })).done[0]?.topic).toBe('love')
    },
  )
})
