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
  const streamState: StreamState = {
    text: '',
    characters: 0,
    done: false,
    finish: null,
    usage: null,
  }
  const parser = createParser({ onEvent: (event) => take(event.data, streamState) })
  const decoder = new StringDecoder('utf8')
  let bytes = 0
  let afterEnd = false
  let streamEnd: { fault: unknown } | null = null
  let wake = Promise.withResolvers<void>()
  const end = (fault: unknown) => {
    streamEnd ??= { fault }
    wake.resolve()
  }
  response.on('data', (chunk: Buffer) => {
    if (streamEnd) return
    const before = streamState.characters
    bytes += chunk.length
    try {
      if (bytes > limits.mostBytes) throw new ModelFault('flood')
      parser.feed(decoder.write(chunk))
    } catch (error) {
      end(error)
    }
    if (streamState.characters > before) onText()
    if (streamState.characters > limits.mostCharacters) {
      streamState.text = ''
      end(new ModelFault('flood'))
    }
    if (streamState.done) end(null)
    const fresh = streamState.text.slice(before - streamState.characters)
    const ends = mayEndSentence.test(fresh)
    // The word after the stop too: it tells that the sentence was whole.
    if (ends || afterEnd || streamState.text.length > longestWait) wake.resolve()
    if (fresh.trim() !== '') afterEnd = ends
  })
  response.once('end', () => end(faultAtEnd(streamState)))
  response.once('error', end)
  response.once('close', () => end(new ModelFault('cut')))
  for (;;) {
    await wake.promise
    wake = Promise.withResolvers()
    // Looked at before handing on: what comes meanwhile is for the next turn.
    const last = streamEnd as { fault: unknown } | null
    if (last) wake.resolve()
    const piece = streamState.text
    streamState.text = ''
    if (piece !== '') yield piece
    if (!last) continue
    if (streamState.usage) onUsage?.(streamState.usage)
    if (last.fault) throw last.fault
    return
  }
}
