import { createParser } from 'eventsource-parser'
import { circuitBreaker } from './circuit-breaker.ts'
import type { CircuitBreaker } from './circuit-breaker.ts'
import { ModelFault } from './model.ts'
import type { Model, ModelAsk, ModelUsage } from './model.ts'

/** How long a model may take, and how much it may say. Milliseconds and characters. */
export interface ModelLimits {
  /** From asking to the first piece of text, connecting included. */
  firstTextMs: number
  /** Between two pieces of text; comments that only keep the line open don't count. */
  idleMs: number
  totalMs: number
  mostCharacters: number
  /** Everything that comes down the wire, text or not. */
  mostBytes: number
}

export const usualLimits: ModelLimits = {
  firstTextMs: 8_000,
  idleMs: 10_000,
  totalMs: 26_000,
  mostCharacters: 8_000,
  mostBytes: 2_000_000,
}

export interface ModelSettings {
  /** Up to and with the version, e.g. `https://models.example/v1`. */
  baseUrl: string
  apiKey: string
  modelName: string
  limits?: Partial<ModelLimits>
  breaker?: CircuitBreaker
}

/** What ends a stream from our side. */
interface Watch {
  signal: AbortSignal
  /** Text has come: the idle clock starts anew. */
  heardText(): void
  /** The fault that the clocks found, if one did. */
  fault(): ModelFault | null
  stop(): void
}

/** Three clocks and the caller's signal, in one abort signal. */
function watch(limits: ModelLimits, caller: AbortSignal): Watch {
  const controller = new AbortController()
  let fault: ModelFault | null = null
  const end = (reason: 'slow-start' | 'stalled' | 'too-slow') => () => {
    fault ??= new ModelFault(reason)
    controller.abort(fault)
  }
  const giveUp = () => controller.abort(caller.reason)
  caller.addEventListener('abort', giveUp, { once: true })
  if (caller.aborted) giveUp()
  const first = setTimeout(end('slow-start'), limits.firstTextMs)
  const total = setTimeout(end('too-slow'), limits.totalMs)
  let idle: NodeJS.Timeout | null = null
  return {
    signal: controller.signal,
    heardText() {
      clearTimeout(first)
      if (idle) idle.refresh()
      else idle = setTimeout(end('stalled'), limits.idleMs)
    },
    fault: () => fault,
    stop() {
      for (const timer of [first, total, idle]) if (timer) clearTimeout(timer)
      caller.removeEventListener('abort', giveUp)
      controller.abort()
    },
  }
}

function faultOfStatus(status: number): ModelFault {
  if (status === 429) return new ModelFault('busy', status)
  return new ModelFault(status >= 500 ? 'broken' : 'refused', status)
}

async function open(
  settings: ModelSettings,
  ask: ModelAsk,
  signal: AbortSignal,
): Promise<Response> {
  const response = await fetch(`${settings.baseUrl.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${settings.apiKey}`,
    },
    body: JSON.stringify({
      model: settings.modelName,
      stream: true,
      stream_options: { include_usage: true },
      max_tokens: ask.maxTokens,
      temperature: 0.7,
      messages: [{ role: 'system', content: ask.system }, ...ask.messages],
    }),
    signal,
    // A model that sends us elsewhere would carry the key and the question there.
    redirect: 'error',
  })
  if (!response.ok) throw faultOfStatus(response.status)
  if (!response.headers.get('content-type')?.includes('text/event-stream'))
    throw new ModelFault('not-a-stream', response.status)
  return response
}

/** What the events of one stream have added up to. */
interface Heard {
  text: string
  done: boolean
  /** Why the model itself says it stopped. */
  finish: string | null
  usage: ModelUsage | null
}

interface Chunk {
  error?: unknown
  usage?: { prompt_tokens?: unknown; completion_tokens?: unknown } | null
  choices?: { delta?: { content?: unknown }; finish_reason?: unknown }[]
}

/** No answer of ours takes more; a server that says so is not believed. */
const mostTokens = 1_000_000

