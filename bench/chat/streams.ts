/** What the chat bench asks, and how its answers come. */
import { request } from 'node:http'

export interface ChatRequest {
  address: string
  path: string
  headers: Record<string, string>
  body: string
}
/** One stream as its reader saw it; times in milliseconds. */
export interface StreamTiming {
  whole: boolean
  /** When it was begun, since 1970. */
  began: number
  /** The number of its question; NaN for the bare proxy. */
  input: number
  text: string
  firstText: number
  /** When each piece came, and how many characters of the answer had come by then. */
  pieces: { at: number; characters: number }[]
}

/** Of what a model of the bench says, so many characters are a token. */
export const charactersPerToken = 4
/** Tokens a second. */
export const pace = 20

/** Asks and reads to the end. */
export function follow({ address, path, headers, body }: ChatRequest): Promise<StreamTiming> {
  return new Promise((resolve, reject) => {
    const began = performance.now()
    const asking = request(
      address + path,
      { method: 'POST', agent: false, headers },
      (response) => {
        const pieces: StreamTiming['pieces'] = []
        let text = ''
        let firstText = NaN
        response.setEncoding('utf8').on('data', (piece: string) => {
          const at = performance.now()
          if (Number.isNaN(firstText) && piece.trim()) firstText = at - began
          text += piece
          if (!text.includes('\u001e')) pieces.push({ at, characters: text.length })
        })
        response.on('end', () =>
          resolve({
            whole: text.includes('"status":"success"'),
            began: performance.timeOrigin + began,
            input: Number(/work\? \((\d+)\)/.exec(body)?.[1]),
            ...{ firstText, pieces, text },
          }),
        )
        response.on('error', reject)
      },
    )
    asking.on('error', reject)
    asking.end(body)
  })
}

/** Begins `count` streams, spread over a second so that they don't all begin in one tick. */
export async function many(
  count: number,
  nextRequest: () => ChatRequest,
  overMs: number,
): Promise<StreamTiming[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, place) => {
      await new Promise((done) => setTimeout(done, (place / count) * overMs))
      return follow(nextRequest())
    }),
  )
}

export const quantile = (values: number[], q: number) => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? NaN
}
/** Prints one figure. */
export const row = (name: string, value: string) => console.log(`${name.padEnd(58)} ${value}`)

export const wholeOf = (streams: StreamTiming[]) => streams.filter((stream) => stream.whole).length
export const p50p99 = (values: number[]) =>
  `${quantile(values, 0.5).toFixed(0)} / ${quantile(values, 0.99).toFixed(0)} ms`
