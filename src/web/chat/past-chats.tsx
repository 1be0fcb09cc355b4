import { useActionData, useLocation, useSearchParams } from 'react-router'
import { chatWords } from '../../words/chat/chat.ts'
import { useSay } from '../core/language.tsx'
import { ButtonLink } from '../ui/form/button.tsx'
import { ChatBar } from './chat-bar.tsx'
import { ChatLayout } from './chat-layout.tsx'
import { ChatScreen } from './chat-screen.tsx'
import type { LoadedChat } from './conversation/exchange.ts'
import type { FollowUpState } from './conversation/follow-up-state.ts'
import { FollowUp } from './follow-up.tsx'
import { HistoryList, type HistoryItem } from './history-list.tsx'
import type { ChatActionResult } from './mutations/chat-action.ts'
import { PaymentLinks } from './question-box.tsx'
import { useReadConversation } from './use-conversation.ts'

/** The chats that were: the one chosen, to be read and gone on with, or what came of one that has ended. */
export function PastChats({
  chats,
  chat,
  draft,
}: {
  chats: HistoryItem[]
  chat: LoadedChat | null
  /** The question that a form of this chat could not ask. */
  draft: string
}) {
  const followUp = (useLocation().state as FollowUpState | null)?.followUp
  if (chat && followUp?.asstId !== chat.asst_id)
    return <ReadChat key={keyOf(chat)} {...{ chats, chat, draft }} />
  const list = { chats, selectedId: chat?.asst_id ?? null }
  return (
    <ChatLayout list={list}>
      <ChatBar subject={null} />
      {followUp && chat ? <FollowUp followUp={followUp} /> : <Nothing list={list} />}
    </ChatLayout>
  )
}

/** Another one is shown from its beginning: another chat, part of it, or one in which more was said. */
function keyOf({ asst_id, before, chats }: LoadedChat): string {
  return [asst_id, before, chats.length, chats.at(-1)?.mid].join(':')
}

function Nothing({ list }: { list: { chats: HistoryItem[]; selectedId: string | null } }) {
  const say = useSay()
  const isSearch = Boolean(useSearchParams()[0].get('q'))
  if (list.chats.length > 0 || isSearch)
    return (
      <>
        <div className="px-4 py-8 sm:px-4 lg:hidden">
          <HistoryList {...list} searchable />
        </div>
        {/* Where the list stands beside it. */}
        <div className="px-4 py-10 max-lg:hidden">
          <p className="text-lead">{say(chatWords.chooseChat)}</p>
          <ChooseKundli />
        </div>
      </>
    )
  return (
    <div className="px-4 py-10 sm:px-0">
      <p className="text-lead">{say(chatWords.noChats)}</p>
      <ChooseKundli />
    </div>
  )
}

function ChooseKundli() {
  const say = useSay()
  return (
    <ButtonLink to="/create-kundli?type=Oracle" className="mt-6">
      {say(chatWords.chooseKundli)}
    </ButtonLink>
  )
}

/** One chat as the server sent it; an answer of it that is still being written is followed to its end. */
function ReadChat({
  chats,
  chat,
  draft,
}: {
  chats: HistoryItem[]
  chat: LoadedChat
  draft: string
}) {
  const refused = useActionData<ChatActionResult>()?.question
  const conversation = useReadConversation(chat, refused ?? draft)
  return (
    <>
      <FormResult isPaid={chat.next.source !== 'none'} />
      <ChatScreen {...{ chats, conversation }} loaded={chat} />
    </>
  )
}

/**
 * What came of a form that was sent before the page's script was there.
 *
 * @param isPaid something is left to ask with.
 */
function FormResult({ isPaid }: { isPaid: boolean }) {
  const say = useSay()
  const result = useActionData<ChatActionResult>()
  if (result?.missed) return <output className="block px-4 pt-3">{result.message}</output>
  if (!result || result.ok) return null
  return (
    <div role="alert" className="px-4 pt-3">
      <p className="text-sindoor">{result.message || say(chatWords.errorLater)}</p>
      {!isPaid && <PaymentLinks className="flex gap-x-5" />}
    </div>
  )
}
