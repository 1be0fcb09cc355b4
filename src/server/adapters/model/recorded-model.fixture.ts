import { setTimeout as pause } from 'node:timers/promises'
import { finishEvents, openStream, textEvent } from './fake-model-server.fixture.ts'
import type { FakeModelReply } from './fake-model-server.fixture.ts'

/** A model server that plays what was recorded, as the real protocol tells it, usage included. */

/** What was recorded for one question, by its text. */
export interface Recording {
  question: string
  /** The labels of the question, as the model's JSON. */
  labels?: object
  answer?: string
}

interface ChatBody {
  messages: { role: string; content: string }[]
  response_format?: unknown
}

const lastQuestion = ({ messages }: ChatBody): string =>
  /QUESTION<<<([^>]*)>>>\s*$/.exec(messages.at(-1)?.content ?? '')?.[1] ?? ''

/** Whether labels are asked for: also of a server without `response_format`. */
const asksForLabels = ({ messages, response_format }: ChatBody): boolean =>
  response_format !== undefined || /Label this: QUESTION/.test(messages.at(-1)?.content ?? '')

/** What a model that keeps to its prompt may always say: the plain sentences at the prompt's end. */
export function plainSentencesOf(system: string): string {
  const [, told = ''] = system.split(/THE SAME IN PLAIN SENTENCES[^\n]*\n|WHAT IS TRUE\n/)
  return told
    .split('\n')
    .flatMap((line) => (line.startsWith('- ') ? line.slice(2) : []))
    .join(' ')
}

const usualLabels = {
  subject: 'self',
  topic: 'year-ahead',
  asks: 'how',
  options: [],
  time: null,
  parts: 1,
  second: null,
  care: 'none',
  charge: true,
}

function usageEvent(body: string, text: string): string {
  const usage = {
    prompt_tokens: Math.ceil(body.length / 4),
    completion_tokens: Math.ceil(text.length / 4),
  }
  return `data: ${JSON.stringify({ choices: [], usage })}\n\n`
}

export interface PlayOptions {
  /** What is said where nothing was recorded; the plain sentences of the prompt by default. */
  otherwise?: (system: string, question: string) => string
  /** Milliseconds before the first piece. */
  thinkMs?: number
}

/** Plays recordings by question; a question without one gets what its own prompt says. */
export function playRecordings(
  recordings: readonly Recording[],
  { otherwise = plainSentencesOf, thinkMs = 0 }: PlayOptions = {},
): FakeModelReply {
  const byQuestion = new Map(recordings.map((recording) => [recording.question, recording]))
  return async (response, { body }) => {
    const chat = JSON.parse(body) as ChatBody
    const question = lastQuestion(chat)
    const recording = byQuestion.get(question)
    const text = asksForLabels(chat)
      ? JSON.stringify({ ...usualLabels, ...recording?.labels })
      : (recording?.answer ?? otherwise(chat.messages[0]?.content ?? '', question))
    if (thinkMs > 0) await pause(thinkMs)
    openStream(response)
    for (let at = 0; at < text.length; at += 9) response.write(textEvent(text.slice(at, at + 9)))
    response.end(usageEvent(body, text) + finishEvents)
  }
}

/** The same server on a bad day; each takes what it would play on a good one. */
export const recordedFaults: Readonly<Record<string, (speech: FakeModelReply) => FakeModelReply>> =
  {
    slow: (speech) => async (response, request) => {
      await pause(700)
      await speech(response, request)
    },
    'cut off':
      () =>
      (response, { body }) => {
        const chat = JSON.parse(body) as ChatBody
        const text = plainSentencesOf(chat.messages[0]?.content ?? '')
        openStream(response)
        response.write(textEvent(text.slice(0, text.length / 2)))
        setTimeout(() => response.destroy(), 10)
      },
    'nonsense in place of labels': (speech) => (response, request) => {
      if (!asksForLabels(JSON.parse(request.body) as ChatBody)) return speech(response, request)
      openStream(response)
      response.end(textEvent('{"topic": "love and all", "asks":') + finishEvents)
    },
    'too many requests': () => (response) =>
      void response.writeHead(429, { 'retry-after': '5' }).end('{"error":{"message":"slow down"}}'),
  }
