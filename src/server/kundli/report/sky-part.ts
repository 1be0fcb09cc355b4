import { kundliPageWords } from '../../../words/kundli/kundli-page.ts'
import { reportWords as words } from '../../../words/kundli/kundli-report.ts'
import { formatDegrees } from '../../../words/format-degrees.ts'
import { say } from '../../../words/say.ts'
import type { ReportContent } from './content.ts'
import { pdfColours, type PdfWriter } from '../../core/pdf/pdf-page.ts'
import { drawPdfTable } from '../../core/pdf/pdf-table.ts'

/** Where the grahas move on the day of the report, over the chart. */
export function drawTransits(sheet: PdfWriter, { kundli, language }: ReportContent): void {
  const { day, rows, notes } = kundli.transits
  sheet.heading(`${say(words.transits, language)} · ${day}`, 240)
  // Without lagna and Moon there is nothing to count from.
  const hasHouses = rows.some(({ houses }) => houses.length > 0)
  const columns = [
    { title: say(words.graha, language), share: 1.9 },
    { title: say(words.rashi, language), share: 1.2 },
    { title: say(words.degrees, language), share: 1.3 },
    ...(hasHouses ? [{ title: say(words.moves, language), share: 3.4 }] : []),
    { title: '', share: 1.8, align: 'right' as const },
  ]
  const retrogradeWord = say(kundliPageWords.retrograde, language)
  const tableRows = rows.map((row) => ({
    cells: [
      row.retrograde ? `${row.name} (${retrogradeWord})` : row.name,
      row.rashi,
      formatDegrees(row.degrees),
      ...(hasHouses ? [row.houses.join(' · ')] : []),
      row.until ?? '',
    ],
  }))
  drawPdfTable(sheet, columns, tableRows, { size: 9 })
  for (const note of notes) sheet.write(note, { size: 9.5 })
}

/** The almanac of the birth, and of the report's day in the same place. */
export function drawPanchang(sheet: PdfWriter, { kundli }: ReportContent): void {
  sheet.heading(say(kundliPageWords.panchang, sheet.language), 220)
  for (const { day, lines } of kundli.panchang) {
    sheet.subheading(day, 180)
    const rows = lines.map(({ term, value, note }) => ({
      cells: [term, [value, note].filter(Boolean).join(' · ')],
    }))
    const columns = [
      { title: '', share: 1 },
      { title: '', share: 3.4 },
    ]
    drawPdfTable(sheet, columns, rows, { size: 9 })
  }
}

/** What every figure rests on. */
export function drawConventions(sheet: PdfWriter, { kundli, language }: ReportContent): void {
  sheet.heading(say(kundliPageWords.conventions, language), 190)
  sheet.write(say(words.conventionsLead, language), { size: 9, colour: pdfColours.soft })
  const rows = [
    ...kundli.conventions.map(({ term, value }) => ({ cells: [term, value] })),
    { cells: [say(words.hash, language), kundli.facts_hash] },
  ]
  drawPdfTable(
    sheet,
    [
      { title: '', share: 1.4 },
      { title: '', share: 3 },
    ],
    rows,
    { size: 9 },
  )
  sheet.write(say(words.service, language), { size: 9 })
}
