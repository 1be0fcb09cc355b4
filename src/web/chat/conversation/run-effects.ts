import type { CallApi, callApiStream } from '../../api/client.ts'
import type { ApiFailure } from '../../api/result.ts'
import { readAnswer, type OpenAnswer } from '../../ui/answer/read-answer.ts'
import { readMarks } from '../../ui/answer/fact-marks.ts'
import type { Reveal } from '../../ui/answer/reveal.ts'
import { sentQuestionName } from './conversation.ts'
import type { ConversationEffect, ConversationEvent, PageEffect } from './conversation-event.ts'
import { exchangesOf, isRunning } from './exchange.ts'

/** What the effects need of the world outside. */
export interface ConversationServices {
  callApi: CallApi
  openStream: typeof callApiStream
  reveal: (show: (text: string) => void, known: string) => Reveal
  /** Monotonic, in milliseconds. */
  now: () => number
  /** Whether the device has a network, as far as it knows. */
  isOnline: () => boolean
  /** Text that outlives a reload of the tab; empty for none. */
  loadText: (name: string) => string
  saveText: (name: string, text: string) => void
  /** Tells of changes in other tabs and of the return to this one, until it is closed. */
  watchTabs: (asstId: string, dispatch: (event: ConversationEvent) => void) => TabWatch
  /** Where the server sent no sentence of its own. */
  sentences: Record<'startFailed' | 'errorLater' | 'stillOffline', string>
}

export interface TabWatch {
  /** Has the other tabs of this chat load it again. */
  notify: () => void
  close: () => void
}

/** One run of a conversation, from the time its page stands until it goes. */
export interface Run {
  services: ConversationServices
  /** Does nothing once the run is over. */
  dispatch: (event: ConversationEvent) => void
  onPage: (effect: PageEffect) => void
  /** Aborted when the run is over. */
  signal: AbortSignal
  /** The answers that are being followed, by the keys of their exchanges. */
  followed: Map<string, { controller: AbortController; revealer: Reveal }>
  tabs: TabWatch | null
  /** How often the chat was asked for: of two on their way the later one counts, whichever comes last. */
  loads: number
}

type Runners = {
  [T in ConversationEffect['type']]: (
    run: Run,
    effect: Extract<ConversationEffect, { type: T }>,
  ) => void | Promise<void>
}

const onPage = (run: Run, effect: PageEffect) => run.onPage(effect)

const runners: Runners = {
  alert: onPage,
  'confirm-stop': onPage,
  'refresh-list': onPage,
  leave: onPage,
  'show-follow-up': onPage,
  'start-chat': startChat,
  'load-history': loadHistory,
  'load-older': loadOlder,
  'restore-texts'({ services, dispatch }, { asstId, draft }) {
    dispatch({ type: 'draft-restored', text: services.loadText(draft) })
    if (services.loadText(sentQuestionName(asstId))) dispatch({ type: 'reload-requested' })
  },
  'watch-tabs'(run, { asstId }) {
    run.tabs?.close()
    run.tabs = run.services.watchTabs(asstId, run.dispatch)
  },
  'notify-tabs': (run) => run.tabs?.notify(),
  'save-text': (run, { name, text }) => run.services.saveText(name, text),
  'send-question'(run, { key, asstId, astrologer, bid, question, anew, meant, person }) {
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
  },
  'resume-answer': (run, { key, mid, text }) => follow(run, key, text, resume(run, mid)),
  'load-earlier-answer': loadEarlierAnswer,
  'stop-answer': stopAnswer,
  'stop-following'(run, { key }) {
    const answer = run.followed.get(key)
    run.followed.delete(key)
    answer?.controller.abort()
    answer?.revealer.cancel()
  },
  'stop-chat': stopChat,
}

/** Rejects for nothing but a fault: what an ended run was still asking for is dropped. */
export async function runEffect(run: Run, effect: ConversationEffect): Promise<void> {
  const runner = runners[effect.type] as (run: Run, effect: ConversationEffect) => unknown
  try {
    await runner(run, effect)
  } catch (error) {
    if (!run.signal.aborted) throw error
  }
}

async function startChat(
  { services, dispatch, signal }: Run,
  { bid, astrologer, isCelebrity, isFresh }: Extract<ConversationEffect, { type: 'start-chat' }>,
) {
  const name = isCelebrity ? 'chats/startChatCeleb' : 'chats/startChat'
  const input = { bid, astrologer, device: 'web', ...(isFresh && { fresh: 1 }) } as const
  const chat = await services.callApi(name, input, { signal })
  if (chat.ok) dispatch({ type: 'chat-started', chat: chat.data, at: services.now() })
  else {
    const message = openingFailure(services, chat)
    dispatch({ type: 'start-refused', message, isRule: chat.status === 200 })
  }
}

async function loadHistory(
  run: Run,
  { asstId, revision }: Extract<ConversationEffect, { type: 'load-history' }>,
) {
  const { services, dispatch, signal } = run
  run.loads += 1
  const load = run.loads
  const result = await services.callApi('chats/getChat', { asst_id: asstId }, { signal })
  if (load < run.loads) return
  if (!result.ok) {
    const message = openingFailure(services, result)
    return dispatch({ type: 'history-failed', message, isGone: result.status === 404 })
  }
  const sentQuestion = services.loadText(sentQuestionName(asstId))
  const history = result.data
  dispatch({ type: 'history-loaded', history, revision, sentQuestion, at: services.now() })
}

async function loadOlder(
  { services, dispatch, signal }: Run,
  { asstId, before }: Extract<ConversationEffect, { type: 'load-older' }>,
) {
  const result = await services.callApi('chats/getChat', { asst_id: asstId, before }, { signal })
  if (result.ok) dispatch({ type: 'older-loaded', history: result.data, before })
  else dispatch({ type: 'older-failed' })
}

function openingFailure({ sentences }: ConversationServices, failure: ApiFailure): string {
  if (failure.status === 200) return failure.message
  return failure.status > 0 ? sentences.startFailed : sentences.errorLater
}

const resume =
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

async function loadEarlierAnswer(
  run: Run,
  { key, mid }: Extract<ConversationEffect, { type: 'load-earlier-answer' }>,
) {
  const { services, dispatch, signal } = run
  let text = ''
  const listener = { onText: (all: string) => void (text = all), onLost: () => {} }
  const reading = await readAnswer(resume(run, mid), listener, signal)
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

async function stopAnswer(
  run: Run,
  { key, asstId, mid, question }: Extract<ConversationEffect, { type: 'stop-answer' }>,
) {
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

async function stopChat(
  { services, dispatch }: Run,
  { asstId, isTimeOver }: Extract<ConversationEffect, { type: 'stop-chat' }>,
) {
  const result = await services.callApi('chats/stopChat', { asst_id: asstId })
  if (result.ok) return dispatch({ type: 'chat-stopped', reply: result.data, isTimeOver })
  const message = result.message || services.sentences.errorLater
  dispatch({ type: 'stop-chat-failed', message })
}
