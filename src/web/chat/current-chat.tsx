import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { Persona } from '../../contract/core/common-schemas.ts'
import { chatWords } from '../../words/chat/chat.ts'
import { inLanguage, useLanguage, useSay } from '../core/language.tsx'
import { useAlert } from '../ui/overlay/confirm.tsx'
import { Note } from '../ui/page.tsx'
import { QuestionAndAnswer } from './answer.tsx'
import { BarButton, ChatBar } from './chat-bar.tsx'
import { ChatLayout, HistoryButton } from './chat-layout.tsx'
import {
  Announcements,
  ChatOpeningNotice,
  ChatRefusal,
  HistoryLockedNotice,
  Welcome,
} from './chat-states.tsx'
import { isRunning, applyRating, type Exchange } from './exchange.ts'
import { SuggestedQuestions } from './follow-up.tsx'
import type { HistoryItem } from './history-list.tsx'
import { saveSessionText, loadSessionText } from './session-text.ts'
import { QuestionBox, useDraft } from './question-box.tsx'
import type { RatingResult } from './rating.tsx'
import { useConversation } from './use-conversation.ts'
import { apiErrorMessage, useStopChat } from './use-stop-chat.ts'

interface About {
  astrologer: Persona
  bid: string
  /** Of somebody known to the public. */
  celebrity?: boolean
}

/** A discussion of the forum that somebody wants to ask about. */
export interface DiscussionReference {
  did: string
  title: string
}

/** A chat that is going on about one kundli. */
export function CurrentChat({
  astrologer,
  bid,
  celebrity,
  about,
  chats,
}: About & { about: DiscussionReference | null; chats: HistoryItem[] }) {
  const say = useSay()
  const conversation = useConversation(astrologer, bid, celebrity)
  const {
    opening,
    standing,
    exchanges,
    announced: announcement,
    unsent,
    send,
    change,
    stand,
  } = conversation
  const [draft, setDraft] = useDraft(`${astrologer}:${bid}`)
  const [refusedId, setRefused] = useState<string | null>(null)
  const answering = exchanges.some(isRunning)
  const chat = opening.phase === 'open' ? opening.chat : null
  const asstId = chat?.asst_id ?? null
  const stop = useStopChat({ astrologer, bid, asstId, exchanges })
  const onTimeOver = useCallback(() => {
    if (!answering) void stop({ timeOver: true })
  }, [answering, stop])
  useSaid(opening.phase === 'refused' ? opening.message : '')
  useLeaving(opening.phase === 'ended')
  useListAgain(announcement === 'ready')
  useUnsent(unsent, setDraft)
  useQuestionOf(about, setDraft)
  const onStopAnswer = useStopAnswer(conversation)
  /** Into the box, to be read and sent: beside it stands what it will cost. */
  const choose = (question: string) => {
    setDraft(question)
    if (matchMedia('(pointer: fine)').matches)
      document.querySelector<HTMLElement>('textarea[name=message]')?.focus()
  }
  const list = {
    chats,
    selectedId: asstId,
    ...(asstId && { onRefused: (other: string) => setRefused(other === asstId ? null : other) }),
  }
  const suggestions = exchanges.at(-1)?.suggestions ?? []

  return (
    <ChatLayout list={list}>
      <ChatBar astrologer={astrologer} standing={standing} onTimeOver={onTimeOver}>
        <HistoryButton list={list} />
        {asstId && (
          <BarButton onPress={() => void stop({})}>
            <span aria-hidden="true">{say(chatWords.stopChat)}</span>
            <span className="sr-only">{say(chatWords.stopChatLong)}</span>
          </BarButton>
        )}
      </ChatBar>
      <div className="grow px-4 sm:px-0">
        {opening.phase === 'opening' && <ChatOpeningNotice />}
        {opening.phase === 'refused' && (
          <ChatRefusal {...{ astrologer, bid }} message={opening.message} />
        )}
        {/* Of a celebrity's chart: how reliable the birth time is, and what is not spoken of. */}
        {chat?.message && <Note className="mt-4">{chat.message}</Note>}
        {chat && exchanges.length === 0 && (
          <Welcome {...{ astrologer }} suggestions={chat.suggestions} onChoose={choose} />
        )}
        <Exchanges
          {...{ exchanges, astrologer }}
          onAskAgain={setDraft}
          onRead={conversation.readEarlier}
          onAnew={conversation.askAnew}
          onRated={(key, rated) => {
            change(key, (one) => ({ ...one, ...applyRating(one, rated) }))
            if (rated.standing) stand(rated.standing)
          }}
        >
          {!answering && <SuggestedQuestions questions={suggestions} onChoose={choose} />}
        </Exchanges>
      </div>
      <Announcements announcement={announcement} />
      {chat && (
        <div className="sticky bottom-0 z-10 sm:-mx-5 lg:-mx-8">
          <QuestionBox
            {...{ draft, standing, answering }}
            onDraft={setDraft}
            onSend={send}
            onStopAnswer={onStopAnswer}
          />
        </div>
      )}
      <HistoryLockedNotice asstId={refusedId} onClose={() => setRefused(null)} />
    </ChatLayout>
  )
}

