import { pdfColours, type PdfWriter } from './pdf-page.ts'

const side = 328
/** What the open middle of the South Indian chart takes; nothing else is nearly as long. */
const widest = 152
const colours: Record<string, string> = {
  '--chart-ink': pdfColours.text,
  '--chart-soft': pdfColours.soft,
  '--chart-rule': pdfColours.marigold,
  '--chart-lagna': pdfColours.sindoor,
  '--chart-lagna-fill': pdfColours.wash,
}

/** A colour as the drawing names it, for print; null where nothing is to be seen. */
function colourOf(colourName: string | undefined): string | null {
  if (colourName === undefined || colourName === 'currentColor') return pdfColours.text
  if (colourName === 'none' || colourName === 'transparent') return null
  return colours[/var\((--[a-z-]+)/.exec(colourName)?.[1] ?? ''] ?? pdfColours.text
}

const shape = /<(polygon|rect|path|text)\b([^>]*?)\/?>(?:([^<]*)<\/text>)?/g
const attributes = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )

/**
 * Draws one of our charts (chart-svg) as vectors, `width` points wide with its left upper corner at
 * x, y: the very drawing of the page. Knows the shapes that those charts are made of and no others.
 */
export function drawSvg(sheet: PdfWriter, svg: string, x: number, y: number, width: number): void {
  const { document } = sheet
  document
    .save()
    .translate(x, y)
    .scale(width / side)
  for (const [, kind, written, text = ''] of svg.matchAll(shape)) {
    const shapeAttributes = attributes(written!) as Record<string, string | undefined>
    const number = (name: string) => Number(shapeAttributes[name] ?? 0)
    if (kind === 'text') {
      const size = number('font-size')
      sheet.line(text, number('x'), number('y'), {
        size: Math.min(size, (size * widest) / sheet.widthOf(text, size)),
        colour: colourOf(shapeAttributes.fill) ?? pdfColours.text,
        align: shapeAttributes['text-anchor'] === 'middle' ? 'centre' : 'left',
        heavy: shapeAttributes['font-weight'] === '600',
      })
      continue
    }
    const fill = kind === 'path' && !shapeAttributes.fill ? null : colourOf(shapeAttributes.fill)
    const stroke = shapeAttributes.stroke ? colourOf(shapeAttributes.stroke) : null
    if (!fill && !stroke) continue
    if (kind === 'rect') document.rect(number('x'), number('y'), number('width'), number('height'))
    else if (kind === 'path') document.path(shapeAttributes.d ?? '')
    else document.polygon(...pointsOf(shapeAttributes.points ?? ''))
    if (stroke) document.lineWidth(Number(shapeAttributes['stroke-width'] ?? 1))
    if (fill && stroke) document.fillAndStroke(fill, stroke)
    else if (fill) document.fill(fill)
    else document.stroke(stroke!)
  }
  document.restore()
}

function pointsOf(text: string): [number, number][] {
  return text.split(' ').map((pair) => pair.split(',').map(Number) as [number, number])
}
