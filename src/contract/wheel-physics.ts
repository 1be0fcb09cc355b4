/**
 * The wheel, for both sides: the server chooses where it shall stop, the browser turns it. Angles are
 * radians, clockwise; speeds radians a frame. The pointer stands at the top.
 */
export const wheelSegments = 15
export const minStartSpeed = 0.25
export const maxStartSpeed = 0.45
export const speedDecayPerFrame = 0.991
export const stopSpeed = 0.002

const circle = 2 * Math.PI
export const segmentAngle = circle / wheelSegments

/** How far a wheel turns from a start speed until it stands still, and in how many frames. */
export function simulateSpin(startSpeed: number): { angle: number; frames: number } {
  let angle = 0
  let frames = 0
  for (let speed = startSpeed; speed >= stopSpeed; speed *= speedDecayPerFrame) {
    angle += speed
    frames++
  }
  return { angle, frames }
}

/** The percentage under the pointer of a wheel that stands at `angle`: 1 to 15. */
export function percentAt(angle: number): number {
  const under = (((circle - angle) % circle) + circle) % circle
  return Math.min(wheelSegments, Math.floor(under / segmentAngle) + 1)
}

/**
 * Where a wheel must start to stop on `percent`.
 *
 * @param within where in the segment it stops, 0 to 1: kept off the lines between.
 */
export function startAngleFor(percent: number, startSpeed: number, within: number): number {
  const under = (percent - 1 + 0.12 + 0.76 * within) * segmentAngle
  const start = (circle - under - simulateSpin(startSpeed).angle) % circle
  return (start + circle) % circle
}
