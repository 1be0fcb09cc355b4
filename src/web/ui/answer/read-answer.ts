import { createParser } from 'eventsource-parser'
import type { AnswerStatus } from '../../../contract/chat.ts'
import { recordSeparator } from '../../../contract/core/constants.ts'
import type { ApiFailure } from '../../api/result.ts'

/** Opens the stream of an answer from its start, however often it is called. */
export type OpenAnswer = (signal: AbortSignal) => Promise<{ ok: true; data: Response } | ApiFailure>

export interface AnswerListener {
  /** The whole text so far. It only grows, also over a lost connection. */
  onText: (text: string) => void
  /** What is looked at before the first text. */
  onProgress?: (progress: string) => void
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
  { onText, onProgress, onLost }: AnswerListener,
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
    const heard: StreamListener = {
      onText: grow,
      onProgress: (progress) => onProgress?.(progress),
      onOpen: () => onLost(false),
    }
    const reading = await readOnce<Status>(open, heard, signal)
    if (signal.aborted) throw signal.reason
    if (reading && (reading.ok || isLast || !isPassing(reading))) return reading
    if (isLast) return { ok: false, status: 0, message: '' }
    onLost(true)
    await pause(waitsMilliseconds[attempt] ?? 0, signal)
  }
}

interface StreamListener {
  onText: (text: string) => void
  onProgress: (progress: string) => void
  onOpen: () => void
}

/** @returns null when the stream broke off before its last object. */
async function readOnce<Status>(
  open: OpenAnswer,
  listener: StreamListener,
  signal: AbortSignal,
): Promise<Reading<Status> | null> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), silenceMilliseconds)
  try {
    const opening = await open(AbortSignal.any([signal, silence.signal]))
    if (!opening.ok) return opening
    const response = opening.data
    listener.onOpen()
    const format = response.headers.get('Content-Type')
    if (format?.startsWith('application/json'))
      return { ok: true, data: (await response.json()) as AnswerOutcome<Status> }
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    if (!reader) return null
    const stream = format?.startsWith('text/event-stream')
      ? eventStream(listener)
      : plainStream(listener)
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), silenceMilliseconds)
      stream.push(next.value)
    }
    const outcome = parseStatus(stream.status()) as AnswerOutcome<Status> | null
    return outcome && { ok: true, data: outcome }
  } catch {
    return null // a broken connection, whatever the browser calls it
  } finally {
    clearTimeout(timer)
  }
}

/** Takes the pieces of a stream as they come. `status` is its last object as text, null before that. */
interface AnswerStream {
  push: (piece: string) => void
  status: () => string | null
}

function eventStream({ onText, onProgress }: StreamListener): AnswerStream {
  let text = ''
  let status: string | null = null
  const parser = createParser({
    onEvent({ event, data }) {
      if (event === 'status') status = data
      else if (event === 'progress') onProgress(JSON.parse(data) as string)
      else if (event === 'text') onText((text += JSON.parse(data) as string))
    },
  })
  return { push: (piece) => parser.feed(piece), status: () => status }
}

/** As who accepts no events gets it: text, one U+001E, one JSON object. */
function plainStream({ onText }: StreamListener): AnswerStream {
  let received = ''
  const end = () => received.indexOf(recordSeparator)
  return {
    push(piece) {
      received += piece
      onText(end() < 0 ? received : received.slice(0, end()))
    },
    status: () => (end() < 0 ? null : received.slice(end() + 1)),
  }
}

function parseStatus(status: string | null): unknown {
  if (status === null) return null
  try {
    return JSON.parse(status) as unknown
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
