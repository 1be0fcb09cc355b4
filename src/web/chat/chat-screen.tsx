import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { followUpMinLength, questionMinLength } from '../../contract/core/constants.ts'
import { chatToolWords } from '../../words/chat/chat-tools.ts'
import { chatWords } from '../../words/chat/chat.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { takeAskOnArrival } from '../core/waiting-question.ts'
import { lazyOnVisible } from '../ui/lazy-on-visible.ts'
import { hasPaymentToResume } from '../ui/pay/resume-payment.ts'
import { useOnline } from '../app/shell/network-status.tsx'
import { ChartAside } from './chart/chart-aside.tsx'
import { ChartFocusProvider } from './chart/chart-focus.tsx'
import { ChatBar, type ChatSubject } from './chat-bar.tsx'
import { ChatContent } from './chat-content.tsx'
import { ChatLayout, HistoryLine, type ChatList } from './chat-layout.tsx'
import { line } from './chat-menu-line.ts'
import { Announcements, HistoryLockedNotice } from './chat-states.tsx'
import { hasAnswer, isAnswering, isWaitingForNetwork } from './conversation/conversation.ts'
import type { LoadedChat } from './conversation/exchange.ts'
import { newChatAddress } from './follow-up.tsx'
import type { HistoryItem } from './history-list.tsx'
import { JumpToLatest } from './jump-to-latest.tsx'
import { PaywallSheet } from './paywall/paywall-sheet.tsx'
import { QuestionBox } from './question-box.tsx'
import { newExchangeKey, type UsedConversation } from './use-conversation.ts'

// A menu that the browser opens by itself, so its code comes after the page's own; the server has it
// at once (see home/home.tsx).
const ChatTools = import.meta.env.SSR
  ? (await import('./chat-tools.tsx')).default
  : lazyOnVisible(() => import('./chat-tools.tsx'))

/** A chat: the bar, what was said, and the box; the history and the chart beside it where there is room. */
export function ChatScreen({
  chats,
  conversation,
  loaded = null,
  goingOn = loaded,
}: {
  chats: HistoryItem[]
  conversation: UsedConversation
  /** As the server sent it, where the page began with it. */
  loaded?: LoadedChat | null
  /** The same of a chat that is taken up again: whose it is stands in the bar from the start. */
  goingOn?: LoadedChat | null
}) {
  const { state, dispatch } = conversation
  const [lockedId, setLockedId] = useState<string | null>(null)
  const asstId = state.chat?.asst_id ?? loaded?.asst_id ?? null
  const item = chats.find((chat) => chat.asst_id === asstId)
  const list: ChatList = {
    chats,
    selectedId: asstId,
    // An answer that is coming is not left by a slip of the thumb.
    ...(isAnswering(state) && {
      onRefused: (other: string) => setLockedId(other === asstId ? null : other),
    }),
  }
  const subject = subjectOf(state, goingOn)
  const tools = loaded ?? (item && { ...item, title: item.title }) ?? null
  const isEndable = state.phase === 'open' && state.chat !== null && !state.isEnded
  return (
    <ChartFocusProvider bid={subject.bid} lagna={subject.lagna}>
      <ChatLayout list={list} aside={<ChartAside />}>
        <ChatBar subject={subject}>
          <Suspense fallback={<span className="size-11" />}>
            <ChatTools
              key={asstId}
              chat={tools}
              onEnd={isEndable ? () => dispatch({ type: 'stop-chat-pressed' }) : undefined}
            >
              <HistoryLine list={list} />
              <NewChatLine {...subject} />
            </ChatTools>
          </Suspense>
        </ChatBar>
        <ChatContent {...conversation} loaded={loaded} />
        <Announcements announcement={state.announcement} />
        {/* Asked is under what was said last. */}
        {state.phase === 'open' && state.chat && !loaded?.before && <Composer {...conversation} />}
        <Paywall {...conversation} />
        <HistoryLockedNotice asstId={lockedId} onClose={() => setLockedId(null)} />
      </ChatLayout>
    </ChartFocusProvider>
  )
}

/** In place of the box, where the question can't be paid. */
function Paywall({ state, dispatch }: UsedConversation) {
  if (state.phase !== 'refused' || !state.isPaywallOpen) return null
  return (
    <div className="sticky bottom-0 z-10">
      <PaywallSheet
        question={state.draft}
        onAsk={() => dispatch({ type: 'start-requested' })}
        onClose={() => dispatch({ type: 'paywall-closed' })}
      />
    </div>
  )
}

/** Whose chart the bar names: as the server last said, or as the page began with it. */
function subjectOf(
  { astrologer, bid, chat }: UsedConversation['state'],
  goingOn: LoadedChat | null,
): ChatSubject {
  return {
    astrologer,
    bid: bid || null,
    userName: chat?.user_name ?? goingOn?.user_name ?? '',
    lagna: chat?.lagna ?? goingOn?.lagna ?? null,
  }
}

/** A new chat about the same kundli, for the menu; nothing where it is not known. */
function NewChatLine({ astrologer, bid }: Pick<ChatSubject, 'astrologer' | 'bid'>) {
  const say = useSay()
  if (!bid) return null
  return (
    <LocalizedLink to={newChatAddress(astrologer, bid, true)} prefetch="none" className={line}>
      {say(chatToolWords.newChat)}
    </LocalizedLink>
  )
}

/** The box at the foot; with nothing left to ask with, the sheet that says what questions cost. */
function Composer({ state, dispatch }: UsedConversation) {
  const say = useSay()
  const isOnline = useOnline()
  useEffect(() => {
    if (hasPaymentToResume()) dispatch({ type: 'paywall-opened' })
  }, [dispatch])
  const send = () =>
    dispatch({ type: 'question-submitted', key: newExchangeKey(), isOffline: !navigator.onLine })
  const { draft, astrologer, bid } = state
  const canPay = state.balance !== null && state.balance.next.source !== 'none'
  const ask = useEffectEvent(send)
  useEffect(() => {
    if (draft && takeAskOnArrival({ astrologer, bid }) && canPay) ask()
  }, [draft, astrologer, bid, canPay])
  return (
    <div className="sticky bottom-0 z-10 bg-paper pb-[env(safe-area-inset-bottom)]">
      <JumpToLatest />
      {state.isPaywallOpen ? (
        <PaywallSheet
          question={state.draft}
          price={state.balance?.next.price}
          onPaid={() => dispatch({ type: 'reload-requested' })}
          onAsk={send}
          onClose={() => dispatch({ type: 'paywall-closed' })}
        />
      ) : (
        <>
          {!isOnline && (
            <output className="block px-4 py-1.5 text-fine text-soft lg:px-0">
              {say(chatToolWords.offline)}
            </output>
          )}
          {state.balance?.next.source === 'none' && (
            <button
              type="button"
              onClick={() => dispatch({ type: 'paywall-opened' })}
              className="flex min-h-11 w-full items-center justify-between border-t border-rule px-4 text-left font-semibold text-action hover:bg-wash lg:px-0"
            >
              {say(chatWords.getQuestions)}
            </button>
          )}
          <QuestionBox
            {...state}
            isAnswering={isAnswering(state)}
            isBlocked={isWaitingForNetwork(state)}
            minLength={hasAnswer(state) ? followUpMinLength : questionMinLength}
            onDraft={(text) => dispatch({ type: 'draft-changed', text })}
            onSend={send}
            onStopAnswer={() => dispatch({ type: 'stop-answer-pressed' })}
            onTimeOver={() => dispatch({ type: 'time-over' })}
          />
        </>
      )}
    </div>
  )
}
