import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { ChatScreen } from './chat-screen.tsx'
import type { Subject } from './conversation/conversation.ts'
import type { LoadedChat } from './conversation/exchange.ts'
import { loadSessionText, saveSessionText } from '../core/session-text.ts'
import type { HistoryItem } from './history-list.tsx'
import { useConversation, type UsedConversation } from './use-conversation.ts'

/** A discussion of the forum that somebody wants to ask about. */
export interface DiscussionReference {
  did: string
  title: string
}

/** A chat about one kundli, opened on arrival: the one that goes on, or with `isFresh` a new one. */
export function CurrentChat({
  about,
  chats,
  isFresh,
  goingOn,
  ...subject
}: Subject & {
  about: DiscussionReference | null
  chats: HistoryItem[]
  isFresh: boolean
  /** What was said in the chat that goes on; null where there is none. */
  goingOn: LoadedChat | null
}) {
  const conversation = useConversation(subject, isFresh, goingOn)
  useQuestionOf(about, conversation.dispatch)
  useChatInAddress(isFresh && conversation.state.phase === 'open')
  return <ChatScreen {...{ chats, conversation, goingOn }} />
}

/** A new chat is begun once: a reload finds the one that was begun. */
function useChatInAddress(isBegun: boolean) {
  const [, setSearch] = useSearchParams()
  useEffect(() => {
    if (!isBegun) return
    const without = (search: URLSearchParams) => {
      search.delete('fresh')
      return search
    }
    setSearch(without, { replace: true, preventScrollReset: true })
  }, [isBegun, setSearch])
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
