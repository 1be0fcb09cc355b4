import type { Answer } from '../../contract/apis.ts'
import type { Persona } from '../../contract/core/shapes.ts'
import { chatCounts, chatWords, personaNames } from '../../words/chat/chat.ts'
import { rupees } from '../../words/say.ts'
import { A, useSay } from '../core/language.tsx'
import { ButtonLink } from '../ui/form/button.tsx'
import { Note } from '../ui/page.tsx'
import { Forward } from '../ui/icon/page-symbols.tsx'
import { keepText } from './kept-text.ts'
import { languageWritten } from '../ui/text/language-written.ts'
import { chatAddress } from './history-list.tsx'
import { RatingNotes, Thumbs, useRating } from './rating.tsx'

type StoppedChat = Extract<Answer<'chats/stopChat'>, { status: 'success' }>

/** What is left of a chat that was stopped; it travels in the history entry, so a reload keeps it. */
export interface FollowUpState {
  followUp: Pick<StoppedChat, 'summary' | 'suggestions' | 'spent'> & {
    asstId: string
    astrologer: Persona
    bid: string
    /** The last complete answer and how it was rated. */
    last: { mid: string; rating: number | null } | null
    timeOver: boolean
  }
}

export function chatStart(astrologer: Persona, bid: string): string {
  return `/chats?${new URLSearchParams({ type: astrologer, bid })}`
}

/** After a chat: three lines, what it cost, how good it was, and two questions to go on with. */
export function FollowUp({ followUp }: FollowUpState) {
  const { asstId, astrologer, bid, summary, spent: cost, suggestions, last, timeOver } = followUp
  const say = useSay()
  const rating = useRating(last?.mid ?? null, last?.rating ?? null)
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
          : say(chatCounts.chatWith, say(personaNames[astrologer]))}
      </h2>
      {summary.length ? (
        <ol className="mt-5">
          {summary.map((line) => (
            <li
              key={line}
              lang={languageWritten(line)}
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
        {say(chatCounts.spent, cost.questions, rupees(cost.rupees))}
      </p>
      {last && (
        <div className="mt-6 flex flex-wrap items-center gap-x-2 text-soft">
          <p className="mr-auto text-ink">{say(chatWords.wasItGood)}</p>
          <div className="-mx-3 flex">
            <Thumbs rating={rating} />
          </div>
          <RatingNotes rating={rating} />
        </div>
      )}
      {suggestions.length > 0 && (
        <>
          <h3 className="mt-8 text-h4">{say(chatWords.askNext)}</h3>
          <ul className="mt-2">
            {suggestions.slice(0, 2).map((question) => (
              <li key={question} className="border-b border-rule first:border-t">
                <QuestionLink
                  question={question}
                  to={chatStart(astrologer, bid)}
                  draft={`${astrologer}:${bid}`}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={chatStart(astrologer, bid)} prefetch="none" className="grow">
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

/** Opens a new chat with this question in the box, not yet asked. */
function QuestionLink({ question, to, draft }: { question: string; to: string; draft: string }) {
  return (
    <A
      to={to}
      prefetch="none"
      lang={languageWritten(question)}
      className="flex min-h-12 items-center justify-between gap-3 py-2.5 text-lead hover:text-action"
      onClick={() => keepText(`draft:${draft}`, question)}
    >
      {question}
      <Forward className="size-5 text-soft" />
    </A>
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
              lang={languageWritten(question)}
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
