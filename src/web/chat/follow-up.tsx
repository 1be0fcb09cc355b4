import type { Persona } from '../../contract/core/common-schemas.ts'
import { chatTemplates, chatWords, personaNames } from '../../words/chat/chat.ts'
import { formatRupees } from '../../words/say.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { ButtonLink } from '../ui/form/button.tsx'
import { Note } from '../ui/page.tsx'
import { ForwardIcon } from '../ui/icon/page-icons.tsx'
import type { FollowUpData, FollowUpState } from './conversation/follow-up-state.ts'
import { draftName, saveSessionText } from '../core/session-text.ts'
import { detectLanguage } from '../ui/text/detect-language.ts'
import { chatAddress } from './history-list.tsx'
import { RatingNotes, RatingButtons, useRating } from './answer/rating.tsx'

/** @param isFresh a new chat, also where one about the kundli goes on. */
export function newChatAddress(astrologer: Persona, bid: string, isFresh = false): string {
  return `/chats?${new URLSearchParams({ type: astrologer, bid, ...(isFresh && { fresh: '1' }) })}`
}

/** After a chat: three lines, what it cost, how good it was, and two questions to go on with. */
export function FollowUp({ followUp }: FollowUpState) {
  const { asstId, astrologer, bid, summary, spent: cost, suggestions, last, timeOver } = followUp
  const say = useSay()
  return (
    <section className="px-4 py-8 sm:px-0" aria-labelledby="follow-up">
      {timeOver && (
        <Note className="mb-8">
          <strong className="font-semibold">{say(chatWords.timeOverTitle)}.</strong>{' '}
          {say(chatWords.timeOverText)}
        </Note>
      )}
      <h2 id="follow-up" tabIndex={-1}>
        {summary.length
          ? say(chatWords.endedTitle)
          : say(chatTemplates.chatWith, say(personaNames[astrologer]))}
      </h2>
      {summary.length ? (
        <ol className="mt-5">
          {summary.map((line) => (
            <li
              key={line}
              lang={detectLanguage(line)}
              className="border-b border-rule py-3 text-lead first:border-t"
            >
              {line}
            </li>
          ))}
        </ol>
      ) : (
        <p className="mt-4 text-lead">{say(chatWords.endedNothing)}</p>
      )}
      <p className="figures mt-4 text-soft">
        {say(chatTemplates.spent, cost.questions, formatRupees(cost.rupees))}
      </p>
      {last && <LastRating last={last} />}
      {suggestions.length > 0 && <NextQuestions {...followUp} />}
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={newChatAddress(astrologer, bid)} prefetch="none" className="grow">
          {say(chatWords.startNew)}
        </ButtonLink>
        {summary.length > 0 && (
          <ButtonLink to={chatAddress(asstId)} kind="quiet" replace className="grow">
            {say(chatWords.readAgain)}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

/** How good the last answer was. */
function LastRating({ last }: { last: NonNullable<FollowUpData['last']> }) {
  const say = useSay()
  const rating = useRating(last.mid, last.rating)
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-2 text-soft">
      <p className="mr-auto text-ink">{say(chatWords.wasItGood)}</p>
      <div className="-mx-3 flex">
        <RatingButtons rating={rating} />
      </div>
      <RatingNotes rating={rating} />
    </div>
  )
}

function NextQuestions({ astrologer, bid, suggestions }: FollowUpData) {
  const say = useSay()
  return (
    <>
      <h3 className="mt-8 text-h4">{say(chatWords.askNext)}</h3>
      <ul className="mt-2">
        {suggestions.slice(0, 2).map((question) => (
          <li key={question} className="border-b border-rule first:border-t">
            <QuestionLink
              question={question}
              to={newChatAddress(astrologer, bid)}
              draft={draftName({ astrologer, bid })}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Opens a new chat with this question in the box, not yet asked. */
function QuestionLink({ question, to, draft }: { question: string; to: string; draft: string }) {
  return (
    <LocalizedLink
      to={to}
      prefetch="none"
      lang={detectLanguage(question)}
      className="flex min-h-12 items-center justify-between gap-3 py-2.5 text-lead hover:text-action"
      onClick={() => saveSessionText(draft, question)}
    >
      {question}
      <ForwardIcon className="size-5 text-soft" />
    </LocalizedLink>
  )
}

/** Questions to tap: each goes into the box, to be read and sent. */
export function SuggestedQuestions({
  questions,
  onChoose,
}: {
  questions: string[]
  onChoose: (question: string) => void
}) {
  const say = useSay()
  if (questions.length === 0) return null
  return (
    <div className="pb-6">
      <p className="mb-2 text-fine text-soft">{say(chatWords.askNext)}</p>
      <ul className="flex flex-wrap gap-2">
        {questions.map((question) => (
          <li key={question}>
            <button
              type="button"
              lang={detectLanguage(question)}
              className="min-h-11 rounded-md border border-edge px-3.5 py-2 text-left leading-snug hover:bg-wash"
              onClick={() => onChoose(question)}
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
