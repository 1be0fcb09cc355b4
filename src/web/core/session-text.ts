/**
 * What was typed and not yet sent stays in this tab over a reload, in the browser alone and never in
 * an address. Storage that is shut off or full keeps nothing, and nobody is troubled with it.
 */
export function saveSessionText(name: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(`chat:${name}`, text)
    else sessionStorage.removeItem(`chat:${name}`)
  } catch {
    // As said above.
  }
}

export function loadSessionText(name: string): string {
  try {
    return sessionStorage.getItem(`chat:${name}`) ?? ''
  } catch {
    return ''
  }
}

const draftPrefix = 'draft:'

/** The name under which the text of a question box outlives a reload of the tab: one for a persona and kundli. */
export function draftName({ astrologer, bid }: { astrologer: string; bid: string }): string {
  return `${draftPrefix}${astrologer}:${bid}`
}

/** Whether a text of this name is that of a question box. */
export function isDraftName(name: string): boolean {
  return name.startsWith(draftPrefix)
}
