import { adminAnswersWords } from '../../words/admin/admin-answers.ts'
import { adminJobsWords } from '../../words/admin/admin-jobs.ts'
import { adminForecastsWords } from '../../words/admin/admin-forecasts.ts'
import { adminMissesWords } from '../../words/admin/admin-misses.ts'
import { adminPricesWords } from '../../words/admin/admin-prices.ts'
import { adminUsersWords } from '../../words/admin/admin-users.ts'
import { adminWords as words } from '../../words/admin/admin.ts'
import { secondFactorWords } from '../../words/admin/second-factor.ts'
import { moderationWords } from '../../words/forum/moderation.ts'
import { formatDate, formatTime } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import { requireData } from '../api/result.ts'
import { pageMeta } from '../core/page-meta.ts'
import { LocalizedLink, useLanguage, useSay } from '../core/language.tsx'
import { Page } from '../ui/page.tsx'
import type { Route } from './+types/admin.ts'
import { requireOperator } from './require-operator.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.title, description: words.description, noindex: true })

export async function loader(args: Route.LoaderArgs) {
  await requireOperator(args)
  const page = Math.max(1, Number(args.url.searchParams.get('page')) || 1)
  const log = requireData(await apiFor(args.context)('admin/getActs', { page }))
  const queue = requireData(await apiFor(args.context)('admin/getReports', {}))
  return { acts: log.acts, page, pageCount: log.page_count, itemsWaiting: queue.count }
}

const rooms = [
  ['/admin/users', adminUsersWords.title],
  ['/admin/refunds', adminUsersWords.refunds],
  ['/admin/reports', moderationWords.title],
  ['/admin/prices', adminPricesWords.title],
  ['/admin/content', words.content],
  ['/admin/answers', adminAnswersWords.title],
  ['/admin/misses', adminMissesWords.title],
  ['/admin/jobs', adminJobsWords.title],
  ['/admin/forecasts', adminForecastsWords.title],
  ['/admin/second-factor', secondFactorWords.title],
] as const

/** What an operator can do, and what operators did. */
export default function Admin({ loaderData }: Route.ComponentProps) {
  const { acts, page, pageCount, itemsWaiting } = loaderData
  const say = useSay()
  const language = useLanguage()
  const link = 'inline-flex min-h-11 items-center font-semibold text-action hover:underline'
  return (
    <Page className="py-8 sm:py-12">
      <h1 className="text-h2">{say(words.title)}</h1>
      <ul className="mt-4 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {rooms.map(([to, name]) => (
          <li key={to}>
            <LocalizedLink to={to} className={link}>
              {say(name)}
              {to === '/admin/reports' && itemsWaiting > 0 && ` (${itemsWaiting})`}
            </LocalizedLink>
          </li>
        ))}
      </ul>
      <h2 className="mt-8 mb-2 text-h3">{say(words.acts)}</h2>
      {acts.length === 0 && <p className="text-soft">{say(words.noActs)}</p>}
      <ul>
        {acts.map(({ at, by, act, subject, detail }) => (
          <li key={at + act + subject} className="border-t border-rule py-2.5">
            <p className="flex flex-wrap justify-between gap-x-6 figures">
              <span>
                <code lang="en">
                  {act} {subject}
                </code>
              </span>
              <span className="text-fine text-soft">
                {formatDate(at, language)}, {formatTime(at)} · {by}
              </span>
            </p>
            <p lang="en" className="text-fine wrap-anywhere text-soft">
              {JSON.stringify(detail)}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex gap-6">
        {page > 1 && (
          <LocalizedLink to={`/admin?page=${page - 1}`} className={link}>
            {say(words.newer)}
          </LocalizedLink>
        )}
        {page < pageCount && (
          <LocalizedLink to={`/admin?page=${page + 1}`} className={link}>
            {say(words.older)}
          </LocalizedLink>
        )}
      </p>
    </Page>
  )
}
