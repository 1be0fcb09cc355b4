/** South Indian chart: signs stand still, Pisces in the upper left corner, on with the clock. */
import { fitItemsInCell, type Cell } from './chart-svg-layout.ts'
import {
  drawGrahaLabels,
  houseLabel,
  labelledGroup,
  lagnaName,
  roundedPixels,
  rashiLabel,
  chartSize,
  grahaLabelWidth,
  type ChartColours,
  type ChartGraha,
} from './chart-svg-labels.ts'
import { rashiName, type Language } from '../names/names.ts'
import { houseOf } from '../sky/zodiac.ts'

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

function sign(
  rashi: number,
  lagna: number | null,
  occupants: readonly ChartGraha[],
  language: Language,
  colours: ChartColours,
): string {
  const [column, row] = grid[rashi]!
  const left = column * cellSide
  const top = row * cellSide
  const right = left + cellSide
  const bottom = top + cellSide
  const isLagna = rashi === lagna
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
  const placements = fitItemsInCell(
    cell,
    occupants.map((one) => grahaLabelWidth(one, language)),
    language === 'hi',
  )
  const parts = [
    `<rect x="${left}" y="${top}" width="${cellSide}" height="${cellSide}" fill="${isLagna ? colours.lagnaFill : 'transparent'}"/>`,
    `<text x="${roundedPixels(left + 6)}" y="${roundedPixels(top + 14)}" font-size="11" fill="${colours.soft}">${rashiName(rashi, language)}</text>`,
  ]
  if (isLagna) {
    parts.push(
      `<path d="M${roundedPixels(right - 16)} ${roundedPixels(top)}L${roundedPixels(right)} ${roundedPixels(top + 16)}" stroke="${colours.lagna}" stroke-width="1.4"/>`,
      `<text x="${roundedPixels(left + cellSide / 2)}" y="${roundedPixels(bottom - 7)}" font-size="12" font-weight="600" text-anchor="middle" fill="${colours.lagna}">${lagnaName(language)}</text>`,
    )
  }
  parts.push(drawGrahaLabels(occupants, placements, language))
  const label =
    lagna === null
      ? rashiLabel(rashi, occupants, language)
      : houseLabel(houseOf(rashi, lagna), rashi, occupants, language)
  return labelledGroup(label, parts.join(''))
}

/** The drawing inside the frame. `grahas` go by sign from Aries; `lagna` is its sign, or null where none is known. */
export function drawSouth(
  lagna: number | null,
  grahas: readonly ChartGraha[][],
  language: Language,
  colours: ChartColours,
  centre: readonly string[],
): string {
  const order = Array.from({ length: 12 }, (_, index) => ((lagna ?? 0) + index) % 12)
  const signCells = order.map((rashi) => sign(rashi, lagna, grahas[rashi]!, language, colours))
  const firstLine = chartSize / 2 - ((centre.length - 1) * 20) / 2 + 5
  const middle = centre.map(
    (line, index) =>
      `<text x="${chartSize / 2}" y="${roundedPixels(firstLine + index * 20)}" font-size="13" text-anchor="middle" fill="${colours.soft}">${line}</text>`,
  )
  return `${signCells.join('')}${middle.join('')}<path d="${lines}" fill="none" stroke="${colours.rule}" stroke-width="1.4" aria-hidden="true"/>`
}
