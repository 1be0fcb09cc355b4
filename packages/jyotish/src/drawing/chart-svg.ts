/**
 * Charts as accessible SVG: every house is one thing to a screen reader, colours come from the page.
 * The drawing is 328 units wide and scales to its box. A page may set `--chart-ink`, `--chart-soft`,
 * `--chart-rule`, `--chart-lagna` and `--chart-lagna-fill`; without them all ink is `currentColor`.
 *
 * @module chart-svg
 */
import {
  frame,
  pageColours,
  type ChartColours,
  type ChartGraha,
  type HouseLink,
} from './chart-svg-labels.ts'
import { eastStyle } from './chart-svg-east.ts'
import { drawFixedSigns } from './chart-svg-fixed-signs.ts'
import { drawNorth } from './chart-svg-north.ts'
import { southStyle } from './chart-svg-south.ts'
import { grahaName, rashiName, type Language } from '../names/names.ts'
import {
  grahaNames,
  type AnyKundli,
  type DayKundli,
  type Graha,
  type Kundli,
  type VargaName,
} from '../sky/types.ts'

export type { ChartColours, HouseLink } from './chart-svg-labels.ts'

/** How a chart is drawn; everything has a default. */
export interface ChartOptions {
  language?: Language
  /** Which division to draw; the birth chart (D1) by default. */
  varga?: VargaName
  /** Begins the ids of title and description: give each chart of a page its own. */
  idPrefix?: string
  /** Fixed colours, for a PDF or a picture, in place of the page's custom properties. */
  colours?: Partial<ChartColours>
  /** Makes each house a link, where houses are known. */
  houseLink?: HouseLink | undefined
}

const nodes: readonly Graha[] = ['rahu', 'ketu']

/** Rahu and Ketu go backwards as a rule, so they bear no mark. */
const chartGrahaOf = (graha: Graha, retrograde: boolean | null): ChartGraha => ({
  graha,
  retrograde: retrograde === true && !nodes.includes(graha),
})

function signsOf(chart: Kundli, varga: VargaName): Record<Graha | 'lagna', number> {
  if (varga !== 'D1') return chart.vargas[varga]
  const rashis = grahaNames.map((graha) => [graha, chart.grahas[graha].rashi])
  return { ...Object.fromEntries(rashis), lagna: chart.lagna.rashi }
}

const chartTexts = {
  north: { en: 'Birth chart, North Indian style', hi: 'जन्म कुंडली, उत्तर भारतीय शैली' },
  south: { en: 'Birth chart, South Indian style', hi: 'जन्म कुंडली, दक्षिण भारतीय शैली' },
  east: { en: 'Birth chart, East Indian style', hi: 'जन्म कुंडली, पूर्व भारतीय शैली' },
  varga: {
    en: (varga: VargaName) => `Divisional chart ${varga}`,
    hi: (varga: VargaName) => `वर्ग कुंडली ${varga}`,
  },
  lagna: {
    en: (sign: string) => `Lagna in ${sign}. Twelve houses in order from the first.`,
    hi: (sign: string) => `लग्न ${sign}। बारह भाव, प्रथम से क्रम में।`,
  },
  rashiOnly: { en: 'Signs of the birth day, without lagna', hi: 'जन्म के दिन की राशियाँ, लग्न के बिना' },
  noTime: {
    en: 'Without the birth time there is no lagna and there are no houses. Twelve signs from Aries.',
    hi: 'जन्म समय के बिना लग्न और भाव नहीं होते। मेष से बारह राशियाँ।',
  },
  rashi: { en: 'Rashi', hi: 'राशि' },
  or: { en: 'or', hi: 'या' },
}

function titleOf(chart: string, varga: VargaName, language: Language): string {
  return varga === 'D1' ? chart : `${chartTexts.varga[language](varga)}. ${chart}`
}

const emptySigns = (): ChartGraha[][] => Array.from({ length: 12 }, () => [])

/** The grahas of each sign from Aries, Sun to Ketu within a sign. */
function bySign(chart: Kundli, signs: Record<Graha, number>): ChartGraha[][] {
  const occupantsBySign = emptySigns()
  for (const graha of grahaNames)
    occupantsBySign[signs[graha]]!.push(chartGrahaOf(graha, chart.grahas[graha].retrograde))
  return occupantsBySign
}

/**
 * The North Indian chart as one `<svg>` string: houses stand still, the first on top, each with the
 * number of its sign. Grahas stand in the order Sun to Ketu; all nine fit into any house.
 */
