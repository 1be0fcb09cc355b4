import { Form, useNavigation } from 'react-router'
import type { ApiReply } from '../../contract/apis.ts'
import { adminUsersTemplates, adminUsersWords as words } from '../../words/admin/admin-users.ts'
import { personaWords } from '../../words/home/home.ts'
import { LocalizedLink, useSay, type Say } from '../core/language.tsx'
import { Button } from '../ui/form/button.tsx'
import { DateTime } from '../ui/text/date-time.tsx'
import { ReasonField } from './reason-field.tsx'
import type { UserActionResult } from './user-action.ts'

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
  const busy = useNavigation().state === 'submitting'
  const refusalOf = (mid: string) =>
    actionData?.form === mid && !actionData.ok ? actionData : undefined
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
              <Form method="post" className="mt-2 grid gap-4">
                <input type="hidden" name="form" value={mid} />
                <input type="hidden" name="about" value="answer" />
                <ReasonField
                  defaultValue={refusalOf(mid)?.typed.reason}
                  error={refusalOf(mid)?.wrong === 'reason' ? refusalOf(mid)?.message : undefined}
                />
                <div className="flex flex-wrap gap-3">
                  <Button type="submit" name="decision" value="grant" busy={busy}>
                    {say(words.giveQuestion)}
                  </Button>
                  <Button type="submit" kind="quiet" name="decision" value="decline" busy={busy}>
                    {say(words.decline)}
                  </Button>
                </div>
              </Form>
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
