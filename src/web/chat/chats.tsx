import { redirect, useLoaderData } from 'react-router'
import type { ClientActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import type { Persona } from '../../contract/core/common-schemas.ts'
import { isId } from '../../contract/core/plain-text.ts'
import { chatWords } from '../../words/chat/chat.ts'
import { apiFor, type CallApi } from '../api/throwing.ts'
import { apiResult } from '../api/throwing.ts'
import { pageMeta } from '../core/page-meta.ts'
import { inLanguage, languageOf, useLanguage, withoutLanguage } from '../core/language.tsx'
import type { PageHandle } from '../app/page-handle.ts'
import { sessionOf } from '../core/session.ts'
import { chatAction, orFailure } from './mutations/chat-action.ts'
import { CurrentChat, type DiscussionReference } from './current-chat.tsx'
import type { LoadedChat } from './conversation/exchange.ts'
import { PastChats } from './past-chats.tsx'

export const handle: PageHandle = { bare: true }

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: chatWords.title,
    description: chatWords.description,
    noindex: true,
  })

/**
 * With a kundli (`bid`) a chat goes on (at /chatsceleb about somebody known to the public); without one the page is history only, the last chat chosen.
 * A visitor is sent home, which brings them back here once they have logged in.
 */
export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = url
  if (!(await sessionOf(request, context))) {
    const next = new URLSearchParams({ next: pathname + search })
    throw redirect(inLanguage(`/?${next}`, languageOf(pathname)))
  }
  const ask = apiFor(context)
  const bid = searchParams.get('bid') ?? ''
  const type: Persona = searchParams.get('type') === 'Astra' ? 'Astra' : 'Oracle'
  const query = searchParams.get('q')?.trim().slice(0, 100)
  const chatList = await loadChats(ask, query)
  const celebrity = withoutLanguage(pathname) === '/chatsceleb'
  if (isId(bid)) {
    const about = await discussionOf(ask, searchParams.get('about') ?? '')
    return { ...chatList, current: { type, bid, celebrity, about }, chat: null }
  }
  const wanted = searchParams.get('chat') ?? chatList.chats[0]?.asst_id
  return { ...chatList, current: null, chat: wanted ? await loadChat(ask, wanted) : null }
}

export const action = chatAction

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return orFailure(serverAction)
}

/** A discussion's title is the question to begin with; it comes by its id, never in the address. */
async function discussionOf(ask: CallApi, did: string): Promise<DiscussionReference | null> {
  if (!isId(did)) return null
  const { answer } = await apiResult(ask, 'astrohub/get_discussion', { did })
  return answer ? { did, title: answer.discussion.title } : null
}

async function loadChats(ask: CallApi, query: string | undefined) {
  try {
    const listed = await ask('chats/getChats', query ? { query } : {})
    if (listed.status === 'success') return { chats: listed.chats, failed: false }
  } catch (refusal) {
    if (!(refusal instanceof Response)) throw refusal
  }
  return { chats: [], failed: true }
}

/** null for a chat that is gone, or never was theirs. */
async function loadChat(ask: CallApi, asst_id: string): Promise<LoadedChat | null> {
  try {
    const chat = await ask('chats/getChat', { asst_id })
    return chat.status === 'success' ? { ...chat, asst_id } : null
  } catch (refusal) {
    if (refusal instanceof Response && [404, 422].includes(refusal.status)) return null
    throw refusal
  }
}

export default function Chats() {
  const { chats, failed: hasFailed, current, chat } = useLoaderData<typeof loader>()
  const language = useLanguage()
  if (!current) return <PastChats chats={chats} chat={chat} failed={hasFailed} />
  const { type, bid, celebrity, about } = current
  return (
    <CurrentChat
      key={`${language}:${type}:${bid}`}
      astrologer={type}
      isCelebrity={celebrity}
      {...{ bid, about, chats }}
    />
  )
}
