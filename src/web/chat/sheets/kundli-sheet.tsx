import { useEffect, useState } from 'react'
import { chatToolTemplates, chatToolWords } from '../../../words/chat/chat-tools.ts'
import { personaNames } from '../../../words/chat/chat.ts'
import { callApi } from '../../api/client.ts'
import { birthDay } from '../../../words/kundli/birth-day.ts'
import { LocalizedLink, useLanguage, useSay } from '../../core/language.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { CheckIcon, PlusIcon } from '../../ui/icon/page-icons.tsx'
import { Placeholder } from '../../ui/placeholder.tsx'
import type { ChatSubject } from '../chat-bar.tsx'
import { newChatAddress } from '../follow-up.tsx'

const line = 'flex min-h-12 items-center gap-3 border-b border-rule py-2 hover:bg-wash'

/** Whose chart is asked about, and who answers: another kundli, the other persona, or a new chat. */
export default function KundliSheet({
  subject: { astrologer, bid },
  onClose,
}: {
  subject: ChatSubject
  onClose: () => void
}) {
  const say = useSay()
  const kundlis = useKundlis()
  const other = astrologer === 'Oracle' ? 'Astra' : 'Oracle'
  return (
    <Dialog open onClose={onClose} title={say(chatToolWords.switchKundli)}>
      <nav
        onClickCapture={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) onClose()
        }}
      >
        {bid && (
          <>
            <LocalizedLink
              to={newChatAddress(astrologer, bid, true)}
              prefetch="none"
              className={line}
            >
              <PlusIcon className="size-5 text-soft" />
              {say(chatToolWords.newChat)}
            </LocalizedLink>
            <LocalizedLink to={newChatAddress(other, bid)} prefetch="none" className={line}>
              <span className="size-5" />
              {say(chatToolTemplates.askOther, say(personaNames[other]))}
            </LocalizedLink>
          </>
        )}
        <h3 className="mt-5 mb-1 text-fine text-soft">{say(chatToolWords.otherKundli)}</h3>
        {!kundlis && <Placeholder lines={2} />}
        <ul>
          {kundlis?.map((kundli) => (
            <li key={kundli.bid}>
              <KundliLine {...{ kundli, astrologer }} isCurrent={kundli.bid === bid} />
            </li>
          ))}
        </ul>
        <LocalizedLink
          to={`/create-kundli?${new URLSearchParams({ type: astrologer })}`}
          className={line}
        >
          <PlusIcon className="size-5 text-soft" />
          {say(chatToolWords.addKundli)}
        </LocalizedLink>
      </nav>
    </Dialog>
  )
}

/** A kundli of one's own, by which a chat about it is opened. */
function KundliLine({
  kundli,
  astrologer,
  isCurrent,
}: {
  kundli: KundliOfList
  astrologer: ChatSubject['astrologer']
  isCurrent: boolean
}) {
  const language = useLanguage()
  return (
    <LocalizedLink
      to={newChatAddress(astrologer, kundli.bid)}
      prefetch="none"
      aria-current={isCurrent || undefined}
      className={line}
    >
      <span className="size-5">{isCurrent && <CheckIcon className="size-5 text-leaf" />}</span>
      <span className="min-w-0">
        <span className="block truncate">{kundli.full_name}</span>
        <span className="block truncate text-fine text-soft">
          {birthDay(kundli.dob, language)} · {kundli.pob}
        </span>
      </span>
    </LocalizedLink>
  )
}

interface KundliOfList {
  bid: string
  full_name: string
  dob: string
  pob: string
}

/** One's own kundlis; null until they are there. */
function useKundlis(): KundliOfList[] | null {
  const [kundlis, setKundlis] = useState<KundliOfList[] | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    callApi('birthdetails/list', {}, { signal: leaving.signal }).then(
      (result) => setKundlis(result.ok ? result.data.births : []),
      () => {},
    )
    return () => leaving.abort()
  }, [])
  return kundlis
}
