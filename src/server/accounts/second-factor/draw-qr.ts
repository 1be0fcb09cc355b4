import { encode } from 'uqr'

/** A drawing of a QR code: the outline of its dark squares, one unit each, with the white edge it needs. */
export interface QrDrawing {
  /** Units from edge to edge. */
  size: number
  path: string
}

/** Draws a text as a QR code, for an SVG of `size` by `size`. */
export function drawQr(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const runs = data.flatMap((row, y) =>
    darkRuns(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`),
  )
  return { size, path: runs.join('') }
}

/** Dark squares beside each other are drawn as one. */
function darkRuns(row: readonly boolean[]): [from: number, width: number][] {
  const runs: [number, number][] = []
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (!isDark) continue
    if (last && last[0] + last[1] === x) last[1]++
    else runs.push([x, 1])
  }
  return runs
}
