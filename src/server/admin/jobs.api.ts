import type { adminJobs as rows } from '../../contract/admin/jobs.ts'
import { readEndpoint, type Endpoint } from '../core/endpoint.ts'
import { readJobs } from '../core/job-store.ts'

export const adminJobsEndpoints: { [N in keyof typeof rows]: Endpoint<N> } = {
  'admin/getJobs': readEndpoint('admin/getJobs', async ({ db }) => {
    const jobs = await readJobs(db)
    return {
      status: 'success',
      jobs: jobs.map(({ due_at, began_at, overdue_seconds, ...job }) => ({
        name: job.name,
        period_seconds: job.period_seconds,
        bound_seconds: job.bound_seconds,
        in_every_process: job.in_every_process,
        is_running: job.is_running,
        outcome: job.outcome,
        took_ms: job.took_ms,
        runs: job.runs,
        failures: job.failures,
        due_at: due_at.toISOString(),
        began_at: began_at?.toISOString() ?? null,
        overdue_seconds: Math.round(overdue_seconds),
      })),
    }
  }),
}
