import type { WireInput } from '../../contract/apis.ts'
import {
  reminderKindNames,
  reminderWords as words,
  vratNames,
} from '../../words/reminders/reminders.ts'
import { say } from '../../words/say.ts'
import type { PostedForm } from '../core/form-action.ts'
import { rejected } from '../core/rejected.ts'
import { formTextReader } from '../ui/form/form-text.ts'

type Settings = WireInput<'reminders/saveSettings'>

const keysOf = <K extends string>(names: Record<K, unknown>) => Object.keys(names) as K[]

/** What a form of the page wants done. */
export type ReminderAct = 'save' | 'code' | 'confirm' | 'no-mail' | 'no-devices'

/** Does what a form of the page says. @returns which it was, and what is to be said of it. */
export async function changeReminders({ call, form, language }: PostedForm) {
  const text = formTextReader(form)
  const act = text('act') as ReminderAct
  const chosen = <K extends string>(name: string, names: Record<K, unknown>): K[] =>
    keysOf(names).filter((key) => form.getAll(name).includes(key))
  const settings = (): Settings => ({
    kinds: chosen('kind', reminderKindNames),
    vrats: chosen('vrat', vratNames),
    ...{ hour: text('hour'), quiet_from: text('quiet_from'), quiet_until: text('quiet_until') },
    most_a_day: Number(text('most_a_day')),
    tells_more: text('tells_more') === 'on',
  })
  const acts = {
    save: () => call('reminders/saveSettings', settings()),
    code: () => call('reminders/sendMailCode', { email: text('email') }),
    confirm: () => call('reminders/confirmMail', { otp: text('otp') }),
    'no-mail': () => call('reminders/removeMail', {}),
    'no-devices': () => call('reminders/removeDevice', {}),
  }
  const result = await (acts[act] ?? acts.save)()
  if (result.ok)
    return { act, message: result.data.message || say(words.saved, language), isDone: true }
  const message = result.message || say(words.failed, language)
  return rejected({ act, message, isDone: false }, result.status)
}
