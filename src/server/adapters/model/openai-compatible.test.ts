import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { circuitBreaker } from './circuit-breaker.ts'
import { ModelFault } from './model.ts'
import type { ModelRequest, ModelFaultReason } from './model.ts'
import { noModel } from './no-model.ts'
import { openAiCompatible } from './openai-compatible.ts'
import type { ModelLimits } from './openai-compatible.ts'
import {
  modelServerFaults,
  finishEvents,
  openStream,
  textEvent,
  streamInPieces,
  startFakeModelServer,
} from './fake-model-server.fixture.ts'
import type { FakeModelServer, FakeModelReply } from './fake-model-server.fixture.ts'

const ask: ModelRequest = {
  system: 'Be kind.',
  messages: [{ role: 'user', content: 'Namaste' }],
  maxTokens: 300,
}
/** Short clocks, so that a hang is met within the test. */
const quick: Partial<ModelLimits> = {
  firstTextMs: 900,
  idleMs: 500,
  totalMs: 1600,
  mostCharacters: 4_000,
  mostBytes: 200_000,
}

let server: FakeModelServer | null = null
afterEach(async () => {
  await server?.close()
  server = null
})

async function modelSaying(speech: FakeModelReply, limits: Partial<ModelLimits> = quick) {
  server = await startFakeModelServer(speech)
  return openAiCompatible({
    baseUrl: server.baseUrl,
    apiKey: 'test-key',
    modelName: 'guru-small',
    limits,
  })
}

async function hearAnswer(speech: FakeModelReply, signal = new AbortController().signal) {
  const model = await modelSaying(speech)
  let text = ''
  try {
    for await (const piece of model.write(ask, signal)) text += piece
    return { text, fault: null }
  } catch (error) {
    return { text, fault: error as ModelFault }
  }
}

test('a line that was opened ahead is the one that the question takes', async () => {
  const model = await modelSaying(streamInPieces('Namaste.'))
  model.warm?.()
  await vi.waitFor(() => expect(server?.openSockets()).toBe(1))
  await pause(50)
  // It is free: no second one is opened, nor for the question.
  model.warm?.()
  let text = ''
  for await (const piece of model.write(ask, new AbortController().signal)) text += piece
  expect(text).toBe('Namaste.')
  expect(server?.openSockets()).toBe(1)
})

describe('a model that speaks the protocol', () => {
  test('is heard to the end', async () => {
    expect(await hearAnswer(streamInPieces('Your Moon is in Aquarius. That is good.'))).toEqual({
      text: 'Your Moon is in Aquarius. That is good.',
      fault: null,
    })
  })
  test('is asked with the key, its name, and a stream', async () => {
    await hearAnswer(streamInPieces('Yes.'))
    expect(server?.requests[0]?.authorization).toBe('Bearer test-key')
    expect(JSON.parse(server?.requests[0]?.body ?? '{}')).toMatchObject({
      model: 'guru-small',
      stream: true,
      max_tokens: 300,
    })
  })
  test('LLM-01: letters split between two packets come out whole', async () => {
    const text = 'आपका चंद्रमा कुंभ राशि में है।'
    const split: FakeModelReply = async (response) => {
      openStream(response)
      const bytes = Buffer.from(textEvent(text))
      for (let at = 0; at < bytes.length; at += 5) {
        response.write(bytes.subarray(at, at + 5))
        await new Promise((resolve) => setTimeout(resolve, 1))
      }
      response.end(finishEvents)
    }
    expect((await hearAnswer(split)).text).toBe(text)
  })
  test('may leave out [DONE] when it says that it stopped', async () => {
    const silent: FakeModelReply = (response) => {
      openStream(response)
      response.end(
        `${textEvent('All said.')}data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\n`,
      )
    }
    expect(await hearAnswer(silent)).toEqual({ text: 'All said.', fault: null })
  })
  test('is asked again over the same line, once it has ended an answer', async () => {
    const model = await modelSaying(streamInPieces('All said. '))
    const lines = new Set<number>()
    for (let round = 0; round < 3; round++) {
      for await (const piece of model.write(ask, new AbortController().signal))
        expect(piece).toBe('All said. ')
      lines.add(server?.openSockets() ?? 0)
    }
    expect(lines).toEqual(new Set([1]))
  })
  test('wakes its reader where a sentence may end and at the word after it, not for each token', async () => {
    const model = await modelSaying(async (response) => {
      openStream(response)
      for (const token of ['Your ', 'Moon ', 'is full.', ' Rest ', 'quite ', 'well.']) {
        response.write(textEvent(token))
        await new Promise((resolve) => setTimeout(resolve, 15))
      }
      response.end(finishEvents)
    })
    const pieces: string[] = []
    for await (const piece of model.write(ask, new AbortController().signal)) pieces.push(piece)
    expect(pieces).toEqual(['Your Moon is full.', ' Rest ', 'quite well.'])
  })
  test('gives what arrives at once as one piece, however many tokens it holds', async () => {
    const model = await modelSaying((response) => {
      openStream(response)
      response.end(
        Array.from({ length: 200 }, (_, at) => textEvent(`${at} `)).join('') + finishEvents,
      )
    })
    const pieces: string[] = []
    for await (const piece of model.write(ask, new AbortController().signal)) pieces.push(piece)
    expect(pieces.length).toBeLessThan(20)
    expect(pieces.join('').trim().split(' ')).toHaveLength(200)
  })
})

