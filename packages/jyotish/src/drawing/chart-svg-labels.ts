/** The pieces that every style of chart is drawn from. Units are pixels at a width of 328. */
import { grahas, houses, rashiName, type Language } from '../names/names.ts'
import type { Placement } from './chart-svg-layout.ts'
import type { Graha } from '../sky/types.ts'

export const chartSize = 328

/** Colours as CSS takes them: by default custom properties with a fallback, so that a page can theme them. */
export interface ChartColours {
  ink: string
  soft: string
  rule: string
  lagna: string
  lagnaFill: string
}

export const pageColours: ChartColours = {
  ink: 'var(--chart-ink, currentColor)',
  soft: 'var(--chart-soft, currentColor)',
  rule: 'var(--chart-rule, currentColor)',
  lagna: 'var(--chart-lagna, currentColor)',
  lagnaFill: 'var(--chart-lagna-fill, transparent)',
}

/** A graha as it stands in a chart. */
export interface ChartGraha {
  graha: Graha
  retrograde: boolean
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => escapes[sign]!)

/** To a tenth of a pixel: the file stays small. */
export const roundedPixels = (value: number): string => String(Math.round(value * 10) / 10)

/** Widths in ems of bold letters, a little generous, since the reader's own face sets them. */
const letterEm: Record<string, number> = { M: 0.92, u: 0.62, J: 0.5, o: 0.62 }
const retrogradeEm = 0.78

/** How wide a graha's short name is, in ems, its retrograde mark included. */
export function grahaLabelWidth({ graha, retrograde }: ChartGraha, language: Language): number {
  const short = grahas[graha].abbreviation[language]
  const letters =
    language === 'hi'
      ? 0.78 + (/[\u093E\u0940\u094B\u094C]/.test(short) ? 0.28 : 0)
      : [...short].reduce((sum, letter) => sum + (letterEm[letter] ?? 0.6), 0)
  return letters + (retrograde ? retrogradeEm : 0)
}

/** The crossed R of almanacs, drawn because few phones have the letter. */
function retrogradeMark(x: number, baseline: number, size: number): string {
  const at = (dx: number, dy: number) =>
    `${roundedPixels(x + dx * size)} ${roundedPixels(baseline - dy * size)}`
  const stem = `M${at(0.14, 0)}V${roundedPixels(baseline - 0.62 * size)}`
  const bowl = `H${roundedPixels(x + 0.3 * size)}A${roundedPixels(0.16 * size)} ${roundedPixels(0.16 * size)} 0 0 1 ${at(0.3, 0.3)}H${roundedPixels(x + 0.14 * size)}`
  const leg = `M${at(0.28, 0.3)}L${at(0.62, -0.12)}M${at(0.36, -0.12)}L${at(0.62, 0.22)}`
  return `<path d="${stem}${bowl}${leg}" fill="none" stroke="currentColor" stroke-width="${roundedPixels(Math.max(1.2, size * 0.1))}"/>`
}

/** The short names of a house's grahas where `placeIn` put them. */
export function drawGrahaLabels(
  occupants: readonly ChartGraha[],
  placements: readonly Placement[],
  language: Language,
): string {
  return occupants
    .map((occupant, index) => {
      const { x, baseline, size } = placements[index]!
      const name = grahas[occupant.graha].abbreviation[language]
      const text = `<text x="${roundedPixels(x)}" y="${roundedPixels(baseline)}" font-size="${size}" font-weight="600">${name}</text>`
      const letters = grahaLabelWidth({ ...occupant, retrograde: false }, language)
      return occupant.retrograde ? text + retrogradeMark(x + letters * size, baseline, size) : text
    })
    .join('')
}

const lagnaWord = { en: 'Lagna', hi: 'लग्न' }
export const lagnaName = (language: Language): string => lagnaWord[language]

/** "Saturn retrograde, Moon", "शनि वक्री, चंद्रमा"; says so when nobody is there. */
function inWords(occupants: readonly ChartGraha[], language: Language): string {
  if (occupants.length === 0) return language === 'en' ? 'empty' : 'खाली'
  const turned = language === 'en' ? 'retrograde' : 'वक्री'
  return occupants
    .map(({ graha, retrograde }) => grahas[graha].name[language] + (retrograde ? ` ${turned}` : ''))
    .join(', ')
}

/** What a screen reader says of a house: "House 7, Virgo: Saturn retrograde". */
export function houseLabel(
  house: number,
  rashi: number,
  occupants: readonly ChartGraha[],
  language: Language,
): string {
  const sign = rashiName(rashi, language)
  const who = inWords(occupants, language)
  if (language === 'en') return `House ${house}${house === 1 ? ' (lagna)' : ''}, ${sign}: ${who}`
  return `${houses[house - 1]!.name.hi}${house === 1 ? ' (लग्न)' : ''}, ${sign} राशि: ${who}`
}

/** What a screen reader says of a sign where houses are not known. */
export function rashiLabel(
  rashi: number,
  shown: readonly ChartGraha[],
  language: Language,
): string {
  return `${rashiName(rashi, language)}${language === 'hi' ? ' राशि' : ''}: ${inWords(shown, language)}`
}

/** Where a house of a chart leads, 1 to 12. */
export type HouseLink = (house: number) => string

/** How every house of one chart is drawn. */
export interface ChartHand {
  language: Language
  colours: ChartColours
  houseLink?: HouseLink | undefined
}

/** One house or sign, read aloud as a whole. */
export function labelledGroup(label: string, inner: string): string {
  return `<g role="img" aria-label="${escapeXml(label)}">${inner}</g>`
}

/** One house, read aloud as a whole; a link of the class `bhava-1` to `bhava-12` where it leads somewhere. */
export function houseGroup(
  house: number,
  label: string,
  inner: string,
  link: HouseLink | undefined,
): string {
  const group = labelledGroup(label, inner)
  return link ? `<a href="${escapeXml(link(house))}" class="bhava-${house}">${group}</a>` : group
}

/** The frame around everything, with its title and description. */
export function frame(
  idPrefix: string,
  title: string,
  description: string,
  colours: ChartColours,
  inner: string,
): string {
  const ids = escapeXml(idPrefix)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 ${chartSize + 2} ${chartSize + 2}" width="100%" role="group" ` +
    `aria-labelledby="${ids}-title" aria-describedby="${ids}-desc" fill="${colours.ink}" color="${colours.ink}">` +
    `<title id="${ids}-title">${escapeXml(title)}</title><desc id="${ids}-desc">${escapeXml(description)}</desc>${inner}</svg>`
  )
}
