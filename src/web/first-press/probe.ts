/**
 * The event that asks whether React answers for an element: dispatched by `isHydrated`, prevented by the
 * root's `answerProbe`, and by nobody before the element's part of the page is hydrated. It is one that
 * nothing else listens to, and by dispatching it React is told which part is wanted first.
 */
const probeType = 'auxclick'

/** Whether a press on this element reaches the handlers that its component gives it. */
export function isHydrated(element: Element): boolean {
  return !element.dispatchEvent(new MouseEvent(probeType, { bubbles: true, cancelable: true }))
}

/** The root's `onAuxClickCapture`: says that React heard of the event. A real one of a mouse goes by. */
export function answerProbe(event: { isTrusted: boolean; preventDefault(): void }): void {
  if (!event.isTrusted) event.preventDefault()
}
