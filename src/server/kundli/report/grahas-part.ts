import { kundliPageWords } from '../../../words/kundli/kundli-page.ts'
import { reportWords as words } from '../../../words/kundli/kundli-report.ts'
import { formatDegrees } from '../../../words/format-degrees.ts'
import { say } from '../../../words/say.ts'
import { terms } from '../../../words/glossary/terms.ts'
import type { ReportContent } from './content.ts'
import { pdfColours, pageLayout, type PdfWriter } from '../../core/pdf/pdf-page.ts'
import { drawSvg } from '../../core/pdf/draw-svg.ts'
import { drawPdfTable } from '../../core/pdf/pdf-table.ts'

/** The South Indian drawing, the table of grahas, and what the birth time leaves open. */
export function drawGrahas(sheet: PdfWriter, { kundli, drawings, language }: ReportContent): void {
  sheet.newPage()
  sheet.heading(say(kundliPageWords.grahas, language))
  const isTimed = kundli.time_known
  const columns = [
    { title: say(words.graha, language), share: 1.5 },
    { title: say(words.rashi, language), share: 1.6 },
    ...(isTimed ? [{ title: say(words.degrees, language), share: 1.5 }] : []),
    { title: say(words.nakshatra, language), share: 2.1 },
    ...(isTimed ? [{ title: say(words.house, language), share: 0.8 }] : []),
    { title: say(words.state, language), share: 2.2 },
  ]
  const varies = say(kundliPageWords.variesInDay, language)
  const rows = kundli.grahas.map((graha) => ({
    isMarked: graha.key === 'lagna',
    cells: [
      graha.name,
      graha.rashi ?? varies,
      ...(graha.degrees === null ? [] : [formatDegrees(graha.degrees)]),
      graha.nakshatra ? [graha.nakshatra, graha.pada ?? ''].join(' ').trim() : varies,
      ...(isTimed ? [String(graha.house ?? '')] : []),
      [
        ...(graha.retrograde ? [say(kundliPageWords.retrograde, language)] : []),
        ...graha.states,
      ].join(', '),
    ],
  }))
  drawPdfTable(sheet, columns, rows, { size: 9.5 })
  if (kundli.chalit) {
    sheet.y += 6
    sheet.write(`${say(terms.chalit, language)}: ${kundli.chalit}.`, { size: 9 })
  }
  const width = 224
  if (isTimed) {
    sheet.room(width + 30)
    sheet.y += 8
    const left = pageLayout.width / 2 - width / 2
    drawSvg(sheet, drawings[0]!.south, left, sheet.y, width)
    sheet.y += width + 16
    sheet.line(say(words.south, language), pageLayout.width / 2, sheet.y, {
      size: 9,
      align: 'centre',
      colour: pdfColours.soft,
    })
    sheet.y += 10
  }
  sheet.heading(say(kundliPageWords.certainty, language), 50)
  for (const sentence of kundli.certainty) sheet.write(sentence, { size: 9.5 })
}
