import { useEffect, useRef } from 'react'
import { Form, redirect, useActionData, useLoaderData, useRevalidator } from 'react-router'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { notificationWords as words } from '../../words/notifications/notifications.ts'
import { say as sayIn } from '../../words/say.ts'
import { formTextReader } from '../ui/form/form-text.ts'
import { apiFor } from '../api/throwing.ts'
import { apiResult } from '../api/throwing.ts'
import { pageMeta } from '../core/page-meta.ts'
import { inLanguage, languageOf, useSay } from '../core/language.tsx'
import { sameSitePath } from '../core/same-site-path.ts'
import { sessionOf } from '../core/session.ts'
import { Button, ButtonLink } from '../ui/form/button.tsx'
import { Column, Note } from '../ui/page.tsx'
import { toast } from '../ui/overlay/toast.ts'
import { DateTime } from '../ui/text/date-time.tsx'
import { subscribeToUnseenCount } from '../app/shell/unseen-notifications.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: words.title, description: words.description, noindex: true })

/** One's own news; a visitor goes home, and comes back once they have logged in. */
export async function loader({ request, url, context }: LoaderFunctionArgs) {
  if (!(await sessionOf(request, context))) {
    const next = new URLSearchParams({ next: url.pathname })
    throw redirect(inLanguage(`/?${next}`, languageOf(url.pathname)))
  }
  const { answer, message } = await apiResult(apiFor(context), 'astrohub/get_notifications', {})
  return { notifications: answer?.notifications ?? [], problem: answer ? null : message }
}

/** Opens one, which marks it and leads to its discussion; or marks all. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const ask = apiFor(context)
  const language = languageOf(url.pathname)
  const form = await request.formData()
  const text = formTextReader(form)
  const [id, did, link] = [text('id'), text('did'), text('link')]
  const marked = await apiResult(ask, 'astrohub/mark_notification_seen', id ? { id } : {})
  if (!marked.ok) return { message: marked.message || sayIn(words.failed, language) }
  if (!id) return redirect(inLanguage('/notifications', language))
  if (!did) return redirect(inLanguage(sameSitePath(link, '/notifications'), language))
  const { answer, message } = await apiResult(ask, 'astrohub/get_discussion', { did })
  if (!answer) return { message: message || sayIn(words.openFailed, language) }
  const { slug } = answer.discussion
  return redirect(inLanguage(`/forum/${slug}?did=${did}`, language))
}

export default function Notifications() {
  const { notifications, problem } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const say = useSay()
  const { revalidate } = useRevalidator()
  useEffect(() => subscribeToUnseenCount(() => void revalidate()), [revalidate])
  const message = actionData && 'message' in actionData ? actionData.message : null
  const lastActionData = useRef<unknown>(null)
  useEffect(() => {
    if (!message || lastActionData.current === actionData) return
    lastActionData.current = actionData
    toast(message, 'warning')
  }, [actionData, message])
  const hasNew = notifications.some(({ highlight }) => highlight)
  return (
    <Column className="max-w-text py-8 sm:px-4 sm:py-12">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-h2">{say(words.title)}</h1>
        {hasNew && (
          <Form method="post">
            <Button type="submit" kind="quiet">
              {say(words.markAll)}
            </Button>
          </Form>
        )}
      </header>
      {message && (
        <Note className="mt-4">
          <span role="alert">{message}</span>
        </Note>
      )}
      {problem !== null && <p className="mt-6 text-soft">{problem || say(words.failed)}</p>}
      {problem === null && !notifications.length && (
        <>
          <p className="mt-6 text-soft">{say(words.none)}</p>
          <ButtonLink to="/forum?page=1" className="mt-5 self-start">
            {say(words.toForum)}
          </ButtonLink>
        </>
      )}
      <ul className="mt-4">
        {notifications.map((notification) => (
          <li key={notification.id} className="border-t border-rule">
            <Form method="post">
              <input type="hidden" name="id" value={notification.id} />
              <input type="hidden" name="did" value={notification.did} />
              <input type="hidden" name="link" value={notification.link ?? ''} />
              <button className="flex w-full gap-3 py-4 text-left hover:bg-wash">
                <span className="w-2.5 shrink-0 pt-2">
                  {notification.highlight && (
                    <>
                      <span aria-hidden="true" className="block size-2.5 rounded-full bg-sindoor" />
                      <span className="sr-only">{say(words.unseen)}</span>
                    </>
                  )}
                </span>
                <span className="min-w-0">
                  <bdi className={`wrap-anywhere ${notification.highlight ? 'font-semibold' : ''}`}>
                    {notification.message}
                  </bdi>
                  <span className="block text-fine text-soft">
                    <DateTime at={notification.created_at} withTime />
                  </span>
                </span>
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </Column>
  )
}
