/** Charts in which the signs stand still and the houses turn: the South Indian and the East Indian. */
import { fitItemsInCell, type Cell } from './chart-svg-layout.ts'
import {
  drawGrahaLabels,
  houseLabel,
  houseGroup,
  labelledGroup,
  roundedPixels,
  rashiLabel,
  chartSize,
  grahaLabelWidth,
  type ChartColours,
  type ChartGraha,
  type ChartHand,
} from './chart-svg-labels.ts'
import type { Language } from '../names/names.ts'
import { houseOf } from '../sky/zodiac.ts'

/** How a sign's place is drawn: where its grahas may stand, and the SVG of its ground, name and lagna mark. */
export interface SignPlace {
  cell: Cell
  svg: string
}

/** What tells one style of chart from the other. */
export interface FixedSignsStyle {
  placeOf: (rashi: number, isLagna: boolean, language: Language, colours: ChartColours) => SignPlace
  /** The path of all lines, and attributes of its stroke beside colour and width. */
  lines: string
  lineJoin?: string
  /** The lines of text in the middle: from baseline to baseline, the shift of the first one, and their size. */
  centre: (lineCount: number) => { lineHeight: number; shift: number; fontSize: number }
}

/** What a chart shows: `grahas` by sign from Aries; `lagna` is its sign, or null where none is known. */
export interface FixedSignsChart {
  lagna: number | null
  grahas: readonly ChartGraha[][]
  /** Lines of text in the middle of the chart. */
  centre: readonly string[]
}

/** The drawing inside the frame, sign by sign from the lagna, or from Aries without one. */
export function drawFixedSigns(
  style: FixedSignsStyle,
  { lagna, grahas, centre }: FixedSignsChart,
  { language, colours, houseLink }: ChartHand,
): string {
  const order = Array.from({ length: 12 }, (_, index) => ((lagna ?? 0) + index) % 12)
  const signs = order.map((rashi) => {
    const { cell, svg } = style.placeOf(rashi, rashi === lagna, language, colours)
    const occupants = grahas[rashi]!
    const inner = svg + occupantsIn(cell, occupants, language)
    if (lagna === null) return labelledGroup(rashiLabel(rashi, occupants, language), inner)
    const house = houseOf(rashi, lagna)
    return houseGroup(house, houseLabel(house, rashi, occupants, language), inner, houseLink)
  })
  const lineJoin = style.lineJoin ? ` stroke-linejoin="${style.lineJoin}"` : ''
  return `${signs.join('')}${centreText(style, centre, colours)}<path d="${style.lines}" fill="none" stroke="${colours.rule}" stroke-width="1.4"${lineJoin} aria-hidden="true"/>`
}

function occupantsIn(cell: Cell, occupants: readonly ChartGraha[], language: Language): string {
  const widths = occupants.map((one) => grahaLabelWidth(one, language))
  return drawGrahaLabels(occupants, fitItemsInCell(cell, widths, language === 'hi'), language)
}

function centreText(
  style: FixedSignsStyle,
  lines: readonly string[],
  colours: ChartColours,
): string {
  const { lineHeight, shift, fontSize } = style.centre(lines.length)
  const firstLine = chartSize / 2 - ((lines.length - 1) * lineHeight) / 2 + shift
  return lines
    .map(
      (line, index) =>
        `<text x="${chartSize / 2}" y="${roundedPixels(firstLine + index * lineHeight)}" font-size="${fontSize}" text-anchor="middle" fill="${colours.soft}">${line}</text>`,
    )
    .join('')
}
