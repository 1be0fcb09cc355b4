import { useRevalidator } from 'react-router'
import type { Persona } from '../../contract/core/common-schemas.ts'
import { chatToolWords } from '../../words/chat/chat-tools.ts'
import { chatWords, personaNames } from '../../words/chat/chat.ts'
import { inLanguage, useLanguage, useSay } from '../core/language.tsx'
import { Button, ButtonLink } from '../ui/form/button.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { Placeholder } from '../ui/placeholder.tsx'
import { AstraIcon, OracleIcon } from '../ui/icon/persona-icons.tsx'
import { SuggestedQuestions, newChatAddress } from './follow-up.tsx'
import { chatAddress } from './history-list.tsx'
import { PaymentLinks } from './question-box.tsx'
import type { Announcement } from './conversation/conversation.ts'

/** Says only that an answer has begun or is there: reading it out as it grows would be noise. */
export function Announcements({ announcement }: { announcement: Announcement }) {
  const say = useSay()
  const sentences = {
    '': '',
    started: say(chatWords.answerStarted),
    ready: say(chatWords.answerReady),
    failed: say(chatWords.answerFailed),
    offered: say(chatToolWords.offered),
  }
  return (
    <output className="sr-only" aria-live="polite">
      {sentences[announcement]}
    </output>
  )
}

export function ChatOpeningNotice() {
  const say = useSay()
  return (
    <div className="py-10">
      <p className="text-soft">{say(chatWords.opening)}</p>
      <Placeholder lines={3} className="mt-4" />
      <noscript>
        <p className="mt-4">{say(chatWords.needsScript)}</p>
      </noscript>
    </div>
  )
}

/** A chat in which nothing has been asked yet. */
export function Welcome({
  astrologer,
  suggestions,
  onChoose,
}: {
  astrologer: Persona
  suggestions: string[]
  onChoose: (question: string) => void
}) {
  const say = useSay()
  const Symbol = astrologer === 'Astra' ? AstraIcon : OracleIcon
  return (
    <div className="py-6 sm:py-12">
      <Symbol className="size-14 sm:size-20" />
      <h2 className="mt-4">
        {say(astrologer === 'Astra' ? chatWords.emptyTitleAstra : chatWords.emptyTitleOracle)}
      </h2>
      <p className="mt-2 mb-6 text-soft">{say(chatWords.emptyText)}</p>
      <SuggestedQuestions questions={suggestions} onChoose={onChoose} />
      <p className="text-fine text-soft">{say(chatWords.label)}</p>
    </div>
  )
}

/** The chat could not be started, and why. */
export function ChatRefusal({
  astrologer,
  bid,
  message,
}: {
  astrologer: Persona
  bid: string
  message: string
}) {
  const say = useSay()
  const { revalidate } = useRevalidator()
  const language = useLanguage()
  const again = () => {
    void revalidate()
    location.assign(inLanguage(newChatAddress(astrologer, bid), language))
  }
  return (
    <div className="py-10">
      <p className="text-fine text-soft">{say(personaNames[astrologer])}</p>
      <p role="alert" className="mt-2 text-lead text-blue">
        {message}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={again}>{say(chatWords.tryAgain)}</Button>
        <ButtonLink kind="quiet" to="/chats">
          {say(chatWords.historyOpen)}
        </ButtonLink>
        <PaymentLinks />
      </div>
    </div>
  )
}

/** What is shown may be old: the chat could not be loaded again. */
export function StaleNotice({ onReload }: { onReload: () => void }) {
  const say = useSay()
  return (
    <p role="alert" className="flex flex-wrap items-center gap-x-2 pb-4 text-fine text-sindoor">
      {say(chatWords.notUpToDate)}
      <Button kind="plain" onClick={onReload}>
        {say(chatWords.tryAgain)}
      </Button>
    </p>
  )
}

/** While a chat goes on, another can't be chosen here; it can be read in a new tab. */
export function HistoryLockedNotice({
  asstId,
  onClose,
}: {
  asstId: string | null
  onClose: () => void
}) {
  const say = useSay()
  return (
    <Dialog
      open={asstId !== null}
      onClose={onClose}
      role="alertdialog"
      title={say(chatWords.history)}
    >
      <p>{say(chatWords.goingOn)}</p>
      <div className="mt-6 flex flex-col gap-3">
        <Button data-autofocus onClick={onClose}>
          {say(chatWords.backToChat)}
        </Button>
        <ButtonLink
          kind="quiet"
          to={chatAddress(asstId ?? '')}
          target="_blank"
          rel="noopener"
          prefetch="none"
          onClick={onClose}
        >
          {say(chatWords.readInNewTab)}
        </ButtonLink>
      </div>
    </Dialog>
  )
}
