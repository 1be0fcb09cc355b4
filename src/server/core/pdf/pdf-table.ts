import { ink, page, textWidth, type Sheet, type Style } from './pdf-page.ts'

export interface Column {
  title: string
  /** Its part of the table's width, against the others'. */
  share: number
  align?: 'left' | 'right' | 'centre'
}

export interface Row {
  cells: string[]
  /** Runs now, or is the lagna: tinted. */
  isMarked?: boolean
  heavy?: boolean
}

export interface Where {
  x?: number
  width?: number
  size?: number
}

const gap = 6
const above = 2.6
const below = 3

interface TableLayout extends Required<Where> {
  columns: Column[]
  lefts: number[]
  widths: number[]
}

function layOutTable(
  columns: Column[],
  { x = page.left, width = textWidth, size = 9 }: Where,
): TableLayout {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const widths = columns.map(({ share }) => (width * share) / shares)
  const lefts = widths.map((_, index) => x + widths.slice(0, index).reduce((a, b) => a + b, 0))
  return { columns, lefts, widths, x, width, size }
}

const inner = (laidOut: TableLayout, index: number) =>
  laidOut.widths[index]! - (index < laidOut.columns.length - 1 ? gap : 0)

function heightOf(sheet: Sheet, cells: readonly string[], it: TableLayout): number {
  const lines = cells.map((cell, index) => sheet.wrap(cell, inner(it, index), it.size).length)
  return Math.max(1, ...lines) * sheet.leading(it.size) + above + below
}

function drawRow(sheet: Sheet, cells: readonly string[], layout: TableLayout, style: Style): void {
  for (const [index, cell] of cells.entries())
    sheet.block(cell, layout.lefts[index]!, sheet.y + above, inner(layout, index), {
      ...style,
      size: layout.size,
      align: layout.columns[index]!.align ?? 'left',
    })
}

function drawHead(sheet: Sheet, layout: TableLayout): void {
  const titles = layout.columns.map(({ title }) => title)
  if (titles.every((title) => title === '')) {
    sheet.ruleAt(sheet.y, layout.x, layout.x + layout.width, ink.text)
    return
  }
  drawRow(sheet, titles, layout, { colour: ink.soft })
  sheet.y += heightOf(sheet, titles, layout)
  sheet.ruleAt(sheet.y, layout.x, layout.x + layout.width, ink.text)
}

/** A printed table with thin rules. Where the page ends it goes on, with its head again. */
export function table(sheet: Sheet, columns: Column[], rows: Row[], where: Where = {}): void {
  const layout = layOutTable(columns, where)
  sheet.room(60)
  drawHead(sheet, layout)
  for (const { cells, isMarked: isMarked, heavy } of rows) {
    const height = heightOf(sheet, cells, layout)
    if (sheet.y + height > page.bottom) {
      sheet.newPage()
      drawHead(sheet, layout)
    }
    if (isMarked)
      sheet.document
        .rect(layout.x - 3, sheet.y + 0.3, layout.width + 6, height - 0.6)
        .fill(ink.wash)
    drawRow(sheet, cells, layout, heavy || isMarked ? { heavy: true } : {})
    sheet.y += height
    sheet.ruleAt(sheet.y, layout.x, layout.x + layout.width)
  }
  sheet.y += 8
}

/** Two things beside each other, each in its half; `needs` is the height of the taller. */
export function beside(
  sheet: Sheet,
  needs: number,
  draw: ((half: { x: number; width: number }) => void)[],
): void {
  sheet.room(needs)
  const top = sheet.y
  const width = (textWidth - 24) / 2
  let lowest = top
  for (const [index, one] of draw.entries()) {
    sheet.y = top
    one({ x: page.left + index * (width + 24), width })
    lowest = Math.max(lowest, sheet.y)
  }
  sheet.y = lowest
}
