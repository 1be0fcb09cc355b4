import { kundliPage } from '../../../words/kundli/kundli-page.ts'
import { ofRupas, reportWords as words } from '../../../words/kundli/kundli-report.ts'
import { say } from '../../../words/say.ts'
import type { ReportContent } from './content.ts'
import { ink, page, type Sheet } from '../../core/pdf/pdf-page.ts'
import { table } from '../../core/pdf/pdf-table.ts'

/** Ashtakavarga by sign, the lagna's sign marked in the head. */
export function drawAshtakavarga(sheet: Sheet, { kundli, language }: ReportContent): void {
  const ashtakavarga = kundli.ashtakavarga
  if (!ashtakavarga) return
  sheet.heading(say(kundliPage.ashtakavarga, language), 260)
  const short = kundli.vargas?.columns[0]?.short ?? ''
  const columns = [
    { title: '', share: 2.6 },
    ...ashtakavarga.signs.map((_, sign) => ({
      title: sign === ashtakavarga.lagna ? `${sign + 1} ${short}` : String(sign + 1),
      share: 1.6,
      align: 'centre' as const,
    })),
  ]
  const sum = say(kundliPage.sum, language)
  const rows = [
    ...ashtakavarga.rows.map(({ name, points }) => ({ cells: [name, ...points.map(String)] })),
    { cells: [sum, ...ashtakavarga.sums.map(String)], heavy: true },
  ]
  table(sheet, columns, rows, { size: 9 })
  sheet.write(say(kundliPage.ashtakavargaLead, language), { size: 9, colour: ink.soft })
}

const barLeft = page.left + 70
const barRight = page.right - 150
const thick = 9

/** Shadbala as bars on one scale, each with the line that the text asks for. */
export function drawShadbala(sheet: Sheet, { strengths, language }: ReportContent): void {
  if (strengths.length === 0) return
  sheet.heading(say(words.shadbala, language), 230)
  sheet.write(say(words.shadbalaLead, language), { size: 9, colour: ink.soft, after: 8 })
  const most = Math.max(...strengths.flatMap(({ rupas, requiredRupas }) => [rupas, requiredRupas]))
  const along = (rupas: number) => barLeft + ((barRight - barLeft) * Math.max(0, rupas)) / most
  const { document } = sheet
  for (const { name, rupas, requiredRupas, rank } of strengths) {
    const base = sheet.y + thick
    sheet.line(name, page.left, base, { size: 9.5 })
    document
      .rect(barLeft, sheet.y, along(rupas) - barLeft, thick)
      .fill(rupas >= requiredRupas ? ink.indigo : ink.marigold)
    const requiredPosition = along(requiredRupas)
    document
      .moveTo(requiredPosition, sheet.y - 3)
      .lineTo(requiredPosition, sheet.y + thick + 3)
      .lineWidth(1.2)
      .strokeColor(ink.sindoor)
      .stroke()
    sheet.line(
      say(ofRupas, language, String(rupas), String(requiredRupas)),
      page.right - 60,
      base,
      {
        size: 9.5,
        align: 'right',
      },
    )
    sheet.line(`${say(words.rank, language)} ${rank}`, page.right, base, {
      size: 9.5,
      align: 'right',
      colour: ink.soft,
    })
    sheet.y += 20
  }
}
