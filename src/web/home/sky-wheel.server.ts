import { grahaName, grahaNames, nakshatraName, rashiName } from '@drishti/jyotish'
import type { Graha, GrahaPosition } from '@drishti/jyotish'
import { say } from '../../words/say.ts'
import type { Language } from '../../words/say.ts'
import { skyWords } from '../../words/home/home.ts'

/**
 * The zodiac as an engraved dial: 108 padas, 27 nakshatras, twelve signs, and the nine grahas where
 * they stand. Aries begins at the left and the signs run anticlockwise, as one looks down from the
 * north. Drawn as a string on the server, so that no script is sent for it; the Moon's nakshatra is
 * the marigold part of the scale.
 */
export function skyWheel(grahas: Record<Graha, GrahaPosition>, language: Language): string {
  const label = say(skyWords.wheel, language)
  const places = grahaNames.map(
    (graha) => `${grahaName(graha, language)}: ${rashiName(grahas[graha].rashi, language)}`,
  )
  return [
    `<svg viewBox="-240 -240 480 480" role="img" aria-labelledby="sky-title sky-places" class="line-art h-auto w-full">`,
    `<title id="sky-title">${label}</title><desc id="sky-places">${places.join(', ')}</desc>`,
    moonsNakshatra(grahas.moon, language),
    circle(236),
    circle(231, 'stroke-edge'),
    circle(214, 'stroke-edge'),
    circle(178),
    circle(76, 'stroke-edge'),
    circle(70, 'stroke-edge'),
    padas,
    `<path d="${ticks(27, 231, 214)}" class="stroke-edge"/>`,
    `<path d="${ticks(12, 214, 178)}"/>`,
    `<path d="${ticks(12, 76, 70)}" class="stroke-edge"/>`,
    signs(language),
    seats(grahas, language),
    eye,
    '</svg>',
  ].join('')
}

const px = (value: number) => String(Math.round(value * 10) / 10)

/** Where a sidereal degree lies on the dial at radius r, in SVG units. */
function spot(degrees: number, r: number): [x: number, y: number] {
  const angle = ((180 + degrees) * Math.PI) / 180
  return [r * Math.cos(angle), -r * Math.sin(angle)]
}
const at = (degrees: number, r: number) => spot(degrees, r).map(px).join(' ')

const circle = (r: number, tone = '') => `<circle r="${r}"${tone && ` class="${tone}"`}/>`

const ticks = (count: number, from: number, to: number) =>
  Array.from(
    { length: count },
    (_, n) => `M${at((n * 360) / count, from)}L${at((n * 360) / count, to)}`,
  ).join('')

// 108 padas as the dashes of one circle; its stroke has to scale with the dial for that.
const padas =
  '<circle r="228.5" pathLength="108" stroke-dasharray=".08 .92" stroke-dashoffset=".04" class="stroke-edge stroke-[5px] [stroke-linecap:butt] [vector-effect:none]!"/>'

function moonsNakshatra({ nakshatra }: GrahaPosition, language: Language): string {
  const [from, to] = [(nakshatra * 360) / 27, ((nakshatra + 1) * 360) / 27]
  const band = `M${at(from, 231)}A231 231 0 0 0 ${at(to, 231)}L${at(to, 214)}A214 214 0 0 1 ${at(from, 214)}Z`
  return `<path d="${band}" class="fill-marigold stroke-none"><title>${nakshatraName(nakshatra, language)}</title></path>`
}

/** Sign names along the ring, never upside down. */
function signs(language: Language): string {
  const names = Array.from({ length: 12 }, (_, rashi) => {
    const middle = rashi * 30 + 15
    const [x, y] = spot(middle, 196)
    const alongRing = -(180 + middle) + 90
    const turn = y > 0 ? alongRing + 180 : alongRing
    return `<text transform="translate(${px(x)} ${px(y)}) rotate(${px(((turn % 360) + 360) % 360)})" dy=".35em">${rashiName(rashi, language)}</text>`
  })
  return `<g class="display fill-ink stroke-none text-[15px]" text-anchor="middle">${names.join('')}</g>`
}

