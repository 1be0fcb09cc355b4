import type { AnswerStatus } from '../../../contract/chat.ts'
import { recordSeparator } from '../../../contract/core/constants.ts'
import type { ApiFailure } from '../../api/result.ts'

/** Opens the stream of an answer from its start, however often it is called. */
export type OpenAnswer = (signal: AbortSignal) => Promise<{ ok: true; data: Response } | ApiFailure>

export interface AnswerListener {
  /** The whole text so far. It only grows, also over a lost connection. */
  onText: (text: string) => void
  /** The connection was lost and is being made again, or has come back. */
  onLost: (lost: boolean) => void
}

/** How an answer ended: the server's object, or a refusal that has only a sentence. */
export type AnswerOutcome<Status = AnswerStatus> = Status | { status: 'fail'; message: string }

type Reading<Status> = { ok: true; data: AnswerOutcome<Status> } | ApiFailure

const waitsMilliseconds = [500, 1_000, 2_000, 4_000, 8_000, 8_000, 15_000, 15_000, 30_000, 30_000]
/** Longer than any answer takes without a sign of life. */
const silenceMilliseconds = 40_000

/**
 * Reads an answer to its end. A lost connection is made again, ever more slowly and at once when the
 * device says it is online: the same answer comes from its start, and nothing is asked twice.
 *
 * @returns a failure when the server says no by HTTP status, or can't be reached for two minutes.
 * @throws the reason of `signal` once it is aborted.
 */
export async function readAnswer<Status = AnswerStatus>(
  open: OpenAnswer,
  { onText, onLost }: AnswerListener,
  signal: AbortSignal,
): Promise<Reading<Status>> {
  let longest = 0
  const grow = (text: string) => {
    if (text.length <= longest) return
    longest = text.length
    onText(text)
  }
  for (let attempt = 0; ; attempt++) {
    const isLast = attempt >= waitsMilliseconds.length
    const reading = await readOnce<Status>(open, grow, () => onLost(false), signal)
    if (signal.aborted) throw signal.reason
    if (reading && (reading.ok || isLast || !isPassing(reading))) return reading
    if (isLast) return { ok: false, status: 0, message: '' }
    onLost(true)
    await pause(waitsMilliseconds[attempt] ?? 0, signal)
  }
}

/** @returns null when the stream broke off before its last object. */
async function readOnce<Status>(
  open: OpenAnswer,
  grow: (text: string) => void,
  onOpen: () => void,
  signal: AbortSignal,
): Promise<Reading<Status> | null> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), silenceMilliseconds)
  try {
    const opening = await open(AbortSignal.any([signal, silence.signal]))
    if (!opening.ok) return opening
    const response = opening.data
    onOpen()
    if (response.headers.get('Content-Type')?.startsWith('application/json'))
      return { ok: true, data: (await response.json()) as AnswerOutcome<Status> }
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    if (!reader) return null
    let receivedText = ''
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), silenceMilliseconds)
      receivedText += next.value
      grow(textOf(receivedText))
    }
    const outcome = statusOf(receivedText) as AnswerOutcome<Status> | null
    return outcome && { ok: true, data: outcome }
  } catch {
    return null // a broken connection, whatever the browser calls it
  } finally {
    clearTimeout(timer)
  }
}

function textOf(arrived: string): string {
  const end = arrived.indexOf(recordSeparator)
  return end < 0 ? arrived : arrived.slice(0, end)
}

function statusOf(receivedText: string): unknown {
  const end = receivedText.indexOf(recordSeparator)
  if (end < 0) return null
  try {
    return JSON.parse(receivedText.slice(end + 1)) as unknown
  } catch {
    return null // cut in the middle of the object
  }
}

/** Not reached, or reached while it was restarting. */
function isPassing({ status }: ApiFailure): boolean {
  return status === 0 || status >= 502
}

/** Waits, but no longer than until the device says that it is online. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', end)
      signal.removeEventListener('abort', end)
      done()
    }
    const timer = setTimeout(end, milliseconds)
    globalThis.addEventListener?.('online', end)
    signal.addEventListener('abort', end)
  })
}
