/** Finds room for the grahas of a house: rows inside a convex shape, around what already stands there. */

export type Point = readonly [x: number, y: number]

/** A rectangle that nothing may cover. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Cell {
  /** Corners of a convex shape, in order. */
  corners: readonly Point[]
  /** Where a single graha would stand, middle of its letters. */
  anchor: Point
  keepOut: readonly Box[]
}

/** Where the i-th item stands: left edge and baseline, in units of the drawing, with its size of letters. */
export interface Placement {
  x: number
  baseline: number
  size: number
}

const sizes = [15, 14, 13, 12, 11, 10, 9]
const gapEm = 0.42
const edgeUnits = 3.5

/** The part of a horizontal line that lies inside the shape. */
function inside(corners: readonly Point[], y: number): [number, number] | null {
  const cuts: number[] = []
  for (const [index, [x1, y1]] of corners.entries()) {
    const [x2, y2] = corners[(index + 1) % corners.length]!
    if (y1 === y2) {
      if (y === y1) cuts.push(x1, x2)
    } else if (Math.min(y1, y2) <= y && y <= Math.max(y1, y2)) {
      cuts.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
    }
  }
  return cuts.length < 2 ? null : [Math.min(...cuts), Math.max(...cuts)]
}

/** The widest free stretch of a band of the cell, on the side where the anchor is. */
function freeStretch(cell: Cell, top: number, bottom: number): [number, number] | null {
  const upper = inside(cell.corners, top)
  const lower = inside(cell.corners, bottom)
  if (!upper || !lower) return null
  let from = Math.max(upper[0], lower[0]) + edgeUnits
  let to = Math.min(upper[1], lower[1]) - edgeUnits
  for (const box of cell.keepOut) {
    if (box.bottom <= top || box.top >= bottom || box.right <= from || box.left >= to) continue
    if (box.left - from > to - box.right) to = box.left
    else from = box.right
  }
  return from < to ? [from, to] : null
}

interface Row {
  items: number[]
  x: number
  middle: number
}

/** How far letters reach above and below the middle of a row, in ems: matras reach further than capitals. */
const reach = { above: 0.5, below: 0.5 }
const reachDevanagari = { above: 0.66, below: 0.74 }

interface CellContent {
  cell: Cell
  widths: readonly number[]
  devanagari: boolean
}

const widthOfRow = (widths: readonly number[], items: readonly number[], size: number) =>
  size * (items.reduce((sum, item) => sum + widths[item]!, 0) + gapEm * (items.length - 1))

/** The free stretches of some rows around the anchor; null if one of them has none. */
function stretches({ cell, devanagari }: CellContent, size: number, rows: number, shift: number) {
  const { above, below } = devanagari ? reachDevanagari : reach
  const height = size * (above + below + (devanagari ? 0.1 : 0.26))
  const freeStretches: { middle: number; from: number; to: number }[] = []
  for (let row = 0; row < rows; row++) {
    const middle = cell.anchor[1] + shift + (row - (rows - 1) / 2) * height
    const free = freeStretch(cell, middle - size * above - 1.5, middle + size * below + 1.5)
    if (!free) return null
    freeStretches.push({ middle, from: free[0], to: free[1] })
  }
  return freeStretches
}

/** Shares the items out among rows by their length; null if they do not all find a place. */
function fill(wanted: CellContent, size: number, rows: number, shift: number): Row[] | null {
  const { cell, widths } = wanted
  const free = stretches(wanted, size, rows, shift)
  if (!free) return null
  let lengthLeft = free.reduce((sum, { from, to }) => sum + to - from, 0)
  const placedRows: Row[] = []
  let next = 0
  for (const { middle, from, to } of free) {
    const share = Math.round(((widths.length - next) * (to - from)) / lengthLeft)
    lengthLeft -= to - from
    const items: number[] = []
    while (items.length < share && next < widths.length) {
      if (widthOfRow(widths, [...items, next], size) > to - from) break
      items.push(next++)
    }
    if (items.length === 0) return null
    const width = widthOfRow(widths, items, size)
    const centre = rows > 2 ? (from + to) / 2 : cell.anchor[0]
    placedRows.push({ items, x: Math.min(Math.max(centre - width / 2, from), to - width), middle })
  }
  return next === widths.length ? placedRows : null
}

const shifts = [0, 3, -3, 6, -6, 10, -10, 14, -14, 19, -19, 25, -25, 32, -32, 40, -40]

/**
 * Places items of given widths (in ems) in a cell, as large as they fit, in as few rows as they need.
 * Throws RangeError if even the smallest letters find no room.
 */
export function fitItemsInCell(
  cell: Cell,
  widths: readonly number[],
  devanagari: boolean,
): Placement[] {
  if (widths.length === 0) return []
  for (const size of sizes) {
    for (let rows = 1; rows <= widths.length; rows++) {
      for (const shift of shifts) {
        const found = fill({ cell, widths, devanagari }, size, rows, shift)
        if (found) return found.flatMap((row) => spread(row, widths, size))
      }
    }
  }
  throw new RangeError(`${widths.length} grahas do not fit into one house`)
}

function spread(row: Row, widths: readonly number[], size: number): Placement[] {
  let x = row.x
  return row.items.map((item) => {
    const placed = { x, baseline: row.middle + size * 0.35, size }
    x += widths[item]! * size + gapEm * size
    return placed
  })
}
