/**
 * The first script of every page, which stands in its head as text (vite.config.ts). It fetches the
 * page's own scripts when they are wanted, and holds what is pressed before they are at work: a button,
 * and a link with `data-awaits-script`. When React answers for the pressed element the press is done
 * again; where it has not within some seconds, links and forms act as they do without a script. Plain
 * links, fields, labels and details are the browser's own all along.
 *
 * On most pages the scripts are wanted as soon as something has been painted. On a late page
 * (`scripts: 'on-press'` in app/pages.ts) they are at a key, the focus, a mouse over something that can
 * be pressed, a press on anything but a plain link; and at once where they have something to show that
 * nobody can ask for. Scrolling is reading.
 */
import { holdPress, isReplaying, letGo } from './held-presses.ts'
import { isHydrated } from './probe.ts'
import {
  isLatePage,
  prefetchPages,
  prefetchScripts,
  scriptsAreReady,
  wantScripts,
} from './scripts.ts'
import { closestTo, heldSelector, workedSelector } from './worked.ts'

const want = () => wantScripts(letGo)
const options = { capture: true }

function onClick(event: MouseEvent): void {
  if (isReplaying() || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const element = closestTo(event, heldSelector)
  if (!element && closestTo(event, 'a[href]')) return
  want()
  if (element && !element.matches(':disabled') && !isHydrated(element)) holdPress(event, element)
}

/** One that a button sent was held, or let through, with its button. */
function onSubmit(event: SubmitEvent): void {
  const form = event.target
  if (isReplaying() || event.submitter || !(form instanceof HTMLFormElement)) return
  want()
  if (!isHydrated(form)) holdPress(event, form)
}

window.addEventListener('click', onClick, options)
window.addEventListener('submit', onSubmit, options)
window.addEventListener('keydown', want, options)
window.addEventListener(
  'pointerdown',
  (event) => closestTo(event, workedSelector) && want(),
  options,
)
window.addEventListener('focusin', (event) => closestTo(event, ':focus-visible') && want(), options)
window.addEventListener(
  'pointerover',
  (event) => {
    if (event.pointerType === 'mouse' && closestTo(event, workedSelector)) want()
  },
  options,
)
// Said once, and perhaps long before the script that offers it (app/install/install-prompt.ts).
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  Reflect.set(window, 'installPrompt', event)
})

/** News to be told, somebody's invitation, or something that this device remembers (`data-remembers` names it). */
function hasNews(): boolean {
  if (/[?&](ref|next)=/.test(location.search)) return true
  try {
    return (
      sessionStorage.getItem('toast-after-reload') !== null ||
      [...document.querySelectorAll<HTMLElement>('[data-remembers]')].some(
        ({ dataset }) => localStorage.getItem(dataset.remembers ?? '') !== null,
      )
    )
  } catch {
    // Storage is shut off: then nothing is remembered either.
    return false
  }
}

// The body's end says so: a page's own end may come seconds later, with what its server waits for.
document.addEventListener('scripts-ready', () => {
  if (scriptsAreReady() || (isLatePage ? hasNews() : document.hidden)) return want()
  // In a hidden tab nothing is painted: there one need not wait.
  if (!isLatePage) return void requestAnimationFrame(() => setTimeout(want))
  prefetchPages()
  prefetchScripts()
})
