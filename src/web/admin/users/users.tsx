import { Form, redirect } from 'react-router'
import { loginWords } from '../../../words/accounts/accounts.ts'
import { adminUsersTemplates, adminUsersWords as words } from '../../../words/admin/admin-users.ts'
import { adminWords } from '../../../words/admin/admin.ts'
import { formatDate, say as sayIn } from '../../../words/say.ts'
import { apiFor } from '../../api/client.ts'
import { requireData } from '../../api/result.ts'
import { formInBrowser, formOnServer, type PostedForm } from '../../core/form-action.ts'
import { rejected } from '../../core/rejected.ts'
import { href } from '../../core/href.ts'
import { pageMeta } from '../../core/page-meta.ts'
import { LocalizedLink, useLanguage, useSay } from '../../core/language.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Field, TextInput } from '../../ui/form/field.tsx'
import { detectLanguage } from '../../ui/text/detect-language.ts'
import { Column } from '../../ui/page.tsx'
import { formTextReader } from '../../ui/form/form-text.ts'
import type { Route } from './+types/users.ts'
import { BackToAdmin } from '../form-parts.tsx'
import { requireOperator } from '../require-operator.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.title, description: adminWords.description, noindex: true })

export async function loader(args: Route.LoaderArgs) {
  await requireOperator(args)
  return requireData(await apiFor(args.context)('admin/getBans', {})).users
}

export async function action(args: Route.ActionArgs) {
  return findUser(await formOnServer(args))
}

export async function clientAction(args: Route.ClientActionArgs) {
  return findUser(await formInBrowser(args))
}

/** Finds a user by what was typed, which stands in no address, and goes to their page. */
async function findUser({ call, form, language }: PostedForm) {
  const searchText = formTextReader(form)('who')
  const result = await call('admin/findUser', { who: searchText })
  if (result.ok) throw redirect(href('/admin/users/:uid', { uid: result.data.uid }, language))
  const sentence = result.status === 422 ? sayIn(words.findWrong, language) : result.message
  const message = sentence || sayIn(loginWords.broken, language)
  return rejected({ who: searchText, message }, result.status)
}

/** Finds one user, and lists who is banned. */
export default function AdminUsers({ loaderData: users, actionData }: Route.ComponentProps) {
  const say = useSay()
  const language = useLanguage()
  return (
    <Column className="py-8 sm:py-12">
      <BackToAdmin />
      <h1 className="text-h2">{say(words.title)}</h1>
      <Form method="post" className="mt-6 grid gap-4">
        <Field label={say(words.find)} hint={say(words.findHint)} error={actionData?.message}>
          {(field) => (
            <TextInput
              {...field}
              name="who"
              required
              maxLength={60}
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={actionData?.who}
            />
          )}
        </Field>
        <Button type="submit" className="justify-self-start">
          {say(words.open)}
        </Button>
      </Form>
      <h2 className="mt-10 mb-2 text-h3">{say(words.bans)}</h2>
      {users.length === 0 && <p className="text-soft">{say(words.noBans)}</p>}
      <ul>
        {users.map((user) => (
          <li key={user.uid} className="border-t border-rule py-3">
            <p className="flex flex-wrap items-center justify-between gap-x-6">
              <LocalizedLink
                to={`/admin/users/${user.uid}`}
                prefetch="none"
                className="inline-flex min-h-11 items-center font-semibold text-action hover:underline"
              >
                <bdi>{user.display_name ?? user.mobile}</bdi>
              </LocalizedLink>
              {user.banned_at && (
                <span className="text-fine text-soft">
                  {say(adminUsersTemplates.since, formatDate(user.banned_at, language))}
                </span>
              )}
            </p>
            {user.reason && (
              <p lang={detectLanguage(user.reason)} className="text-fine wrap-anywhere">
                {user.reason}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Column>
  )
}
