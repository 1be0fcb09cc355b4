import { Form, useSearchParams } from 'react-router'
import type { ApiReply } from '../../contract/apis.ts'
import { chatToolWords } from '../../words/chat/chat-tools.ts'
import { chatWords, personaNames } from '../../words/chat/chat.ts'
import { formatDate, formatTime } from '../../words/say.ts'
import { LocalizedLink, useLanguage, useSay } from '../core/language.tsx'
import { Button } from '../ui/form/button.tsx'
import { TextInput } from '../ui/form/field.tsx'
import { PinIcon } from '../ui/icon/chat-icons.tsx'
import { AstraIcon, OracleIcon } from '../ui/icon/persona-icons.tsx'
import { detectLanguage } from '../ui/text/detect-language.ts'

export type HistoryItem = Extract<
  ApiReply<'chats/getChats'>,
  { status: 'success' }
>['chats'][number]

/** The address of one chat, to be read. */
export function chatAddress(asstId: string, query?: string): string {
  return `/chats?${new URLSearchParams({ chat: asstId, ...(query && { q: query }) })}`
}

/**
 * All chats, the last one first. While a chat goes on, choosing another is refused: `onRefused` says
 * so instead of following the link.
 */
export function HistoryList({
  chats,
  selectedId,
  onRefused,
  searchable = false,
}: {
  chats: HistoryItem[]
  selectedId: string | null
  onRefused?: (asstId: string) => void
  searchable?: boolean
}) {
  const say = useSay()
  const [search] = useSearchParams()
  const query = search.get('q') ?? ''
  return (
    <nav aria-label={say(chatWords.historyOpen)}>
      {searchable && (chats.length > 4 || query) && <SearchForm query={query} />}
      {chats.length === 0 && query && <p className="text-soft">{say(chatWords.nothingFound)}</p>}
      <ul>
        {chats.map((chat) => (
          <HistoryEntry
            key={chat.asst_id}
            {...{ chat, query, onRefused }}
            isSelected={chat.asst_id === selectedId}
          />
        ))}
      </ul>
    </nav>
  )
}

function SearchForm({ query }: { query: string }) {
  const say = useSay()
  return (
    <search>
      <Form className="mb-3 flex gap-2">
        <TextInput
          name="q"
          type="search"
          defaultValue={query}
          maxLength={100}
          aria-label={say(chatWords.search)}
          placeholder={say(chatWords.search)}
        />
        <Button kind="quiet" type="submit" className="px-3.5">
          {say(chatWords.find)}
        </Button>
      </Form>
    </search>
  )
}

function HistoryEntry({
  chat,
  query,
  isSelected,
  onRefused,
}: {
  chat: HistoryItem
  query: string
  isSelected: boolean
  onRefused?: (asstId: string) => void
}) {
  const say = useSay()
  const language = useLanguage()
  const Symbol = chat.to_name === 'Astra' ? AstraIcon : OracleIcon
  const at = new Date(chat.chat_time)
  return (
    <li className="border-b border-rule">
      <LocalizedLink
        to={chatAddress(chat.asst_id, query)}
        prefetch="none"
        aria-current={isSelected || undefined}
        className="-mx-2 flex gap-3 px-2 py-3 hover:bg-wash aria-[current=true]:bg-wash"
        onClick={(event) => {
          if (!onRefused || event.metaKey || event.ctrlKey) return
          event.preventDefault()
          onRefused(chat.asst_id)
        }}
      >
        <Symbol className="mt-0.5 size-6 text-soft" />
        <span className="min-w-0 grow">
          <span
            className={`line-clamp-2 leading-snug ${chat.title ? 'font-semibold' : ''}`}
            lang={detectLanguage(chat.title ?? chat.message)}
          >
            {chat.title ?? chat.message}
          </span>
          <span className="mt-0.5 block text-fine text-soft">
            {say(personaNames[chat.to_name])} · {formatDate(at, language)}, {formatTime(at)}
          </span>
        </span>
        {chat.pinned && (
          <span className="shrink-0 text-fact">
            <PinIcon className="mt-0.5 size-5" />
            <span className="sr-only">{say(chatToolWords.pinned)}</span>
          </span>
        )}
      </LocalizedLink>
    </li>
  )
}
