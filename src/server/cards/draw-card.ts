import { createRequire } from 'node:module'
import { createCanvas, GlobalFonts, Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { say, type Language } from '../../words/say.ts'
import { siteWords } from '../../words/app/site.ts'

/** Pixels, as the networks that show such cards want them. */
export const cardWidth = 1200
export const cardHeight = 630

const paper = '#f8f4ec'
const ink = '#1f2240'
const soft = '#5b5d76'
const rule = '#c9c2b4'
const marigold = '#e39a2d'
const margin = 80
const mostLines = 4

let family: string | undefined

/** Tiro, as on the pages: the shaper of the canvas makes the conjuncts. */
function face(): string {
  if (family) return family
  const { resolve } = createRequire(import.meta.url)
  for (const script of ['latin', 'devanagari'])
    GlobalFonts.registerFromPath(
      resolve(
        `@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-${script}-400-normal.woff`,
      ),
      `Tiro ${script}`,
    )
  return (family = '"Tiro latin", "Tiro devanagari"')
}

/** Cuts a text into lines that fit, at its blanks; what is too much ends in an ellipsis. */
export function linesOf(
  text: string,
  width: number,
  lineLimit: number,
  measure: (line: string) => number,
): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && measure(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  if (lines.length <= lineLimit) return lines.map((line) => fitLine(line, width, measure))
  return [...lines.slice(0, lineLimit - 1), `${lines[lineLimit - 1]} …`].map((line) =>
    fitLine(line, width, measure),
  )
}

/** A single word may be too long for any line: it is cut at a letter with its signs. */
function fitLine(line: string, width: number, measure: (line: string) => number): string {
  if (measure(line) <= width) return line
  const letters = [...new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment(line)]
  while (letters.length > 1 && measure(`${joinLetters(letters)}…`) > width) letters.pop()
  return `${joinLetters(letters)}…`
}

const joinLetters = (letters: Intl.SegmentData[]) => letters.map(({ segment }) => segment).join('')

/** What a card says. */
export interface Card {
  /** The small line over the title. */
  kicker: string
  title: string
  /** Under the title, each cut to one line. */
  lines: string[]
  /** Set large on the right: a score, the gunas of a match. */
  figure?: { value: string; label: string }
  /** An empty kundli on the right. */
  hasChart?: boolean
}

const pictureWidth = 340

/** The picture that stands beside a shared link, on our paper, as PNG. */
export async function drawCard(card: Card, language: Language): Promise<Uint8Array> {
  const canvas = createCanvas(cardWidth, cardHeight)
  const pen = canvas.getContext('2d')
  pen.fillStyle = paper
  pen.fillRect(0, 0, cardWidth, cardHeight)
  pen.textBaseline = 'alphabetic'
  frame(pen)
  drawText(pen, card.kicker, 34, soft, margin, 140)
  const isNarrow = card.figure !== undefined || card.hasChart === true
  const width = cardWidth - 2 * margin - (isNarrow ? pictureWidth : 0)
  drawTitle(pen, card, width, language)
  if (card.figure) drawFigure(pen, card.figure)
  if (card.hasChart) drawChart(pen, cardWidth - margin - 290, 150, 290)
  eye(pen, margin, cardHeight - 112)
  drawText(pen, say(siteWords.name, language), 40, ink, margin + 100, cardHeight - 78)
  const tagline = say(siteWords.tagline, language)
  pen.font = `28px ${face()}`
  const taglineWidth = pen.measureText(tagline).width
  drawText(pen, tagline, 28, soft, cardWidth - margin - taglineWidth, cardHeight - 78)
  return canvas.encode('png')
}

/** The title in up to four lines, as far as the lines below leave room. */
function drawTitle(
  pen: SKRSContext2D,
  { title, lines: smallLines }: Card,
  width: number,
  language: Language,
): void {
  // Devanagari stands taller on its line.
  const stretch = language === 'hi' ? 1.42 : 1.22
  const size = title.length > 60 ? 60 : 76
  const measure = (line: string) => pen.measureText(line).width
  pen.font = `${size}px ${face()}`
  const titleLines = linesOf(title, width, Math.max(1, mostLines - smallLines.length), measure)
  const last = titleLines.reduce((y, line) => {
    drawText(pen, line, size, ink, margin, y)
    return y + size * stretch
  }, 232)
  pen.font = `36px ${face()}`
  smallLines.forEach((text, i) => {
    const [line = ''] = linesOf(text, width, 1, measure)
    drawText(pen, line, 36, soft, margin, last - size * stretch + 66 + i * 54)
  })
}

/** A large figure with what it is out of, right-aligned. */
function drawFigure(pen: SKRSContext2D, { value, label }: { value: string; label: string }): void {
  const right = cardWidth - margin
  pen.font = `170px ${face()}`
  drawText(pen, value, 170, ink, right - pen.measureText(value).width, 300)
  pen.font = `38px ${face()}`
  drawText(pen, label, 38, soft, right - pen.measureText(label).width, 372)
}

/** The twelve houses of the north, with nothing in them. */
function drawChart(pen: SKRSContext2D, x: number, y: number, side: number): void {
  const [left, middle, right] = [x, x + side / 2, x + side]
  const [top, centre, bottom] = [y, y + side / 2, y + side]
  pen.strokeStyle = ink
  pen.lineWidth = 3
  pen.strokeRect(left, top, side, side)
  pen.lineWidth = 1.6
  pen.beginPath()
  pen.moveTo(left, top)
  pen.lineTo(right, bottom)
  pen.moveTo(right, top)
  pen.lineTo(left, bottom)
  pen.moveTo(middle, top)
  pen.lineTo(right, centre)
  pen.lineTo(middle, bottom)
  pen.lineTo(left, centre)
  pen.closePath()
  pen.stroke()
  pen.fillStyle = marigold
  pen.beginPath()
  pen.arc(middle, top + side / 4, 9, 0, 2 * Math.PI)
  pen.fill()
}

function drawText(
  pen: SKRSContext2D,
  content: string,
  size: number,
  colour: string,
  x: number,
  y: number,
) {
  pen.font = `${size}px ${face()}`
  pen.fillStyle = colour
  pen.fillText(content, x, y)
}

/** The double rule of an almanac's page, above and below. */
function frame(pen: SKRSContext2D): void {
  pen.fillStyle = ink
  pen.fillRect(margin, 64, cardWidth - 2 * margin, 5)
  pen.fillRect(margin, 74, cardWidth - 2 * margin, 1.5)
  pen.fillStyle = rule
  pen.fillRect(margin, cardHeight - 150, cardWidth - 2 * margin, 2)
}

/** The mark of the house, as in the header. */
function eye(pen: SKRSContext2D, x: number, y: number): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(2.8, 2.8)
  pen.strokeStyle = ink
  pen.lineWidth = 1.6
  pen.stroke(new Path2D('M1 8C5.5 2.6 9.7 1 14 1s8.5 1.6 13 7c-4.5 5.4-8.7 7-13 7S5.5 13.4 1 8z'))
  pen.fillStyle = marigold
  pen.beginPath()
  pen.arc(14, 8, 4.2, 0, 2 * Math.PI)
  pen.fill()
  pen.restore()
}
