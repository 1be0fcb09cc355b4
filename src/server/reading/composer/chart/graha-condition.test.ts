import { describe, expect, it } from 'vitest'
import { askers } from '../../evaluation/charts.ts'
import { readChart } from '../../reading.ts'
import type { ReadingRequest } from '../../types/reading-types.ts'
import { topicBySureWords } from '../../frame/rules/sure-topics.ts'
import { expectedCondition } from './graha-condition.ts'

/** The first sentence of the answer to a question on the chart of one of the askers. */
async function firstSentence(question: string, place: number): Promise<string> {
  const request: ReadingRequest = {
    ...{ question, history: [], ...askers[place]! },
    ...{ language: 'en', persona: 'oracle', at: new Date('2026-11-24T08:00:00Z') },
  }
  for await (const event of readChart(request)) if (event.kind === 'sentence') return event.text
  return ''
}

describe('whether a graha is good or bad in the chart', () => {
  it.each([
    [
      'Is Rahu bad in my chart?',
      0,
      /^Somewhat: Rahu asks for patience in your chart.*eighth house/u,
    ],
    ['Is my Venus strong in my chart?', 2, /^Yes, Venus has good strength.*fifth house/u],
    // A good place and a hard lordship: the eighth and eleventh from Taurus.
    ['मेरी कुंडली में गुरु अच्छा है या ख़राब', 3, /गुरु मिला-जुला फल देते हैं.*सप्तम भाव.*, पर .*अष्टम और एकादश/u],
    ['meri kundli me shani kaisa hai', 1, /Shani mila-jula phal.*5th aur 6th bhav/u],
    ['Is Saturn good or bad for me?', 1, /^Saturn gives mixed results.*fifth and sixth houses/u],
    ['क्या शनि मेरे लिए अच्छे हैं', 3, /^हाँ.*नवम और दशम भाव के स्वामी.*योगकारक/u],
    ['rahu mere liye shubh hai ya ashubh', 0, /Rahu sabra mangte hain.*8th bhav/u],
    ['Is Jupiter a functional malefic for my lagna?', 3, /^Somewhat.*eighth and eleventh houses/u],
    ['Is my Mercury weak in my chart?', 1, /^Yes, Mercury has less strength.*4\.29 rupas/u],
  ])('"%s" is answered in the first sentence', async (question, place, said) => {
    expect(await firstSentence(question, place)).toMatch(said)
  })

  it('is read from the moving sky where now is asked about', async () => {
    expect(await firstSentence('Is Jupiter good for me now?', 1)).toMatch(/moving|transit|pass/iu)
  })

  it('expects neither where both are named, and nothing where neither is', () => {
    expect(expectedCondition('is ketu good or bad')).toBe('open')
    expect(expectedCondition('where is ketu')).toBeNull()
  })

  it.each([
    ['What does Mars in 8th house mean?', 1, /^There Mars brings drive.*sudden changes/u],
    ['ketu 12th house me ho to kya hota hai', 1, /^Aapke 12th bhav mein Ketu.*videsh/u],
    ['mujhe kaun sa rudraksha pehenna chahiye', 1, /4 mukhi.*Budh/u],
    ['mere liye kaun sa din shubh hai', 4, /shubh din shanivaar/u],
    ['meri kundli me sabse accha grah kaun sa hai', 4, /Shani/u],
    ['How was 2023 for me?', 1, /mahadasha/u],
    ['Who is my 9th lord and where does he sit?', 4, /ninth house.*Venus/u],
    ['mera nakshatra kya kehta hai', 3, /Magha.*badon ki garima/u],
    ['Is Venus a yogakaraka for me?', 4, /fourth and ninth houses it is the yogakaraka/u],
  ])('"%s" is answered by its own words', async (question, place, said) => {
    expect(await firstSentence(question, place)).toMatch(said)
  })

  it('is not heard where a matter, a period or a stone is asked about', () => {
    const others = [
      'mere guru vakri hai to pukhraj se nuksan to nahi',
      'is Saturn good for my career',
      'kya shani ki dasha mere liye acchi hai',
      'guru ka rashi parivartan mere liye accha h?',
    ]
    expect(others.map(topicBySureWords)).toEqual([null, null, null, null])
  })

  it('of a period that is feared is denied where it helps', async () => {
    expect(await firstSentence('Is Rahu dasha always bad?', 4)).toMatch(/^No: your Rahu/u)
  })
})
