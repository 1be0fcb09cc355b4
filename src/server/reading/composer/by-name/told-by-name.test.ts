import { sadeSatis, saturnPassageAt } from '@drishti/jyotish'
import { describe, expect, test } from 'vitest'
import { readToEnd, someCharts } from '../../charts.fixture.ts'
import type { PersonProfile } from '../../types/reading-types.ts'
import { dateText } from '../../verdicts/date-text.ts'
import { natureFor } from './graha-for-lagna.ts'
import { signOf } from './graha-seats.ts'
import { dateTold, numbersTold, reduced } from './numbers-told.ts'

const at = new Date('2026-11-24T06:30:00Z')
const chart = someCharts[0]!
const man: PersonProfile = { gender: 'male', ageYears: 38, maritalStatus: 'married' }

async function answerTo(question: string, history: [string, string][] = []) {
  const turns = history.map(([asked, answer]) => ({ question: asked, answer }))
  const request = { question, at, chart, person: man, history: turns }
  const { text, done } = await readToEnd(request)
  return { text, outcome: done[0]?.outcome }
}

describe('Sade Sati of a rashi that is named', () => {
  test('is the engine’s own for a Moon in that sign, and of the person who is spoken of', async () => {
    const { text, outcome } = await answerTo(
      'mummy meen rashi, sade sati ka konsa phase chal raha, kab tak',
    )
    const ofMeen = someCharts.find(({ grahas }) => grahas.moon.rashi === 11)
    const { moon } = chart.grahas
    const passages = sadeSatis(
      ofMeen ??
        ({ ...chart, grahas: { ...chart.grahas, moon: { ...moon, rashi: 11 } } } as typeof chart),
    )
    const { now } = saturnPassageAt(passages, at.toISOString())
    expect(text).toContain('aapki maa (Meen rashi) ki sade sati chal rahi hai')
    expect(text).toContain(dateText(now!.toUtc!).en)
    expect(outcome).toBe('clarify')
  })

  test.each([
    [
      'my brother is dhanu rashi, is he in sade sati or dhaiya now',
      /^Yes, for your brother \(Sagittarius rashi\) Saturn’s dhaiya/,
    ],
    [
      'gharwali ki kumbh rashi hai uspe sadesati kab khatam hogi',
      /^Haan, aapki patni \(Kumbh rashi\).*antim charan/,
    ],
    ['ढैया अब किन राशि पर है', /^शनि की ढैया अभी सिंह और धनु राशि पर है/],
    ['वृश्चिक राशि पर ढैया कब तक है', /^नहीं, वृश्चिक राशि पर ढैया अभी नहीं है/],
  ])('%s', async (question, told) => {
    expect((await answerTo(question)).text).toMatch(told)
  })

  test('a rashi that is named after another is told of too', async () => {
    const before: [string, string] = ['mesh rashi ki sade sati kab tak hai', '31 May 2032 tak.']
    expect((await answerTo('aur kumbh rashi ki?', [before])).text).toMatch(
      /^Haan, Kumbh rashi ki sade sati/,
    )
  })

  test('who tells another rashi than the kundli has is told of both', async () => {
    const { text } = await answerTo('main makar rashi ka hu, sade sati hai kya mujh par')
    expect(text).toMatch(/^Nahi, Makar rashi ki sade sati abhi nahi chal rahi/)
    expect(text).toContain('yahan ki kundli mein aapki rashi')
  })

  test.each([
    ['was dhaiya on me last year', /dhaiya of Saturn was on your .* rashi (?:then|in that time)/],
    ['पिछली बार मुझ पर साढ़ेसाती कब थी', /^आपकी .* राशि पर पिछली साढ़ेसाती .* से .* तक थी/],
    ['मेरी ढैया 2019 में थी क्या', /शनि की ढैया (?:थी|नहीं थी)/],
  ])('of years gone by: %s', async (question, told) => {
    expect((await answerTo(question)).text).toMatch(told)
  })

  test('the asker’s own is read from the chart', async () => {
    expect((await answerTo('meri sade sati kab khatam hogi')).outcome).toBe('answer')
  })
})

describe('what comes every month', () => {
  test.each([
    ['एकादशी का व्रत कब है दिसंबर में', /^उस समय एकादशी इन तारीख़ों पर है: .*4 दिसंबर 2026/],
    [
      'next amavasya kab hai',
      /^Agli amavasya mangalvaar 8 December 2026 ko hai, phir guruvaar 7 January 2027 ko/,
    ],
    ['When is Purnima this month?', /^(?:In that time|The next) Purnima/],
  ])('%s', async (question, told) => {
    expect((await answerTo(question)).text).toMatch(told)
  })
})

describe('two plates', () => {
  test.each([
    ['gaadi number 4500 le ya 0810, kaunsa sahi hai', /^4500 aur 0810 dono ka jod 9 hai/],
    ['गाड़ी का नंबर 1234 लें या 1234 दूसरी सीरीज़ में, कौन सा ठीक', /^कोई भी लें: दोनों में नंबर 1234 एक ही है/],
    ['car number plate 4521 or 7803 which is better', /^Take (?:4521|7803): /],
  ])('%s', async (question, told) => {
    expect((await answerTo(question)).text).toMatch(told)
  })
})