const labelDegrees = 20

/**
 * Moves names apart along the ring until each has room, keeping their order and moving them as little
 * as can be (pool adjacent violators). The ring is cut open at its widest gap. Takes and gives degrees.
 */
export function spreadLabels(degrees: readonly number[], room = labelDegrees): number[] {
  const inOrder = degrees.map((degree, index) => ({ degree, index }))
  inOrder.sort((a, b) => a.degree - b.degree)
  const gaps = inOrder.map(({ degree }, n) => {
    const before = inOrder[(n + inOrder.length - 1) % inOrder.length]!.degree
    return (degree - before + 360) % 360
  })
  const first = gaps.indexOf(Math.max(...gaps))
  const cutRing = [
    ...inOrder.slice(first),
    ...inOrder.slice(0, first).map(({ degree, index }) => ({ degree: degree + 360, index })),
  ]
  // Less its turn's share of room each name would stand at `sum / count` of its block.
  const blocks: { sum: number; count: number }[] = []
  for (const [n, { degree }] of cutRing.entries()) {
    let block = { sum: degree - n * room, count: 1 }
    for (let last = blocks.at(-1); last && last.sum / last.count > block.sum / block.count;) {
      block = { sum: last.sum + block.sum, count: last.count + block.count }
      blocks.pop()
      last = blocks.at(-1)
    }
    blocks.push(block)
  }
  const moved = blocks.flatMap(({ sum, count }) => Array<number>(count).fill(sum / count))
  const placed: number[] = []
  for (const [n, { index }] of cutRing.entries()) placed[index] = (moved[n]! + n * room + 360) % 360
  return placed
}

/** Each graha: a point on the ring at its exact place, and its name further in, clear of the ring. */
function seats(grahas: Record<Graha, GrahaPosition>, language: Language): string {
  const exact = grahaNames.map((graha) => grahas[graha].siderealDegrees)
  const names = spreadLabels(exact)
  const leaders = exact.map(
    (degree, n) => `M${at(degree, 178)}L${at(degree, 170)}L${at(names[n]!, 152)}`,
  )
  const points = grahaNames.map((graha, n) => {
    const [x, y] = spot(exact[n]!, 178)
    const isSun = graha === 'sun'
    return `<circle cx="${px(x)}" cy="${px(y)}" r="${isSun ? 6 : 3.5}" class="${isSun ? 'fill-marigold' : 'fill-ink stroke-none'}"/>`
  })
  const labels = grahaNames.map((graha, n) => {
    const name = grahaName(graha, language)
    const backwards = grahas[graha].retrograde && graha !== 'rahu' && graha !== 'ketu'
    const mark = backwards ? say(skyWords.backwards, language) : ''
    // The middle of the word lies as far in as the word is wide on that side of the dial.
    const halfWidth = (name.length + mark.length) * 4.2
    const [cos, sin] = spot(names[n]!, 1)
    const [x, y] = [cos * (146 - halfWidth), sin * (146 - 9)]
    const tail = mark && ` <tspan class="fill-sindoor font-normal">${mark}</tspan>`
    return `<text x="${px(x)}" y="${px(y)}" dy=".35em">${name}${tail}</text>`
  })
  return [
    `<path d="${leaders.join('')}" class="stroke-edge"/>`,
    points.join(''),
    `<g class="fill-ink stroke-none text-[14px] font-semibold" text-anchor="middle">${labels.join('')}</g>`,
  ].join('')
}

const eye =
  '<path d="M-48 0C-32-20-17-27 0-27S32-20 48 0C32 20 17 27 0 27S-32 20-48 0Z"/><circle r="16" class="fill-marigold stroke-none"/>'
