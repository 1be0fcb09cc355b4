/**
 * Weights of three bits: whole numbers from −3 to 3, kept as 0 to 6, eight of them in three bytes, the first in
 * the lowest bits. With four bits the held-out questions are read no better, and fewer features have room.
 */

/** The largest weight. */
export const mostWeight = 3
const together = 8
const bytesTogether = 3

/** The bytes that a row of so many weights takes; `count` is a multiple of 8. */
export function bytesOfWeights(count: number): number {
  if (count % together !== 0) throw new Error(`Not a multiple of ${together}: ${count} weights.`)
  return (count / together) * bytesTogether
}

/** Writes a row of weights (whole numbers from −3 to 3) into `bytes` from the place `at`. */
export function writeWeights(bytes: Uint8Array, at: number, weights: readonly number[]): void {
  for (let first = 0; first < weights.length; first += together) {
    let bits = 0
    for (let index = together - 1; index >= 0; index -= 1)
      bits = (bits << bytesTogether) | ((weights[first + index] ?? 0) + mostWeight)
    const from = at + (first / together) * bytesTogether
    bytes[from] = bits & 255
    bytes[from + 1] = (bits >> 8) & 255
    bytes[from + 2] = bits >> 16
  }
}

/** Adds `by` times the row of weights that begins at `at` to a vector as long as the row. */
export function addWeights(into: Float32Array, bytes: Uint8Array, at: number, by: number): void {
  let from = at
  for (let unit = 0; unit < into.length; unit += together) {
    const bits =
      (bytes[from] as number) |
      ((bytes[from + 1] as number) << 8) |
      ((bytes[from + 2] as number) << 16)
    from += bytesTogether
    for (let index = 0; index < together; index += 1)
      into[unit + index] =
        (into[unit + index] as number) + by * (((bits >> (bytesTogether * index)) & 7) - mostWeight)
  }
}

/** Scales of one byte: the step n stands for `lowest` × e^(`rise` × n). */
export interface ScaleLadder {
  lowest: number
  rise: number
}
const lastStep = 255

/** The ladder that reaches from the lowest to the highest of these scales, all above 0. */
export function ladderOf(scales: Float32Array): ScaleLadder {
  const lowest = scales.reduce((least, scale) => Math.min(least, scale), Infinity)
  const highest = scales.reduce((most, scale) => Math.max(most, scale), 0)
  return { lowest, rise: Math.log(highest / lowest) / lastStep }
}

/** The step nearest to a scale, 0 to 255. */
export function stepOf({ lowest, rise }: ScaleLadder, scale: number): number {
  if (rise === 0) return 0
  return Math.max(0, Math.min(lastStep, Math.round(Math.log(scale / lowest) / rise)))
}

/** The scale of a step. */
export function scaleAt({ lowest, rise }: ScaleLadder, step: number): number {
  return lowest * Math.exp(rise * step)
}
