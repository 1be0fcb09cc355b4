import { afterEach, expect, test } from 'vitest'
import type { ModelParameters } from './chat-completions.ts'
import {
  asReasoningModel,
  startFakeModelServer,
  streamInPieces,
} from './fake-model-server.fixture.ts'
import type { FakeModelServer } from './fake-model-server.fixture.ts'
import type { ModelFault, ModelRequest } from './model.ts'
import { openAiCompatible } from './openai-compatible.ts'

const prose: ModelRequest = {
  system: 'Be kind.',
  messages: [{ role: 'user', content: 'Namaste' }],
  maxTokens: 300,
}
const labels: ModelRequest = {
  ...prose,
  json: { name: 'labels', schema: { type: 'object', properties: {}, additionalProperties: false } },
}

let server: FakeModelServer | null = null
afterEach(async () => {
  await server?.close()
  server = null
})

async function bodyFor(
  ask: ModelRequest,
  parameters?: Partial<ModelParameters>,
): Promise<Record<string, unknown>> {
  server = await startFakeModelServer(streamInPieces('Yes.'))
  const model = openAiCompatible({
    baseUrl: server.baseUrl,
    apiKey: 'k',
    modelName: 'm',
    ...(parameters && { parameters }),
  })
  for await (const piece of model.write(ask, new AbortController().signal)) void piece
  return JSON.parse(server.requests[0]?.body ?? '{}') as Record<string, unknown>
}

test('without settings the older names are used, and no format is asked for', async () => {
  const body = await bodyFor(prose)
  expect(body).toMatchObject({ max_tokens: 300, temperature: 0.7 })
  for (const field of ['max_completion_tokens', 'reasoning_effort', 'response_format'])
    expect(body).not.toHaveProperty(field)
})

test('a reasoning model gets its own name of the limit, room to think, its effort and no temperature', async () => {
  const body = await bodyFor(labels, {
    tokenLimitField: 'max_completion_tokens',
    thinkingTokens: 2_000,
    temperature: null,
    reasoningEffort: 'low',
  })
  expect(body).toMatchObject({ max_completion_tokens: 2_300, reasoning_effort: 'low' })
  expect(body).not.toHaveProperty('max_tokens')
  expect(body).not.toHaveProperty('temperature')
})

test('labels are asked for as JSON, as far as the server knows how, and always the same', async () => {
  expect(await bodyFor(labels)).toMatchObject({
    response_format: { type: 'json_object' },
    temperature: 0,
  })
  await server?.close()
  expect(await bodyFor(labels, { jsonFormat: 'json_schema' })).toMatchObject({
    response_format: { type: 'json_schema', json_schema: { name: 'labels', strict: true } },
  })
  await server?.close()
  expect(await bodyFor(labels, { jsonFormat: 'none' })).not.toHaveProperty('response_format')
})

test('a model that refuses a field answers once it is set as it wants', async () => {
  server = await startFakeModelServer(asReasoningModel(streamInPieces('Yes.')))
  const address = { baseUrl: server.baseUrl, apiKey: 'k', modelName: 'm' }
  const hear = async (parameters: Partial<ModelParameters>): Promise<string> => {
    let text = ''
    const model = openAiCompatible({ ...address, parameters })
    for await (const piece of model.write(prose, new AbortController().signal)) text += piece
    return text
  }
  await expect(hear({})).rejects.toMatchObject({
    reason: 'refused',
    status: 400,
  } satisfies Partial<ModelFault>)
  expect(await hear({ tokenLimitField: 'max_completion_tokens', temperature: null })).toBe('Yes.')
})