const reasons: Readonly<Record<string, ModelFaultReason>> = {
  '429': 'busy',
  '500': 'broken',
  '503 with HTML': 'broken',
  'an empty 200': 'empty',
  'a page in place of a stream': 'not-a-stream',
  'a reset before the first word': 'unreachable',
  'a malformed line': 'malformed',
  'an error inside the stream': 'broken',
  'closing without [DONE]': 'cut',
  'a hang before the headers': 'slow-start',
  'a stall after the headers': 'slow-start',
  'keep-alive comments only': 'slow-start',
  'a flood without an end': 'flood',
  'a flood that is no event': 'flood',
  'a redirect': 'refused',
}

describe('LLM-01 OPS-04: a model that fails ends as one clear fault', () => {
  test.each(Object.keys(modelServerFaults))('%s', async (name) => {
    const { fault } = await hearAnswer(modelServerFaults[name] as FakeModelReply)
    expect(fault).toBeInstanceOf(ModelFault)
    expect(fault?.reason).toBe(reasons[name])
    expect(String(fault)).not.toMatch(/secret|test-key|Namaste|Be kind/)
  })
  test('a reset in the middle', async () => {
    const { text, fault } = await hearAnswer(async (response) => {
      openStream(response)
      response.write(textEvent('It begins well. '))
      await new Promise((resolve) => setTimeout(resolve, 20))
      response.destroy()
    })
    expect(text).toBe('It begins well. ')
    expect(fault?.reason).toBe('cut')
  })
  test('a stall in the middle', async () => {
    const { fault } = await hearAnswer((response) => {
      openStream(response)
      response.write(textEvent('It begins well. '))
    })
    expect(fault?.reason).toBe('stalled')
  })
  test('a drip that never ends', async () => {
    const { fault } = await hearAnswer((response) => {
      openStream(response)
      const timer = setInterval(() => response.write(textEvent('drip ')), 40)
      response.on('close', () => clearInterval(timer))
    })
    expect(fault?.reason).toBe('too-slow')
  })
})

