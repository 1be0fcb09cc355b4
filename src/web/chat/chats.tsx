import { useEffect } from 'react'
import type { Persona } from '../../contract/core/common-schemas.ts'
import { chatIdleHours } from '../../contract/core/constants.ts'
import { isId } from '../../contract/core/plain-text.ts'
import { chatWords } from '../../words/chat/chat.ts'
import { apiFor, type CallApi } from '../api/client.ts'
import { requireData } from '../api/result.ts'
import { unaskedQuestion } from '../core/unasked-question.ts'
import { pageMeta } from '../core/page-meta.ts'
import { useLanguage, useSay, withoutLanguage } from '../core/language.tsx'
import type { PageHandle } from '../app/page-handle.ts'
import type { Route } from './+types/chats.ts'
import { chatAction, orFailure } from './mutations/chat-action.ts'
import { CurrentChat, type DiscussionReference } from './current-chat.tsx'
import type { LoadedChat } from './conversation/exchange.ts'
import type { HistoryItem } from './history-list.tsx'
import { useAlert } from '../ui/overlay/confirm.tsx'
import { PastChats } from './past-chats.tsx'

export const handle: PageHandle = { bare: true }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: chatWords.title,
    description: chatWords.description,
    noindex: true,
  })

/**
 * With a kundli (`bid`) a chat goes on (at /chatsceleb about somebody known to the public); without one a chat that was is read and gone on with: the one that is chosen, else the last.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = url
  const call = apiFor(context)
  const bid = searchParams.get('bid') ?? ''
  const type: Persona = searchParams.get('type') === 'Astra' ? 'Astra' : 'Oracle'
  const query = searchParams.get('q')?.trim().slice(0, 100)
  const chatList = await loadChats(call, query)
  const celebrity = withoutLanguage(pathname) === '/chatsceleb'
  if (isId(bid)) {
    const about = await discussionOf(call, searchParams.get('about') ?? '')
    const isFresh = searchParams.get('fresh') === '1'
    const goingOn = isFresh || query ? null : await loadGoingOn(call, chatList.chats, { type, bid })
    const current = { type, bid, celebrity, about, isFresh, goingOn }
    return { ...chatList, current, chat: null, draft: '' }
  }
  const wanted = searchParams.get('chat') ?? chatList.chats[0]?.asst_id
  const [chat, unasked] = await Promise.all([
    wanted ? loadChat(call, wanted, searchParams.get('before')) : null,
    unaskedQuestion({ request, url, context }, call),
  ])
  const draft = unasked && unasked.asst_id === chat?.asst_id ? unasked.question : ''
  return { ...chatList, current: null, chat, draft }
}

export const action = chatAction

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orFailure(serverAction)
}

/** A discussion's title is the question to begin with; it comes by its id, never in the address. */
async function discussionOf(call: CallApi, did: string): Promise<DiscussionReference | null> {
  if (!isId(did)) return null
  const result = await call('astrohub/get_discussion', { did })
  return result.ok ? { did, title: result.data.discussion.title } : null
}

async function loadChats(call: CallApi, query: string | undefined) {
  const list = await call('chats/getChats', query ? { query } : {})
  return list.ok ? { chats: list.data.chats, failed: false } : { chats: [], failed: true }
}

/** The chat that the page will take up, so that what was said in it stands there before any script. */
async function loadGoingOn(
  call: CallApi,
  chats: HistoryItem[],
  { type, bid }: { type: Persona; bid: string },
): Promise<LoadedChat | null> {
  const since = new Date(Date.now() - chatIdleHours * 3_600_000).toISOString()
  const [last] = chats
    .filter((chat) => chat.bid === bid && chat.to_name === type && chat.chat_time > since)
    .toSorted((a, b) => (a.chat_time < b.chat_time ? 1 : -1))
  const chat = last && (await loadChat(call, last.asst_id))
  return chat?.active ? chat : null
}

/** null for a chat that is gone, or never was theirs. */
async function loadChat(
  call: CallApi,
  asst_id: string,
  wantedBefore: string | null = null,
): Promise<LoadedChat | null> {
  const before = wantedBefore !== null && isId(wantedBefore) ? wantedBefore : null
  const chat = await call('chats/getChat', { asst_id, ...(before && { before }) })
  if (!chat.ok && [200, 404, 422].includes(chat.status)) return null
  return { ...requireData(chat), asst_id, before }
}

export default function Chats({ loaderData }: Route.ComponentProps) {
  const { chats, failed: hasFailed, current, chat, draft } = loaderData
  const language = useLanguage()
  const say = useSay()
  const alert = useAlert()
  useEffect(() => {
    if (hasFailed) void alert(say(chatWords.chatsFailed))
  }, [alert, hasFailed, say])
  if (!current) return <PastChats {...{ chats, chat, draft }} />
  const { type, bid, celebrity, about, isFresh, goingOn } = current
  return (
    <CurrentChat
      key={`${language}:${type}:${bid}`}
      astrologer={type}
      isCelebrity={celebrity}
      {...{ bid, about, chats, isFresh, goingOn }}
    />
  )
}
