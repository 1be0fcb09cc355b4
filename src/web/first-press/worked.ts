/** What is pressed for its script's sake: held until that is at work. A link is, where it says so. */
export const heldSelector = 'button,[type=submit],[type=image],[data-awaits-script]'

/** What is worked with, which a page's scripts come for. Plain links lead on without them. */
export const workedSelector = `${heldSelector},input,select,textarea,summary,label,[tabindex]:not([tabindex="-1"])`

/** The element around the place of an event that the selector takes. */
export function closestTo({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null
}