/** Waits, at most ten seconds, until nothing is open any more; gives what still is. */
async function waitUntilClosed(open: () => number): Promise<number> {
  for (let round = 0; round < 500 && open() > 0; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return open()
}

const endless: FakeModelReply = (response) => {
  openStream(response)
  const timer = setInterval(() => response.write(textEvent('word. ')), 5)
  response.on('close', () => clearInterval(timer))
}

describe('LLM-08: whoever stops listening frees the socket', () => {
  test('by its signal', async () => {
    const stopping = new AbortController()
    setTimeout(() => stopping.abort(new Error('stopped')), 40)
    const { fault } = await hearAnswer(endless, stopping.signal)
    expect(fault?.message).toBe('stopped')
    expect(await waitUntilClosed(() => server?.openAnswers() ?? 0)).toBe(0)
  })
  test('by leaving the loop', async () => {
    const model = await modelSaying(endless)
    for await (const piece of model.write(ask, new AbortController().signal)) {
      expect(piece).toContain('word')
      break
    }
    expect(await waitUntilClosed(() => server?.openAnswers() ?? 0)).toBe(0)
  })
  test('five hundred times over, sockets included', async () => {
    const model = await modelSaying((response) => {
      openStream(response)
      response.write(textEvent('word. '))
    }, {})
    for (let round = 0; round < 10; round++)
      await Promise.all(
        Array.from({ length: 50 }, async () => {
          for await (const piece of model.write(ask, new AbortController().signal)) if (piece) break
        }),
      )
    expect(await waitUntilClosed(() => server?.openAnswers() ?? 0)).toBe(0)
    expect(await waitUntilClosed(() => server?.openSockets() ?? 0)).toBe(0)
  })
})

describe('LLM-10: the circuit breaker', () => {
  test('opens after failures in a row, lets one probe through, and closes on success', () => {
    let now = 0
    const breaker = circuitBreaker({ failures: 3, restMs: 1000, now: () => now })
    for (let count = 0; count < 3; count += 1) breaker.recordFailure()
    expect(breaker.ready()).toBe(false)
    now = 1000
    expect(breaker.ready()).toBe(true)
    expect(breaker.ready()).toBe(false)
    breaker.recordSuccess()
    expect(breaker.ready()).toBe(true)
  })
  test('is closed again by one success between failures', () => {
    const breaker = circuitBreaker({ failures: 2, restMs: 1000, now: () => 0 })
    breaker.recordFailure()
    breaker.recordSuccess()
    breaker.recordFailure()
    expect(breaker.ready()).toBe(true)
  })
  test('keeps a failing model from being asked', async () => {
    server = await startFakeModelServer(modelServerFaults['500'] as FakeModelReply)
    const breaker = circuitBreaker({ failures: 2, restMs: 60_000, now: () => 0 })
    const model = openAiCompatible({
      baseUrl: server.baseUrl,
      apiKey: 'k',
      modelName: 'm',
      limits: quick,
      breaker,
    })
    for (let count = 0; count < 2; count += 1) {
      await expect(
        model.write(ask, new AbortController().signal)[Symbol.asyncIterator]().next(),
      ).rejects.toThrow('broken')
    }
    expect(model.ready()).toBe(false)
  })
  test('does not count a reader who left', async () => {
    const breaker = circuitBreaker({ failures: 1, restMs: 60_000, now: () => 0 })
    server = await startFakeModelServer(
      modelServerFaults['a stall after the headers'] as FakeModelReply,
    )
    const model = openAiCompatible({
      baseUrl: server.baseUrl,
      apiKey: 'k',
      modelName: 'm',
      breaker,
    })
    const stopping = new AbortController()
    setTimeout(() => stopping.abort(new Error('left')), 30)
    await expect(model.write(ask, stopping.signal)[Symbol.asyncIterator]().next()).rejects.toThrow(
      'left',
    )
    expect(model.ready()).toBe(true)
  })
})

test('where no model is configured, none is ready and asking says so', async () => {
  expect(noModel.ready()).toBe(false)
  await expect(
    noModel.write(ask, new AbortController().signal)[Symbol.asyncIterator]().next(),
  ).rejects.toThrow('none-configured')
})
