import { randomUUID } from 'node:crypto'
import { request, type IncomingMessage } from 'node:http'
import type { AnswerStatus } from '../../contract/chat.ts'
import { recordSeparator } from '../../contract/core/constants.ts'
import { transact } from '../db/database.ts'
import type { DoneEvent, ReadingOutcome, ReadingEvent } from '../reading/reading.ts'
import { post } from '../wallet/ledger.ts'
import { createTestKundli, createTestUser, type TestUser } from '../testing/test-data.ts'
import type { TestReply, TestApp } from '../testing/test-app.ts'
import type { ChartReader } from './live/chart-reader.ts'

export interface OpenChat {
  user: TestUser
  bid: string
  asstId: string
}

/** A user who has just opened a chat with Oracle about a kundli of theirs. */
export async function openTestChat(
  app: TestApp,
  options: { user?: TestUser; language?: 'English' | 'Hindi'; offer?: string } = {},
): Promise<OpenChat> {
  const user =
    options.user ?? (await createTestUser(app, options.offer ? { offer: options.offer } : {}))
  const bid = await createTestKundli(app, user, { language: options.language ?? 'English' })
  return { user, bid, asstId: await startTestChat(app, user, bid) }
}

/** Opens (or takes up) the chat with Oracle about this kundli and gives its id. */
export async function startTestChat(app: TestApp, user: TestUser, bid: string): Promise<string> {
  const { body } = await app.call('chats/startChat', { bid, astrologer: 'Oracle' }, user)
  if (body.status !== 'success') throw new Error(`No chat was started: ${body.message}`)
  return body.asst_id
}

/** Asks Oracle in this chat, whatever was asked before, and waits for the end of the answer. */
export function askInTestChat(
  app: TestApp,
  { user, bid, asstId }: OpenChat,
  message = 'When will I find better work?',
  key?: string,
): Promise<TestReply<'chats/sendMessage'>> {
  return app.call(
    'chats/sendMessage',
    { bid, asst_id: asstId, astrologer: 'Oracle', message, anew: 1 },
    { jwt: user.jwt, ...(key && { headers: { 'idempotency-key': key } }) },
  )
}

export async function questionsLeft(app: TestApp, user: TestUser): Promise<number> {
  const { body } = await app.call('users/getBalance', {}, user)
  if (body.status !== 'success') throw new Error(body.message)
  return body.oracle_questions
}

/** Puts rupees into a user's wallet, as a recharge would. */
export async function fillWallet(app: TestApp, uid: string, rupees: number): Promise<void> {
  await transact(app.db, (tx) =>
    post(
      tx,
      `${uid}:given:${randomUUID()}`,
      [
        { owner: 'company', kind: 'gateway', unit: 'rupees', change: -rupees * 100 },
        { owner: uid, kind: 'own', unit: 'rupees', change: rupees * 100 },
      ],
      { reason: 'operator' },
    ),
  )
}

/** An answer that is told what to do, sentence by sentence. */
export interface ControlledAnswer {
  question: string
  /** Aborted when nobody wants the answer any more. */
  signal: AbortSignal
  say(text: string): void
  end(outcome?: ReadingOutcome): void
  /** Breaks as no reading should. */
  breaks(): void
}

/** Answers that are led by the test: `read` is given to the server, `next()` gives each as it is begun. */
export interface AnswerQueue {
  read: ChartReader
  next(): Promise<ControlledAnswer>
}

/** Until it is told to end, an answer of this queue neither ends nor fails. */
export function controlAnswers(): AnswerQueue {
  const startedAnswers: ControlledAnswer[] = []
  const waiting: ((answer: ControlledAnswer) => void)[] = []
  const read: ChartReader = async function* (reading) {
    const events: (ReadingEvent | Error)[] = []
    let wake = Promise.withResolvers<void>()
    const push = (event: ReadingEvent | Error) => {
      events.push(event)
      wake.resolve()
    }
    let count = 0
    const answer: ControlledAnswer = {
      question: reading.question,
      signal: reading.signal ?? new AbortController().signal,
      say: (text) =>
        push({ kind: 'sentence', text, factIds: ['moon.rashi'], before: count++ ? ' ' : '' }),
      end: (outcome = 'answer') => push(doneWith(outcome)),
      breaks: () => push(new Error('The reading broke.')),
    }
    const next = waiting.shift()
    if (next) next(answer)
    else startedAnswers.push(answer)
    for (;;) {
      const event = events.shift()
      if (event instanceof Error) throw event
      if (event) yield event
      if (event?.kind === 'done') return
      if (events.length) continue
      await wake.promise
      wake = Promise.withResolvers()
    }
  }
  return {
    read,
    next: () => {
      const first = startedAnswers.shift()
      return first ? Promise.resolve(first) : new Promise((found) => void waiting.push(found))
    },
  }
}

function doneWith(outcome: ReadingOutcome): DoneEvent {
  return {
    kind: 'done',
    outcome,
    facts: [{ id: 'moon.rashi', label: 'Moon in Aquarius', value: 'aquarius' }],
    verdictKeys: ['work.change'],
    topic: 'career',
    language: 'en',
    writtenBy: 'composer',
  }
}

/** Opens a stream over a socket of its own, and reads it as it comes. */
export async function followStream(
  address: string,
  user: Pick<TestUser, 'jwt'>,
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<{
  leave(): void
  until(found: string): Promise<string>
  readRest(): Promise<StreamResult>
}> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const asking = request(
      `${address}/apis/chats/${path}`,
      {
        method: body ? 'POST' : 'GET',
        agent: false,
        headers: {
          authorization: `Bearer ${user.jwt}`,
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
      },
      resolve,
    )
    asking.on('error', reject)
    asking.end(body && JSON.stringify(body))
  })
  const pieces = response.setEncoding('utf8')[Symbol.asyncIterator]()
  let text = ''
  const readMore = async () => {
    const { done, value } = (await pieces.next()) as IteratorResult<string>
    if (!done) text += value
    return !done
  }
  return {
    leave: () => void response.destroy(),
    async until(found) {
      while (!text.includes(found))
        if (!(await readMore())) throw new Error(`It ended with: ${text}`)
      return text
    },
    async readRest() {
      while (await readMore());
      const [said = '', status = 'null'] = text.split(recordSeparator)
      return { text: said, status: JSON.parse(status) as AnswerStatus }
    },
  }
}

export interface StreamResult {
  text: string
  status: AnswerStatus
}

/** The body of a question to Oracle in this chat, to be answered whatever was asked before. */
export function questionInput(chat: OpenChat, message = 'When will I find better work?') {
  return { bid: chat.bid, asst_id: chat.asstId, astrologer: 'Oracle', message, anew: 1 }
}
