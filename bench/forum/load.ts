import { connect, type Socket } from 'node:net'

/** What is asked for. */
export interface LoadRequest {
  /** http://host:port */
  base: string
  path: string
  /** JSON; without it, a GET. */
  body?: string
  headers?: Record<string, string>
}

export interface Load {
  perSecond: number
  /** Milliseconds. */
  median: number
  p99: number
  errors: number
  count: number
}

const head = /^HTTP\/1\.1 (\d{3})/
const lengthLine = /\r\ncontent-length: (\d+)/i

/**
 * Asks over `connections` for some seconds, as fast as it goes or at a pace of so many a second; what it
 * asks for is taken from `all` in turn. Over bare sockets: whoever asks shares the machine with who answers.
 */
export async function load(
  loadRequests: readonly LoadRequest[],
  connections: number,
  seconds: number,
  pace?: number,
): Promise<Load> {
  const requests = loadRequests.map((it) => ({ ...it, bytes: bytesOf(it) }))
  const took: number[] = []
  let errors = 0
  let sentCount = 0
  const began = performance.now()
  const ends = began + seconds * 1000
  const worker = async () => {
    let line: Line | null = null
    while (performance.now() < ends) {
      const request = requests[sentCount % requests.length]
      if (!request) break
      const due = pace ? began + (sentCount * 1000) / pace : performance.now()
      sentCount++
      const wait = due - performance.now()
      if (wait > 0) await new Promise((done) => setTimeout(done, wait))
      if (due > ends) break
      line ??= await Line.to(request.base)
      const ok = await line.ask(request.bytes)
      took.push(performance.now() - due)
      if (ok) continue
      errors++
      line.end()
      line = null
    }
    line?.end()
  }
  await Promise.all(Array.from({ length: connections }, worker))
  const elapsedSeconds = (performance.now() - began) / 1000
  took.sort((a, b) => a - b)
  const at = (part: number) => took[Math.min(took.length - 1, Math.floor(took.length * part))] ?? 0
  return {
    perSecond: took.length / elapsedSeconds,
    median: at(0.5),
    p99: at(0.99),
    errors,
    count: took.length,
  }
}

function bytesOf({ path, body, headers }: LoadRequest): Buffer {
  const lines = [
    `${body ? 'POST' : 'GET'} ${path} HTTP/1.1`,
    'Host: localhost',
    ...Object.entries(headers ?? {}).map(([name, value]) => `${name}: ${value}`),
    ...(body
      ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]
      : []),
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body ?? ''}`)
}

/** A connection that is kept open; one question at a time. */
class Line {
  #socket: Socket
  #answered: (ok: boolean) => void = () => undefined
  #status = 0
  #left = -1
  #tail = ''

  constructor(socket: Socket) {
    this.#socket = socket
    socket.on('data', (piece) => this.#read(piece))
    socket.on('error', () => this.#answered(false))
    socket.on('close', () => this.#answered(false))
  }

  static to(base: string): Promise<Line> {
    const { hostname, port } = new URL(base)
    return new Promise((done, reject) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true })
      socket.once('connect', () => done(new Line(socket)))
      socket.once('error', reject)
    })
  }

  /** @returns whether a whole answer of 200 came. */
  ask(bytes: Buffer): Promise<boolean> {
    this.#status = 0
    return new Promise((done) => {
      this.#answered = done
      this.#socket.write(bytes)
    })
  }

  end(): void {
    this.#socket.destroy()
  }

  #read(piece: Buffer): void {
    if (this.#status === 0) {
      const start = piece.toString('latin1', 0, 4096)
      const end = start.indexOf('\r\n\r\n')
      const status = head.exec(start)?.[1]
      if (end < 0 || !status) return this.#answered(false)
      this.#status = Number(status)
      const length = lengthLine.exec(start.slice(0, end))?.[1]
      // Of a body in chunks the end alone tells.
      this.#left = length === undefined ? -1 : Number(length) + end + 4
      this.#tail = ''
    }
    if (this.#left >= 0) {
      this.#left -= piece.length
      if (this.#left <= 0) this.#answered(this.#status === 200)
      return
    }
    this.#tail = (this.#tail + piece.toString('latin1', Math.max(0, piece.length - 5))).slice(-5)
    if (this.#tail === '0\r\n\r\n') this.#answered(this.#status === 200)
  }
}
