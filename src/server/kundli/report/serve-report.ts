import type { FastifyInstance } from 'fastify'
import { parseCookie } from 'cookie'
import { z } from 'zod'
import { unsavedBirthsCookie } from '../../../contract/core/constants.ts'
import { id } from '../../../contract/core/common-schemas.ts'
import { chartInput, type ChartInput } from '../../../contract/kundli/kundli.ts'
import { httpErrors as words } from '../../../words/http/http-errors.ts'
import { cookieSealOf } from '../../http/pages/cookie-seal.ts'
import { HttpError } from '../../core/refusal.ts'
import { limitCostly } from '../../http/dispatch.ts'
import type { AppContext } from '../../core/context.ts'
import { chartFromInput } from '../chart-from-input.ts'
import { reportContent } from './content.ts'
import { kundliReport } from './kundli-report.ts'
import { servePdf } from '../../http/serve-pdf.ts'

/** One's own saved kundli, or the key of one that this browser holds and nobody saved. */
const asksFor = z.union([z.object({ bid: id }), z.object({ unsaved: id })])

/** As the pages leave it with the browser (web/ui/birth/unsaved-births.ts). */
interface UnsavedBirth {
  key: string
  birth: unknown
}

/** Hangs the address of a kundli of one's own, or of a visitor's in this browser, as a PDF. */
export function serveReport(app: FastifyInstance, context: AppContext): void {
  servePdf(app, context, {
    path: '/reports/kundli.pdf',
    input: asksFor,
    name: 'report',
    // A report is some hundred milliseconds of work.
    mostAnHour: 30,
    isForVisitors: (asked) => 'unsaved' in asked,
    afterLogIn: (asked) => (asked && 'bid' in asked ? `/kundli?bid=${asked.bid}` : '/kundli'),
    async make({ user, cookies, at, language }, asked) {
      const { db } = context.database
      const { chart, birth } = await chartFromInput(
        { context, db, user, at },
        'bid' in asked ? asked : unsavedInput(context, cookies, asked.unsaved),
      )
      const draw = () => Promise.resolve(kundliReport(reportContent(chart, birth, at, language)))
      return { fileName: 'kundli.pdf', file: await limitCostly(draw) }
    },
  })
}

/** The birth under a key of this browser's own shelf; in another browser there is none. */
function unsavedInput(context: AppContext, cookies: string | undefined, key: string): ChartInput {
  const sealed = parseCookie(cookies ?? '')[unsavedBirthsCookie]
  const text = sealed && cookieSealOf(context.config).unseal(sealed)
  const births = text ? (JSON.parse(text) as UnsavedBirth[]) : []
  const input = chartInput.safeParse(births.find((unsaved) => unsaved.key === key)?.birth)
  if (!input.success) throw new HttpError(404, words.notFound)
  return input.data
}
