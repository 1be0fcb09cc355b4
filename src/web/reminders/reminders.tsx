import { Form, useRevalidator } from 'react-router'
import { reminderTemplates, reminderWords as words } from '../../words/reminders/reminders.ts'
import { apiFor } from '../api/client.ts'
import { requireData } from '../api/result.ts'
import { formInBrowser, formOnServer } from '../core/form-action.ts'
import { href } from '../core/href.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { pageMeta } from '../core/page-meta.ts'
import { Button } from '../ui/form/button.tsx'
import { Field, TextInput } from '../ui/form/field.tsx'
import { Column } from '../ui/page.tsx'
import type { Route } from './+types/reminders.ts'
import MarkedMuhurtas from '../ui/muhurta/marked-muhurtas.tsx'
import { Outcome, type ActionData } from './outcome.tsx'
import { PushSwitch } from './push-switch.tsx'
import { ReminderChoices } from './reminder-choices.tsx'
import { changeReminders } from './reminders-action.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.title, description: words.description, noindex: true })

export async function loader({ context }: Route.LoaderArgs) {
  const call = apiFor(context)
  const [settings, marked] = await Promise.all([
    call('reminders/getSettings', {}).then(requireData),
    call('muhurtas/list', {}).then(requireData),
  ])
  return { settings, muhurtas: marked.muhurtas }
}

export async function action(args: Route.ActionArgs) {
  return changeReminders(await formOnServer(args))
}

export async function clientAction(args: Route.ClientActionArgs) {
  return changeReminders(await formInBrowser(args))
}

type Settings = Route.ComponentProps['loaderData']['settings']
const link = 'inline-flex min-h-11 items-center text-action underline underline-offset-4'

/** What somebody wants to be reminded of, when and where. */
export default function Reminders({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, muhurtas } = loaderData
  const say = useSay()
  return (
    <Column className="py-8 sm:py-12">
      <h1 className="text-h2">{say(words.title)}</h1>
      <p className="mt-1 text-soft">{say(words.lead)}</p>
      <ReminderChoices settings={settings} reply={actionData} />
      <section className="mt-10">
        <h2 className="border-b border-ink pb-1 text-h4">{say(words.where)}</h2>
        <Devices settings={settings} />
        <Mail address={settings.mail} reply={actionData} />
      </section>
      {muhurtas.length > 0 && (
        <MarkedMuhurtas marked={muhurtas}>
          <p className="mt-2 text-fine text-soft">{say(muhurtaHint(settings))}</p>
        </MarkedMuhurtas>
      )}
      <p className="mt-8 flex flex-wrap gap-x-6">
        <LocalizedLink to={href('/muhurta')} className={link}>
          {say(words.findMuhurta)}
        </LocalizedLink>
        <LocalizedLink to={href('/calendar')} className={link}>
          {say(words.toCalendar)}
        </LocalizedLink>
      </p>
    </Column>
  )
}

/** When a marked muhurta is told: with one message a day it is the morning’s. */
function muhurtaHint({ kinds, most_a_day }: Settings) {
  if (!kinds.includes('muhurta')) return words.chooseMuhurta
  return most_a_day > 1 ? words.hourBefore : words.morningOnly
}

function Devices({ settings: { public_key, devices } }: { settings: Settings }) {
  const say = useSay()
  const { revalidate } = useRevalidator()
  return (
    <div className="mt-4">
      <h3 className="font-text text-base font-semibold">{say(words.device)}</h3>
      <PushSwitch publicKey={public_key} onChange={() => void revalidate()} />
      {devices > 0 && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="act" value="no-devices" />
          <Button type="submit" kind="plain">
            {say(words.allOff)} ({devices})
          </Button>
        </Form>
      )}
    </div>
  )
}

/** The address, its code, and the way out; nothing is mailed there before the code was given back. */
function Mail({ address, reply }: { address: string | null; reply: ActionData }) {
  const say = useSay()
  const isSent = reply?.act === 'confirm' || (reply?.act === 'code' && reply.isDone)
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
      <Outcome reply={reply} acts={['code', 'confirm', 'no-mail']} />
    </div>
  )
}
