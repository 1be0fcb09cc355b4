import { sql } from 'kysely'
import { recordHeartbeat } from '../../wallet/holds.ts'
import type { AppContext } from '../../core/context.ts'
import type { AnswerEnd } from './finish-answer.ts'
import { maxAnswerLength } from '../session/chat-limits.ts'

/**
 * An answer while this process produces it. Readers keep nothing but how far they have read: a slow
 * one takes more at its next turn and holds up nobody, and one who comes late starts at the start.
 */
export interface LiveAnswer {
  readonly mid: string
  readonly uid: string
  readonly holdId: string | null
  readonly lease: string
  /** Another process has taken it over: what is written here is not kept. */
  isTakenOver: boolean
  text: string
  /** What is looked at before there is text. */
  progress: string
  /** Where the sentences end that rest on facts. */
  readonly markEnds: number[]
  /** Of what is charged: none of a safety card or of a question asked back. */
  sentencesShown: number
  /** Who follows it at this process. */
  readers: number
  end: AnswerEnd | null
  /** Aborted when the user stops the answer. */
  readonly stopController: AbortController
  /** From here on only the last transaction touches the row. */
  closing: boolean
  savedLength: number
  nextChange: PromiseWithResolvers<void>
}

type LiveAnswerNeeds = Pick<AppContext, 'database' | 'clock' | 'log'>

declare module '../../core/context.ts' {
  interface AppContext {
    liveAnswers: LiveAnswers
  }
}

const tickMilliseconds = 1_000
const ticksPerBeat = 20

/** The answers that this process is producing: their text for readers, their savings and heartbeats. */
export class LiveAnswers {
  readonly #context: LiveAnswerNeeds
  readonly #answers = new Map<string, LiveAnswer>()
  #timer: NodeJS.Timeout | undefined
  #ticks = 0
  #working = false

  constructor(context: LiveAnswerNeeds) {
    this.#context = context
  }

  get size(): number {
    return this.#answers.size
  }

  /** An answer of this user's. */
  find(uid: string, mid: string): LiveAnswer | undefined {
    const live = this.#answers.get(mid)
    return live?.uid === uid ? live : undefined
  }

  begin(answer: Pick<LiveAnswer, 'mid' | 'uid' | 'holdId' | 'lease'>): LiveAnswer {
    const live: LiveAnswer = {
      mid: answer.mid,
      uid: answer.uid,
      holdId: answer.holdId,
      lease: answer.lease,
      isTakenOver: false,
      text: '',
      progress: '',
      markEnds: [],
      sentencesShown: 0,
      readers: 0,
      end: null,
      stopController: new AbortController(),
      closing: false,
      savedLength: 0,
      nextChange: Promise.withResolvers(),
    }
    this.#answers.set(live.mid, live)
    this.#timer ??= setInterval(() => void this.#tick(), tickMilliseconds)
    return live
  }

  /** @param isGrounded whether the sentence rests on facts. */
  add(live: LiveAnswer, text: string, isGrounded: boolean): void {
    live.text = (live.text + text).slice(0, maxAnswerLength)
    if (isGrounded) live.markEnds.push(live.text.length)
    wake(live)
  }

  setProgress(live: LiveAnswer, progress: string): void {
    live.progress = progress
    wake(live)
  }

  /** Keeps what has been said, for the process that goes on with it. Never throws: what was saved before is there. */
  async leave(live: LiveAnswer): Promise<void> {
    if (!live.text) return
    await this.#context.database.db
      .updateTable('messages')
      .set({ answer: live.text, sentences_shown: live.sentencesShown })
      .where('mid', '=', live.mid)
      .where('lease', '=', live.lease)
      .where('state', '=', 'writing')
      .execute()
      .catch((error: unknown) =>
        this.#context.log.warn({ err: error, mid: live.mid }, 'an answer was left as it was saved'),
      )
  }

  /** @param end null where another process goes on with it. */
  finish(live: LiveAnswer, end: AnswerEnd | null): void {
    live.end = end
    live.isTakenOver = end === null
    if (this.#answers.get(live.mid) === live) this.#answers.delete(live.mid)
    wake(live)
    if (this.#answers.size) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  async #tick(): Promise<void> {
    if (this.#working) return
    this.#working = true
    try {
      if (++this.#ticks % ticksPerBeat === 0) await this.#beat()
      await this.#save()
    } catch (error) {
      this.#context.log.warn({ err: error }, 'running answers were not saved; trying again')
    } finally {
      this.#working = false
    }
  }

  async #beat(): Promise<void> {
    const holds = [...this.#answers.values()].flatMap((live) => live.holdId ?? [])
    if (holds.length) await recordHeartbeat(this.#context.database.db, holds, this.#context.clock())
  }

  /** Keeps what has been said so far, all answers in one statement, for a process that crashes. */
  async #save(): Promise<void> {
    const unsavedAnswers = [...this.#answers.values()].filter(
      (live) => !live.closing && live.text.length > live.savedLength,
    )
    if (unsavedAnswers.length === 0) return
    const lengths = unsavedAnswers.map((live) => live.text.length)
    const savedAnswers = await sql<{ mid: string }>`
      update messages set answer = grown.answer, sentences_shown = grown.sentences
      from (select unnest(${unsavedAnswers.map((live) => live.mid)}::uuid[]) as mid,
                   unnest(${unsavedAnswers.map((live) => live.lease)}::uuid[]) as lease,
                   unnest(${unsavedAnswers.map((live) => live.text)}::text[]) as answer,
                   unnest(${unsavedAnswers.map((live) => live.sentencesShown)}::int[]) as sentences
           ) as grown
      where messages.mid = grown.mid and messages.lease = grown.lease and messages.state = 'writing'
      returning messages.mid`.execute(this.#context.database.db)
    const writing = new Set(savedAnswers.rows.map((row) => row.mid))
    unsavedAnswers.forEach((live, place) => {
      live.savedLength = lengths[place] ?? 0
      // Ended behind our back: stopped by way of another process, given up as lost, or taken over.
      if (!writing.has(live.mid) && !live.closing) live.stopController.abort()
    })
  }
}

function wake(live: LiveAnswer): void {
  const { resolve } = live.nextChange
  live.nextChange = Promise.withResolvers()
  resolve()
}
