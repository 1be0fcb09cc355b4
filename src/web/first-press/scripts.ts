const current = document.currentScript as HTMLScriptElement | null
const nonce = current?.nonce

let isWanted = false
let isStarted = false
let isReady = false
let rules: HTMLElement | undefined

/** Puts an element at the body's end: hydration minds nothing that stands after what the server drew. */
export function add<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: object,
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties)
  document.body.append(element)
  return element
}

const late = () => document.getElementById('late')
const preloads = () => JSON.parse(late()?.dataset.preloads ?? '[]') as string[]

/**
 * Fetches and runs the page's scripts: now, or once they stand in the page.
 *
 * @param onFail called when they can't be fetched. They are tried again at the next wish for them, and
 * when the device is back on the network.
 */
export function wantScripts(onFail: () => void): void {
  isWanted = true
  if (isStarted || !isReady) return
  isStarted = true
  // From here on the router fetches what its links lead to.
  rules?.remove()
  for (const href of preloads()) add('link', { rel: 'modulepreload', href })
  const script = add('script', { type: 'module', nonce, textContent: late()?.textContent })
  script.addEventListener('error', () => {
    isStarted = false
    onFail()
    window.addEventListener('online', () => wantScripts(onFail), { once: true })
    void leaveOldBuild()
  })
}

/** A page that was open while the server got another build has no scripts any more: a fresh one has. */
async function leaveOldBuild(): Promise<void> {
  const [first] = preloads()
  if (!first || !navigator.onLine) return
  const reply = await fetch(first, { method: 'HEAD' }).catch(() => null)
  if (reply?.status === 404) location.reload()
}

/** The page's scripts stand in it. @returns whether somebody has wanted them by now. */
export function scriptsAreReady(): boolean {
  isReady = true
  return isWanted
}

interface Line {
  saveData: boolean
  effectiveType: string
  /** Megabits a second. */
  downlink: number
  type?: string
}

/** Whether fetching ahead costs its reader nothing: a fast line that is no phone's. */
export function isFreeLine(line: Line | undefined): boolean {
  if (!line || line.saveData || line.type === 'cellular') return false
  return line.effectiveType === '4g' && line.downlink >= 5
}

/** Has the scripts in the browser's cache once the page rests, where that costs nothing. Nothing of them runs. */
export function prefetchScripts(): void {
  const fetchThem = () => {
    if (isStarted || !isFreeLine(Reflect.get(navigator, 'connection') as Line | undefined)) return
    for (const href of preloads()) add('link', { rel: 'prefetch', as: 'script', href })
  }
  const atRest = () => (window.requestIdleCallback ?? setTimeout)(fetchThem)
  if (document.readyState === 'complete') atRest()
  else window.addEventListener('load', atRest, { once: true })
}

/** The page that a link leads to is fetched while the pointer rests on it or as the finger comes down. */
export function prefetchPages(): void {
  const paths = current?.dataset.prefetch?.split(' ')
  const patterns = paths?.map((path) => (path ? `/:language(hi)?/${path}` : '/:language(hi)?'))
  if (!patterns || !HTMLScriptElement.supports?.('speculationrules')) return
  const where = {
    and: [
      { href_matches: patterns },
      { not: { selector_matches: '[data-awaits-script],[target]' } },
    ],
  }
  const textContent = JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] })
  rules = add('script', { type: 'speculationrules', nonce, textContent })
}

/** Whether the page's scripts wait for its reader. */
export const isLatePage = current?.dataset.late !== undefined
