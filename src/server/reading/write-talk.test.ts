import { afterEach, describe, expect, test } from 'vitest'
import {
  modelServerFaults,
  startFakeModelServer,
  streamInPieces,
} from '../adapters/model/fake-model-server.fixture.ts'
import type {
  FakeModelReply,
  FakeModelServer,
} from '../adapters/model/fake-model-server.fixture.ts'
import { openAiCompatible } from '../adapters/model/openai-compatible.ts'
import { readToEnd, someCharts } from './charts.fixture.ts'
import { modelWriter } from './model-writer/model-writer.ts'
import type { ReadingRequest } from './reading.ts'

let server: FakeModelServer | null = null
afterEach(async () => {
  await server?.close()
  server = null
})

const quick = { firstTextMs: 600, idleMs: 400, totalMs: 1_200 }

async function replyTo(
  question: string,
  speech: FakeModelReply,
  more: Partial<ReadingRequest> = {},
) {
  server = await startFakeModelServer(speech)
  const address = { baseUrl: server.baseUrl, apiKey: 'k', modelName: 'm', limits: quick }
  return readToEnd({ ...more, question }, modelWriter(openAiCompatible(address)))
}

const promptSeen = (): string => server?.requests[0]?.body ?? ''

describe('a model replies where no chart is read, free of charge', () => {
  test.each([
    ['namaste guruji', 'What would you like to look at'],
    ['what does a question cost here', 'stands on the send button'],
    ['are you a human or a machine', 'not a human astrologer'],
    ['write a python program for me', 'outside what a birth chart can show'],
  ])('%s: from what is true of the service', async (question, truth) => {
    const warm = 'Good that you ask. Tell me what is on your mind today.'
    const { sentences, done } = await replyTo(question, streamInPieces(warm))
    expect(sentences.map(({ text }) => text).join(' ')).toBe(warm)
    expect(sentences.every(({ isFree }) => isFree)).toBe(true)
    expect(done[0]).toMatchObject({ outcome: 'clarify', writtenBy: 'model' })
    expect(promptSeen()).toContain(truth)
    expect(promptSeen()).not.toMatch(/BIRTH CHART|VERDICT/)
  })
  test('in the form of the question', async () => {
    const { text } = await replyTo(
      'namaste guruji kaise ho aap',
      streamInPieces('Namaste, aap kaise hain aaj? Batayein, kis baare mein jaanna hai.'),
    )
    expect(text).toBe('Namaste, aap kaise hain aaj? Batayein, kis baare mein jaanna hai.')
  })
  test('and says nothing of the sky, no figure and no price of its own', async () => {
    const { text } = await replyTo(
      'what does a question cost here',
      streamInPieces(
        'Each costs 49 rupees. Your Moon is in Aries. You will marry on 1 March 2031. Ask what you like.',
      ),
    )
    expect(text).toBe('Ask what you like.')
  })
  test.each(Object.keys(modelServerFaults))('%s: the built-in reply stands', async (name) => {
    const { text, done } = await replyTo(
      'what does a question cost here',
      modelServerFaults[name] as FakeModelReply,
    )
    expect(done[0]).toMatchObject({ outcome: 'clarify' })
    if (!name.includes('flood')) expect(text).toContain('stands on the send button')
  })
  test('help is given where the model sees need', async () => {
    const { done } = await replyTo('namaste guruji', streamInPieces('CARE'))
    expect(done[0]?.outcome).toBe('safety')
  })
})

test('a model reads two charts from what they count together, and names nothing of the other', async () => {
  const second = { count: 'one', chart: someCharts[3]!, gender: 'male' } as const
  const { done } = await replyTo(
    'do our kundlis match?',
    streamInPieces('Talk about money before you decide. '),
    { second: async () => second },
  )
  expect(done[0]).toMatchObject({ outcome: 'answer', writtenBy: 'both' })
  expect(promptSeen()).toContain('TWO CHARTS SIDE BY SIDE')
  expect(promptSeen()).toMatch(/of 36/)
  expect(promptSeen()).toContain('WINDOWS: none')
})
