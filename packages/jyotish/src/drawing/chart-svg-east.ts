/**
 * East Indian chart (Bengal, Odisha, Assam): signs stand still, Aries in the middle on top, then against
 * the clock; each corner is parted between two signs.
 */
import type { Box, Point } from './chart-svg-layout.ts'
import { lagnaName, roundedPixels, chartSize, type ChartColours } from './chart-svg-labels.ts'
import type { FixedSignsStyle, SignPlace } from './chart-svg-fixed-signs.ts'
import { rashiName, type Language } from '../names/names.ts'

/** The corners are wider than the middles, because two signs share each. */
const [o, a, b, s] = [0, 120, chartSize - 120, chartSize]

interface Place {
  corners: readonly Point[]
  /** Where one graha would stand. */
  anchor: Point
  /** Middle of the sign's name. */
  name: Point
  /** Middle of the word "Lagna", where this is the lagna. */
  lagna: Point
}

const box = (left: number, top: number, right: number, bottom: number): readonly Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

/** Place of each sign from Aries. */
const places: readonly Place[] = [
  {
    corners: box(a, o, b, a),
    anchor: [chartSize / 2, 52],
    name: [chartSize / 2, 12],
    lagna: [chartSize / 2, a - 11],
  },
  {
    corners: [
      [o, o],
      [a, o],
      [a, a],
    ],
    anchor: [82, 36],
    name: [58, 11],
    lagna: [100, 71],
  },
  {
    corners: [
      [o, o],
      [a, a],
      [o, a],
    ],
    anchor: [36, 82],
    name: [41, a - 10],
    lagna: [21, 57],
  },
  { corners: box(o, a, a, b), anchor: [a / 2, 162], name: [a / 2, a + 12], lagna: [a / 2, b - 11] },
  {
    corners: [
      [o, b],
      [a, b],
      [o, s],
    ],
    anchor: [36, s - 82],
    name: [41, b + 11],
    lagna: [21, s - 57],
  },
  {
    corners: [
      [o, s],
      [a, b],
      [a, s],
    ],
    anchor: [82, s - 36],
    name: [60, s - 10],
    lagna: [100, s - 71],
  },
  {
    corners: box(a, b, b, s),
    anchor: [chartSize / 2, s - 54],
    name: [chartSize / 2, b + 12],
    lagna: [chartSize / 2, s - 11],
  },
  {
    corners: [
      [b, s],
      [b, b],
      [s, s],
    ],
    anchor: [s - 82, s - 36],
    name: [s - 60, s - 10],
    lagna: [s - 100, s - 71],
  },
  {
    corners: [
      [s, s],
      [b, b],
      [s, b],
    ],
    anchor: [s - 36, s - 82],
    name: [s - 41, b + 11],
    lagna: [s - 21, s - 57],
  },
  {
    corners: box(b, a, s, b),
    anchor: [s - a / 2, 162],
    name: [s - a / 2, a + 12],
    lagna: [s - a / 2, b - 11],
  },
  {
    corners: [
      [s, a],
      [b, a],
      [s, o],
    ],
    anchor: [s - 36, 82],
    name: [s - 41, a - 10],
    lagna: [s - 21, 57],
  },
  {
    corners: [
      [s, o],
      [b, a],
      [b, o],
    ],
    anchor: [s - 82, 36],
    name: [s - 58, 11],
    lagna: [s - 100, 71],
  },
]

const around = ([x, y]: Point, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})

/** The corners drawn a little towards their middle, so that no letter touches a line. */
function within(corners: readonly Point[]): Point[] {
  const [x, y] = [0, 1].map(
    (axis) => corners.reduce((sum, corner) => sum + corner[axis]!, 0) / corners.length,
  ) as [number, number]
  return corners.map((corner) => [
    corner[0] + (x - corner[0]) * 0.05,
    corner[1] + (y - corner[1]) * 0.05,
  ])
}

const lines = `M${o} ${o}H${s}V${s}H${o}ZM${a} ${o}V${s}M${b} ${o}V${s}M${o} ${a}H${s}M${o} ${b}H${s}M${o} ${o}L${a} ${a}M${s} ${o}L${b} ${a}M${o} ${s}L${a} ${b}M${s} ${s}L${b} ${b}`
const nameSize = 10

function placeOf(
  rashi: number,
  isLagna: boolean,
  language: Language,
  colours: ChartColours,
): SignPlace {
  const { corners, anchor, name, lagna } = places[rashi]!
  const signName = rashiName(rashi, language)
  const nameWidth = language === 'hi' ? 44 : signName.length * nameSize * 0.6
  const keepOut = [around(name, nameWidth, 15), ...(isLagna ? [around(lagna, 40, 16)] : [])]
  const polygon = corners.map(([x, y]) => `${roundedPixels(x)},${roundedPixels(y)}`).join(' ')
  const ground = `<polygon points="${polygon}" fill="${isLagna ? colours.lagnaFill : 'transparent'}"/>`
  const nameText = `<text x="${roundedPixels(name[0])}" y="${roundedPixels(name[1] + 3.5)}" font-size="${nameSize}" text-anchor="middle" fill="${colours.soft}">${signName}</text>`
  const lagnaMark = isLagna
    ? `<text x="${roundedPixels(lagna[0])}" y="${roundedPixels(lagna[1] + 4)}" font-size="11" font-weight="600" text-anchor="middle" fill="${colours.lagna}">${lagnaName(language)}</text>`
    : ''
  return { cell: { corners: within(corners), anchor, keepOut }, svg: ground + nameText + lagnaMark }
}

export const eastStyle: FixedSignsStyle = {
  placeOf,
  lines,
  lineJoin: 'round',
  centre: (lineCount) => ({ lineHeight: 14, shift: 4.5, fontSize: lineCount > 1 ? 10 : 13 }),
}
