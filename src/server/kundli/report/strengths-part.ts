import { kundliPageWords } from '../../../words/kundli/kundli-page.ts'
import { rupasTotalTemplate, reportWords as words } from '../../../words/kundli/kundli-report.ts'
import { say } from '../../../words/say.ts'
import type { ReportContent } from './content.ts'
import { pdfColours, pageLayout, type PdfWriter } from '../../core/pdf/pdf-page.ts'
import { drawPdfTable } from '../../core/pdf/pdf-table.ts'

/** Ashtakavarga by sign, the lagna's sign marked in the head. */
export function drawAshtakavarga(sheet: PdfWriter, { kundli, language }: ReportContent): void {
  const ashtakavarga = kundli.ashtakavarga
  if (!ashtakavarga) return
  sheet.heading(say(kundliPageWords.ashtakavarga, language), 260)
  const short = kundli.vargas?.columns[0]?.short ?? ''
  const columns = [
    { title: '', share: 2.6 },
    ...ashtakavarga.signs.map((_, sign) => ({
      title: sign === ashtakavarga.lagna ? `${sign + 1} ${short}` : String(sign + 1),
      share: 1.6,
      align: 'centre' as const,
    })),
  ]
  const sum = say(kundliPageWords.sum, language)
  const rows = [
    ...ashtakavarga.rows.map(({ name, points }) => ({ cells: [name, ...points.map(String)] })),
    { cells: [sum, ...ashtakavarga.sums.map(String)], heavy: true },
  ]
  drawPdfTable(sheet, columns, rows, { size: 9 })
  sheet.write(say(kundliPageWords.ashtakavargaLead, language), { size: 9, colour: pdfColours.soft })
}

const barLeft = pageLayout.left + 70
const barRight = pageLayout.right - 150
const thick = 9

/** Shadbala as bars on one scale, each with the line that the text asks for. */
export function drawShadbala(sheet: PdfWriter, { strengths, language }: ReportContent): void {
  if (strengths.length === 0) return
  sheet.heading(say(words.shadbala, language), 230)
  sheet.write(say(words.shadbalaLead, language), { size: 9, colour: pdfColours.soft, after: 8 })
  const most = Math.max(...strengths.flatMap(({ rupas, requiredRupas }) => [rupas, requiredRupas]))
  const along = (rupas: number) => barLeft + ((barRight - barLeft) * Math.max(0, rupas)) / most
  const { document } = sheet
  for (const { name, rupas, requiredRupas, rank } of strengths) {
    const base = sheet.y + thick
    sheet.line(name, pageLayout.left, base, { size: 9.5 })
    document
      .rect(barLeft, sheet.y, along(rupas) - barLeft, thick)
      .fill(rupas >= requiredRupas ? pdfColours.indigo : pdfColours.marigold)
    const requiredPosition = along(requiredRupas)
    document
      .moveTo(requiredPosition, sheet.y - 3)
      .lineTo(requiredPosition, sheet.y + thick + 3)
      .lineWidth(1.2)
      .strokeColor(pdfColours.sindoor)
      .stroke()
    sheet.line(
      say(rupasTotalTemplate, language, String(rupas), String(requiredRupas)),
      pageLayout.right - 60,
      base,
      {
        size: 9.5,
        align: 'right',
      },
    )
    sheet.line(`${say(words.rank, language)} ${rank}`, pageLayout.right, base, {
      size: 9.5,
      align: 'right',
      colour: pdfColours.soft,
    })
    sheet.y += 20
  }
}
