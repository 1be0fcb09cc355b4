import { useState } from 'react'
import type { ReactNode } from 'react'
import type { Lagna } from '../../contract/chat.ts'
import type { Persona } from '../../contract/core/common-schemas.ts'
import { zodiacSigns } from '../../words/horoscope/zodiac.ts'
import { chatToolTemplates, chatToolWords } from '../../words/chat/chat-tools.ts'
import { chatWords, personaNames } from '../../words/chat/chat.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { ChartIcon } from '../ui/icon/chat-icons.tsx'
import { BackIcon, DownIcon } from '../ui/icon/page-icons.tsx'
import { detectLanguage } from '../ui/text/detect-language.ts'
import { lazySheet } from './lazy-sheet.tsx'

const KundliSheet = lazySheet(() => import('./sheets/kundli-sheet.tsx'))
const ChartSheet = lazySheet(() => import('./sheets/chart-sheet.tsx'))

/** Whom one talks with, and about whose chart. */
export interface ChatSubject {
  astrologer: Persona
  /** null when the kundli has been deleted. */
  bid: string | null
  /** The name that the kundli has; empty until it is known. */
  userName: string
  lagna: Lagna
}

/** The line over a chat, 52 px high: back, who talks about whose chart, the chart, and the menu (`children`). */
export function ChatBar({
  subject,
  children,
}: {
  /** null over the list alone. */
  subject: ChatSubject | null
  children?: ReactNode
}) {
  const say = useSay()
  return (
    <div className="sticky top-0 z-20 flex h-13 items-center gap-1 border-b border-rule bg-paper px-2 sm:px-4 lg:px-0">
      <LocalizedLink
        to="/"
        className="grid size-11 shrink-0 place-items-center text-soft hover:text-ink"
      >
        <BackIcon />
        <span className="sr-only">{say(chatWords.back)}</span>
      </LocalizedLink>
      {subject ? (
        <SubjectLine subject={subject} />
      ) : (
        <h1 className="grow text-h4">{say(chatWords.history)}</h1>
      )}
      {subject?.bid && <ChartButton bid={subject.bid} />}
      {children}
    </div>
  )
}

/** The persona over the kundli; a press changes either. */
function SubjectLine({ subject }: { subject: ChatSubject }) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const { astrologer, userName, lagna } = subject
  const name = shortName(userName)
  // In the page's language, whichever the chat was opened in.
  const sign = lagna && zodiacSigns[lagna.rashi]
  return (
    <>
      <h1 className="min-w-0 grow font-text text-base leading-tight hindi:leading-tight">
        <button
          type="button"
          title={say(chatToolWords.switchKundli)}
          onClick={() => setOpen(true)}
          className="flex h-11 max-w-full items-center gap-1 rounded-md px-1 text-left hover:bg-wash"
        >
          <span className="min-w-0">
            <span className="block font-semibold">{say(personaNames[astrologer])}</span>
            <span className="block truncate text-[0.8125rem] text-soft">
              <span lang={detectLanguage(name)}>{name}</span>
              {name && sign && ' · '}
              {sign && say(chatToolTemplates.lagna, say(sign.title))}
            </span>
          </span>
          <DownIcon className="size-4 shrink-0 text-soft" />
          <span className="sr-only">{say(chatToolWords.switchKundli)}</span>
        </button>
      </h1>
      {isOpen && <KundliSheet subject={subject} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The first name, unless it is only a title. */
function shortName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/)
  return first.endsWith('.') ? name : first
}

function ChartButton({ bid }: { bid: string }) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        title={say(chatToolWords.chart)}
        onClick={() => setOpen(true)}
        className="grid size-11 shrink-0 place-items-center rounded-md text-soft hover:bg-wash hover:text-ink xl:hidden"
      >
        <ChartIcon />
        <span className="sr-only">{say(chatToolWords.chart)}</span>
      </button>
      {isOpen && <ChartSheet bid={bid} onClose={() => setOpen(false)} />}
    </>
  )
}
