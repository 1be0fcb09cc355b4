import type { IncomingMessage } from 'node:http'
import { StringDecoder } from 'node:string_decoder'
import { createParser } from 'eventsource-parser'
import { ModelFault, type ModelUsage } from './model.ts'

/** How much may come down one line. */
export interface TextLimits {
  mostCharacters: number
  /** Everything that comes down the wire, text or not. */
  mostBytes: number
}

/** What the events of one stream have added up to. */
interface StreamState {
  /** Not handed on yet. */
  text: string
  characters: number
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

function take(data: string, streamState: StreamState): void {
  if (data === '[DONE]') {
    streamState.done = true
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
  const content = choice?.delta?.content
  if (typeof content === 'string') {
    streamState.text += content
    streamState.characters += content.length
  }
  if (typeof choice?.finish_reason === 'string') streamState.finish = choice.finish_reason
  const promptTokens = countOf(chunk.usage?.prompt_tokens)
  const answerTokens = countOf(chunk.usage?.completion_tokens)
  if (promptTokens !== null && answerTokens !== null)
    streamState.usage = { promptTokens, answerTokens }
}

/** After such a sign somebody may have something to read: nobody is woken for less. */
const mayEndSentence = /[.!?।॥…\n]/
/** Prose without a stop is handed on at this length. */
const longestWait = 400

/** Some servers never say [DONE] but do say that they stopped; anything else was cut off. */
function faultAtEnd({ characters, finish }: StreamState): ModelFault | null {
  if (characters === 0) return new ModelFault('empty')
  return finish === 'stop' ? null : new ModelFault('cut')
}

/** Takes a response in as it arrives, and wakes its reader when there is something to read. */
class EventReader {
  readonly state: StreamState = { text: '', characters: 0, done: false, finish: null, usage: null }
  private readonly parser = createParser({ onEvent: (event) => take(event.data, this.state) })
  private readonly decoder = new StringDecoder('utf8')
  private readonly limits: TextLimits
  private readonly onText: () => void
  private bytes = 0
  private afterEnd = false
  private streamEnd: { fault: unknown } | null = null
  private wake = Promise.withResolvers<void>()

  constructor(response: IncomingMessage, limits: TextLimits, onText: () => void) {
    this.limits = limits
    this.onText = onText
    response.on('data', (chunk: Buffer) => this.read(chunk))
    response.once('end', () => this.end(faultAtEnd(this.state)))
    response.once('error', (error) => this.end(error))
    response.once('close', () => this.end(new ModelFault('cut')))
  }

  /** The text that has come since the last time, and how the stream ended where it has. */
  async next(): Promise<{ piece: string; streamEnd: { fault: unknown } | null }> {
    await this.wake.promise
    this.wake = Promise.withResolvers()
    // Looked at before handing on: what comes meanwhile is for the next turn.
    const { streamEnd } = this
    if (streamEnd) this.wake.resolve()
    const piece = this.state.text
    this.state.text = ''
    return { piece, streamEnd }
  }

  private end(fault: unknown): void {
    this.streamEnd ??= { fault }
    this.wake.resolve()
  }

  private read(chunk: Buffer): void {
    if (this.streamEnd) return
    const { state, limits } = this
    const before = state.characters
    this.bytes += chunk.length
    try {
      if (this.bytes > limits.mostBytes) throw new ModelFault('flood')
      this.parser.feed(this.decoder.write(chunk))
    } catch (error) {
      this.end(error)
    }
    if (state.characters > before) this.onText()
    if (state.characters > limits.mostCharacters) {
      state.text = ''
      this.end(new ModelFault('flood'))
    }
    if (state.done) this.end(null)
    const fresh = state.text.slice(before - state.characters)
    const ends = mayEndSentence.test(fresh)
    // The word after the stop too: it tells that the sentence was whole.
    if (ends || this.afterEnd || state.text.length > longestWait) this.wake.resolve()
    if (fresh.trim() !== '') this.afterEnd = ends
  }
}

/**
 * The text of a stream of chat-completion events, handed on where a sentence may end and at the end:
 * tokens in between are only laid by. What stood before a fault is handed on before it is thrown.
 *
 * @param onText is told whenever text arrives.
 * @throws ModelFault for a stream that is malformed, empty, cut off or beyond its limits.
 */
export async function* textOfEvents(
  response: IncomingMessage,
  limits: TextLimits,
  onText: () => void,
  onUsage: ((usage: ModelUsage) => void) | undefined,
): AsyncGenerator<string, void, void> {
  const reader = new EventReader(response, limits, onText)
  for (;;) {
    const { piece, streamEnd } = await reader.next()
    if (piece !== '') yield piece
    if (!streamEnd) continue
    if (reader.state.usage) onUsage?.(reader.state.usage)
    if (streamEnd.fault) throw streamEnd.fault
    return
  }
}
