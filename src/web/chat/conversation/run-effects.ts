import type { callApi, callApiStream } from '../../api/throwing.ts'
import { ApiError } from '../../api/throwing.ts'
import { readAnswer, type OpenAnswer } from '../../ui/answer/read-answer.ts'
import type { Reveal } from '../../ui/answer/reveal.ts'
import { sentQuestionName } from './conversation.ts'
import type { ConversationEffect, ConversationEvent, PageEffect } from './conversation-event.ts'
import { exchangesOf, isRunning } from './exchange.ts'

/** What the effects need of the world outside. */
export interface ConversationServices {
  callApi: typeof callApi
  openStream: typeof callApiStream
  reveal: (show: (text: string) => void, known: string) => Reveal
  /** Monotonic, in milliseconds. */
  now: () => number
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
  'watch-tabs'(run, { asstId }) {
    run.tabs?.close()
    run.tabs = run.services.watchTabs(asstId, run.dispatch)
  },
  'notify-tabs': (run) => run.tabs?.notify(),
  'save-text': (run, { name, text }) => run.services.saveText(name, text),
  'send-question'(run, { key, asstId, astrologer, bid, question, anew }) {
    const input = {
      bid,
      asst_id: asstId,
      astrologer,
      message: question,
      device: 'web',
      anew,
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

export function runEffect(run: Run, effect: ConversationEffect): void {
  const runner = runners[effect.type] as (run: Run, effect: ConversationEffect) => unknown
  void runner(run, effect)
}

async function startChat(
  { services, dispatch, signal }: Run,
  { bid, astrologer, isCelebrity }: Extract<ConversationEffect, { type: 'start-chat' }>,
) {
  try {
    const name = isCelebrity ? 'chats/startChatCeleb' : 'chats/startChat'
    const chat = await services.callApi(name, { bid, astrologer, device: 'web' }, { signal })
    if (chat.status === 'fail') dispatch({ type: 'start-refused', message: chat.message })
    else dispatch({ type: 'chat-started', chat, at: services.now() })
  } catch (error) {
    dispatch({ type: 'start-refused', message: openingFailure(services, error) })
  }
}

async function loadHistory(
  { services, dispatch, signal }: Run,
  { asstId, revision }: Extract<ConversationEffect, { type: 'load-history' }>,
) {
  try {
    const history = await services.callApi('chats/getChat', { asst_id: asstId }, { signal })
    if (history.status === 'fail')
      return dispatch({ type: 'history-failed', message: history.message, isGone: false })
    const sentQuestion = services.loadText(sentQuestionName(asstId))
    dispatch({ type: 'history-loaded', history, revision, sentQuestion, at: services.now() })
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404
    dispatch({ type: 'history-failed', message: openingFailure(services, error), isGone })
  }
}

function openingFailure({ sentences }: ConversationServices, error: unknown): string {
  const isReached = error instanceof ApiError && error.status > 0
  return isReached ? sentences.startFailed : sentences.errorLater
}

/** The server's sentence, or ours when it sent none. */
function sentenceOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.message) || fallback
}

const resume =
  ({ services }: Run, mid: string): OpenAnswer =>
  (signal) =>
    services.openStream('chats/resume', { mid }, { signal })

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
    onLost: (isLost: boolean) => dispatch({ type: 'connection-changed', key, isLost }),
  }
  try {
    const outcome = await readAnswer(open, listener, signal)
    await revealer.finish()
    if (signal.aborted) return
    followed.delete(key)
    dispatch({ type: 'answer-ended', key, outcome, text, at: services.now() })
  } catch (error) {
    if (signal.aborted) return
    revealer.cancel()
    followed.delete(key)
    const message = sentenceOf(error, services.sentences.stillOffline)
    dispatch({ type: 'answer-unreachable', key, message })
  }
}

async function loadEarlierAnswer(
  run: Run,
  { key, mid }: Extract<ConversationEffect, { type: 'load-earlier-answer' }>,
) {
  const { services, dispatch, signal } = run
  let text = ''
  const listener = { onText: (all: string) => void (text = all), onLost: () => {} }
  try {
    const outcome = await readAnswer(resume(run, mid), listener, signal)
    dispatch({ type: 'earlier-answer-loaded', key, outcome, text })
  } catch (error) {
    const message = sentenceOf(error, services.sentences.errorLater)
    dispatch({ type: 'earlier-answer-failed', key, message })
  }
}

async function stopAnswer(
  run: Run,
  { key, asstId, mid, question }: Extract<ConversationEffect, { type: 'stop-answer' }>,
) {
  const { services, dispatch } = run
  try {
    const running = mid ?? (await findRunningAnswer(run, asstId, question))
    if (!running) return dispatch({ type: 'answer-not-running', key })
    const reply = await services.callApi('chats/stopAnswer', { mid: running })
    if (reply.status === 'success') dispatch({ type: 'answer-stopped', key, mid: running })
    else dispatch({ type: 'stop-answer-failed', key, message: reply.message })
  } catch (error) {
    const message = sentenceOf(error, services.sentences.errorLater)
    dispatch({ type: 'stop-answer-failed', key, message })
  }
}

/** An answer's id comes with its end; before that the server's list of the chat knows it. */
async function findRunningAnswer({ services }: Run, asst_id: string, question: string) {
  const loaded = await services.callApi('chats/getChat', { asst_id })
  if (loaded.status === 'fail') return null
  const running = exchangesOf(loaded).filter(isRunning)
  return running.findLast((one) => one.question === question)?.mid ?? null
}

async function stopChat(
  { services, dispatch }: Run,
  { asstId, isTimeOver }: Extract<ConversationEffect, { type: 'stop-chat' }>,
) {
  try {
    const reply = await services.callApi('chats/stopChat', { asst_id: asstId })
    if (reply.status === 'fail')
      return dispatch({ type: 'stop-chat-failed', message: reply.message })
    dispatch({ type: 'chat-stopped', reply, isTimeOver })
  } catch (error) {
    const message = sentenceOf(error, services.sentences.errorLater)
    dispatch({ type: 'stop-chat-failed', message })
  }
}
