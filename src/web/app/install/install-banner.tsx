import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useRouteLoaderData } from 'react-router'
import { appTemplates, appWords as words } from '../../../words/app/app.ts'
import { footerWords } from '../../../words/app/footer.ts'
import { callApi } from '../../api/client.ts'
import type { SiteLinks } from '../shell/footer.tsx'
import { href } from '../../core/href.ts'
import { useLanguage, useSay } from '../../core/language.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { storeValue, recall } from '../../ui/local-storage.ts'
import { takeInstallPrompt } from './install-prompt.ts'
import { isInstalled } from '../../accounts/is-installed.ts'
import { mayShowInstallBanner } from './install-banner-rule.ts'

const place = 'app-prompt'
/** Time to begin reading what one came for. */
const quietMilliseconds = 8_000

/** Whether the page asks something of its reader already. */
function isBusy(): boolean {
  return document.querySelector('main form, main textarea, dialog[open]') !== null
}

/** "Want 3 extra Astra questions for free?": when it may be shown stands in install-banner-rule.ts. */
export function InstallBanner({ signedIn }: { signedIn: boolean }) {
  const { pathname } = useLocation()
  const [questions, setQuestions] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => {
      const shown = recall(place)
      const at = Date.now()
      const lastShown = shown ? Number(shown) : null
      const now = { at, lastShown, pathname, signedIn, installed: isInstalled(), busy: isBusy() }
      if (!mayShowInstallBanner(now)) return
      void callApi('site/stats', {}).then((stats) => {
        const { astra } = stats.ok ? stats.data.installed : { astra: 0 }
        // While it was asked for, a form may have been opened.
        if (astra === 0 || isBusy()) return
        storeValue(place, String(at))
        setQuestions(astra)
      })
    }, quietMilliseconds)
    return () => clearTimeout(timer)
  }, [pathname, signedIn])
  return questions > 0 ? <Prompt questions={questions} onGone={() => setQuestions(0)} /> : null
}

function Prompt({ questions, onGone }: { questions: number; onGone: () => void }) {
  const say = useSay()
  const language = useLanguage()
  const navigate = useNavigate()
  const [showsHow, setShowsHow] = useState(false)
  const store = useRouteLoaderData<{ links?: SiteLinks | null }>('root')?.links?.store

  /** As specified: home for whoever has a plan, the plans for all others. */
  const close = async () => {
    onGone()
    const plan = await callApi('subscriptions/get_subscription', {})
    // Without an answer one stays where one is.
    if (!plan.ok && plan.status !== 200) return
    const isActive = plan.ok && plan.data.is_active
    await navigate(isActive ? href('/', {}, language) : href('/subscription', {}, language))
  }
  const install = async () => {
    const offer = takeInstallPrompt()
    if (!offer) return setShowsHow(true)
    const { outcome } = await offer.prompt()
    if (outcome !== 'accepted') return
    toast(say(words.installed), 'success')
    onGone()
  }
  return (
    <Dialog open onClose={() => void close()} title={say(appTemplates.offer, questions)}>
      <p>{say(words.sameNumber)}</p>
      <div aria-live="polite">
        {showsHow && (
          <ol className="mt-3 list-decimal space-y-2 pl-5" aria-label={say(words.how)}>
            <li>{say(isApple() ? words.howOnApple : words.howHere)}</li>
            <li>{say(words.next)}</li>
          </ol>
        )}
      </div>
      {!showsHow && (
        <Button data-autofocus wide className="mt-5" onClick={() => void install()}>
          {say(appTemplates.get, questions)}
        </Button>
      )}
      {store && (
        <p className="mt-2">
          <a
            href={store}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
          >
            {say(footerWords.store)}
          </a>
        </p>
      )}
    </Dialog>
  )
}

/** An iPad calls itself a Mac, but has fingers on it. */
function isApple(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}
