import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { chatWords } from '../../words/chat/chat.ts'
import { ApiError, callApi, callApiStream } from '../api/throwing.ts'
import { inLanguage, useLanguage, useSay } from '../core/language.tsx'
import { useAlert, useConfirm } from '../ui/overlay/confirm.tsx'
import { ButtonLink } from '../ui/form/button.tsx'
import { toast } from '../ui/overlay/toast.ts'
import { TrashIcon } from '../ui/icon/chat-icons.tsx'
import { QuestionAndAnswer } from './answer.tsx'
import { BarButton, ChatBar } from './chat-bar.tsx'
import { ChatLayout, HistoryButton } from './chat-layout.tsx'
import { ChatTools } from './chat-tools.tsx'
import {
  finishExchange,
  exchangesOf,
  isRunning,
  applyRating,
  type Exchange,
  type LoadedChat,
} from './exchange.ts'
import { FollowUp, newChatAddress, type FollowUpState } from './follow-up.tsx'
import { HistoryList, type HistoryItem } from './history-list.tsx'
import { detectLanguage } from '../ui/text/detect-language.ts'
import { readAnswer } from '../ui/answer/read-answer.ts'

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
        {chat && !currentFollowUp && <ChatTools key={chat.asst_id} chat={chat} />}
      </ChatBar>
      {currentFollowUp ? (
        <FollowUp followUp={currentFollowUp} />
      ) : chat ? (
        <ReadChat key={chat.asst_id} chat={chat} />
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
  const [exchanges, change] = useRunningAnswers(chat)
  return (
    <div className="grow px-4 pb-10 sm:px-0">
      {chat.title && (
        <p className="display pt-5 text-h3" lang={detectLanguage(chat.title)}>
          {chat.title}
        </p>
      )}
      <div className="divide-y divide-rule">
        {exchanges.map((exchange) => (
          <QuestionAndAnswer
            key={exchange.key}
            exchange={exchange}
            astrologer={chat.astrologer}
            onRated={(rated) =>
              change(exchange.key, (one) => ({ ...one, ...applyRating(one, rated) }))
            }
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

type Change = (key: string, how: (exchange: Exchange) => Exchange) => void

function useRunningAnswers(chat: LoadedChat): [Exchange[], Change] {
  const [exchanges, setExchanges] = useState(() => exchangesOf(chat))
  const followedChat = useRef(chat)
  const change = useCallback<Change>((key, how) => {
    setExchanges((all) => all.map((one) => (one.key === key ? how(one) : one)))
  }, [])
  useEffect(() => {
    const leaving = new AbortController()
    const follow = async ({ key, mid }: Exchange) => {
      if (!mid) return
      let text = ''
      const outcome = await readAnswer(
        (signal) => callApiStream('chats/resume', { mid }, { signal }),
        {
          onText: (all) => change(key, (one) => ({ ...one, text: (text = all), state: 'writing' })),
          onLost: (lost) => change(key, (one) => ({ ...one, lost })),
        },
        leaving.signal,
      )
      change(key, (one) => finishExchange(one, outcome, text))
    }
    for (const one of exchangesOf(followedChat.current).filter(isRunning))
      follow(one).catch(() => {})
    return () => leaving.abort()
  }, [change])
  return [exchanges, change]
}

function DeleteButton({ asstId }: { asstId: string }) {
  const say = useSay()
  const alert = useAlert()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    const sure = await confirm({
      text: say(chatWords.deleteSure),
      yes: say(chatWords.deleteYes),
      no: say(chatWords.keep),
      danger: true,
    })
    if (!sure) return
    setBusy(true)
    try {
      const deleted = await callApi('chats/deleteChat', { asst_id: asstId })
      if (deleted.status === 'fail') throw new ApiError(200, deleted.message)
      toast(deleted.message ?? '', 'success')
      await navigate(inLanguage('/chats', language), { replace: true })
    } catch (error) {
      const message = error instanceof ApiError && error.message
      await alert(message || say(chatWords.deleteFailed))
    } finally {
      setBusy(false)
    }
  }
  return (
    <BarButton busy={busy} onPress={() => void remove()}>
      <TrashIcon className="size-4.5" />
      {say(chatWords.deleteChat)}
    </BarButton>
  )
}
