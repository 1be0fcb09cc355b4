import { describe, expect, test } from 'vitest'
import { readToEnd, testReadingRequest, timedChart } from './charts.fixture.ts'
import type { AnswerWriter } from './composer/writer.ts'
import { sentencesOf } from './claims/sentences.ts'
import { chartFactsOf } from './verdicts/chart-facts.ts'

const sheet = chartFactsOf(timedChart, testReadingRequest().at)
const label = (id: string) => (sheet.byId.get(id)?.label.en ?? '').replace(/ \([^)]*–[^)]*\)/, '')
const grounded = ['moon.rashi', 'sun.rashi', 'dasha.antar', 'transit.saturn.rashi'].map(
  (id) => `${label(id)}.`,
)
const rest =
  'Give yourself one quiet evening this week and write down what you truly want from the person beside you. Be patient with small delays, speak kindly, and let the people who love you help you in this, for it is easier to carry what is shared than what is hidden. Keep your mornings free of screens, walk a little every day, and let one trusted friend know how you really are. In the end, steady steps take you further than a great leap, and you can take the first of them before this week is over, with whatever little you have at hand.'
const lie = 'Your Moon stands in Leo, in the first house, and Saturn rules it.'

function writerSaying(text: string, rewrite?: AnswerWriter['rewrite']): AnswerWriter {
  return {
    ready: () => true,
    firstSentenceMs: 5_000,
    write: async function* () {
      for (const { text: sentence, before } of sentencesOf(text))
        yield { text: sentence, factIds: [], before }
    },
    // oxlint-disable-next-line require-yield -- nothing is replied here
    talk: async function* () {},
    ...(rewrite && { rewrite }),
  }
}

describe('a sentence that is refused', () => {
  test('is left out where the text stands without it, and the new paragraph it opened stays', async () => {
    const text = `${grounded.join(' ')}\n\n${lie} ${rest}`
    const { sentences, done } = await readToEnd({}, writerSaying(text))
    expect(sentences.map((one) => one.text)).not.toContain(lie)
    expect(sentences.find((one) => one.text.startsWith('Give yourself'))?.before).toBe('\n\n')
    expect(done[0]).toMatchObject({ writtenBy: 'model', dropped: { claim: 1 } })
  })
  test('is put better by the model, told what was wrong with it', async () => {
    const seen: string[] = []
    const writer = writerSaying(
      `${grounded[0]} ${lie} ${grounded.slice(1).join(' ')} ${rest}`,
      (sentence, why) => {
        seen.push(sentence, why)
        return Promise.resolve('Let the day begin slowly.')
      },
    )
    const { text, done } = await readToEnd({}, writer)
    expect(seen[0]).toBe(lie)
    expect(seen[1]).toContain('not borne')
    expect(text).toContain('Let the day begin slowly.')
    expect(done[0]).toMatchObject({ writtenBy: 'model', dropped: {} })
  })
  test('is left out where mending fails, or brings another lie', async () => {
    for (const rewrite of [
      () => Promise.reject(new Error('gone')),
      () => Promise.resolve('Your Moon is in Virgo, in the second house.'),
      () => Promise.resolve(null),
    ]) {
      const { text, done } = await readToEnd(
        {},
        writerSaying(`${grounded.join(' ')} ${lie} ${rest}`, rewrite),
      )
      expect(text).not.toMatch(/Leo, in the first|Virgo, in the second/)
      expect(done[0]).toMatchObject({ dropped: { claim: 1 } })
    }
  })
  test('is never mended where it would do harm', async () => {
    let calls = 0
    const text = `${grounded.join(' ')} Stop taking your medicine. ${rest}`
    const { done } = await readToEnd(
      {},
      writerSaying(text, () => {
        calls += 1
        return Promise.resolve('Rest well.')
      }),
    )
    expect(calls).toBe(0)
    expect(done[0]).toMatchObject({ dropped: { harm: 1 } })
  })
})

describe('the first sentence', () => {
  test('is never lost: the composer’s stands in its place, and what leans on the lost one goes with it', async () => {
    const own = await readToEnd()
    const text = `${lie} That is why you wait. ${grounded.join(' ')} ${rest}`
    const { sentences, done } = await readToEnd({}, writerSaying(text))
    expect(sentences[0]?.text).toBe(own.sentences[0]?.text)
    expect(sentences.map((one) => one.text)).not.toContain('That is why you wait.')
    expect(sentences.map((one) => one.text)).toContain(grounded[0])
    expect(done[0]?.writtenBy).toBe('both')
  })
})

describe('what the composer adds', () => {
  test('makes the answer rest on the chart, tells no date again, and is owned to', async () => {
    const { sentences, done } = await readToEnd({}, writerSaying(rest))
    expect(done[0]).toMatchObject({ outcome: 'answer', writtenBy: 'both' })
    expect(done[0]?.isFree).toBeUndefined()
    expect(sentences.filter(({ factIds }) => factIds.length > 0).length).toBeGreaterThanOrEqual(3)
  })
})
