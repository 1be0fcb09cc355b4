/** What Chromium-like browsers hand a page whose app can be installed. */
export interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let offer: BeforeInstallPromptEvent | null = null

/**
 * Listens on: the browser says it once, and perhaps before anybody wants to know. What it said before the
 * page's scripts were at work the first script has kept (web/first-press).
 */
export function listenForInstallPrompt(): () => void {
  const keep = (event: Event) => {
    event.preventDefault()
    offer = event as BeforeInstallPromptEvent
  }
  offer ??= (Reflect.get(window, 'installPrompt') as BeforeInstallPromptEvent | undefined) ?? null
  window.addEventListener('beforeinstallprompt', keep)
  return () => window.removeEventListener('beforeinstallprompt', keep)
}

/** The browser's offer, which can be taken up once; null where there is none. */
export function takeInstallPrompt(): BeforeInstallPromptEvent | null {
  const taken = offer
  offer = null
  return taken
}
