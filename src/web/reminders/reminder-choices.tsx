import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { ApiOutput } from '../../contract/apis.ts'
import {
  reminderKindNames,
  reminderTemplates,
  reminderWords as words,
  vratNames,
} from '../../words/reminders/reminders.ts'
import type { LocalizedText } from '../../words/say.ts'
import { useSay } from '../core/language.tsx'
import { Button } from '../ui/form/button.tsx'
import { Field, Select, TextInput } from '../ui/form/field.tsx'
import { Checkbox } from '../ui/form/radio-and-checkbox.tsx'
import { Outcome, type ActionData } from './outcome.tsx'

type Settings = ApiOutput<'reminders/getSettings'>
const mostADay = 8

/** The form of what somebody is reminded of, on which vrats, and when. */
export function ReminderChoices({ settings, reply }: { settings: Settings; reply: ActionData }) {
  const say = useSay()
  const { formData } = useNavigation()
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="act" value="save" />
      <Kinds kinds={settings.kinds} />
      <Vrats vrats={settings.vrats} />
      <Times settings={settings} />
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <Button type="submit" busy={formData?.get('act') === 'save'}>
          {say(words.save)}
        </Button>
        <Outcome reply={reply} acts={['save']} />
      </div>
    </Form>
  )
}

function Group({ title, children }: { title: LocalizedText; children: ReactNode }) {
  const say = useSay()
  return (
    <fieldset className="mt-8 min-w-0">
      <legend className="display mb-2 w-full border-b border-ink pb-1 text-h4">{say(title)}</legend>
      {children}
    </fieldset>
  )
}

function Kinds({ kinds }: Pick<Settings, 'kinds'>) {
  const say = useSay()
  return (
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
  )
}

function Vrats({ vrats }: Pick<Settings, 'vrats'>) {
  const say = useSay()
  return (
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
  )
}

/** The hour of the morning's reminders, how many a day, the quiet hours, and whether they say more. */
function Times({ settings }: { settings: Settings }) {
  const say = useSay()
  const { hour, quiet_from, quiet_until, most_a_day, tells_more, city } = settings
  const times = [
    ['quiet_from', words.quietFrom, quiet_from],
    ['quiet_until', words.quietUntil, quiet_until],
  ] as const
  return (
    <Group title={words.when}>
      <div className="grid gap-4 min-[22rem]:grid-cols-2">
        <Field label={say(words.hour)} hint={city && say(reminderTemplates.clock, city)}>
          {(field) => <TextInput {...field} type="time" required name="hour" defaultValue={hour} />}
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
  )
}
