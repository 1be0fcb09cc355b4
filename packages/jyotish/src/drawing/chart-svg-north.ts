/** North Indian chart: houses stand still, the first on top; the number is the sign's, 1 = Aries. */
import { fitItemsInCell, type Box, type Cell, type Point } from './chart-svg-layout.ts'
import {
  drawGrahaLabels,
  houseLabel,
  houseGroup,
  lagnaName,
  roundedPixels,
  chartSize,
  grahaLabelWidth,
  type ChartGraha,
  type ChartHand,
} from './chart-svg-labels.ts'

const [o, q, h, t, s] = [0, chartSize / 4, chartSize / 2, (chartSize * 3) / 4, chartSize]

interface Place {
  corners: Point[]
  anchor: Point
  /** Middle of the sign's number. */
  number: Point
}

/** The twelve houses, first to twelfth, against the clock from the top. */
const places: Place[] = [
  {
    corners: [
      [h, o],
      [t, q],
      [h, h],
      [q, q],
    ],
    anchor: [h, 66],
    number: [h, h - 18],
  },
  {
    corners: [
      [o, o],
      [h, o],
      [q, q],
    ],
    anchor: [q, 30],
    number: [q, q - 14],
  },
  {
    corners: [
      [o, o],
      [q, q],
      [o, h],
    ],
    anchor: [33, q],
    number: [q - 16, q],
  },
  {
    corners: [
      [o, h],
      [q, q],
      [h, h],
      [q, t],
    ],
    anchor: [78, h],
    number: [h - 18, h],
  },
  {
    corners: [
      [o, h],
      [q, t],
      [o, s],
    ],
    anchor: [33, t],
    number: [q - 16, t],
  },
  {
    corners: [
      [o, s],
      [q, t],
      [h, s],
    ],
    anchor: [q, s - 30],
    number: [q, t + 15],
  },
  {
    corners: [
      [h, h],
      [t, t],
      [h, s],
      [q, t],
    ],
    anchor: [h, t + 2],
    number: [h, h + 19],
  },
  {
    corners: [
      [h, s],
      [t, t],
      [s, s],
    ],
    anchor: [t, s - 30],
    number: [t, t + 15],
  },
  {
    corners: [
      [s, s],
      [t, t],
      [s, h],
    ],
    anchor: [s - 33, t],
    number: [t + 16, t],
  },
  {
    corners: [
      [s, h],
      [t, t],
      [h, h],
      [t, q],
    ],
    anchor: [s - 78, h],
    number: [h + 18, h],
  },
  {
    corners: [
      [s, h],
      [t, q],
      [s, o],
    ],
    anchor: [s - 33, q],
    number: [t + 16, q],
  },
  {
    corners: [
      [s, o],
      [t, q],
      [h, o],
    ],
    anchor: [t, 30],
    number: [t, q - 14],
  },
]

const around = ([x, y]: Point, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})

const polygon = (corners: readonly Point[]) =>
  corners.map(([x, y]) => `${roundedPixels(x)},${roundedPixels(y)}`).join(' ')

const lines = `M${o} ${o}H${s}V${s}H${o}ZL${s} ${s}M${s} ${o}L${o} ${s}M${h} ${o}L${s} ${h}L${h} ${s}L${o} ${h}Z`

/** The word "Lagna" under the grahas of the first house, and the room that it takes. */
const lagnaAt: Point = [h, 116]
const lagnaBox = around(lagnaAt, 52, 18)

function house(
  index: number,
  rashi: number,
  occupants: readonly ChartGraha[],
  { language, colours, houseLink }: ChartHand,
): string {
  const { corners, anchor, number } = places[index]!
  const keepOut = [around(number, 18, 14), ...(index === 0 ? [lagnaBox] : [])]
  const cell: Cell = { corners, anchor, keepOut }
  const placements = fitItemsInCell(
    cell,
    occupants.map((one) => grahaLabelWidth(one, language)),
    language === 'hi',
  )
  const parts = [
    `<polygon points="${polygon(corners)}" fill="${index === 0 ? colours.lagnaFill : 'transparent'}"/>`,
  ]
  parts.push(
    `<text x="${roundedPixels(number[0])}" y="${roundedPixels(number[1] + 4.2)}" font-size="12" text-anchor="middle" fill="${colours.soft}">${rashi + 1}</text>`,
  )
  if (index === 0) {
    const lowest = Math.max(...placements.map(({ baseline }) => baseline), 66)
    const baseline = Math.min(lowest + 21, lagnaAt[1] + 5)
    parts.push(
      `<text x="${h}" y="${roundedPixels(baseline)}" font-size="14" font-weight="600" text-anchor="middle" fill="${colours.lagna}">${lagnaName(language)}</text>`,
    )
  }
  parts.push(drawGrahaLabels(occupants, placements, language))
  const label = houseLabel(index + 1, rashi, occupants, language)
  return houseGroup(index + 1, label, parts.join(''), houseLink)
}

/** The drawing inside the frame. `rashis` and `grahas` go by house, first to twelfth. */
export function drawNorth(
  rashis: readonly number[],
  grahas: readonly ChartGraha[][],
  hand: ChartHand,
): string {
  const drawn = rashis.map((rashi, index) => house(index, rashi, grahas[index]!, hand))
  return `${drawn.join('')}<path d="${lines}" fill="none" stroke="${hand.colours.rule}" stroke-width="1.4" stroke-linejoin="round" aria-hidden="true"/>`
}
