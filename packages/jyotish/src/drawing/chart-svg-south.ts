/** South Indian chart: signs stand still, Pisces in the upper left corner, on with the clock. */
import type { Cell } from './chart-svg-layout.ts'
import { lagnaName, roundedPixels, chartSize, type ChartColours } from './chart-svg-labels.ts'
import type { FixedSignsStyle, SignPlace } from './chart-svg-fixed-signs.ts'
import { rashiName, type Language } from '../names/names.ts'

const cellSide = chartSize / 4
/** Column and row of each sign from Aries. */
const grid: (readonly [column: number, row: number])[] = [
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
]

const lines = `M0 0H${chartSize}V${chartSize}H0ZM0 ${cellSide}H${chartSize}M0 ${3 * cellSide}H${chartSize}M${cellSide} 0V${chartSize}M${3 * cellSide} 0V${chartSize}M${2 * cellSide} 0V${cellSide}M${2 * cellSide} ${3 * cellSide}V${chartSize}M0 ${2 * cellSide}H${cellSide}M${3 * cellSide} ${2 * cellSide}H${chartSize}`

function placeOf(
  rashi: number,
  isLagna: boolean,
  language: Language,
  colours: ChartColours,
): SignPlace {
  const [column, row] = grid[rashi]!
  const left = column * cellSide
  const top = row * cellSide
  const right = left + cellSide
  const bottom = top + cellSide
  const cell: Cell = {
    corners: [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
    anchor: [left + cellSide / 2, top + 46],
    keepOut: [
      { left, right, top, bottom: top + 18 },
      ...(isLagna ? [{ left, right, top: bottom - 19, bottom }] : []),
    ],
  }
  const ground = `<rect x="${left}" y="${top}" width="${cellSide}" height="${cellSide}" fill="${isLagna ? colours.lagnaFill : 'transparent'}"/>`
  const nameText = `<text x="${roundedPixels(left + 6)}" y="${roundedPixels(top + 14)}" font-size="11" fill="${colours.soft}">${rashiName(rashi, language)}</text>`
  const lagnaMark = isLagna
    ? `<path d="M${roundedPixels(right - 16)} ${roundedPixels(top)}L${roundedPixels(right)} ${roundedPixels(top + 16)}" stroke="${colours.lagna}" stroke-width="1.4"/><text x="${roundedPixels(left + cellSide / 2)}" y="${roundedPixels(bottom - 7)}" font-size="12" font-weight="600" text-anchor="middle" fill="${colours.lagna}">${lagnaName(language)}</text>`
    : ''
  return { cell, svg: ground + nameText + lagnaMark }
}

export const southStyle: FixedSignsStyle = {
  placeOf,
  lines,
  centre: () => ({ lineHeight: 20, shift: 5, fontSize: 13 }),
}
