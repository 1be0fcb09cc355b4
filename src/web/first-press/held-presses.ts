import { isHydrated } from './probe.ts'
import { add } from './scripts.ts'
import { heldSelector } from './worked.ts'

interface Press {
  element: HTMLElement
  look: string
  /** Which of those that look like it: hydration may draw it anew. */
  place: number
  heldAt: number
}

/** After this long a press acts as it does without a script, in milliseconds. */
const patience = 4_000
const pauseMs = 50
const actsByItself = 'a[href],form,form button,form input,[form]'

let waiting: Press[] = []
let progressLine: HTMLElement | undefined
let isReplayed = false

/** Whether a press is one that was held, and is done now. */
export const isReplaying = () => isReplayed

const lookOf = (element: HTMLElement) =>
  [element.tagName, element.getAttribute('name'), element.textContent].join()
const thatLook = (look: string) =>
  [...document.querySelectorAll<HTMLElement>(`${heldSelector},form`)].filter(
    (element) => lookOf(element) === look,
  )

/** Takes an event out of the page, and does it again once React answers for its element. */
export function holdPress(event: Event, element: HTMLElement): void {
  event.preventDefault()
  event.stopImmediatePropagation()
  // Who presses again out of impatience means it once.
  if (waiting.at(-1)?.element === element) return
  const look = lookOf(element)
  const place = thatLook(look).indexOf(element)
  waiting.push({ element, look, place, heldAt: performance.now() })
  progressLine ??= add('div', {
    className: 'waiting fixed inset-x-0 top-0 z-40 h-1 overflow-hidden',
  })
  if (waiting.length === 1) replay()
}

/** The scripts do not come: links and forms act by themselves, and the others wait for the network. */
export function letGo(): void {
  for (const press of waiting) press.heldAt = -patience
}

function replay(): void {
  for (let press = waiting[0]; press; press = waiting[0]) {
    const element = press.element.isConnected ? press.element : thatLook(press.look)[press.place]
    if (element && !isHydrated(element) && !isOverdue(element, press)) {
      setTimeout(replay, pauseMs)
      return
    }
    waiting = waiting.slice(1)
    isReplayed = true
    if (element instanceof HTMLFormElement) element.requestSubmit()
    else element?.click()
    isReplayed = false
  }
  progressLine?.remove()
  progressLine = undefined
}

function isOverdue(element: Element, { heldAt }: Press): boolean {
  return element.matches(actsByItself) && performance.now() - heldAt >= patience
}
