import {
  dashaLevels,
  type DashaData,
  type KundliPageData,
} from '../../../contract/kundli/kundli-page.ts'
import { kundliPageWords } from '../../../words/kundli/kundli-page.ts'
import { dashaPartTemplate, reportWords as words } from '../../../words/kundli/kundli-report.ts'
import { terms } from '../../../words/glossary/terms.ts'
import { say, type Language } from '../../../words/say.ts'
import type { ReportContent } from './content.ts'
import { pdfColours, type PdfWriter } from '../../core/pdf/pdf-page.ts'
import { drawSideBySide, drawPdfTable } from '../../core/pdf/pdf-table.ts'

type Half = { x: number; width: number }
type Period = Omit<DashaData, 'path' | 'parts'>

/** Vimshottari with the running periods unfolded to the third level, then Yogini and Chara from now on. */
export function drawDashas(sheet: PdfWriter, { kundli, language }: ReportContent): void {
  const { dashas, otherDashas } = kundli
  if (!dashas) return
  sheet.newPage()
  sheet.heading(say(kundliPageWords.dashas, language))
  const maha = dashas.periods.find(({ running }) => running)
  const antar = maha?.parts?.find(({ running }) => running)
  const makeTitle = (it: DashaData, level: number) =>
    say(dashaPartTemplate, language, it.lord, say(terms[dashaLevels[level]!], language))
  drawSideBySide(sheet, 220, [
    (half) => periodTable(sheet, say(words.mahadashas, language), dashas.periods, half),
    (half) => maha?.parts && periodTable(sheet, makeTitle(maha, 1), maha.parts, half),
  ])
  sheet.y += 4
  drawSideBySide(sheet, 220, [
    (half) => antar?.parts && periodTable(sheet, makeTitle(antar, 2), antar.parts, half),
    (half) => drawNow(sheet, dashas, language, half),
  ])
  sheet.y += 4
  drawSideBySide(
    sheet,
    200,
    otherDashas.map(({ key, rows }) => (half: Half) => {
      const title = say(key === 'yogini' ? words.yogini : words.chara, language)
      periodTable(sheet, title, rows, half)
    }),
  )
}

function periodTable(
  sheet: PdfWriter,
  title: string,
  periods: readonly Period[],
  half: Half,
): void {
  const { language } = sheet
  sheet.line(title, half.x, sheet.y + 12, { size: 11, colour: pdfColours.indigo })
  sheet.y += 19
  const columns = [
    { title: '', share: 1.5 },
    { title: say(words.from, language), share: 1.3, align: 'right' as const },
    { title: say(words.until, language), share: 1.3, align: 'right' as const },
  ]
  const rows = periods.map(({ lord, from, until, running }) => ({
    cells: [lord, from, until],
    isMarked: running,
  }))
  drawPdfTable(sheet, columns, rows, { ...half, size: 8.5 })
}

function drawNow(
  sheet: PdfWriter,
  { now }: NonNullable<KundliPageData['dashas']>,
  language: Language,
  half: Half,
): void {
  if (now.length === 0) return
  sheet.line(say(words.running, language), half.x, sheet.y + 12, {
    size: 11,
    colour: pdfColours.indigo,
  })
  sheet.y += 19
  const columns = [
    { title: '', share: 1.5 },
    { title: '', share: 1 },
    { title: say(words.until, language), share: 1.6, align: 'right' as const },
  ]
  const rows = now.map(({ level, lord, until }) => ({
    cells: [say(terms[level], language), lord, until],
  }))
  drawPdfTable(sheet, columns, rows, { ...half, size: 8.5 })
}
