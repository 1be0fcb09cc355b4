import { pdfColours, pageLayout, textWidth, type PdfWriter, type PdfTextStyle } from './pdf-page.ts'

export interface PdfTableColumn {
  title: string
  /** Its part of the table's width, against the others'. */
  share: number
  align?: 'left' | 'right' | 'centre'
}

export interface PdfTableRow {
  cells: string[]
  /** Runs now, or is the lagna: tinted. */
  isMarked?: boolean
  heavy?: boolean
}

export interface PdfTablePosition {
  x?: number
  width?: number
  size?: number
}

const gap = 6
const above = 2.6
const below = 3

interface TableLayout extends Required<PdfTablePosition> {
  columns: PdfTableColumn[]
  lefts: number[]
  widths: number[]
}

function layOutTable(
  columns: PdfTableColumn[],
  { x = pageLayout.left, width = textWidth, size = 9 }: PdfTablePosition,
): TableLayout {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const widths = columns.map(({ share }) => (width * share) / shares)
  const lefts = widths.map((_, index) => x + widths.slice(0, index).reduce((a, b) => a + b, 0))
  return { columns, lefts, widths, x, width, size }
}

const inner = (laidOut: TableLayout, index: number) =>
  laidOut.widths[index]! - (index < laidOut.columns.length - 1 ? gap : 0)

function heightOf(sheet: PdfWriter, cells: readonly string[], it: TableLayout): number {
  const lines = cells.map((cell, index) => sheet.wrap(cell, inner(it, index), it.size).length)
  return Math.max(1, ...lines) * sheet.leading(it.size) + above + below
}

function drawRow(
  sheet: PdfWriter,
  cells: readonly string[],
  layout: TableLayout,
  style: PdfTextStyle,
): void {
  for (const [index, cell] of cells.entries())
    sheet.block(cell, layout.lefts[index]!, sheet.y + above, inner(layout, index), {
      ...style,
      size: layout.size,
      align: layout.columns[index]!.align ?? 'left',
    })
}

function drawHead(sheet: PdfWriter, layout: TableLayout): void {
  const titles = layout.columns.map(({ title }) => title)
  if (titles.every((title) => title === '')) {
    sheet.ruleAt(sheet.y, layout.x, layout.x + layout.width, pdfColours.text)
    return
  }
  drawRow(sheet, titles, layout, { colour: pdfColours.soft })
  sheet.y += heightOf(sheet, titles, layout)
  sheet.ruleAt(sheet.y, layout.x, layout.x + layout.width, pdfColours.text)
}

/** A printed table with thin rules. Where the page ends it goes on, with its head again. */
export function drawPdfTable(
  sheet: PdfWriter,
  columns: PdfTableColumn[],
  rows: PdfTableRow[],
  where: PdfTablePosition = {},
): void {
  const layout = layOutTable(columns, where)
  sheet.room(60)
  drawHead(sheet, layout)
  for (const { cells, isMarked, heavy } of rows) {
    const height = heightOf(sheet, cells, layout)
    if (sheet.y + height > pageLayout.bottom) {
      sheet.newPage()
      drawHead(sheet, layout)
    }
    if (isMarked)
      sheet.document
        .rect(layout.x - 3, sheet.y + 0.3, layout.width + 6, height - 0.6)
        .fill(pdfColours.wash)
    drawRow(sheet, cells, layout, heavy || isMarked ? { heavy: true } : {})
    sheet.y += height
    sheet.ruleAt(sheet.y, layout.x, layout.x + layout.width)
  }
  sheet.y += 8
}

/** Two things beside each other, each in its half; `needs` is the height of the taller. */
export function drawSideBySide(
  sheet: PdfWriter,
  needs: number,
  draw: ((half: { x: number; width: number }) => void)[],
): void {
  sheet.room(needs)
  const top = sheet.y
  const width = (textWidth - 24) / 2
  let lowest = top
  for (const [index, one] of draw.entries()) {
    sheet.y = top
    one({ x: pageLayout.left + index * (width + 24), width })
    lowest = Math.max(lowest, sheet.y)
  }
  sheet.y = lowest
}
