import { Form, redirect, useActionData, useLoaderData } from 'react-router'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { adminUsersTemplates, adminUsersWords as words } from '../../words/admin/admin-users.ts'
import { adminWords } from '../../words/admin/admin.ts'
import { formatDate, say as sayIn } from '../../words/say.ts'
import { apiFor } from '../api/throwing.ts'
import { apiResult } from '../api/throwing.ts'
import { pageMeta } from '../core/page-meta.ts'
import { LocalizedLink, inLanguage, languageOf, useLanguage, useSay } from '../core/language.tsx'
import { Button } from '../ui/form/button.tsx'
import { Field, TextInput } from '../ui/form/field.tsx'
import { detectLanguage } from '../ui/text/detect-language.ts'
import { Column } from '../ui/page.tsx'
import { formTextReader } from '../ui/form/form-text.ts'
import { BackToAdmin } from './form-parts.tsx'
import { requireOperator } from './require-operator.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: words.title, description: adminWords.description, noindex: true })

export async function loader(args: LoaderFunctionArgs) {
  await requireOperator(args)
  const found = await apiFor(args.context)('admin/getBans', {})
  if (found.status === 'fail') throw new Error(found.message)
  return found.users
}

/** Finds a user by what was typed, which stands in no address, and goes to their page. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const searchText = formTextReader(await request.formData())('who')
  const language = languageOf(url.pathname)
  const { ok, status, message, answer } = await apiResult(apiFor(context), 'admin/findUser', {
    who: searchText,
  })
  if (ok && answer) return redirect(inLanguage(`/admin/users/${answer.uid}`, language))
  return { who: searchText, message: status === 422 ? sayIn(words.findWrong, language) : message }
}

/** Finds one user, and lists who is banned. */
export default function AdminUsers() {
  const users = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
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
