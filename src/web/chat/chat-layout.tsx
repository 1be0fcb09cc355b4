import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { chatWords } from '../../words/chat/chat.ts'
import { dropMisplacedPresses } from '../core/double-press.ts'
import { useSay } from '../core/language.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { line } from './chat-menu-line.ts'
import { HistoryList, type HistoryItem } from './history-list.tsx'

export interface ChatList {
  chats: HistoryItem[]
  selectedId: string | null
  onRefused?: (asstId: string) => void
}

/** The chat in one column; the history on its left and `aside` on its right where there is room. */
export function ChatLayout({
  list,
  aside,
  children,
}: {
  list: ChatList
  aside?: ReactNode
  children: ReactNode
}) {
  const say = useSay()
  useEffect(dropMisplacedPresses, [])
  return (
    <div className="mx-auto flex w-full max-w-[84rem] grow justify-center gap-x-6 lg:px-6">
      <aside className="sticky top-0 hidden max-h-dvh w-66 shrink-0 self-start overflow-y-auto overscroll-contain px-2 py-6 lg:block">
        <h2 className="mb-3 text-h4">{say(chatWords.history)}</h2>
        <HistoryList {...list} searchable />
      </aside>
      <div className="flex w-full min-w-0 max-w-text grow flex-col lg:border-x lg:border-rule lg:px-6">
        {children}
      </div>
      <aside className="sticky top-0 hidden max-h-dvh w-76 shrink-0 self-start overflow-y-auto py-6 empty:hidden xl:block">
        {aside}
      </aside>
    </div>
  )
}

/** A line of the menu, where the history does not stand beside the chat: it opens as a sheet. */
export function HistoryLine({ list }: { list: ChatList }) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  if (list.chats.length === 0) return null
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={`${line} lg:hidden`}>
        {say(chatWords.historyOpen)}
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
