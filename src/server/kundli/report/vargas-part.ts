import { kundliPageWords } from '../../../words/kundli/kundli-page.ts'
import { say } from '../../../words/say.ts'
import type { ReportContent } from './content.ts'
import { pdfColours, pageLayout, textWidth, type PdfWriter } from '../../core/pdf/pdf-page.ts'
import { drawSvg } from '../../core/pdf/draw-svg.ts'
import { drawPdfTable } from '../../core/pdf/pdf-table.ts'

const across = 4
const gap = 14

/** The sixteen divisions, drawn, and as the table of signs. */
export function drawVargas(sheet: PdfWriter, { kundli, drawings, language }: ReportContent): void {
  const { vargas } = kundli
  if (!vargas) return
  sheet.newPage()
  sheet.heading(say(kundliPageWords.vargas, language))
  sheet.y += 4
  const width = (textWidth - gap * (across - 1)) / across
  for (const [index, { varga, name }] of vargas.rows.entries()) {
    const x = pageLayout.left + (index % across) * (width + gap)
    const y = sheet.y + Math.floor(index / across) * (width + 42)
    sheet.line(varga, x, y + 10, { size: 9.5, colour: pdfColours.sindoor, heavy: true })
    sheet.line(name, x + width, y + 10, { size: 9.5, align: 'right' })
    drawSvg(sheet, drawings[index]!.north!, x, y + 17, width)
  }
  sheet.newPage()
  sheet.heading(say(kundliPageWords.vargasFor, language))
  drawTable(sheet, vargas, kundli)
  sheet.write(say(kundliPageWords.vargasLead, language), { size: 9, colour: pdfColours.soft })
}

function drawTable(
  sheet: PdfWriter,
  vargas: NonNullable<ReportContent['kundli']['vargas']>,
  { time_known: isTimed }: ReportContent['kundli'],
): void {
  const columns = [
    { title: '', share: 1.1 },
    { title: '', share: 3.4 },
    ...vargas.columns.map(({ short }) => ({ title: short, share: 1, align: 'centre' as const })),
    { title: '', share: 6 },
  ]
  const rows = vargas.rows.map(({ varga, name, signs, about }) => ({
    cells: [varga, name, ...signs.map(String), about],
    isMarked: isTimed && (varga === 'D1' || varga === 'D9'),
  }))
  drawPdfTable(sheet, columns, rows, { size: 8.5 })
}
