import { Agent as HttpAgent, request as askHttp, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as askHttps } from 'node:https'
import { ModelFault, type ModelRequest } from './model.ts'

/** Where a model is, and who asks. */
export interface ModelAddress {
  /** Up to and with the version, e.g. `https://models.example/v1`. */
  baseUrl: string
  apiKey: string
  modelName: string
}

// Not fetch: its web streams cost three times the processor time of a token (`npm run bench chat`).
const lines = { keepAlive: true, maxFreeSockets: 64, timeout: 60_000 }
const agents = { 'http:': new HttpAgent(lines), 'https:': new HttpsAgent(lines) }

function bodyOf(modelName: string, ask: ModelRequest): string {
  return JSON.stringify({
    model: modelName,
    stream: true,
    stream_options: { include_usage: true },
    max_tokens: ask.maxTokens,
    temperature: 0.7,
    messages: [{ role: 'system', content: ask.system }, ...ask.messages],
  })
}

/** The response as it begins, whatever its status. A kept line that the server had just closed is made anew, once. */
function requestCompletion(
  { baseUrl, apiKey, modelName }: ModelAddress,
  ask: ModelRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}/chat/completions`)
  const body = bodyOf(modelName, ask)
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
