import type { ApiFailure } from '../../api/result.ts'
import { readMarks } from '../../ui/answer/fact-marks.ts'
import { readAnswer, type OpenAnswer } from '../../ui/answer/read-answer.ts'
import type { ConversationEffect } from './conversation-event.ts'
import { exchangesOf, isRunning } from './exchange.ts'
import type { Run } from './run.ts'

type Effect<T extends ConversationEffect['type']> = Extract<ConversationEffect, { type: T }>

/** Sends a question, and follows its answer. */
export function sendQuestion(
  run: Run,
  { key, asstId, astrologer, bid, question, anew, meant, person }: Effect<'send-question'>,
) {
  const input = {
    bid,
    asst_id: asstId,
    astrologer,
    message: question,
    device: 'web',
    anew,
    reopen: 1,
    marks: 1,
    ...(meant && { meant }),
    ...(person && { person }),
  } as const
  return follow(run, key, '', (signal) =>
    run.services.openStream('chats/sendMessage', input, { signal, idempotencyKey: key }),
  )
}

/** Follows an answer that is already being written, from what is known of it. */
export function resumeAnswer(run: Run, { key, mid, text }: Effect<'resume-answer'>) {
  return follow(run, key, text, answerOf(run, mid))
}

const answerOf =
  ({ services }: Run, mid: string): OpenAnswer =>
  (signal) =>
    services.openStream('chats/resume', { mid, marks: '1' }, { signal })

/** Follows one answer to its end, and shows it sentence by sentence. */
async function follow(run: Run, key: string, knownText: string, open: OpenAnswer) {
  const { services, dispatch, followed } = run
  if (followed.has(key)) return
  const controller = new AbortController()
  const signal = AbortSignal.any([run.signal, controller.signal])
  const show = (text: string) => signal.aborted || dispatch({ type: 'text-shown', key, text })
  const revealer = services.reveal(show, knownText)
  followed.set(key, { controller, revealer })
  let text = knownText
  const listener = {
    onText: (all: string) => revealer.set((text = all)),
    onProgress: (progress: string) => dispatch({ type: 'progress-shown', key, progress }),
    onLost: (isLost: boolean) => dispatch({ type: 'connection-changed', key, isLost }),
  }
  try {
    const reading = await readAnswer(open, listener, signal)
    if (reading.ok) await revealer.finish()
    else revealer.cancel()
    if (signal.aborted) return
    followed.delete(key)
    if (reading.ok)
      return dispatch({
        type: 'answer-ended',
        key,
        outcome: reading.data,
        text: readMarks(text).text,
        at: services.now(),
      })
    const message = reading.message || services.sentences.stillOffline
    dispatch({ type: 'answer-unreachable', key, message, isOffline: !services.isOnline() })
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

/** Reads an earlier answer whole. */
export async function loadEarlierAnswer(run: Run, { key, mid }: Effect<'load-earlier-answer'>) {
  const { services, dispatch, signal } = run
  let text = ''
  const listener = { onText: (all: string) => void (text = all), onLost: () => {} }
  const reading = await readAnswer(answerOf(run, mid), listener, signal)
  if (reading.ok)
    return dispatch({
      type: 'earlier-answer-loaded',
      key,
      outcome: reading.data,
      text: readMarks(text).text,
    })
  const message = reading.message || services.sentences.errorLater
  dispatch({ type: 'earlier-answer-failed', key, message })
}

/** Stops an answer on the server. */
export async function stopAnswer(run: Run, { key, asstId, mid, question }: Effect<'stop-answer'>) {
  const { services, dispatch } = run
  const fail = ({ message }: ApiFailure) =>
    dispatch({
      type: 'stop-answer-failed',
      key,
      message: message || services.sentences.errorLater,
    })
  const running = mid ?? (await findRunningAnswer(run, asstId, question))
  if (!running) return dispatch({ type: 'answer-not-running', key })
  if (typeof running !== 'string') return fail(running)
  const result = await services.callApi('chats/stopAnswer', { mid: running })
  if (result.ok) dispatch({ type: 'answer-stopped', key, mid: running })
  else fail(result)
}

/**
 * An answer's id comes with its end; before that the server's list of the chat knows it.
 *
 * @returns null where no such answer is being written.
 */
async function findRunningAnswer(
  { services }: Run,
  asst_id: string,
  question: string,
): Promise<string | ApiFailure | null> {
  const result = await services.callApi('chats/getChat', { asst_id })
  if (!result.ok) return result.status === 200 ? null : result
  const running = exchangesOf(result.data).filter(isRunning)
  return running.findLast((one) => one.question === question)?.mid ?? null
}

/** Follows an answer no longer; the server goes on writing it. */
export function stopFollowing({ followed }: Run, { key }: Effect<'stop-following'>) {
  const answer = followed.get(key)
  followed.delete(key)
  answer?.controller.abort()
  answer?.revealer.cancel()
}
