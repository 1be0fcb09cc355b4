import { Form, useNavigation } from 'react-router'
import type { ModerationItem } from '../../contract/forum.ts'
import { forumWords, reportReasons } from '../../words/forum/forum.ts'
import { holdReasons, moderationWords as words } from '../../words/forum/moderation.ts'
import { formTextReader } from '../ui/form/form-text.ts'
import { apiFor } from '../api/client.ts'
import { messageOf } from '../api/result.ts'
import { formInBrowser, formOnServer, type PostedForm } from '../core/form-action.ts'
import { rejected } from '../core/rejected.ts'
import { pageMeta } from '../core/page-meta.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { wayToSecondFactor } from '../core/session.ts'
import { Button } from '../ui/form/button.tsx'
import { Column, Note } from '../ui/page.tsx'
import { Pager } from '../ui/pager.tsx'
import { DateTime } from '../ui/text/date-time.tsx'
import type { Route } from './+types/reports.ts'
import { pageFromQuery } from '../core/page-from-query.ts'

const perPage = 50

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.title, description: words.description, noindex: true })

/** The operator's queue; for everybody else this page is not there. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const page = pageFromQuery(url.searchParams)
  const result = await apiFor(context)('admin/getReports', { start: page })
  if (!result.ok && result.wants) throw wayToSecondFactor(url)
  if (!result.ok) throw new Response(null, { status: 404 })
  const { items, count } = result.data
  return { page, items, count }
}

export async function action(args: Route.ActionArgs) {
  return decideItem(await formOnServer(args))
}

export async function clientAction(args: Route.ClientActionArgs) {
  return decideItem(await formInBrowser(args))
}

async function decideItem({ call, form }: PostedForm) {
  const text = formTextReader(form)
  const [did, cid, decision] = [text('did'), text('cid'), text('decision')]
  const result = await call('admin/decideItem', {
    ...(cid ? { cid } : { did }),
    decision: decision === 'show' ? 'show' : 'remove',
    ban: decision === 'remove-ban',
  })
  return result.ok ? messageOf(result) : rejected(messageOf(result), result.status)
}

export default function Reports({ loaderData, actionData }: Route.ComponentProps) {
  const { page, items, count } = loaderData
  const say = useSay()
  return (
    <Column className="max-w-text py-8 sm:px-4 sm:py-12">
      <h1 className="mb-4 text-h2">
        {say(words.title)} <span className="figures text-soft">{count || ''}</span>
      </h1>
      {actionData && (
        <Note className="mb-4">
          <output>{actionData.message || say(forumWords.wrong)}</output>
        </Note>
      )}
      {!items.length && <p className="text-soft">{say(words.none)}</p>}
      <ul>
        {items.map((it) => (
          <Item key={it.cid ?? it.did} item={it} />
        ))}
      </ul>
      <Pager
        page={page}
        pageCount={Math.ceil(count / perPage)}
        to={(number) => `/admin/reports?page=${number}`}
      />
    </Column>
  )
}

function Item({ item }: { item: ModerationItem }) {
  const say = useSay()
  const { state } = useNavigation()
  const busy = state === 'submitting'
  return (
    <li className="border-t border-rule py-5">
      <p className="text-fine text-soft">
        {say(item.cid ? words.isComment : words.isDiscussion)}
        {' · '}
        {say(item.why === 'held' ? words.held : words.reported)}
        {item.hold_reason && ` · ${say(holdReasons[item.hold_reason])}`}
        {item.state === 'hidden' && ` · ${say(words.isHidden)}`}
        {' · '}
        <DateTime at={item.created_at} withTime />
      </p>
      <h2 className="mt-1 font-text text-h4 font-semibold wrap-anywhere">
        <bdi>{item.title}</bdi>
      </h2>
      <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
        {item.text}
      </p>
      <p className="mt-2 text-fine">
        {say(words.by)}{' '}
        <LocalizedLink
          to={`/profile?uid=${item.uid}`}
          prefetch="none"
          className="text-action underline"
        >
          <bdi>{item.display_name}</bdi>
        </LocalizedLink>
        {item.is_ban && ` (${say(words.banned)})`}
      </p>
      {item.reports.length > 0 && (
        <ul className="mt-2 border-l-3 border-sindoor pl-3 text-fine">
          {item.reports.map((report, i) => (
            <li key={i} className="wrap-anywhere">
              {say(reportReasons[report.reason as keyof typeof reportReasons])}
              {report.note && `: ${report.note}`}
            </li>
          ))}
        </ul>
      )}
      <Form method="post" className="mt-3 flex flex-wrap gap-3">
        <input type="hidden" name="did" value={item.did} />
        <input type="hidden" name="cid" value={item.cid ?? ''} />
        <Button type="submit" name="decision" value="show" disabled={busy}>
          {say(item.why === 'held' ? words.show : words.keep)}
        </Button>
        <Button type="submit" kind="quiet" name="decision" value="remove" disabled={busy}>
          {say(words.remove)}
        </Button>
        <Button type="submit" kind="danger" name="decision" value="remove-ban" disabled={busy}>
          {say(words.removeBan)}
        </Button>
      </Form>
    </li>
  )
}
