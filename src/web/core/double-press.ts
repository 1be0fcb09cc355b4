/** A click of a pointer on a button: where, in pixels of the window, when, in milliseconds, and on which name. */
export interface Press {
  x: number
  y: number
  time: number
  name: string
}

/** The longest time between the two presses of a double press, as systems set it. */
const longestGap = 500
/** How far a finger that presses twice may move. */
const farthestMove = 24

/** Whether a press is the second of two, and falls on a button that has taken the other one's place. */
export function isMisplaced(press: Press, before: Press | null): boolean {
  return (
    before !== null &&
    press.time - before.time < longestGap &&
    Math.hypot(press.x - before.x, press.y - before.y) < farthestMove &&
    press.name !== before.name
  )
}

/**
 * Drops the second press of two where another button has come to stand under the finger: who presses "Ask"
 * twice does not stop the answer. Keys have no place, and pass.
 *
 * @returns ends it.
 */
export function dropMisplacedPresses(): () => void {
  let before: Press | null = null
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button || event.detail === 0) return
    const press = {
      x: event.clientX,
      y: event.clientY,
      time: event.timeStamp,
      name: button.textContent,
    }
    if (isMisplaced(press, before)) {
      event.preventDefault()
      event.stopImmediatePropagation()
    } else before = press
  }
  window.addEventListener('click', onClick, { capture: true })
  return () => window.removeEventListener('click', onClick, { capture: true })
}
