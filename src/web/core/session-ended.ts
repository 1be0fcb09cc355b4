/** The window's event where an act was refused because the session has ended. */
export const sessionEnded = 'session-ended'

/** Lets the page ask for log-in again where a call was refused for want of a session (401). */
export function noteRefusal({ status }: { status?: number }): void {
  if (status === 401) dispatchEvent(new Event(sessionEnded))
}
