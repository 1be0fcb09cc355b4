import { Form, useNavigation } from 'react-router'
import { adminUsersWords as words } from '../../../words/admin/admin-users.ts'
import { balanceWords } from '../../../words/wallet/balance.ts'
import { useSay } from '../../core/language.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Field, Select, TextInput } from '../../ui/form/field.tsx'
import { amountText } from '../../ui/ledger-list.tsx'
import { DateTime } from '../../ui/text/date-time.tsx'
import { FormDisclosure } from '../form-parts.tsx'
import { ReasonField } from '../reason-field.tsx'
import { giftKinds, type UserActionResult } from './user-action.ts'
import type { UserPage } from './user.tsx'

type ActionData = UserActionResult | undefined

/** What the form `name` shows again where it was refused. */
export function refusalOf(actionData: ActionData, name: string) {
  const refusal = actionData?.form === name && !actionData.ok ? actionData : undefined
  const about = (field: 'reason' | 'amount') =>
    refusal?.wrong === field ? refusal.message : undefined
  return {
    open: refusal !== undefined,
    typed: refusal?.typed,
    reason: { defaultValue: refusal?.typed.reason, error: about('reason') },
    amountError: about('amount'),
  }
}

export function BanForm({ user, actionData }: Pick<UserPage, 'user'> & { actionData: ActionData }) {
  const say = useSay()
  const busy = useNavigation().state === 'submitting'
  const { open, reason } = refusalOf(actionData, 'ban')
  const title = say(user.is_ban ? words.liftNow : words.banNow)
  return (
    <div className="mt-6 border-b border-rule">
      <FormDisclosure
        title={<span className="font-semibold text-action">{title}</span>}
        open={open}
      >
        <Form method="post" className="grid gap-4">
          <input type="hidden" name="form" value="ban" />
          <input type="hidden" name="is_ban" value={user.is_ban ? '0' : '1'} />
          {!user.is_ban && <p className="text-fine text-soft">{say(words.banNote)}</p>}
          <ReasonField {...reason} />
          <Button
            type="submit"
            kind={user.is_ban ? 'quiet' : 'danger'}
            busy={busy}
            className="justify-self-start"
          >
            {title}
          </Button>
        </Form>
      </FormDisclosure>
    </div>
  )
}

const kindWords = {
  oracle: balanceWords.oracle,
  astra: balanceWords.astra,
  daily: balanceWords.daily,
  weekly: balanceWords.weekly,
  monthly: balanceWords.monthly,
  yearly: balanceWords.yearly,
}

/** Questions or predictions as a gift; `formKey` keeps a second press from giving twice. */
export function GiveForm({ formKey, actionData }: { formKey: string; actionData: ActionData }) {
  const say = useSay()
  const busy = useNavigation().state === 'submitting'
  const { open, typed, reason, amountError } = refusalOf(actionData, 'give')
  return (
    <div className="mt-6 border-b border-rule">
      <FormDisclosure
        title={<span className="font-semibold text-action">{say(words.give)}</span>}
        open={open}
      >
        <Form method="post" className="grid gap-4">
          <input type="hidden" name="form" value="give" />
          <input type="hidden" name="key" value={formKey} />
          <p className="text-fine text-soft">{say(words.giveNote)}</p>
          <Field label={say(words.kind)}>
            {(field) => (
              <Select
                {...field}
                name="kind"
                defaultValue={typed?.kind}
                options={giftKinds.map((value) => ({ value, label: say(kindWords[value]) }))}
              />
            )}
          </Field>
          <Field label={say(words.howMany)} error={amountError}>
            {(field) => (
              <TextInput
                {...field}
                name="amount"
                inputMode="numeric"
                required
                maxLength={2}
                defaultValue={typed?.amount}
              />
            )}
          </Field>
          <ReasonField {...reason} />
          <Button type="submit" kind="quiet" busy={busy} className="justify-self-start">
            {say(words.give)}
          </Button>
        </Form>
      </FormDisclosure>
    </div>
  )
}

/** One paid answer, which can be given back while it was not. */
export function PaidAnswer({
  question,
  actionData,
  mayGive,
}: {
  question: UserPage['questions'][number]
  actionData: ActionData
  mayGive: boolean
}) {
  const say = useSay()
  const busy = useNavigation().state === 'submitting'
  const { open, reason } = refusalOf(actionData, question.hold_id)
  const facts = (
    <>
      {question.what}
      <span className="block text-fine text-soft">
        {amountText(question.in_rupees, question.amount)} · {question.account} ·{' '}
        <DateTime at={question.at} withTime />
      </span>
    </>
  )
  if (question.given_back || !mayGive)
    return (
      <p className="flex items-center justify-between gap-4 border-t border-rule py-2">
        <span>{facts}</span>
        {question.given_back && (
          <span className="shrink-0 text-fine text-leaf">{say(words.wasGiven)}</span>
        )}
      </p>
    )
  return (
    <FormDisclosure
      title={facts}
      aside={<span className="text-action underline">{say(words.giveQuestion)}</span>}
      open={open}
    >
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="form" value={question.hold_id} />
        <ReasonField {...reason} />
        <Button type="submit" kind="quiet" busy={busy} className="justify-self-start">
          {say(words.giveQuestion)}
        </Button>
      </Form>
    </FormDisclosure>
  )
}
