import type { ApiFailure } from '../../api/result.ts'
import { sentQuestionName } from './conversation.ts'
import type { ConversationEffect, PageEffect } from './conversation-event.ts'
import {
  loadEarlierAnswer,
  resumeAnswer,
  sendQuestion,
  stopAnswer,
  stopFollowing,
} from './run-answer-effects.ts'
import type { ConversationServices, Run } from './run.ts'

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
  'send-question': sendQuestion,
  'resume-answer': resumeAnswer,
  'load-earlier-answer': loadEarlierAnswer,
  'stop-answer': stopAnswer,
  'stop-following': stopFollowing,
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

async function stopChat(
  { services, dispatch }: Run,
  { asstId, isTimeOver }: Extract<ConversationEffect, { type: 'stop-chat' }>,
) {
  const result = await services.callApi('chats/stopChat', { asst_id: asstId })
  if (result.ok) return dispatch({ type: 'chat-stopped', reply: result.data, isTimeOver })
  const message = result.message || services.sentences.errorLater
  dispatch({ type: 'stop-chat-failed', message })
}
