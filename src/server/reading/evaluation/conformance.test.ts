import { afterEach, describe, expect, test } from 'vitest'
import {
  asReasoningModel,
  startFakeModelServer,
} from '../../adapters/model/fake-model-server.fixture.ts'
import type {
  FakeModelReply,
  FakeModelServer,
} from '../../adapters/model/fake-model-server.fixture.ts'
import { circuitBreaker } from '../../adapters/model/circuit-breaker.ts'
import { openAiCompatible } from '../../adapters/model/openai-compatible.ts'
import type { ModelParameters } from '../../adapters/model/chat-completions.ts'
import {
  plainSentencesOf,
  playRecordings,
  recordedFaults,
} from '../../adapters/model/recorded-model.fixture.ts'
import { conformanceQuestions } from './conformance-questions.ts'
import { conformanceScores, conformanceLines } from './conformance-report.ts'
import { conformanceRun } from './conformance.ts'

let server: FakeModelServer | null = null
afterEach(async () => {
  await server?.close()
  server = null
})

const prices = { inputRupees: 25, outputRupees: 100 }

async function scoresOf(
  speech: FakeModelReply,
  parameters: Partial<ModelParameters> = {},
  { frameMs = 5_000, most = 20 } = {},
) {
  server = await startFakeModelServer(speech)
  const model = openAiCompatible({
    baseUrl: server.baseUrl,
    apiKey: 'k',
    modelName: 'm',
    parameters,
    // A breaker that opens would let the composer write the rest.
    breaker: circuitBreaker({ failures: 1_000, restMs: 1, now: () => 0 }),
  })
  const answers = await conformanceRun({
    model,
    frameMs,
    at: new Date('2026-11-20T06:30:00Z'),
    atOnce: 4,
    plantedEvery: 3,
    most,
  })
  return conformanceScores(answers, prices)
}

/** A model that keeps to its prompt, and also writes what the test of the check asks for. */
const faithful = (system: string): string => {
  const planted = /though it is false: (.*)$/.exec(system)?.[1]
  const [first = '', ...rest] = plainSentencesOf(system).split(/(?<=[.!?।])\s+/)
  return [first, ...(planted ? [planted] : []), ...rest].join(' ')
}

test('sixty questions are ours, twenty in each form', () => {
  for (const form of ['en', 'hi', 'hinglish'] as const)
    expect(new Set(conformanceQuestions.map((question) => question[form])).size).toBe(20)
})

describe('a conformance run', () => {
  test('of a model that keeps to its prompt: shown whole, in the language of the question, no falsehood', async () => {
    const scores = await scoresOf(
      playRecordings(
        conformanceQuestions.flatMap((question) =>
          Object.values(question).map((text) => ({
            question: text,
            labels: { topic: 'career', asks: 'how' },
          })),
        ),
        { otherwise: faithful },
      ),
    )
    process.stdout.write(`${conformanceLines(scores).join('\n')}\n`)
    expect(scores).toMatchObject({ questions: 60, answered: 60 })
    expect(scores.faults).toEqual({})
    expect(scores.labelled).toBeGreaterThan(50)
    expect(scores.planted.asked).toBe(20)
    expect(scores.planted.written).toBeGreaterThan(15)
    expect(scores.planted.shown).toBe(0)
    expect(scores.wholeShown).toBeGreaterThan(0.9)
    expect(scores.languageMatch).toBeGreaterThan(0.95)
    expect(scores.rupees).toBeLessThan(0.25)
  }, 60_000)
  test('of a model that writes English to everybody says so', async () => {
    const scores = await scoresOf(
      playRecordings([], {
        otherwise: () => 'Take one quiet evening and write down what you want. '.repeat(3),
      }),
    )
    expect(scores.dropped.form).toBeGreaterThan(30)
    expect(scores.answered).toBe(60)
  }, 60_000)
  test.each(Object.keys(recordedFaults))(
    'of a model that fails (%s) ends every answer whole',
    async (name) => {
      const fault = recordedFaults[name]!
      const scores = await scoresOf(fault(playRecordings([])), {}, { frameMs: 400, most: 5 })
      expect(scores.answered).toBe(15)
      if (name === 'nonsense in place of labels') expect(scores.labelled).toBe(0)
      else expect(Object.keys(scores.faults).length).toBeGreaterThan(0)
    },
    90_000,
  )
  test('of a reasoning model tells the refusal, and passes with its settings', async () => {
    const speech = asReasoningModel(playRecordings([]))
    const few = { most: 5 }
    expect(await scoresOf(speech, {}, few)).toMatchObject({
      faults: { 'refused 400': expect.any(Number) },
    })
    await server?.close()
    const settings = { tokenLimitField: 'max_completion_tokens', temperature: null } as const
    const scores = await scoresOf(speech, settings, few)
    expect([scores.faults, scores.answered]).toEqual([{}, 15])
  }, 90_000)
})
