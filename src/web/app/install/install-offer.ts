/** What Chromium-like browsers hand a page whose app can be installed. */
export interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let offer: InstallOffer | null = null

/** Listens from the start: the browser says it once, and perhaps before anybody wants to know. */
export function listenForOffer(): () => void {
  const keep = (event: Event) => {
    event.preventDefault()
    offer = event as InstallOffer
  }
  window.addEventListener('beforeinstallprompt', keep)
  return () => window.removeEventListener('beforeinstallprompt', keep)
}

/** The browser's offer, which can be taken up once; null where there is none. */
export function takeOffer(): InstallOffer | null {
  const taken = offer
  offer = null
  return taken
}