export function northChart(chart: Kundli, options: ChartOptions = {}): string {
  const { language = 'en', varga = 'D1', idPrefix = 'chart' } = options
  const colours = { ...pageColours, ...options.colours }
  const signs = signsOf(chart, varga)
  const occupantsBySign = bySign(chart, signs)
  const rashis = Array.from({ length: 12 }, (_, index) => (signs.lagna + index) % 12)
  const inner = drawNorth(
    rashis,
    rashis.map((rashi) => occupantsBySign[rashi]!),
    { language, colours, houseLink: options.houseLink },
  )
  const description = chartTexts.lagna[language](rashiName(signs.lagna, language))
  return frame(
    idPrefix,
    titleOf(chartTexts.north[language], varga, language),
    description,
    colours,
    inner,
  )
}

const fixedSignStyles = { south: southStyle, east: eastStyle }
type FixedStyleName = keyof typeof fixedSignStyles

function fixedSignsChart(
  style: FixedStyleName,
  chart: AnyKundli,
  options: ChartOptions = {},
): string {
  if (!chart.timeKnown) return signsOfDay(style, chart, options)
  const { language = 'en', varga = 'D1', idPrefix = 'chart' } = options
  const colours = { ...pageColours, ...options.colours }
  const signs = signsOf(chart, varga)
  const centre = [varga === 'D1' ? chartTexts.rashi[language] : varga]
  const view = { lagna: signs.lagna, grahas: bySign(chart, signs), centre }
  const hand = { language, colours, houseLink: options.houseLink }
  const inner = drawFixedSigns(fixedSignStyles[style], view, hand)
  const description = chartTexts.lagna[language](rashiName(signs.lagna, language))
  return frame(
    idPrefix,
    titleOf(chartTexts[style][language], varga, language),
    description,
    colours,
    inner,
  )
}

/**
 * The South Indian chart as one `<svg>` string: signs stand still, read in the order of houses from the
 * lagna. For a birth of which only the day is known: the signs alone, from Aries, without lagna or
 * houses; a graha that changes sign within the day stands in the middle with both.
 */
export function southChart(chart: AnyKundli, options: ChartOptions = {}): string {
  return fixedSignsChart('south', chart, options)
}

/**
 * The East Indian chart as one `<svg>` string: signs stand still, Aries on top and on against the clock,
 * read in the order of houses from the lagna. For a birth of which only the day is known, as `southChart`.
 */
export function eastChart(chart: AnyKundli, options: ChartOptions = {}): string {
  return fixedSignsChart('east', chart, options)
}

/** A graha that changes sign within a day, with both signs. */
interface Unsure {
  graha: string
  from: string
  to: string
}

/** The signs of a day: who certainly stands where, and who does not. */
function daySigns(chart: DayKundli, language: Language) {
  const occupantsBySign = emptySigns()
  const unsure: Unsure[] = []
  for (const graha of grahaNames) {
    const { rashi, retrograde, fromDegrees, toDegrees } = chart.grahas[graha]
    if (rashi !== null) {
      occupantsBySign[rashi]!.push(chartGrahaOf(graha, retrograde))
      continue
    }
    const [from, to] = [fromDegrees, toDegrees].map((degrees) =>
      rashiName(Math.floor(degrees / 30), language),
    )
    unsure.push({ graha: grahaName(graha, language), from: from!, to: to! })
  }
  return { shown: occupantsBySign, unsure }
}

const inOneLine = ({ graha, from, to }: Unsure, language: Language): string =>
  `${graha}: ${from} ${chartTexts.or[language]} ${to}`

/** The middle of the East Indian chart is narrow: what may change stands there on three lines. */
const inThreeLines = ({ graha, from, to }: Unsure, language: Language): string[] => [
  `${graha}:`,
  from,
  `${chartTexts.or[language]} ${to}`,
]

function signsOfDay(style: FixedStyleName, chart: DayKundli, options: ChartOptions): string {
  const { language = 'en', idPrefix = 'chart' } = options
  const colours = { ...pageColours, ...options.colours }
  const { shown: occupantsBySign, unsure } = daySigns(chart, language)
  const lines = unsure.map((one) => inOneLine(one, language))
  const middle = style === 'east' ? unsure.flatMap((one) => inThreeLines(one, language)) : lines
  const centre = middle.length > 0 ? middle : [chartTexts.rashi[language]]
  const view = { lagna: null, grahas: occupantsBySign, centre }
  const inner = drawFixedSigns(fixedSignStyles[style], view, { language, colours })
  const description = [chartTexts.noTime[language], ...lines].join(' ')
  return frame(idPrefix, chartTexts.rashiOnly[language], description, colours, inner)
}
