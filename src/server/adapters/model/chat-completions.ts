import { Agent as HttpAgent, request as askHttp, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as askHttps } from 'node:https'
import { ModelFault, type ModelRequest } from './model.ts'

/** Where a model is, and who asks. */
export interface ModelAddress {
  /** Up to and with the version, e.g. `https://models.example/v1`. */
  baseUrl: string
  apiKey: string
  modelName: string
  parameters?: Partial<ModelParameters>
}

/** What servers and models differ in: a name that one asks for, another refuses. */
export interface ModelParameters {
  /** Newer reasoning models refuse `max_tokens`. */
  tokenLimitField: 'max_tokens' | 'max_completion_tokens'
  /** Tokens added to every limit, for what a reasoning model thinks before it writes. */
  thinkingTokens: number
  /** 0 to 2; null sends none, for models that know but their own. */
  temperature: number | null
  /** Sent as it is; null sends none. */
  reasoningEffort: string | null
  /** How a JSON answer is asked for: by its schema, as any object, or by the words of the prompt alone. */
  jsonFormat: 'json_schema' | 'json_object' | 'none'
}

export const defaultModelParameters: ModelParameters = {
  tokenLimitField: 'max_tokens',
  thinkingTokens: 0,
  temperature: 0.7,
  reasoningEffort: null,
  jsonFormat: 'json_object',
}

// Not fetch: its web streams cost three times the processor time of a token (`npm run bench chat`).
const lines = { keepAlive: true, maxFreeSockets: 64, timeout: 60_000 }
const agents = { 'http:': new HttpAgent(lines), 'https:': new HttpsAgent(lines) }

/** How long the opening of a line may take before it is given up. */
const openingMs = 5_000
let isOpening = false

/**
 * Opens a line to the server, with all that TLS asks for, unless one is free: the next question finds it.
 * What the server answers to it is not looked at.
 */
export function openLine({ baseUrl, apiKey }: ModelAddress): void {
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}/models`)
  const isSecure = url.protocol === 'https:'
  const agent = isSecure ? agents['https:'] : agents['http:']
  const name = `${url.hostname}:${url.port || (isSecure ? 443 : 80)}:`
  const isFree = Object.entries(agent.freeSockets).some(
    ([line, sockets]) => line.startsWith(name) && sockets?.length,
  )
  if (isOpening || isFree) return
  isOpening = true
  const headers = { authorization: `Bearer ${apiKey}` }
  const options = { agent, headers, timeout: openingMs }
  const asking = (isSecure ? askHttps : askHttp)(url, options)
  asking.once('response', (response) => {
    response.on('error', () => {})
    drainResponse(response)
  })
  asking.once('timeout', () => void asking.destroy())
  asking.on('error', () => {})
  asking.once('close', () => void (isOpening = false))
  asking.end()
}

function formatOf(
  json: NonNullable<ModelRequest['json']>,
  format: ModelParameters['jsonFormat'],
): Record<string, unknown> {
  if (format === 'none') return {}
  if (format === 'json_object') return { response_format: { type: 'json_object' } }
  return { response_format: { type: 'json_schema', json_schema: { ...json, strict: true } } }
}

function bodyOf({ modelName, parameters }: ModelAddress, ask: ModelRequest): string {
  const { tokenLimitField, thinkingTokens, temperature, reasoningEffort, jsonFormat } = {
    ...defaultModelParameters,
    ...parameters,
  }
  return JSON.stringify({
    model: modelName,
    stream: true,
    stream_options: { include_usage: true },
    [tokenLimitField]: ask.maxTokens + thinkingTokens,
    // Labels are wanted the same at every reading.
    ...(temperature !== null && { temperature: ask.json ? 0 : temperature }),
    ...(reasoningEffort !== null && { reasoning_effort: reasoningEffort }),
    ...(ask.json && formatOf(ask.json, jsonFormat)),
    messages: [{ role: 'system', content: ask.system }, ...ask.messages],
  })
}

/** The response as it begins, whatever its status. A kept line that the server had just closed is made anew, once. */
function requestCompletion(
  address: ModelAddress,
  ask: ModelRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { baseUrl, apiKey } = address
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}/chat/completions`)
  const body = bodyOf(address, ask)
  const isSecure = url.protocol === 'https:'
  const attempt = (retries: number): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const asking = (isSecure ? askHttps : askHttp)(url, {
        method: 'POST',
        agent: isSecure ? agents['https:'] : agents['http:'],
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          accept: 'text/event-stream',
          authorization: `Bearer ${apiKey}`,
        },
        signal,
      })
      asking.once('response', resolve)
      asking.on('error', (error: NodeJS.ErrnoException) => {
        const wasClosed = asking.reusedSocket && error.code === 'ECONNRESET'
        if (wasClosed && retries > 0) attempt(retries - 1).then(resolve, reject)
        else reject(error)
      })
      asking.end(body)
    })
  return attempt(1)
}

/**
 * Asks for a stream of events. A redirect is not followed: the key and the question would go with it.
 *
 * @throws ModelFault when the server says no, or answers with anything but events; node's own error when
 *   it can't be reached or the signal aborts.
 */
export async function askModel(
  address: ModelAddress,
  ask: ModelRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const response = await requestCompletion(address, ask, signal)
  // The reader may not have begun to listen when the line breaks.
  response.on('error', () => {})
  const status = response.statusCode ?? 0
  const isStream = response.headers['content-type']?.includes('text/event-stream')
  if (status >= 200 && status < 300 && isStream) return response
  response.destroy()
  throw faultOf(status)
}

/** How long a server that has said everything may take to end its response. */
const longestGoodbyeMs = 2_000

/** After its last event a response is left to end by itself: then its line can be used again. */
export function drainResponse(response: IncomingMessage): void {
  if (response.complete) return
  const timer = setTimeout(() => response.destroy(), longestGoodbyeMs)
  timer.unref()
  response.once('close', () => clearTimeout(timer))
  response.resume()
}

function faultOf(status: number): ModelFault {
  if (status >= 200 && status < 300) return new ModelFault('not-a-stream', status)
  if (status === 429) return new ModelFault('busy', status)
  return new ModelFault(status >= 500 ? 'broken' : 'refused', status)
}
