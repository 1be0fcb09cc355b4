import type { ArticleDrawing } from '../../../words/blog/articles/article.ts'

/** Pixels of every plate. */
export const plateWidth = 1200
export const plateHeight = 675

// The look's paper, ink, rule and marigold, as an image file can't see the page's own.
const paper = '#f8f4ec'
const ink = '#1f2240'
const rule = '#c9c2b4'
const marigold = '#e39a2d'
const [cx, cy] = [plateWidth / 2, plateHeight / 2]

const point = (radius: number, turn: number) =>
  [cx + radius * Math.cos(turn * 2 * Math.PI), cy - radius * Math.sin(turn * 2 * Math.PI)]
    .map((it) => it.toFixed(1))
    .join(' ')
const spoke = (from: number, to: number, turn: number) => `M${point(from, turn)}L${point(to, turn)}`
const circle = (radius: number, attributes = '') =>
  `<circle cx="${cx}" cy="${cy}" r="${radius}" ${attributes}/>`
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index))

/** The twelve signs within the twenty-seven nakshatras. */
function ring(): string {
  return [
    circle(280),
    circle(240),
    circle(150),
    `<path d="${times(108, (i) => spoke(280, i % 4 ? 272 : 240, i / 108)).join('')}" stroke-width="1.5"/>`,
    `<path d="${times(12, (i) => spoke(240, 150, i / 12)).join('')}"/>`,
    ...times(9, (i) => {
      const [x, y] = point(195, (i * 0.137 + 0.04) % 1).split(' ')
      return `<circle cx="${x}" cy="${y}" r="${i === 1 ? 13 : 8}" fill="${i === 1 ? marigold : ink}" stroke="none"/>`
    }),
  ].join('')
}

/** A fortnight: the Moon from dark to full. */
function moons(): string {
  return times(9, (i) => {
    const x = 120 + i * 120
    const r = 46
    const lit = i / 8
    // The terminator is half an ellipse: its width goes with the lit part.
    const bulge = (Math.abs(1 - 2 * lit) * r).toFixed(1)
    const sweep = lit < 0.5 ? 0 : 1
    return (
      `<circle cx="${x}" cy="${cy}" r="${r}"/>` +
      (lit > 0
        ? `<path fill="${lit === 1 ? marigold : ink}" stroke="none" d="M${x} ${cy - r}A${r} ${r} 0 0 1 ${x} ${cy + r}A${bulge} ${r} 0 0 ${sweep} ${x} ${cy - r}Z"/>`
        : '')
    )
  }).join('')
}

/** A North Indian chart with its first house marked. */
function chart(): string {
  const h = 250
  const [l, r, t, b] = [cx - h, cx + h, cy - h, cy + h]
  return [
    `<path fill="${marigold}" fill-opacity=".28" stroke="none" d="M${cx} ${t}L${cx - h / 2} ${cy - h / 2}L${cx} ${cy}L${cx + h / 2} ${cy - h / 2}Z"/>`,
    `<path d="M${l} ${t}H${r}V${b}H${l}ZM${l} ${t}L${r} ${b}M${r} ${t}L${l} ${b}M${cx} ${t}L${r} ${cy}L${cx} ${b}L${l} ${cy}Z"/>`,
  ].join('')
}

/** A planet that seems to go back: the loop as the year draws it. */
function loop(): string {
  const path = times(161, (i) => {
    const t = (i / 160) * 4 * Math.PI - 2 * Math.PI
    const x = cx + t * 66 - Math.sin(t) * 150
    const y = cy + Math.cos(t) * 90 - 10
    return `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`
  }).join('')
  return [
    `<path stroke="${rule}" d="M60 ${cy}H${plateWidth - 60}"/>`,
    `<path d="${path}"/>`,
    `<circle cx="${cx}" cy="${cy + 80}" r="16" fill="${marigold}" stroke="none"/>`,
  ].join('')
}

/** The Sun on the horizon. */
function dawn(): string {
  const y = cy + 110
  return [
    `<path fill="${marigold}" stroke="none" d="M${cx - 150} ${y}A150 150 0 0 1 ${cx + 150} ${y}Z"/>`,
    `<path d="M60 ${y}H${plateWidth - 60}"/>`,
    `<path stroke="${rule}" d="M160 ${y + 50}H${plateWidth - 160}M280 ${y + 95}H${plateWidth - 280}"/>`,
    `<path d="${times(13, (i) => {
      const turn = (i / 12) * Math.PI
      const at = (radius: number) =>
        `${(cx + radius * Math.cos(turn)).toFixed(1)} ${(y - radius * Math.sin(turn)).toFixed(1)}`
      return i % 12 ? `M${at(190)}L${at(i % 2 ? 235 : 275)}` : ''
    }).join('')}"/>`,
  ].join('')
}

const drawings: Record<ArticleDrawing, () => string> = { ring, moons, chart, loop, dawn }

/** A drawing of the shelf as an SVG file. */
export function plateSvg(plate: ArticleDrawing): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${plateWidth}" height="${plateHeight}" viewBox="0 0 ${plateWidth} ${plateHeight}">` +
    `<path fill="${paper}" d="M0 0H${plateWidth}V${plateHeight}H0Z"/>` +
    `<g fill="none" stroke="${ink}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">${drawings[plate]()}</g></svg>`
  )
}
