import { Form, useSearchParams } from 'react-router'
import type { ApiReply } from '../../contract/apis.ts'
import { dayMs } from '../../contract/core/constants.ts'
import { chatHistoryWords } from '../../words/chat/chat-history.ts'
import { chatToolWords } from '../../words/chat/chat-tools.ts'
import { chatWords, personaNames } from '../../words/chat/chat.ts'
import { formatDate, formatTime, type Language } from '../../words/say.ts'
import { LocalizedLink, useLanguage, useSay, type Say } from '../core/language.tsx'
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
 * All chats by kundli, each kundli's last one first under its day; pinned ones before all. While an answer
 * is coming, choosing another is refused: `onRefused` says so instead of following the link.
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
  const language = useLanguage()
  const [search] = useSearchParams()
  const query = search.get('q') ?? ''
  const dayOf = (chat: HistoryItem) => dayName(new Date(chat.chat_time), say, language)
  return (
    <nav aria-label={say(chatWords.historyOpen)}>
      {searchable && (chats.length > 0 || query) && <SearchForm query={query} />}
      {chats.length === 0 && !query && (
        <p className="text-fine text-soft">{say(chatHistoryWords.willStandHere)}</p>
      )}
      {chats.length === 0 && query && (
        <>
          <p className="text-soft">{say(chatWords.nothingFound)}</p>
          <LocalizedLink
            to="/chats"
            className="inline-flex min-h-11 items-center font-semibold text-action hover:underline"
          >
            {say(chatWords.wholeList)}
          </LocalizedLink>
        </>
      )}
      {groupsOf(chats, say(chatToolWords.pinnedChats)).map(({ key, name, items }) => (
        <section key={key} className="mb-4">
          <h3 className="truncate text-base font-semibold">{name}</h3>
          <ul>
            {items.map((chat, place) => {
              const before = items[place - 1]
              const day = dayOf(chat)
              return (
                <HistoryEntry
                  key={chat.asst_id}
                  {...{ chat, query, onRefused }}
                  day={before && dayOf(before) === day ? '' : day}
                  isSelected={chat.asst_id === selectedId}
                />
              )
            })}
          </ul>
        </section>
      ))}
    </nav>
  )
}

/** In the order of the list, which has the last one first. */
function groupsOf(chats: readonly HistoryItem[], pinned: string) {
  const groups = new Map<string, { key: string; name: string; items: HistoryItem[] }>()
  for (const chat of chats) {
    const key = chat.pinned ? 'pinned' : (chat.bid ?? `gone:${chat.user_name}`)
    const group = groups.get(key) ?? { key, name: chat.pinned ? pinned : chat.user_name, items: [] }
    group.items.push(chat)
    groups.set(key, group)
  }
  return [...groups.values()]
}

function dayName(at: Date, say: Say, language: Language): string {
  const day = formatDate(at, language)
  const now = new Date()
  if (day === formatDate(now, language)) return say(chatToolWords.today)
  const yesterday = new Date(now.getTime() - dayMs)
  return day === formatDate(yesterday, language) ? say(chatToolWords.yesterday) : day
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
          placeholder={say(chatWords.searchHere)}
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
  day,
  isSelected,
  onRefused,
}: {
  chat: HistoryItem
  query: string
  /** Stands over the first chat of a day. */
  day: string
  isSelected: boolean
  onRefused?: (asstId: string) => void
}) {
  const say = useSay()
  const name = chat.title ?? chat.first_question
  const Symbol = chat.to_name === 'Astra' ? AstraIcon : OracleIcon
  const at = new Date(chat.chat_time)
  return (
    <li className="border-b border-rule">
      {day && <p className="pt-2 text-[0.8125rem] text-soft">{day}</p>}
      <LocalizedLink
        to={chatAddress(chat.asst_id, query)}
        prefetch="none"
        aria-current={isSelected || undefined}
        className="-mx-2 flex gap-3 px-2 py-2 hover:bg-wash aria-[current=true]:bg-wash"
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
            lang={detectLanguage(name)}
          >
            {name}
          </span>
          <span className="mt-0.5 block text-fine text-soft">
            {say(personaNames[chat.to_name])} · {formatTime(at)}
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
