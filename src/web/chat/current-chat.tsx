import { useEffect, useState } from 'react'
import { followUpMinLength, questionMinLength } from '../../contract/core/constants.ts'
import { chatWords } from '../../words/chat/chat.ts'
import { useSay } from '../core/language.tsx'
import { Note } from '../ui/page.tsx'
import { BarButton, ChatBar } from './chat-bar.tsx'
import { ChatLayout, HistoryButton } from './chat-layout.tsx'
import {
  Announcements,
  ChatOpeningNotice,
  ChatRefusal,
  HistoryLockedNotice,
  StaleNotice,
  Welcome,
} from './chat-states.tsx'
import { hasAnswer, isAnswering, type Subject } from './conversation/conversation.ts'
import { loadSessionText, saveSessionText } from './conversation/session-text.ts'
import { Exchanges } from './exchanges.tsx'
import { SuggestedQuestions } from './follow-up.tsx'
import type { HistoryItem } from './history-list.tsx'
import { QuestionBox } from './question-box.tsx'
import { newExchangeKey, useConversation, type UsedConversation } from './use-conversation.ts'

/** A discussion of the forum that somebody wants to ask about. */
export interface DiscussionReference {
  did: string
  title: string
}

/** A chat that is going on about one kundli. */
export function CurrentChat({
  about,
  chats,
  ...subject
}: Subject & { about: DiscussionReference | null; chats: HistoryItem[] }) {
  const say = useSay()
  const conversation = useConversation(subject)
  const { state, dispatch } = conversation
  const [lockedId, setLockedId] = useState<string | null>(null)
  useQuestionOf(about, dispatch)
  const isOpen = state.phase === 'open'
  const asstId = isOpen && state.chat ? state.chat.asst_id : null
  const list = {
    chats,
    selectedId: asstId,
    ...(asstId && { onRefused: (other: string) => setLockedId(other === asstId ? null : other) }),
  }
  return (
    <ChatLayout list={list}>
      <ChatBar
        astrologer={state.astrologer}
        balance={state.balance}
        onTimeOver={() => dispatch({ type: 'time-over' })}
      >
        <HistoryButton list={list} />
        {asstId && (
          <BarButton onPress={() => dispatch({ type: 'stop-chat-pressed' })}>
            <span aria-hidden="true">{say(chatWords.stopChat)}</span>
            <span className="sr-only">{say(chatWords.stopChatLong)}</span>
          </BarButton>
        )}
      </ChatBar>
      <ChatContent {...conversation} />
      <Announcements announcement={state.announcement} />
      {isOpen && (
        <div className="sticky bottom-0 z-10 sm:-mx-5 lg:-mx-8">
          <QuestionBox
            {...state}
            isAnswering={isAnswering(state)}
            minLength={hasAnswer(state) ? followUpMinLength : questionMinLength}
            onDraft={(text) => dispatch({ type: 'draft-changed', text })}
            onSend={() => dispatch({ type: 'question-submitted', key: newExchangeKey() })}
            onStopAnswer={() => dispatch({ type: 'stop-answer-pressed' })}
          />
        </div>
      )}
      <HistoryLockedNotice asstId={lockedId} onClose={() => setLockedId(null)} />
    </ChatLayout>
  )
}

/** What stands between the bar and the box. */
function ChatContent({ state, dispatch }: UsedConversation) {
  const { phase, chat, astrologer, exchanges } = state
  const isOpen = phase === 'open'
  const setDraft = (text: string) => dispatch({ type: 'draft-changed', text })
  /** Into the box, to be read and sent: beside it stands what it will cost. */
  const choose = (question: string) => {
    setDraft(question)
    if (matchMedia('(pointer: fine)').matches)
      document.querySelector<HTMLElement>('textarea[name=message]')?.focus()
  }
  return (
    <div className="grow px-4 sm:px-0">
      {phase === 'opening' && <ChatOpeningNotice />}
      {phase === 'refused' && <ChatRefusal {...state} message={state.refusal} />}
      {/* Of a celebrity's chart: how reliable the birth time is, and what is not spoken of. */}
      {isOpen && chat?.message && <Note className="mt-4">{chat.message}</Note>}
      {isOpen && chat && exchanges.length === 0 && (
        <Welcome {...{ astrologer }} suggestions={chat.suggestions} onChoose={choose} />
      )}
      <Exchanges
        {...{ exchanges, astrologer, dispatch }}
        onAskAgain={setDraft}
        onOtherWords={choose}
      >
        {!isAnswering(state) && !exchanges.at(-1)?.meanings.length && (
          <SuggestedQuestions questions={exchanges.at(-1)?.suggestions ?? []} onChoose={choose} />
        )}
      </Exchanges>
      {state.isStale && <StaleNotice onReload={() => dispatch({ type: 'reload-requested' })} />}
    </div>
  )
}

/** The question of a discussion, put into the box once: it must not come back after it was sent or changed. */
function useQuestionOf(about: DiscussionReference | null, dispatch: UsedConversation['dispatch']) {
  const { did = '', title = '' } = about ?? {}
  useEffect(() => {
    if (!did || loadSessionText('about') === did) return
    saveSessionText('about', did)
    dispatch({ type: 'draft-changed', text: title })
  }, [did, title, dispatch])
}
