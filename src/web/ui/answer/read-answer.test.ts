import { expect, test } from 'vitest'
import { recordSeparator } from '../../../contract/core/constants.ts'
import type { ApiFailure } from '../../api/result.ts'
import { readAnswer, type OpenAnswer } from './read-answer.ts'

const status = { status: 'success', mid: 'm', questions_left: 2 }
const end = recordSeparator + JSON.stringify(status)
const never = new AbortController().signal

/** A stream of these pieces; it breaks off after them when `cut`. */
function stream(
  pieces: (string | Uint8Array)[],
  isCut = false,
  format = 'text/plain; charset=utf-8',
): Response {
  const bytes = pieces.map((piece) =>
    typeof piece === 'string' ? new TextEncoder().encode(piece) : piece,
  )
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = bytes.shift()
      if (next) controller.enqueue(next)
      else if (isCut) controller.error(new TypeError('network error'))
      else controller.close()
    },
  })
  return new Response(body, { headers: { 'Content-Type': format } })
}

async function read(tries: (() => Response | ApiFailure)[], signal = never) {
  const texts: string[] = []
  const progress: string[] = []
  const lostFlags: boolean[] = []
  const open: OpenAnswer = async () => {
    const reply = (tries.length > 1 ? tries.shift() : tries[0])!()
    return reply instanceof Response ? { ok: true, data: reply } : reply
  }
  const listener = {
    onText: (text: string) => texts.push(text),
    onProgress: (line: string) => progress.push(line),
    onLost: (is: boolean) => lostFlags.push(is),
  }
  const reading = await readAnswer(open, listener, signal)
  return { outcome: reading.ok ? reading.data : reading, texts, progress, lost: lostFlags }
}

test('text is given whole as it grows, and the object ends it', async () => {
  const { outcome, texts } = await read([() => stream(['One. ', 'Two.', end])])
  expect(texts).toEqual(['One. ', 'One. Two.'])
  expect(outcome).toEqual(status)
})

test('events are read as text is, with what is looked at before it, cut anywhere', async () => {
  const events = [
    ['progress', 'Saturn is in the seventh house'],
    ['text', 'आपके '],
    ['text', 'भाव।'],
    ['status', status],
  ].map(([event, data]) => `event: ${event as string}\ndata: ${JSON.stringify(data)}\n\n`)
  const bytes = new TextEncoder().encode(events.join(''))
  const pieces = Array.from(bytes, (byte) => Uint8Array.of(byte))
  const { outcome, texts, progress } = await read([
    () => stream(pieces, false, 'text/event-stream'),
  ])
  expect(progress).toEqual(['Saturn is in the seventh house'])
  expect(texts).toEqual(['आपके ', 'आपके भाव।'])
  expect(outcome).toEqual(status)
})

test('letters and the object may be cut anywhere', async () => {
  const whole = new TextEncoder().encode(`आपके दशम भाव के स्वामी।${end}`)
  const pieces = Array.from(whole, (byte) => Uint8Array.of(byte))
  const { outcome, texts } = await read([() => stream(pieces)])
  expect(texts.at(-1)).toBe('आपके दशम भाव के स्वामी।')
  expect(texts.join('')).not.toContain('\ufffd')
  expect(outcome).toEqual(status)
})

test('a lost line is made again, the answer comes from its start, and the text never shrinks', async () => {
  const {
    outcome,
    texts,
    lost: lostFlags,
  } = await read([
    () => stream(['One. ', 'Two. '], true),
    () => stream(['One. ']),
    () => ({ ok: false, status: 503, message: '' }),
    () => stream(['One. ', 'Two. ', 'Three.', end]),
  ])
  expect(texts).toEqual(['One. ', 'One. Two. ', 'One. Two. Three.'])
  expect(outcome).toEqual(status)
  expect(lostFlags).toContain(true)
  expect(lostFlags.at(-1)).toBe(false)
})

test('a stream that ends in the middle of its object has not ended', async () => {
  const { outcome } = await read([
    () => stream(['One.', end.slice(0, -3)]),
    () => stream(['One.', end]),
  ])
  expect(outcome).toEqual(status)
})

test('a refusal by HTTP status is said at once and not tried again', async () => {
  let calls = 0
  const open: OpenAnswer = async () => {
    calls++
    return { ok: false, status: 429, message: 'Too many requests.' }
  }
  const reading = await readAnswer(open, { onText: () => {}, onLost: () => {} }, never)
  expect(reading).toEqual({ ok: false, status: 429, message: 'Too many requests.' })
  expect(calls).toBe(1)
})

test('a refusal that comes as plain JSON is an outcome', async () => {
  const refusal = { status: 'fail', message: 'No questions left.' }
  const { outcome } = await read([() => Response.json(refusal)])
  expect(outcome).toEqual(refusal)
})

test('who goes away is not kept reading', async () => {
  const leaving = new AbortController()
  const reading = read([() => stream(['One. '], true)], leaving.signal)
  setTimeout(() => leaving.abort(), 20)
  await expect(reading).rejects.toThrow(/abort/i)
})
