import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { chatWords } from '../../words/chat/chat.ts'
import { callApi, callApiStream } from '../api/client.ts'
import { inLanguage, useLanguage, useSay, withoutLanguage, type Say } from '../core/language.tsx'
import { reveal } from '../ui/answer/reveal.ts'
import { monotonicNow } from '../ui/monotonic-now.ts'
import { useAlert, useConfirm } from '../ui/overlay/confirm.tsx'
import {
  newConversation,
  readConversation,
  type Conversation,
  type Subject,
} from './conversation/conversation.ts'
import type { ConversationEvent, PageEffect } from './conversation/conversation-event.ts'
import { createConversation } from './conversation/create-conversation.ts'
import type { LoadedChat } from './conversation/exchange.ts'
import type { FollowUpState } from './conversation/follow-up-state.ts'
import type { ConversationServices } from './conversation/run.ts'
import { noteRefusal } from '../core/session-ended.ts'
import { useSession } from '../core/session.ts'
import { draftName, isDraftName, loadSessionText, saveSessionText } from '../core/session-text.ts'
import { noteWaitingQuestion } from '../core/waiting-question.ts'
import { watchTabs } from './conversation/watch-tabs.ts'
import { chatAddress } from './history-list.tsx'

/** A conversation, and the way to tell it what happened. */
export interface UsedConversation {
  state: Conversation
  dispatch: (event: ConversationEvent) => void
}

/**
 * A chat that is going on: opened on arrival, asked in, followed, and the same in every tab. It takes
 * its subject and language once, so the component that uses it has them in its key.
 */
export function useConversation(
  subject: Subject,
  isFresh: boolean,
  goingOn: LoadedChat | null,
): UsedConversation {
  return useRunning(() =>
    newConversation(subject, loadSessionText(draftName(subject)), isFresh, goingOn),
  )
}

/**
 * A chat that is read; an answer of it that is still being written is followed to its end.
 *
 * @param draft the question that a form could not ask.
 */
export function useReadConversation(chat: LoadedChat, draft: string): UsedConversation {
  return useRunning(() => readConversation(chat, draft))
}

/** The key of a new question. Not by randomUUID, which a page without TLS lacks. */
export function newExchangeKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

function useRunning(initial: () => Conversation): UsedConversation {
  const say = useSay()
  const session = useSession()
  const [{ open, subscribe, state, dispatch }] = useState(() =>
    createConversation(initial(), browserServices(say, session?.uid ?? '')),
  )
  const perform = useEffectEvent(usePageEffects(dispatch))
  useEffect(() => open((effect) => perform(effect)), [open])
  return { state: useSyncExternalStore(subscribe, state, state), dispatch }
}

function browserServices(say: Say, uid: string): ConversationServices {
  return {
    async callApi(name, input, options) {
      const result = await callApi(name, input, options)
      if (!result.ok) noteRefusal(result)
      return result
    },
    async openStream(name, input, options) {
      const opening = await callApiStream(name, input, options)
      if (!opening.ok) noteRefusal(opening)
      return opening
    },
    reveal,
    now: monotonicNow,
    isOnline: () => navigator.onLine,
    loadText: loadSessionText,
    saveText(name, text) {
      saveSessionText(name, text)
      if (isDraftName(name)) noteWaitingQuestion(name, uid, chatPathOf(new URL(location.href)))
    },
    watchTabs,
    sentences: {
      startFailed: say(chatWords.startFailed),
      errorLater: say(chatWords.errorLater),
      stillOffline: say(chatWords.stillOffline),
    },
  }
}

/** The path that leads back to a chat, in whatever language, to go on with it. */
function chatPathOf({ pathname, searchParams }: URL): string {
  for (const name of ['pay', 'fresh', 'q', 'about']) searchParams.delete(name)
  return `${withoutLanguage(pathname)}?${searchParams}`
}

/** Dialogs and navigation, as a conversation asks for them. */
function usePageEffects(dispatch: UsedConversation['dispatch']) {
  const alert = useAlert()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const language = useLanguage()
  const say = useSay()
  return (effect: PageEffect) => {
    switch (effect.type) {
      case 'alert':
        return void alert(effect.message)
      case 'confirm-stop':
        return void confirm({
          title: say(chatWords.stopChatLong),
          text: say(chatWords.quit),
        }).then((yes) => dispatch({ type: yes ? 'stop-chat-confirmed' : 'stop-chat-declined' }))
      case 'refresh-list':
        return void revalidate()
      case 'leave':
        return void navigate(inLanguage('/chats', language), { replace: true })
      case 'show-follow-up': {
        const { followUp } = effect
        return void navigate(inLanguage(chatAddress(followUp.asstId), language), {
          replace: true,
          state: { followUp } satisfies FollowUpState,
        })
      }
    }
  }
}
