import { afterEach, describe, expect, test } from 'vitest'
import { openAiCompatible } from '../../adapters/model/openai-compatible.ts'
import {
  startFakeModelServer,
  streamInPieces,
} from '../../adapters/model/fake-model-server.fixture.ts'
import type { FakeModelServer } from '../../adapters/model/fake-model-server.fixture.ts'
import { readToEnd, testReadingRequest } from '../charts.fixture.ts'
import { recheckAnswer } from '../reading.ts'
import type { ReadingRequest } from '../reading.ts'
import { firstNameOf, withoutAddress } from './first-name.ts'
import { modelWriter } from './model-writer.ts'

let server: FakeModelServer | null = null
afterEach(async () => {
  await server?.close()
  server = null
})

async function readingOf(text: string, changes: Partial<ReadingRequest>) {
  server = await startFakeModelServer(streamInPieces(text))
  const model = openAiCompatible({ baseUrl: server.baseUrl, apiKey: 'k', modelName: 'm' })
  return readToEnd(changes, modelWriter(model))
}

const addressed =
  'Take one quiet evening for it, {{name}}. {{name}}, your Moon is in Aries. Then write down what you want.'

test.each([
  ['Asha Devi Sharma', 'Asha'],
  ['Smt. Kamla Bai', 'Kamla'],
  ['Dr. Ravi Kumar', 'Ravi'],
  ['आशा शर्मा', 'आशा'],
  ['A. Kumar', 'Kumar'],
  ['<b>x</b>', null],
  ['12345', null],
  ['', null],
])('%s is addressed as %s', (full, first) => {
  expect(firstNameOf(full)).toBe(first)
})

describe('a placeholder for the name', () => {
  test('is told to the model in place of the name, and filled in where it addresses the reader', async () => {
    const { text } = await readingOf(addressed, { firstName: 'Vasundhara' })
    expect(text).toContain('Take one quiet evening for it, Vasundhara.')
    expect(text).toContain('Vasundhara, your Moon is in Aries.')
    const { body } = server?.requests[0] ?? { body: '' }
    expect(body).toContain('{{name}}')
    expect(body).not.toContain('Vasundhara')
  })
  test('is taken out where no name is known, and a sentence that needs it is not shown', async () => {
    const { text } = await readingOf(`${addressed} The stars love {{name}} more than others.`, {})
    expect(text).toContain('Take one quiet evening for it. Your Moon is in Aries.')
    expect(text).not.toMatch(/name\b|stars love|\ue000|[{}]/)
  })
  test('an earlier answer goes to the model without the name', async () => {
    await readingOf(addressed, {
      firstName: 'Vasundhara',
      history: [{ question: 'How is my year?', answer: 'Go slowly, Vasundhara.' }],
    })
    expect(server?.requests[0]?.body).toContain('Go slowly, {{name}}.')
  })
  test('a name that is a word of the sky changes no check', async () => {
    const request = testReadingRequest({ firstName: 'Mangal' })
    const { text } = await readingOf(addressed, request)
    expect(text).toContain('Mangal, your Moon is in Aries.')
    expect((await recheckAnswer(request, text)).wrong).toEqual([])
  })
})

test.each([
  ['Asha, your year is good. Rest, Asha.', 'Your year is good. Rest.'],
  ['Asha ji, aapka saal achha hai.', 'Aapka saal achha hai.'],
  ['आशा जी, आपका साल अच्छा है। आराम करें, आशा।', 'आपका साल अच्छा है। आराम करें।'],
  ['Hope is Asha in Hindi and stays.', 'Hope is Asha in Hindi and stays.'],
])('others see no address: %s', (text, plain) => {
  expect(withoutAddress(text, text.includes('आशा') ? 'आशा' : 'Asha')).toBe(plain)
})