/** The questions and answers. A question just asked comes to the top of the screen, and stays there. */
function Exchanges({
  exchanges,
  astrologer,
  onAskAgain,
  onRead,
  onAnew,
  onRated,
  children,
}: {
  exchanges: Exchange[]
  astrologer: Persona
  onAskAgain: (question: string) => void
  onRead: (key: string) => Promise<void>
  onAnew: (key: string) => void
  onRated: (key: string, rated: RatingResult) => void
  /** Stands under the last answer. */
  children: ReactNode
}) {
  const last = useRef<HTMLDivElement>(null)
  const count = exchanges.length
  useEffect(() => {
    if (count > 1) last.current?.scrollIntoView({ block: 'start' })
  }, [count])
  return exchanges.map((exchange, place) => {
    const isLast = place === count - 1
    return (
      <div
        key={exchange.key}
        ref={isLast ? last : undefined}
        // Room below the last answer, so that its question can be at the top from the start.
        className={`scroll-mt-14 border-t border-rule first:border-t-0 ${isLast && place > 0 ? 'min-h-[calc(100dvh-13rem)]' : ''}`}
      >
        <QuestionAndAnswer
          {...{ exchange, astrologer, onAskAgain }}
          offer={{
            onRead: () => onRead(exchange.key),
            onAnew: () => onAnew(exchange.key),
          }}
          onRated={(rated) => onRated(exchange.key, rated)}
        />
        {isLast && children}
      </div>
    )
  })
}

/** Stops the answer that is being written, and says why when it can't be. */
function useStopAnswer({ exchanges, stopAnswer }: ReturnType<typeof useConversation>) {
  const say = useSay()
  const alert = useAlert()
  return () => {
    const running = exchanges.findLast(isRunning)
    if (!running) return
    stopAnswer(running.key)
      .then((message) => (message ? alert(message) : undefined))
      .catch((error: unknown) => alert(apiErrorMessage(error) || say(chatWords.errorLater)))
  }
}

/** Says a sentence once, in an alert. */
function useSaid(message: string) {
  const alert = useAlert()
  useEffect(() => {
    if (message) void alert(message)
  }, [alert, message])
}

/** A chat that was ended in another tab is history here too. */
function useLeaving(hasEnded: boolean) {
  const navigate = useNavigate()
  const language = useLanguage()
  useEffect(() => {
    if (hasEnded) void navigate(inLanguage('/chats', language), { replace: true })
  }, [hasEnded, language, navigate])
}

/** The history beside the chat takes in what was just answered. */
function useListAgain(isAnswered: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isAnswered) void revalidate()
  }, [isAnswered, revalidate])
}

/** What never arrived goes back into the box. */
function useUnsent(unsent: string, setDraft: (text: string) => void) {
  const restore = useRef(setDraft)
  useEffect(() => {
    if (unsent) restore.current(unsent)
  }, [unsent])
}

/** The question of a discussion, put into the box once: it must not come back after it was sent or changed. */
function useQuestionOf(
  about: DiscussionReference | null,
  setDraft: (question: string) => void,
): void {
  const setDraftRef = useRef(setDraft)
  useEffect(() => {
    setDraftRef.current = setDraft
  })
  useEffect(() => {
    if (!about || loadSessionText('about') === about.did) return
    saveSessionText('about', about.did)
    setDraftRef.current(about.title)
  }, [about])
}
