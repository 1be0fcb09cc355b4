import { useState } from 'react'
import { Form } from 'react-router'
import {
  calendarWords as words,
  feedPartNames,
  reminderTemplates,
  reminderWords,
} from '../../words/reminders/reminders.ts'
import { say as sayIn } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import { requireData } from '../api/result.ts'
import { formInBrowser, formOnServer, type PostedForm } from '../core/form-action.ts'
import { useSay } from '../core/language.tsx'
import { pageMeta } from '../core/page-meta.ts'
import { rejected } from '../core/rejected.ts'
import { Button } from '../ui/form/button.tsx'
import { Field, TextInput } from '../ui/form/field.tsx'
import { formTextReader } from '../ui/form/form-text.ts'
import { Checkbox } from '../ui/form/radio-and-checkbox.tsx'
import { Column, Note } from '../ui/page.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import type { Route } from './+types/calendar.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.title, description: words.description, noindex: true })

export async function loader({ url, context }: Route.LoaderArgs) {
  const { feed, city } = requireData(await apiFor(context)('calendar/getFeed', {}))
  return { city, feed: feed && { ...feed, address: `${url.origin}${feed.path}` } }
}

export async function action(args: Route.ActionArgs) {
  return changeFeed(await formOnServer(args))
}

export async function clientAction(args: Route.ClientActionArgs) {
  return changeFeed(await formInBrowser(args))
}

const parts = Object.keys(feedPartNames) as (keyof typeof feedPartNames)[]

async function changeFeed({ call, form, language }: PostedForm) {
  const act = formTextReader(form)('act')
  const chosen = parts.filter((part) => form.getAll('part').includes(part))
  const result =
    act === 'renew'
      ? await call('calendar/renewFeed', {})
      : act === 'end'
        ? await call('calendar/endFeed', {})
        : await call('calendar/saveFeed', { parts: chosen })
  if (result.ok) return null
  const message = result.status === 422 ? '' : result.message
  return rejected({ message: message || sayIn(reminderWords.failed, language) }, result.status)
}

/** The calendar that one's own program reads. */
export default function Calendar({ loaderData, actionData }: Route.ComponentProps) {
  const { feed, city } = loaderData
  const say = useSay()
  return (
    <Column className="py-8 sm:py-12">
      <h1 className="text-h2">{say(words.title)}</h1>
      <p className="mt-1 text-soft">{say(words.lead)}</p>
      {actionData?.message && (
        <Note className="mt-4">
          <span role="alert">{actionData.message}</span>
        </Note>
      )}
      <Form method="post" preventScrollReset className="mt-6">
        <fieldset className="min-w-0">
          <legend className="display mb-2 w-full border-b border-ink pb-1 text-h4">
            {say(words.holds)}
          </legend>
          {parts.map((part) => (
            <Checkbox
              key={part}
              name="part"
              value={part}
              defaultChecked={feed ? feed.parts.includes(part) : part !== 'vrats'}
            >
              <span className="text-base">{say(feedPartNames[part])}</span>
            </Checkbox>
          ))}
        </fieldset>
        <p className="mt-1 text-fine text-soft">{city && say(reminderTemplates.clock, city)}</p>
        <Button
          type="submit"
          name="act"
          value="save"
          kind={feed ? 'quiet' : 'primary'}
          className="mt-3"
        >
          {say(feed ? words.save : words.make)}
        </Button>
      </Form>
      {feed && <Address address={feed.address} />}
    </Column>
  )
}

function Address({ address }: { address: string }) {
  const say = useSay()
  const isHydrated = useHydrated()
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <section className="mt-10">
      <h2 className="border-b border-ink pb-1 text-h4">{say(words.address)}</h2>
      <Field label={say(words.address)} hint={say(words.secret)} className="mt-3">
        {(field) => (
          <TextInput
            {...field}
            readOnly
            value={address}
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {isHydrated && (
          <Button onClick={copy}>
            <output>{say(isCopied ? words.copied : words.copy)}</output>
          </Button>
        )}
        <a
          href={address.replace(/^https?:/, 'webcal:')}
          className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
        >
          {say(words.open)}
        </a>
      </div>
      <p className="mt-2 text-fine text-soft">{say(words.google)}</p>
      <Form method="post" preventScrollReset className="mt-6 flex flex-wrap items-center gap-3">
        <Button type="submit" kind="quiet" name="act" value="renew">
          {say(words.renew)}
        </Button>
        <Button type="submit" kind="plain" name="act" value="end" className="text-sindoor">
          {say(words.end)}
        </Button>
        <span className="w-full text-fine text-soft">{say(words.renewText)}</span>
      </Form>
    </section>
  )
}
