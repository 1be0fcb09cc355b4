import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

/** What the thread is told: where, by whom (token and mobile), how many at once. */
interface Told {
  url: string
  senders: { jwt: string; mobile: string }[]
  atOnce: number
}

/**
 * People who send one question each to the next, over HTTP with connections kept open, in a thread of
 * their own: the asking must not take the server's turn. Asked for a number of milliseconds, it says how
 * many a second went through.
 */
const { url, senders, atOnce } = workerData as Told
const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
let next = 0

function send(): Promise<boolean> {
  const from = senders[next % senders.length]
  const to = senders[(next + 1) % senders.length]
  next++
  if (!from || !to) return Promise.resolve(false)
  const body = JSON.stringify({ mobile: to.mobile, questions: 1 })
  return new Promise((done, failed) => {
    const asking = request(
      `${url}/apis/astrohub/transfer_questions.php`,
      {
        method: 'POST',
        agent,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          authorization: `Bearer ${from.jwt}`,
        },
      },
      (response) => {
        let text = ''
        response.on('data', (piece: Buffer) => (text += piece.toString()))
        response.on('end', () => done(text.includes('"success"')))
      },
    )
    asking.on('error', failed)
    asking.end(body)
  })
}

parentPort?.on('message', (milliseconds: number) => void measure(milliseconds))

async function measure(milliseconds: number): Promise<void> {
  const start = performance.now()
  let count = 0
  let refused = 0
  const worker = async () => {
    while (performance.now() - start < milliseconds) {
      if (await send()) count++
      else refused++
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  if (refused) throw new Error(`${refused} transfers were refused: the bench measures nothing.`)
  parentPort?.postMessage((count * 1000) / (performance.now() - start))
}
