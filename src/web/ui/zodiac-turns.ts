/** The positions of the strip of signs: 0 to 10, the middle sign is the one after it. */
export const lastPosition = 10
/** A finger or mouse must go further than this, in pixels, to turn the strip. */
export const swipeThresholdPixels = 10
/** After a turn, further ones are ignored for this long, in milliseconds. */
export const slidingMilliseconds = 50

/** Where the strip stands after `by` steps from a position: it ends at 0 and 10. */
export function positionAfter(position: number, by: number): number {
  return Math.min(lastPosition, Math.max(0, position + by))
}

/** The three signs (Aries = 0) that a position shows; at the last the third is Aries again. */
export function signsAt(position: number): [left: number, middle: number, right: number] {
  return [position, position + 1, (position + 2) % 12]
}

/** What a movement of so many pixels means: to the left is on, to the right is back. */
export function stepOfSwipe(movedPixels: number): -1 | 0 | 1 {
  if (Math.abs(movedPixels) <= swipeThresholdPixels) return 0
  return movedPixels < 0 ? 1 : -1
}
