import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** What a test's model server got to see of one request. */
export interface SeenRequest {
  body: string
  authorization: string | undefined
}

/** A real HTTP server on a free port that speaks the chat-completions protocol, well or badly. */
export interface FakeModelServer {
  baseUrl: string
  requests: SeenRequest[]
  /** Connections open at this moment; an idle one may be kept for a few seconds. */
  openSockets(): number
  /** Answers that are still being written. */
  openAnswers(): number
  close(): Promise<void>
}

export type FakeModelReply = (
  response: ServerResponse,
  request: SeenRequest,
) => void | Promise<void>

/** One event of the protocol that carries a piece of text. */
export function textEvent(content: string): string {
  return `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: null }] })}\n\n`
}

export const finishEvents = `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`

export function openStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  response.flushHeaders()
}

/** Says a text in pieces of a few characters, then ends as the protocol wants it. */
export function streamInPieces(text: string, size = 7): FakeModelReply {
  return (response) => {
    openStream(response)
    for (let at = 0; at < text.length; at += size)
      response.write(textEvent(text.slice(at, at + size)))
    response.end(finishEvents)
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

export async function startFakeModelServer(speech: FakeModelReply): Promise<FakeModelServer> {
  const requests: SeenRequest[] = []
  const sockets = new Set<Socket>()
  let answers = 0
  const server: Server = createServer((request, response) => {
    // A line that is opened ahead: no question.
    if (request.method === 'GET') return void response.end()
    answers += 1
    response.on('close', () => (answers -= 1))
    void (async () => {
      const seenRequest: SeenRequest = {
        body: await bodyOf(request),
        authorization: request.headers.authorization,
      }
      requests.push(seenRequest)
      await speech(response, seenRequest)
    })().catch(() => response.destroy())
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    openSockets: () => sockets.size,
    openAnswers: () => answers,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

/** Every fault of a model server that a reading must live through, by name. */
export const modelServerFaults: Readonly<Record<string, FakeModelReply>> = {
  '429': (response) => void response.writeHead(429, { 'retry-after': '5' }).end('slow down'),
  '500': (response) =>
    void response.writeHead(500).end('{"error":{"message":"secret stack at /srv/model.py"}}'),
  '503 with HTML': (response) =>
    void response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
  'an empty 200': (response) => {
    openStream(response)
    response.end()
  },
  'a page in place of a stream': (response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'),
  'a reset before the first word': (response) => void response.destroy(),
  'a malformed line': (response) => {
    openStream(response)
    response.end('data: {"choices":[{"delta":{"content":"Hel\n\n')
  },
  'an error inside the stream': (response) => {
    openStream(response)
    response.end('data: {"error":{"message":"overloaded"}}\n\n')
  },
  'closing without [DONE]': (response) => {
    openStream(response)
    response.end(textEvent('Half a sen'))
  },
  'a hang before the headers': () => undefined,
  'a stall after the headers': (response) => openStream(response),
  'keep-alive comments only': (response) => {
    openStream(response)
    const timer = setInterval(() => response.write(': still here\n\n'), 20)
    response.on('close', () => clearInterval(timer))
  },
  'a flood without an end': (response) => {
    openStream(response)
    const writeMore = () => {
      while (!response.destroyed && response.write(textEvent('and more and more '.repeat(40))));
      if (!response.destroyed) response.once('drain', writeMore)
    }
    writeMore()
  },
  'a flood that is no event': (response) => {
    openStream(response)
    const writeMore = () => {
      while (!response.destroyed && response.write('x'.repeat(16_384)));
      if (!response.destroyed) response.once('drain', writeMore)
    }
    writeMore()
  },
  'a redirect': (response) =>
    void response.writeHead(307, { location: 'http://127.0.0.1:9/elsewhere' }).end(),
}

/** A reasoning model: it refuses the older name of the token limit and any temperature, as such servers do. */
export function asReasoningModel(speech: FakeModelReply): FakeModelReply {
  return (response, request) => {
    const body = JSON.parse(request.body) as Record<string, unknown>
    const refusedField = ['max_tokens', 'temperature'].find((field) => field in body)
    if (!refusedField) return speech(response, request)
    const message = `Unsupported parameter: '${refusedField}' is not supported with this model.`
    response.writeHead(400, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { message, code: 'unsupported_parameter' } }))
  }
}