const countOf = (told: unknown): number | null =>
  Number.isInteger(told) && Number(told) >= 0 && Number(told) <= mostTokens ? Number(told) : null

function take(data: string, heard: Heard): void {
  if (data === '[DONE]') {
    heard.done = true
    return
  }
  let chunk: Chunk
  try {
    chunk = JSON.parse(data) as Chunk
  } catch {
    throw new ModelFault('malformed')
  }
  if (typeof chunk !== 'object' || chunk === null) throw new ModelFault('malformed')
  if (chunk.error !== undefined) throw new ModelFault('broken')
  const choice = chunk.choices?.[0]
  if (typeof choice?.delta?.content === 'string') heard.text += choice.delta.content
  if (typeof choice?.finish_reason === 'string') heard.finish = choice.finish_reason
  const promptTokens = countOf(chunk.usage?.prompt_tokens)
  const answerTokens = countOf(chunk.usage?.completion_tokens)
  if (promptTokens !== null && answerTokens !== null) heard.usage = { promptTokens, answerTokens }
}

/** What feeding the parser threw, if it did. */
function feeding(feed: () => void): unknown {
  try {
    feed()
    return null
  } catch (error) {
    return error
  }
}

/** The text of a stream, one piece for each arrival however many tokens it holds. */
async function* textOf(
  response: Response,
  limits: ModelLimits,
  watching: Watch,
  used: ((usage: ModelUsage) => void) | undefined,
): AsyncGenerator<string, void, void> {
  if (!response.body) throw new ModelFault('empty')
  const heard: Heard = { text: '', done: false, finish: null, usage: null }
  const parser = createParser({ onEvent: (event) => take(event.data, heard) })
  const decoder = new TextDecoder()
  let bytes = 0
  let characters = 0
  for await (const arrived of response.body) {
    bytes += arrived.byteLength
    if (bytes > limits.mostBytes) throw new ModelFault('flood')
    // What stood before a bad line was said all the same.
    const bad = feeding(() => parser.feed(decoder.decode(arrived, { stream: true })))
    if (heard.text !== '') {
      watching.heardText()
      characters += heard.text.length
      if (characters > limits.mostCharacters) throw new ModelFault('flood')
      const piece = heard.text
      heard.text = ''
      yield piece
    }
    if (heard.usage) used?.(heard.usage)
    if (bad) throw bad
    if (heard.done) return
  }
  if (characters === 0) throw new ModelFault('empty')
  // Some servers never say [DONE] but do say that they stopped; anything else was cut off.
  if (heard.finish !== 'stop') throw new ModelFault('cut')
}

/** The reason to give on a failure: our own clocks first, then what was thrown. */
function faultOf(error: unknown, watching: Watch, begun: boolean): Error {
  const own = watching.fault()
  if (own) return own
  if (error instanceof ModelFault) return error
  return new ModelFault(begun ? 'cut' : 'unreachable')
}

/**
 * Any server that speaks the chat-completions protocol with server-sent events. Never reads the
 * environment; nothing of the prompt, the answer or the key is in any error.
 */
export function openAiCompatible(settings: ModelSettings): Model {
  const limits = { ...usualLimits, ...settings.limits }
  const breaker = settings.breaker ?? circuitBreaker()
  return {
    kind: 'openai-compatible',
    ready: () => breaker.ready(),
    async *write(ask, signal, used) {
      const watching = watch(limits, signal)
      let begun = false
      try {
        const response = await open(settings, ask, watching.signal)
        begun = true
        for await (const piece of textOf(response, limits, watching, used)) yield piece
        breaker.succeeded()
      } catch (error) {
        // A caller who waited too long gives up with a fault; one who was stopped, without.
        if (signal.aborted && !(signal.reason instanceof ModelFault)) throw signal.reason
        breaker.failed()
        if (signal.aborted) throw signal.reason
        throw faultOf(error, watching, begun)
      } finally {
        // Also reached when the reader simply stops reading: the socket must not stay open for that.
        watching.stop()
      }
    },
  }
}
