import { useEffect, useRef } from 'react'
import { Form, redirect, useRevalidator } from 'react-router'
import { notificationWords as words } from '../../words/notifications/notifications.ts'
import { say as sayIn } from '../../words/say.ts'
import { formTextReader } from '../ui/form/form-text.ts'
import { apiFor } from '../api/client.ts'
import { formInBrowser, formOnServer, type PostedForm } from '../core/form-action.ts'
import { rejected } from '../core/rejected.ts'
import { href } from '../core/href.ts'
import { pageFromQuery } from '../core/page-from-query.ts'
import { pageMeta } from '../core/page-meta.ts'
import { inLanguage, useSay } from '../core/language.tsx'
import { sameSitePath } from '../core/same-site-path.ts'
import { Button, ButtonLink } from '../ui/form/button.tsx'
import { Column, Note } from '../ui/page.tsx'
import { Pager } from '../ui/pager.tsx'
import { toast } from '../ui/overlay/toast.ts'
import { DateTime } from '../ui/text/date-time.tsx'
import { subscribeToUnseenCount } from '../app/shell/unseen-notifications.ts'
import type { Route } from './+types/notifications.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.title, description: words.description, noindex: true })

/** One's own news. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const page = pageFromQuery(url.searchParams)
  const result = await apiFor(context)('astrohub/get_notifications', { page })
  return result.ok
    ? {
        page,
        pageCount: result.data.page_count,
        notifications: result.data.notifications,
        problem: null,
      }
    : { page, pageCount: 1, notifications: [], problem: result.message }
}

export async function action(args: Route.ActionArgs) {
  return openNotification(await formOnServer(args))
}

export async function clientAction(args: Route.ClientActionArgs) {
  return openNotification(await formInBrowser(args))
}

/** Opens one, which marks it and leads to its discussion; or marks all. */
async function openNotification({ call, form, language }: PostedForm) {
  const text = formTextReader(form)
  const [id, did, link] = [text('id'), text('did'), text('link')]
  const marked = await call('astrohub/mark_notification_seen', id ? { id } : {})
  if (!marked.ok)
    return rejected({ message: marked.message || sayIn(words.failed, language) }, marked.status)
  if (!id) throw redirect(inLanguage('/notifications', language))
  if (!did) throw redirect(inLanguage(sameSitePath(link, '/notifications'), language))
  const result = await call('astrohub/get_discussion', { did })
  if (!result.ok)
    return rejected({ message: result.message || sayIn(words.openFailed, language) }, result.status)
  const { slug } = result.data.discussion
  throw redirect(inLanguage(`/forum/${slug}?did=${did}`, language))
}

type NotificationsPage = Route.ComponentProps['loaderData']

export default function Notifications({ loaderData, actionData }: Route.ComponentProps) {
  const { page, pageCount, notifications, problem } = loaderData
  const say = useSay()
  const { revalidate } = useRevalidator()
  useEffect(() => subscribeToUnseenCount(() => void revalidate()), [revalidate])
  return (
    <Column className="max-w-text py-8 sm:px-4 sm:py-12">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-h2">{say(words.title)}</h1>
        {notifications.some(({ highlight }) => highlight) && <MarkAllForm />}
      </header>
      <Refusal actionData={actionData} />
      {problem !== null && <p className="mt-6 text-soft">{problem || say(words.failed)}</p>}
      {problem === null && !notifications.length && <NoneYet />}
      <ul className="mt-4">
        {notifications.map((notification) => (
          <NotificationLine key={notification.id} notification={notification} />
        ))}
      </ul>
      <Pager
        page={page}
        pageCount={pageCount}
        to={(number) => href('/notifications', { page: number })}
      />
    </Column>
  )
}

function MarkAllForm() {
  const say = useSay()
  return (
    <Form method="post">
      <Button type="submit" kind="quiet">
        {say(words.markAll)}
      </Button>
    </Form>
  )
}

/** Why nothing was opened or marked: in its place, and once in the corner, where a long list hides it. */
function Refusal({ actionData }: { actionData: { message: string } | undefined }) {
  const toasted = useRef(actionData)
  const message = actionData?.message
  useEffect(() => {
    if (!message || toasted.current === actionData) return
    toasted.current = actionData
    toast(message, 'warning')
  }, [actionData, message])
  if (!message) return null
  return (
    <Note className="mt-4">
      <span role="alert">{message}</span>
    </Note>
  )
}

function NoneYet() {
  const say = useSay()
  return (
    <>
      <p className="mt-6 text-soft">{say(words.none)}</p>
      <ButtonLink to="/forum?page=1" className="mt-5 self-start">
        {say(words.toForum)}
      </ButtonLink>
    </>
  )
}

/** One of the news; a press marks it and leads to what it is about. */
function NotificationLine({
  notification: { id, did, link, highlight, message, created_at },
}: {
  notification: NotificationsPage['notifications'][number]
}) {
  const say = useSay()
  return (
    <li className="border-t border-rule">
      <Form method="post">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="did" value={did} />
        <input type="hidden" name="link" value={link ?? ''} />
        <button className="flex w-full gap-3 py-4 text-left hover:bg-wash">
          <span className="w-2.5 shrink-0 pt-2">
            {highlight && (
              <>
                <span aria-hidden="true" className="block size-2.5 rounded-full bg-sindoor" />
                <span className="sr-only">{say(words.unseen)}</span>
              </>
            )}
          </span>
          <span className="min-w-0">
            <bdi className={`wrap-anywhere ${highlight ? 'font-semibold' : ''}`}>{message}</bdi>
            <span className="block text-fine text-soft">
              <DateTime at={created_at} withTime />
            </span>
          </span>
        </button>
      </Form>
    </li>
  )
}
