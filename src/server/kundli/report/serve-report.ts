import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { id } from '../../../contract/core/common-schemas.ts'
import { limitCostly } from '../../http/dispatch.ts'
import type { AppContext } from '../../core/context.ts'
import { chartFromInput } from '../chart-from-input.ts'
import { reportContent } from './content.ts'
import { kundliReport } from './kundli-report.ts'
import { servePdf } from '../../http/serve-pdf.ts'

/** Hangs the address of a kundli of one's own, as a PDF. */
export function serveReport(app: FastifyInstance, context: AppContext): void {
  servePdf(app, context, {
    path: '/reports/kundli.pdf',
    input: z.object({ bid: id }),
    name: 'report',
    // A report is some hundred milliseconds of work.
    mostAnHour: 30,
    afterLogIn: (asked) => (asked ? `/kundli?bid=${asked.bid}` : '/kundli'),
    async make({ user, at, language }, asked) {
      const { db } = context.database
      const { chart, birth } = await chartFromInput({ context, db, user, at }, asked)
      const draw = () => Promise.resolve(kundliReport(reportContent(chart, birth, at, language)))
      return { fileName: 'kundli.pdf', file: await limitCostly(draw) }
    },
  })
}
