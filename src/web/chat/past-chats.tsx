import { Suspense, useEffect } from 'react'
import { useActionData, useLocation, useNavigate } from 'react-router'
import { chatWords } from '../../words/chat/chat.ts'
import { inLanguage, useLanguage, useSay } from '../core/language.tsx'
import { useAlert, useConfirm } from '../ui/overlay/confirm.tsx'
import { ButtonLink } from '../ui/form/button.tsx'
import { lazyOnVisible } from '../ui/lazy-on-visible.ts'
import { toast } from '../ui/overlay/toast.ts'
import { TrashIcon } from '../ui/icon/chat-icons.tsx'
import { QuestionAndAnswer } from './answer/answer.tsx'
import { BarButton, ChatBar } from './chat-bar.tsx'
import type { ChatActionResult } from './mutations/chat-action.ts'
import { ChatLayout, HistoryButton } from './chat-layout.tsx'
import type { LoadedChat } from './conversation/exchange.ts'
import type { FollowUpState } from './conversation/follow-up-state.ts'
import { missEvent, ratedEvent } from './exchanges.tsx'
import { FollowUp, newChatAddress } from './follow-up.tsx'
import { HistoryList, type HistoryItem } from './history-list.tsx'
import { detectLanguage } from '../ui/text/detect-language.ts'
import { useChatFetcher } from './mutations/use-chat-fetcher.ts'
import { useReadConversation } from './use-conversation.ts'

// A menu that the browser opens by itself, so its code comes after the page's own; the server has it
// at once (see home/home.tsx).
const ChatTools = import.meta.env.SSR
  ? (await import('./chat-tools.tsx')).default
  : lazyOnVisible(() => import('./chat-tools.tsx'))

/** The chats that were: the list, and one of them to be read. */
export function PastChats({
  chats,
  chat,
  failed: hasFailed,
}: {
  chats: HistoryItem[]
  chat: LoadedChat | null
  /** The list could not be loaded. */
  failed: boolean
}) {
  const say = useSay()
  const alert = useAlert()
  const followUp = (useLocation().state as FollowUpState | null)?.followUp
  // Of a form that was sent before the page's script was there.
  const result = useActionData<ChatActionResult>()
  const list = { chats, selectedId: chat?.asst_id ?? null }
  useEffect(() => {
    if (hasFailed) void alert(say(chatWords.chatsFailed))
  }, [alert, hasFailed, say])
  const currentFollowUp = followUp && followUp.asstId === chat?.asst_id ? followUp : null
  return (
    <ChatLayout list={list}>
      <ChatBar astrologer={currentFollowUp?.astrologer ?? chat?.astrologer ?? null}>
        <HistoryButton list={list} />
        {chat && <DeleteButton asstId={chat.asst_id} />}
        {/* Last, so that its list, which hangs from the right, has the width of a phone. */}
        {chat && !currentFollowUp && (
          <Suspense fallback={null}>
            <ChatTools key={chat.asst_id} chat={chat} />
          </Suspense>
        )}
      </ChatBar>
      {result?.missed && <output className="block px-4 pt-3 sm:px-0">{result.message}</output>}
      {result && !result.ok && (
        <p role="alert" className="px-4 pt-3 text-sindoor sm:px-0">
          {result.message || say(chatWords.errorLater)}
        </p>
      )}
      {currentFollowUp ? (
        <FollowUp followUp={currentFollowUp} />
      ) : chat ? (
        <ReadChat key={`${chat.asst_id}:${chat.chats.length}`} chat={chat} />
      ) : (
        <Nothing list={list} />
      )}
    </ChatLayout>
  )
}

function Nothing({ list }: { list: { chats: HistoryItem[]; selectedId: string | null } }) {
  const say = useSay()
  if (list.chats.length > 0)
    return (
      <div className="px-4 py-8 sm:px-0 lg:hidden">
        <HistoryList {...list} />
      </div>
    )
  return (
    <div className="px-4 py-10 sm:px-0">
      <p className="text-lead">{say(chatWords.noChats)}</p>
      <ButtonLink to="/create-kundli?type=Oracle" className="mt-6">
        {say(chatWords.chooseKundli)}
      </ButtonLink>
    </div>
  )
}

/** One chat to be read; an answer of it that is still being written is followed to its end. */
function ReadChat({ chat }: { chat: LoadedChat }) {
  const say = useSay()
  const { state, dispatch } = useReadConversation(chat)
  return (
    <div className="grow px-4 pb-10 sm:px-0">
      {chat.title && (
        <p className="display pt-5 text-h3" lang={detectLanguage(chat.title)}>
          {chat.title}
        </p>
      )}
      <div className="divide-y divide-rule">
        {state.exchanges.map((exchange) => (
          <QuestionAndAnswer
            key={exchange.key}
            exchange={exchange}
            astrologer={chat.astrologer}
            chat={chat.bid && chat.active ? { ...chat, bid: chat.bid } : undefined}
            onRated={(result) => dispatch(ratedEvent(exchange.key, result))}
            onMissed={(result) => dispatch(missEvent(exchange.key, result))}
          />
        ))}
      </div>
      {chat.bid && (
        <ButtonLink to={newChatAddress(chat.astrologer, chat.bid)} prefetch="none" wide>
          {say(chat.active ? chatWords.goOn : chatWords.newChat)}
        </ButtonLink>
      )}
      <p className="mt-6 text-fine text-soft">{say(chatWords.label)}</p>
    </div>
  )
}

function DeleteButton({ asstId }: { asstId: string }) {
  const say = useSay()
  const alert = useAlert()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const language = useLanguage()
  const fetcher = useChatFetcher(
    ({ message }) => {
      toast(message, 'success')
      void navigate(inLanguage('/chats', language), { replace: true })
    },
    (message) => void alert(message || say(chatWords.deleteFailed)),
  )
  const remove = async () => {
    const isSure = await confirm({
      text: say(chatWords.deleteSure),
      yes: say(chatWords.deleteYes),
      no: say(chatWords.keep),
      danger: true,
    })
    if (isSure) await fetcher.submit({ intent: 'delete', asst_id: asstId }, { method: 'post' })
  }
  return (
    <BarButton busy={fetcher.state !== 'idle'} onPress={() => void remove()}>
      <TrashIcon className="size-4.5" />
      {say(chatWords.deleteChat)}
    </BarButton>
  )
}
