import Pdf from 'pdfkit'
import type { Language } from '../../../words/say.ts'
import { fontFile, fontNames, fontRunsOf } from './fonts.ts'

/** The almanac's colours on white paper. */
export const pdfColours = {
  text: '#23242f',
  soft: '#5a5b6e',
  rule: '#d8d0c2',
  wash: '#faf4e8',
  marigold: '#c98512',
  sindoor: '#a83a2a',
  indigo: '#2b3170',
}

/** A4 in points, and the margins that the text keeps. */
export const pageLayout = {
  width: 595.28,
  height: 841.89,
  left: 44,
  right: 551.28,
  top: 62,
  bottom: 786,
}
export const textWidth = pageLayout.right - pageLayout.left

export interface PdfTextStyle {
  size?: number
  colour?: string
  align?: 'left' | 'right' | 'centre'
  /** Drawn with a thin outline: the face has one weight alone. */
  heavy?: boolean
}

export interface PageHeaderAndFooter {
  /** Stand at the head and foot of every page. */
  head: string
  foot: string
}

/** The pages being written, top to bottom, in mixed English and Devanagari. Lengths are points. */
export class PdfWriter {
  readonly document: PDFKit.PDFDocument
  readonly language: Language
  /** Where the next thing stands. */
  y = pageLayout.top
  private readonly running: PageHeaderAndFooter
  private pages = 0
  /** Of what was measured, at a size of one point. */
  private readonly widths = new Map<string, number>()

  constructor(language: Language, running: PageHeaderAndFooter, info: { title: string; at: Date }) {
    this.language = language
    this.running = running
    this.document = new Pdf({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      // None until the first line: else Helvetica stands in the file, and a font of ours that is
      // also the default is read anew at each change of font.
      font: null as unknown as string,
      lang: language,
      displayTitle: true,
      info: { Title: info.title, Author: 'Drishti', CreationDate: info.at, ModDate: info.at },
    })
    for (const name of fontNames) this.document.registerFont(name, fontFile(name))
  }

  /** Begins a page with its head and foot. */
  newPage(): void {
    this.document.addPage()
    this.pages++
    const small = { size: 8, colour: pdfColours.soft }
    this.line(this.running.head, pageLayout.left, 36, small)
    this.line(String(this.pages), pageLayout.right, 36, { ...small, align: 'right' })
    this.ruleAt(44)
    this.ruleAt(pageLayout.height - 44)
    this.line(this.running.foot, pageLayout.left, pageLayout.height - 31, small)
    this.y = pageLayout.top
  }

  /** Goes on to the next page unless this one has `height` left. */
  room(height: number): void {
    if (this.y + height > pageLayout.bottom) this.newPage()
  }

  ruleAt(y: number, from = pageLayout.left, to = pageLayout.right, colour = pdfColours.rule): void {
    this.document.moveTo(from, y).lineTo(to, y).lineWidth(0.6).strokeColor(colour).stroke()
  }

  /** How wide a line of text is, points. */
  widthOf(text: string, size: number): number {
    let perPoint = this.widths.get(text)
    if (perPoint === undefined) {
      this.document.fontSize(1)
      perPoint = fontRunsOf(text).reduce(
        (sum, run) => sum + this.document.font(run.font).widthOfString(run.text),
        0,
      )
      this.widths.set(text, perPoint)
    }
    return perPoint * size
  }

  /** Draws one line with its baseline at `y`; `x` is its left edge, right edge or middle by `align`. */
  line(text: string, x: number, y: number, style: PdfTextStyle = {}): void {
    const { size = 10, colour = pdfColours.text, align = 'left', heavy = false } = style
    const { document } = this
    const share = { left: 0, centre: 0.5, right: 1 }[align]
    let at = x - (share && share * this.widthOf(text, size))
    document.fontSize(size).fillColor(colour)
    if (heavy) document.strokeColor(colour).lineWidth(size * 0.03)
    for (const run of fontRunsOf(text)) {
      document.font(run.font)
      document.text(run.text, at, y, {
        lineBreak: false,
        baseline: 'alphabetic',
        ...(heavy && { fill: true, stroke: true }),
      })
      at += document.widthOfString(run.text)
    }
  }

  /** From one baseline to the next; matras want more room than capitals. */
  leading(size: number): number {
    return size * (this.language === 'hi' ? 1.5 : 1.38)
  }

  /** Cuts a text into lines no wider than `width`. A word that is itself too long is cut between letters. */
  wrap(text: string, width: number, size: number): string[] {
    const lines: string[] = []
    let line: string[] = []
    let left = width
    for (const word of text.split(/\s+/).flatMap((it) => this.splitWord(it, width, size))) {
      // With the space after it, as it stands in a line: shaped once, then known.
      const wordWidth = this.widthOf(`${word} `, size)
      if (line.length && wordWidth > left && this.widthOf(word, size) > left) {
        lines.push(line.join(' '))
        line = []
        left = width
      }
      line.push(word)
      left -= wordWidth
    }
    return [...lines, line.join(' ')]
  }

  private splitWord(word: string, width: number, size: number): string[] {
    if (this.widthOf(`${word} `, size) <= width || this.widthOf(word, size) <= width) return [word]
    const parts = ['']
    for (const { segment } of new Intl.Segmenter(this.language).segment(word)) {
      const longer = parts.at(-1)! + segment
      if (this.widthOf(longer, size) <= width || longer === segment)
        parts[parts.length - 1] = longer
      else parts.push(segment)
    }
    return parts
  }

  /** Draws a text at a place, in as many lines as it needs. Gives the height it took. */
  block(text: string, x: number, top: number, width: number, style: PdfTextStyle = {}): number {
    const { size = 10, align = 'left' } = style
    const leading = this.leading(size)
    const share = { left: 0, centre: 0.5, right: 1 }[align]
    const lines = this.wrap(text, width, size)
    for (const [index, line] of lines.entries())
      this.line(line, x + share * width, top + size * 1.02 + index * leading, style)
    return lines.length * leading
  }

  /** Writes a paragraph over the whole width where the page stands, and goes on below it. */
  write(text: string, style: PdfTextStyle & { after?: number; indent?: number } = {}): void {
    const { size = 10, after = 4, indent = 0 } = style
    const width = textWidth - indent
    const height = this.wrap(text, width, size).length * this.leading(size)
    this.room(height)
    this.block(text, pageLayout.left + indent, this.y, width, style)
    this.y += height + after
  }

  /** A part's heading; the page turns first unless `needs` points stand below it. */
  heading(text: string, needs = 90): void {
    this.room(needs + 30)
    if (this.y > pageLayout.top) this.y += 14
    this.line(text, pageLayout.left, this.y + 15, { size: 16, colour: pdfColours.indigo })
    this.ruleAt(this.y + 22, pageLayout.left, pageLayout.right, pdfColours.marigold)
    this.y += 30
  }

  /** A smaller heading inside a part. */
  subheading(text: string, needs = 60): void {
    this.room(needs + 20)
    this.line(text, pageLayout.left, this.y + 12, { size: 11.5, colour: pdfColours.indigo })
    this.y += 19
  }
}
