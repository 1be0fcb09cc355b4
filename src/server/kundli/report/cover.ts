import { kundliOf } from '../../../words/kundli/kundli-of.ts'
import { reportWords as words } from '../../../words/kundli/kundli-report.ts'
import { formatDate, say, formatTime } from '../../../words/say.ts'
import { siteWords } from '../../../words/app/site.ts'
import type { ReportContent } from './content.ts'
import { fontRunsOf } from '../../core/pdf/fonts.ts'
import { pdfColours, pageLayout, textWidth, type PdfWriter } from '../../core/pdf/pdf-page.ts'
import { drawSvg } from '../../core/pdf/draw-svg.ts'
import { drawPdfTable } from '../../core/pdf/pdf-table.ts'

/** Whose kundli it is, the chart, and what its figures rest on. */
export function drawCover(
  sheet: PdfWriter,
  { kundli, drawings, birthplace, at, language }: ReportContent,
) {
  sheet.newPage()
  const middle = pageLayout.width / 2
  sheet.line(say(siteWords.name, language), middle, 92, {
    size: 13,
    colour: pdfColours.marigold,
    align: 'centre',
  })
  // A name in letters that the face lacks is left out whole.
  const title = fontRunsOf(kundli.name).some(({ text }) => text.trim())
    ? say(kundliOf, language, kundli.name)
    : say(words.title, language)
  sheet.y =
    102 +
    sheet.block(title, pageLayout.left, 102, textWidth, {
      size: 25,
      align: 'centre',
      colour: pdfColours.indigo,
    })
  sheet.line(kundli.born, middle, sheet.y + 14, {
    size: 11,
    colour: pdfColours.soft,
    align: 'centre',
  })
  sheet.y += 32
  const [first] = drawings
  const width = 270
  drawSvg(sheet, first!.north ?? first!.south, middle - width / 2, sheet.y, width)
  sheet.y += width + 16
  const lines = [
    ...kundli.summary.map(({ term, value }) => [term, value]),
    [say(words.birthplace, language), birthplace],
    ...kundli.conventions.map(({ term, value }) => [term, value]),
    [say(words.made, language), `${formatDate(at, language)}, ${formatTime(at)} (Asia/Kolkata)`],
  ]
  const columns = [
    { title: '', share: 2 },
    { title: '', share: 3, align: 'right' as const },
  ]
  drawPdfTable(
    sheet,
    columns,
    lines.map((cells) => ({ cells })),
    { size: 9.5, x: pageLayout.left + 60, width: textWidth - 120 },
  )
  if (!kundli.time_known) sheet.write(say(words.noTime, language), { colour: pdfColours.sindoor })
}
