import type { ReactNode } from 'react'
import {
  adminJobsTemplates,
  adminJobsWords as words,
  jobNames,
  jobOutcomes,
} from '../../words/admin/admin-jobs.ts'
import { adminWords } from '../../words/admin/admin.ts'
import { formatNumber, type LocalizedText } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import { requireData } from '../api/result.ts'
import { pageMeta } from '../core/page-meta.ts'
import { useSay } from '../core/language.tsx'
import { Column } from '../ui/page.tsx'
import { DateTime } from '../ui/text/date-time.tsx'
import type { Route } from './+types/jobs.ts'
import { BackToAdmin } from './form-parts.tsx'
import { requireOperator } from './require-operator.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.title, description: adminWords.description, noindex: true })

export async function loader(args: Route.LoaderArgs) {
  await requireOperator(args)
  return requireData(await apiFor(args.context)('admin/getJobs', {}))
}
type Job = Awaited<ReturnType<typeof loader>>['jobs'][number]

/** What is done by itself, how often, and how it went. */
export default function AdminJobs({ loaderData: { jobs } }: Route.ComponentProps) {
  const say = useSay()
  return (
    <Column className="py-8 sm:py-12">
      <BackToAdmin />
      <h1 className="text-h2">{say(words.title)}</h1>
      <p className="mt-2 text-soft">{say(words.lead)}</p>
      {jobs.length === 0 && <p className="mt-6 text-soft">{say(words.noJobs)}</p>}
      <ul className="mt-6">
        {jobs.map((job) => (
          <JobRow key={job.name} job={job} />
        ))}
      </ul>
    </Column>
  )
}

function JobRow({ job }: { job: Job }) {
  const say = useSay()
  const name = jobNames[job.name]
  const span = (seconds: number) => say(adminJobsTemplates.span, seconds)
  return (
    <li className="border-t border-rule py-3">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="font-text text-base font-semibold">{name ? say(name) : job.name}</h2>
        <JobStatus job={job} />
      </div>
      <dl className="mt-1 grid grid-cols-2 gap-x-6 gap-y-1 text-fine sm:grid-cols-3">
        <Figure term={words.period}>{span(job.period_seconds)}</Figure>
        <Figure term={words.bound}>{span(job.bound_seconds)}</Figure>
        <Figure term={words.latest}>
          {job.began_at ? <DateTime at={job.began_at} withTime /> : say(words.never)}
        </Figure>
        <Figure term={words.took}>{job.took_ms === null ? '–' : span(job.took_ms / 1000)}</Figure>
        <Figure term={words.runs}>{formatNumber(job.runs)}</Figure>
        <Figure term={words.failures}>{formatNumber(job.failures)}</Figure>
      </dl>
    </li>
  )
}

function Figure({ term, children }: { term: LocalizedText; children: ReactNode }) {
  const say = useSay()
  return (
    <div className="flex flex-col">
      <dt className="text-soft">{say(term)}</dt>
      <dd className="figures">{children}</dd>
    </div>
  )
}

/** How the last run ended, or that one is under way or wanting. */
function JobStatus({ job }: { job: Job }) {
  const say = useSay()
  // Begun at the next look of a process, a few seconds after it is due.
  const isOverdue = job.overdue_seconds > 60
  if (job.is_running) return <span className="text-fine">{say(words.running)}</span>
  if (isOverdue) return <strong className="text-fine">{say(words.overdue)}</strong>
  if (!job.outcome) return null
  const outcome = say(jobOutcomes[job.outcome])
  return job.outcome === 'done' ? (
    <span className="text-fine text-soft">{outcome}</span>
  ) : (
    <strong className="text-fine">{outcome}</strong>
  )
}
