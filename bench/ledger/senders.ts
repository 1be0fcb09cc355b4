import { randomInt } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

/** What the thread is told: where, by whom (token and mobile), how many at once. */
interface WorkerInput {
  port: number
  senders: { jwt: string; mobile: string }[]
  atOnce: number
}

/**
 * People who send one question each to another, over HTTP with connections kept open, in a thread of
 * their own: the asking must not take the server's turn, nor much of the machine. Hence bare sockets,
 * and as much of HTTP as it takes. Asked for a number of milliseconds, it says how many a second went
 * through.
 */
const { port, senders, atOnce } = workerData as WorkerInput
const sockets = Array.from({ length: atOnce }, () => connect(port, '127.0.0.1').setEncoding('utf8'))
let next = 0

function request(): string {
  const from = senders[next % senders.length]
  // To anyone, as the floor does: in a row, each would wait for the one before.
  const to = senders[(next + randomInt(1, senders.length)) % senders.length]
  next++
  const body = JSON.stringify({ mobile: to?.mobile, questions: 1 })
  return [
    'POST /apis/astrohub/transfer_questions.php HTTP/1.1',
    'Host: drishti.example',
    `Authorization: Bearer ${from?.jwt}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    '',
    body,
  ].join('\r\n')
}

/** Sends one and waits for the whole answer. @returns whether it went through. */
function send(socket: Socket): Promise<boolean> {
  return new Promise((done, reject) => {
    let text = ''
    const listen = (piece: string) => {
      text += piece
      const end = text.indexOf('\r\n\r\n')
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1])
      if (end < 0 || Buffer.byteLength(text.slice(end + 4)) < length) return
      socket.off('data', listen).off('error', reject)
      done(text.includes('"success"'))
    }
    socket.on('data', listen).once('error', reject)
    socket.write(request())
  })
}

parentPort?.on('message', (milliseconds: number) => void measure(milliseconds))

async function measure(milliseconds: number): Promise<void> {
  const start = performance.now()
  let count = 0
  let refusedCount = 0
  const work = async (socket: Socket) => {
    while (performance.now() - start < milliseconds) {
      if (await send(socket)) count++
      else refusedCount++
    }
  }
  await Promise.all(sockets.map(work))
  if (refusedCount)
    throw new Error(`${refusedCount} transfers were refused: the bench measures nothing.`)
  parentPort?.postMessage((count * 1000) / (performance.now() - start))
}
