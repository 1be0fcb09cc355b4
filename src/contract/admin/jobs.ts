import { z } from 'zod'
import { instant } from '../core/common-schemas.ts'
import { defineApi, emptyObject, success } from '../core/endpoint.ts'

const whole = z.number().int()

/** What the servers do by themselves, and when each of it was last done. */
export const adminJobs = {
  'admin/getJobs': defineApi({
    method: 'GET',
    who: 'operator',
    input: emptyObject,
    output: success({
      jobs: z.array(
        z.object({
          name: z.string(),
          period_seconds: whole,
          /** A run that takes longer is told to stop. */
          bound_seconds: whole,
          /** Each process does it for itself. */
          in_every_process: z.boolean(),
          is_running: z.boolean(),
          due_at: instant,
          began_at: instant.nullable(),
          outcome: z.enum(['done', 'failed', 'late']).nullable(),
          took_ms: whole.nullable(),
          runs: whole,
          /** Of the runs: those that failed or took too long. */
          failures: whole,
          /** How long it waits to be begun; 0 while it is in time. */
          overdue_seconds: whole,
        }),
      ),
    }),
  }),
}