describe('a graha for a lagna that is named', () => {
  test.each([
    ['mercury', 10, 'mixed'],
    ['saturn', 1, 'yogakaraka'],
    ['mars', 3, 'yogakaraka'],
    ['venus', 9, 'yogakaraka'],
    ['jupiter', 1, 'hard'],
    ['jupiter', 2, 'neutral'],
    ['sun', 9, 'neutral'],
    ['moon', 8, 'neutral'],
    ['venus', 6, 'lord'],
  ] as const)('%s for lagna %i is %s', (graha, lagna, nature) => {
    expect(natureFor(graha, lagna)).toBe(nature)
  })

  test.each([
    [
      'I am Kumbh lagna, is Mercury the worst planet for me',
      /^No, not the worst: Mercury is half and half for Aquarius lagna: it owns the fifth house/,
    ],
    ['tula lagna ka yogkarak kaun', /^Tula lagna ke yogkarak Shani hain/],
    ['सिंह लग्न के लिए शनि अच्छा है या बुरा', /^सिंह लग्न के लिए शनि कठिन ग्रहों में/],
  ])('%s', async (question, told) => {
    expect((await answerTo(question)).text).toMatch(told)
  })

  test('a dasha of one with that lagna is read from the chart', async () => {
    const { text } = await answerTo('mera kumbh lagna hai, budh ki mahadasha kaisi rahegi')
    expect(text).not.toMatch(/mile-jule/)
  })
})

describe('rules by name', () => {
  test('the seats are those of the engine', () => {
    expect([signOf('saturn', 'exalted'), signOf('saturn', 'debilitated')]).toEqual([6, 0])
    expect(signOf('rahu', 'exalted')).toBeNull()
  })

  test.each([
    ['Saturn is exalted in which sign', /^Saturn is exalted in Libra and debilitated in Aries\./],
    ['mangal neech kis rashi me hota hai', /^Mangal Kark rashi mein neech ke/],
    ['when sun is in tula rashi is it debilitated', /^Yes: the Sun is debilitated in Libra\./],
    ['which planet rules Dhanu', /^The lord of Sagittarius is Jupiter\./],
    [
      'what does gajakesari yoga mean',
      /^Gajakesari yoga means this: Jupiter in a kendra from the Moon/,
    ],
    ['विपरीत राजयोग का मतलब क्या है', /^विपरीत राजयोग का मतलब है/],
  ])('%s', async (question, told) => {
    expect((await answerTo(question)).text).toMatch(told)
  })

  test.each(['is saturn exalted in my chart', 'meri kundli me gajkesari yog hai kya'])(
    '%s is read from the chart',
    async (question) => {
      expect((await answerTo(question)).outcome).toBe('answer')
    },
  )
})

describe('numbers of what the question tells', () => {
  test('a date in figures and in words', () => {
    expect(dateTold('29/9/2001 ko janm hua')).toEqual({ day: 29, month: 9, year: 2001 })
    expect(dateTold('i am born 29 september 2001')).toEqual({ day: 29, month: 9, year: 2001 })
    expect(dateTold('5 baje 2001 me')).toBeNull()
  })

  test('a row of digits is brought to one', () => {
    expect(reduced('4448')).toEqual({ digit: 2, steps: '4+4+4+8 = 20, 2+0 = 2' })
    expect(reduced('7')).toEqual({ digit: 7, steps: '' })
  })

  test.each([
    ['bike number 4448 or 7023 which is better', ['4448', '7023']],
    ['car loan 450000 at 9 percent ok or not', []],
    ['roll number 4521 pass hoga ya nahi', []],
    ['we matched only 14 gunas out of 36, how bad is it, my number is with him', []],
    ['13 नंबर का कमरा लूं या 16 नंबर का', ['13', '16']],
  ])('%s', (question, rows) => {
    expect(numbersTold(question)).toEqual(rows)
  })

  test.each([
    [
      'i am born 29 september 2001, what is my lucky number',
      /^By that date the lucky number is 2, the moolank \(2\+9 = 11, 1\+1 = 2\); the second is 5/,
    ],
    [
      '29/9/2001 ko janm hua, moolank aur bhagyank batao',
      /^Us tareekh se moolank 2 hai .* bhagyank 5/,
    ],
    ['mulank bhagyank nikalo 23/07/1994', /moolank is 5 .* bhagyank 8/],
    ['mulank kya hoga 14 september 2003', /moolank 5 hai .* bhagyank 1/],
    ['bhagyank batao 29-11-1980', /moolank 2 hai .* bhagyank 4/],
    ['born 5-11-1996, bike number 4448 or 7023 which is better', /^Take 7023: it comes to 3/],
  ])('%s', async (question, told) => {
    expect((await answerTo(question)).text).toMatch(told)
  })
})

test.each(['mera mulank kya hai', 'shaadi 14 september 2003 ko hui', 'mulank 45/13/1990'])(
  'reckons no number of a date that is not told or not asked for: %s',
  async (question) => {
    expect((await answerTo(question)).text).not.toMatch(/by that date|us tareekh se moolank/i)
  },
)

describe('the next dasha beside the one that was told', () => {
  test.each(['is next one better', 'agli isse achhi hai kya', 'uske baad wali kaisi rahegi'])(
    '%s',
    async (question) => {
      const before: [string, string] = [
        'which dasha is running',
        'Saturn mahadasha, Venus antardasha',
      ]
      const [first] = (await answerTo(question, [before])).text.split('. ')
      expect(first).toMatch(
        /jaisi|better|same|worse|easier|behtar|achhi|aasan|dhairya|mehnat|mili-juli|paksh|saath/i,
      )
    },
  )
})
