import { setImmediate } from 'node:timers/promises'
import { reportWords as words } from '../../../words/kundli/kundli-report.ts'
import { say } from '../../../words/say.ts'
import { siteWords } from '../../../words/app/site.ts'
import type { ReportContent } from './content.ts'
import { drawCover } from './cover.ts'
import { drawDashas } from './dashas-part.ts'
import { drawGrahas } from './grahas-part.ts'
import { PdfWriter } from '../../core/pdf/pdf-page.ts'
import { drawConventions, drawPanchang, drawTransits } from './sky-part.ts'
import { drawAshtakavarga, drawShadbala } from './strengths-part.ts'
import { drawVargas } from './vargas-part.ts'
import { drawYogas } from './yogas-part.ts'

const parts = [
  drawCover,
  drawGrahas,
  drawVargas,
  drawAshtakavarga,
  drawDashas,
  drawYogas,
  drawShadbala,
  drawTransits,
  drawPanchang,
  drawConventions,
]

/**
 * A kundli as a PDF of A4 pages, read as it is written: 6 to 10 pages, fewer where only the day of
 * birth is known. Between the parts others get their turn.
 */
export function kundliReport(content: ReportContent): NodeJS.ReadableStream {
  const { language, at } = content
  const title = say(words.title, language)
  const running = {
    head: `${say(siteWords.name, language)} · ${title}`,
    foot: say(siteWords.label, language),
  }
  const sheet = new PdfWriter(language, running, { title: `${title} · Drishti`, at })
  const { document } = sheet
  const writing = async () => {
    for (const part of parts) {
      part(sheet, content)
      await setImmediate()
    }
    document.end()
  }
  writing().catch((error: Error) =>
    (document as unknown as NodeJS.WritableStream & { destroy(e: Error): void }).destroy(error),
  )
  return document
}
