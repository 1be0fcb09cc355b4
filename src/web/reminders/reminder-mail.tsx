import { Form } from 'react-router'
import { reminderTemplates, reminderWords as words } from '../../words/reminders/reminders.ts'
import { useSay } from '../core/language.tsx'
import { Button } from '../ui/form/button.tsx'
import { Field, TextInput } from '../ui/form/field.tsx'
import type { ReminderAct } from './reminders-action.ts'

/** What the last form came to, and which it was. */
export type Said = { act: ReminderAct; message: string; isDone: boolean } | undefined

/** What the last form came to, below the one that was sent. */
export function Outcome({ said, acts }: { said: Said; acts: readonly ReminderAct[] }) {
  if (!said || !acts.includes(said.act)) return null
  return (
    <p
      role={said.isDone ? 'status' : 'alert'}
      className={said.isDone ? 'text-leaf' : 'text-sindoor'}
    >
      {said.message}
    </p>
  )
}

/** The address, its code, and the way out; nothing is mailed there before the code was given back. */
export function Mail({ address, said }: { address: string | null; said: Said }) {
  const say = useSay()
  const isSent = said?.act === 'confirm' || (said?.act === 'code' && said.isDone)
  return (
    <div className="mt-6">
      <h3 className="font-text text-base font-semibold">{say(words.mail)}</h3>
      {address ? (
        <Form method="post" preventScrollReset>
          <p className="text-soft wrap-anywhere">{say(reminderTemplates.mailedTo, address)}</p>
          <input type="hidden" name="act" value="no-mail" />
          <Button type="submit" kind="plain">
            {say(words.removeMail)}
          </Button>
        </Form>
      ) : (
        <Form method="post" preventScrollReset className="mt-2 grid gap-3">
          <Field label={say(words.address)}>
            {(field) => (
              <TextInput {...field} type="email" name="email" autoComplete="email" required />
            )}
          </Field>
          <Button type="submit" kind="quiet" name="act" value="code" className="justify-self-start">
            {say(words.sendCode)}
          </Button>
        </Form>
      )}
      {!address && isSent && (
        <Form method="post" preventScrollReset className="mt-3 grid gap-3">
          <Field label={say(words.code)}>
            {(field) => (
              <TextInput
                {...field}
                name="otp"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={6}
                required
              />
            )}
          </Field>
          <Button type="submit" name="act" value="confirm" className="justify-self-start">
            {say(words.confirm)}
          </Button>
        </Form>
      )}
      <Outcome said={said} acts={['code', 'confirm', 'no-mail']} />
    </div>
  )
}
