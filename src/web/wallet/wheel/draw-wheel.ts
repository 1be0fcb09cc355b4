import { segmentAngle, wheelSegments } from '../../../contract/wheel-physics.ts'

/** The wheel's side in CSS pixels. */
export const wheelSize = 300

/**
 * The colours of the page, read where the canvas stands, so that it follows light and dark. A custom
 * property keeps both; only a colour that is used is resolved to one.
 */
function coloursAt(canvas: HTMLCanvasElement) {
  const style = getComputedStyle(canvas)
  const colourOf = (name: string) => {
    canvas.style.color = `var(--color-${name})`
    return style.color
  }
  const colours = {
    ink: colourOf('ink'),
    paper: colourOf('paper'),
    wash: colourOf('wash'),
    marigold: colourOf('marigold'),
  }
  canvas.style.color = ''
  return colours
}

/** Draws the wheel turned clockwise by `angle` radians from the pointer at its top, one field in the light. */
export function drawWheel(canvas: HTMLCanvasElement, angle: number, wonPercent?: number): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const scale = window.devicePixelRatio || 1
  if (canvas.width !== wheelSize * scale) canvas.width = canvas.height = wheelSize * scale
  const colours = coloursAt(canvas)
  context.setTransform(scale, 0, 0, scale, 0, 0)
  context.clearRect(0, 0, wheelSize, wheelSize)
  context.translate(wheelSize / 2, wheelSize / 2)
  context.lineWidth = 1.2
  context.strokeStyle = colours.ink
  context.font = '600 13px system-ui, sans-serif'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  const radius = wheelSize / 2 - 12
  for (let field = 0; field < wheelSegments; field++) {
    const from = angle + field * segmentAngle - Math.PI / 2
    context.beginPath()
    context.moveTo(0, 0)
    context.arc(0, 0, radius, from, from + segmentAngle)
    context.closePath()
    context.fillStyle =
      wonPercent === field + 1 ? colours.marigold : field % 2 ? colours.wash : colours.paper
    context.fill()
    context.stroke()
    context.save()
    context.rotate(from + segmentAngle / 2)
    context.translate(radius - 24, 0)
    context.rotate(Math.PI / 2)
    context.fillStyle = wonPercent === field + 1 ? '#1d1a2b' : colours.ink
    context.fillText(`${field + 1}%`, 0, 0)
    context.restore()
  }
  for (const ring of [radius, radius - 44, 34]) {
    context.beginPath()
    context.arc(0, 0, ring, 0, 2 * Math.PI)
    if (ring === 34) {
      context.fillStyle = colours.paper
      context.fill()
    }
    context.stroke()
  }
  // The pointer: a leaf of marigold from above.
  context.beginPath()
  context.moveTo(0, -radius + 14)
  context.lineTo(-9, -radius - 10)
  context.lineTo(9, -radius - 10)
  context.closePath()
  context.fillStyle = colours.marigold
  context.fill()
  context.stroke()
}
