import { Form, useNavigation } from 'react-router'
import { adminUsersWords as words } from '../../words/admin/admin-users.ts'
import type { LocalizedText } from '../../words/say.ts'
import { useSay } from '../core/language.tsx'
import { Button } from '../ui/form/button.tsx'
import { ReasonField } from './reason-field.tsx'
import type { UserActionResult } from './users/user-action.ts'

/** A reason, and to grant or to decline: what an operator decides of one refund or one doubted answer. */
export function DecisionForm({
  id,
  about,
  grant,
  actionData,
}: {
  /** Of the refund or the answer; the result of a form names it. */
  id: string
  about: 'refund' | 'answer'
  grant: LocalizedText
  actionData: UserActionResult | undefined
}) {
  const say = useSay()
  const busy = useNavigation().state === 'submitting'
  const refusal = actionData?.form === id && !actionData.ok ? actionData : undefined
  return (
    <Form method="post" className="mt-2 grid gap-4">
      <input type="hidden" name="form" value={id} />
      <input type="hidden" name="about" value={about} />
      <ReasonField
        defaultValue={refusal?.typed.reason}
        error={refusal?.wrong === 'reason' ? refusal.message : undefined}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="decision" value="grant" busy={busy}>
          {say(grant)}
        </Button>
        <Button type="submit" kind="quiet" name="decision" value="decline" busy={busy}>
          {say(words.decline)}
        </Button>
      </div>
    </Form>
  )
}
