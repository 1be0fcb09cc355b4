import { Form, useNavigation, useRevalidator } from 'react-router'
import {
  reminderKindNames,
  reminderTemplates,
  reminderWords as words,
  vratNames,
} from '../../words/reminders/reminders.ts'
import type { LocalizedText } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import { requireData } from '../api/result.ts'
import { formInBrowser, formOnServer } from '../core/form-action.ts'
import { href } from '../core/href.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { pageMeta } from '../core/page-meta.ts'
import { Button } from '../ui/form/button.tsx'
import { Field, Select, TextInput } from '../ui/form/field.tsx'
import { Checkbox } from '../ui/form/radio-and-checkbox.tsx'
import { Column } from '../ui/page.tsx'
import type { Route } from './+types/reminders.ts'
import MarkedMuhurtas from '../panchang/marked-muhurtas.tsx'
import { PushSwitch } from './push-switch.tsx'
import { Mail, Outcome, type Said } from './reminder-mail.tsx'
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
const mostADay = 8
const link = 'inline-flex min-h-11 items-center text-action underline underline-offset-4'

/** What somebody wants to be reminded of, when and where. */
export default function Reminders({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, muhurtas } = loaderData
  const say = useSay()
  return (
    <Column className="py-8 sm:py-12">
      <h1 className="text-h2">{say(words.title)}</h1>
      <p className="mt-1 text-soft">{say(words.lead)}</p>
      <Choices settings={settings} said={actionData} />
      <section className="mt-10">
        <h2 className="border-b border-ink pb-1 text-h4">{say(words.where)}</h2>
        <Devices settings={settings} />
        <Mail address={settings.mail} said={actionData} />
      </section>
      {muhurtas.length > 0 && (
        <MarkedMuhurtas marked={muhurtas}>
          <p className="mt-2 text-fine text-soft">
            {say(settings.kinds.includes('muhurta') ? words.hourBefore : words.chooseMuhurta)}
          </p>
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

function Group({ title, children }: { title: LocalizedText; children: React.ReactNode }) {
  const say = useSay()
  return (
    <fieldset className="mt-8 min-w-0">
      <legend className="display mb-2 w-full border-b border-ink pb-1 text-h4">{say(title)}</legend>
      {children}
    </fieldset>
  )
}

function Choices({ settings, said }: { settings: Settings; said: Said }) {
  const say = useSay()
  const { formData } = useNavigation()
  const { kinds, vrats, hour, quiet_from, quiet_until, most_a_day, tells_more, city } = settings
  const times = [
    ['quiet_from', words.quietFrom, quiet_from],
    ['quiet_until', words.quietUntil, quiet_until],
  ] as const
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="act" value="save" />
      <Group title={words.what}>
        {Object.entries(reminderKindNames).map(([kind, name]) => (
          <Checkbox
            key={kind}
            name="kind"
            value={kind}
            defaultChecked={kinds.some((chosen) => chosen === kind)}
          >
            <span className="text-base">{say(name)}</span>
          </Checkbox>
        ))}
        <p className="mt-1 text-fine text-soft">{say(words.renewal)}</p>
      </Group>
      <Group title={words.vrats}>
        <div className="grid gap-x-6 min-[22rem]:grid-cols-2">
          {Object.entries(vratNames).map(([kind, name]) => (
            <Checkbox
              key={kind}
              name="vrat"
              value={kind}
              defaultChecked={vrats.some((chosen) => chosen === kind)}
            >
              {say(name)}
            </Checkbox>
          ))}
        </div>
      </Group>
      <Group title={words.when}>
        <div className="grid gap-4 min-[22rem]:grid-cols-2">
          <Field label={say(words.hour)} hint={city && say(reminderTemplates.clock, city)}>
            {(field) => (
              <TextInput {...field} type="time" required name="hour" defaultValue={hour} />
            )}
          </Field>
          <Field label={say(words.most)} hint={say(words.mostHint)}>
            {(field) => (
              <Select
                {...field}
                name="most_a_day"
                defaultValue={String(most_a_day)}
                options={Array.from({ length: mostADay }, (_, index) => ({
                  value: String(index + 1),
                  label: String(index + 1),
                }))}
              />
            )}
          </Field>
          {times.map(([name, label, value]) => (
            <Field key={name} label={say(label)}>
              {(field) => (
                <TextInput {...field} type="time" required name={name} defaultValue={value} />
              )}
            </Field>
          ))}
        </div>
        <Checkbox name="tells_more" defaultChecked={tells_more} className="mt-3">
          {say(words.tellsMore)}
        </Checkbox>
      </Group>
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <Button type="submit" busy={formData?.get('act') === 'save'}>
          {say(words.save)}
        </Button>
        <Outcome said={said} acts={['save']} />
      </div>
    </Form>
  )
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
