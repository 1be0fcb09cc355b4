import { Form } from 'react-router'
import { reminderKindNames, reminderWords as words } from '../../words/reminders/reminders.ts'
import { say as sayIn } from '../../words/say.ts'
import { formInBrowser, formOnServer, type PostedForm } from '../core/form-action.ts'
import { useSay } from '../core/language.tsx'
import { pageMeta } from '../core/page-meta.ts'
import { rejected } from '../core/rejected.ts'
import { Button } from '../ui/form/button.tsx'
import { formTextReader } from '../ui/form/form-text.ts'
import { Column, Note } from '../ui/page.tsx'
import type { Route } from './+types/stop.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.stopTitle, description: words.stopLead, noindex: true })

type Kind = keyof typeof reminderKindNames
const isKind = (name: string): name is Kind => name in reminderKindNames

/** What the link of a mail names; opening it changes nothing, for mail programs open links by themselves. */
export function loader({ url }: Route.LoaderArgs) {
  const kinds = (url.searchParams.get('kinds') ?? '').split(' ').filter(isKind)
  return { token: url.searchParams.get('token') ?? '', kinds }
}

export async function action(args: Route.ActionArgs) {
  return stop(await formOnServer(args))
}

export async function clientAction(args: Route.ClientActionArgs) {
  return stop(await formInBrowser(args))
}

async function stop({ call, form, language }: PostedForm) {
  const text = formTextReader(form)
  const kinds = text('kinds').split(' ').filter(isKind)
  const result = await call('reminders/stop', {
    token: text('token'),
    ...(kinds.length && { kinds }),
  })
  if (result.ok) return { message: sayIn(words.stopped, language), isDone: true }
  const message = result.message || sayIn(words.failed, language)
  return rejected({ message, isDone: false }, result.status)
}

/** From a mail: one press stops what it was of, another all of it. */
export default function Stop({ loaderData, actionData }: Route.ComponentProps) {
  const { token, kinds } = loaderData
  const say = useSay()
  const ways = [
    ...(kinds.length ? [[kinds.join(' '), words.stopThese] as const] : []),
    ['', words.stopAll] as const,
  ]
  return (
    <Column className="py-8 sm:py-12">
      <h1 className="text-h2">{say(words.stopTitle)}</h1>
      <p className="mt-1 text-soft">{say(words.stopLead)}</p>
      {actionData && (
        <Note className="mt-4">
          <span role={actionData.isDone ? 'status' : 'alert'}>{actionData.message}</span>
        </Note>
      )}
      {kinds.length > 0 && (
        <ul className="mt-5 list-disc pl-6">
          {kinds.map((kind) => (
            <li key={kind}>{say(reminderKindNames[kind])}</li>
          ))}
        </ul>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {ways.map(([name, label], index) => (
          <Form key={name} method="post">
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="kinds" value={name} />
            <Button type="submit" kind={index === 0 ? 'primary' : 'quiet'}>
              {say(label)}
            </Button>
          </Form>
        ))}
      </div>
    </Column>
  )
}
