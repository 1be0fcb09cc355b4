import type { ApiReply } from '../../contract/apis.ts'
import { adminUsersTemplates, adminUsersWords as words } from '../../words/admin/admin-users.ts'
import { personaWords } from '../../words/home/home.ts'
import { LocalizedLink, useSay, type Say } from '../core/language.tsx'
import { DateTime } from '../ui/text/date-time.tsx'
import { DecisionForm } from './decision-form.tsx'
import type { UserActionResult } from './users/user-action.ts'

type Refunds = Extract<ApiReply<'admin/getRefunds'>, { status: 'success' }>

/** The paid answers that were doubted and wait for a person, each with its decision. */
export function DoubtedAnswers({
  answers,
  operator,
  actionData,
}: {
  answers: Refunds['answers']
  operator: string
  actionData: UserActionResult | undefined
}) {
  const say = useSay()
  return (
    <>
      <h2 className="mt-10 mb-2 text-h3">{say(words.doubted)}</h2>
      {answers.length === 0 && <p className="text-soft">{say(words.noDoubted)}</p>}
      <ul>
        {answers.map(({ answer_id: mid, uid, astrologer, doubted_at, ...answer }) => (
          <li key={mid} className="border-t border-rule py-4">
            <p>
              {say(personaWords[astrologer].name)} · <DateTime at={doubted_at} withTime />
            </p>
            <p className="text-fine text-soft">{whyDoubted(answer, say)}</p>
            <LocalizedLink
              to={`/admin/users/${uid}`}
              prefetch="none"
              className="inline-flex min-h-11 items-center text-fine text-action underline"
            >
              {say(words.toUser)}
            </LocalizedLink>
            {uid !== operator && (
              <DecisionForm
                id={mid}
                about="answer"
                grant={words.giveQuestion}
                actionData={actionData}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function whyDoubted(
  {
    missed,
    wrong_sentences: wrong,
  }: Pick<Refunds['answers'][number], 'missed' | 'wrong_sentences'>,
  say: Say,
): string {
  if (missed) return say(words.notAsked)
  return wrong === null ? say(words.notChecked) : say(adminUsersTemplates.wrong, wrong)
}
