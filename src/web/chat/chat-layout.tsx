import { useState } from 'react'
import type { ReactNode } from 'react'
import { chatWords } from '../../words/chat/chat.ts'
import { useSay } from '../core/language.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { Page } from '../ui/page.tsx'
import { ClockIcon } from '../ui/icon/chat-icons.tsx'
import { HistoryList, type HistoryItem } from './history-list.tsx'

interface ChatList {
  chats: HistoryItem[]
  selectedId: string | null
  onRefused?: (asstId: string) => void
}

/** The chat in one column; the history beside it where there is room, else behind `HistoryButton`. */
export function ChatLayout({ list, children }: { list: ChatList; children: ReactNode }) {
  const say = useSay()
  return (
    <Page className="flex grow gap-x-14 max-sm:px-0">
      <aside className="sticky top-0 hidden max-h-dvh w-72 shrink-0 self-start overflow-y-auto overscroll-contain px-2 py-6 lg:block xl:w-80">
        <h2 className="mb-3 text-h4">{say(chatWords.history)}</h2>
        <HistoryList {...list} searchable />
      </aside>
      <div className="mx-auto flex w-full max-w-text grow flex-col lg:border-x lg:border-rule lg:px-8">
        {children}
      </div>
    </Page>
  )
}

/** On a phone the history comes as a sheet from below. */
export function HistoryButton({ list }: { list: ChatList }) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  if (list.chats.length === 0) return null
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="grid size-11 shrink-0 place-items-center rounded-md text-soft hover:bg-wash hover:text-ink lg:hidden"
      >
        <ClockIcon />
        <span className="sr-only">{say(chatWords.historyOpen)}</span>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={say(chatWords.history)}>
        {/* A press on an entry that is followed leads to another chat: the sheet has done its duty. */}
        <div onClickCapture={(event) => closesOn(event.target) && setOpen(false)}>
          <HistoryList {...list} searchable />
        </div>
      </Dialog>
    </>
  )
}

function closesOn(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a') !== null
}
