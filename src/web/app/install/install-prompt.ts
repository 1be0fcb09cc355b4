/** What Chromium-like browsers hand a page whose app can be installed. */
export interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let offer: BeforeInstallPromptEvent | null = null

/** Listens from the start: the browser says it once, and perhaps before anybody wants to know. */
export function listenForInstallPrompt(): () => void {
  const keep = (event: Event) => {
    event.preventDefault()
    offer = event as BeforeInstallPromptEvent
  }
  window.addEventListener('beforeinstallprompt', keep)
  return () => window.removeEventListener('beforeinstallprompt', keep)
}

/** The browser's offer, which can be taken up once; null where there is none. */
export function takeInstallPrompt(): BeforeInstallPromptEvent | null {
  const taken = offer
  offer = null
  return taken
}
