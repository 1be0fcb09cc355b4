import { useEffect, useEffectEvent, useState } from 'react'
import { appWords as words } from '../../words/app/app.ts'
import { errorWords } from '../../words/app/errors.ts'
import { pageMeta } from '../core/page-meta.ts'
import { inLanguage, useLanguage, useSay } from '../core/language.tsx'
import { sameSitePath } from '../core/same-site-path.ts'
import type { Route } from './+types/offline.ts'
import type { PageHandle } from './page-handle.ts'
import { Button } from '../ui/form/button.tsx'
import { Column } from '../ui/page.tsx'
import { LogoIcon } from '../ui/icon/icons.tsx'

const lookAgainMilliseconds = 5_000

/** Neither bar nor footer: what they lead to can't be reached. */
export const handle: PageHandle = { bare: true, alone: true }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: errorWords.offlineTitle,
    description: words.offlineDescription,
    noindex: true,
  })

/** What the worker shows in place of a page when there is no network; the fragment says which page. */
export default function Offline() {
  const say = useSay()
  const language = useLanguage()
  const chats = inLanguage('/chats', language)
  const hasChats = useKept(chats)
  const again = () =>
    location.replace(sameSitePath(location.hash.slice(1), inLanguage('/', language)))
  useBackOnline(again)
  return (
    <Column className="py-14 sm:py-20">
      <LogoIcon className="h-9 w-15 text-ink" />
      <h1 className="mt-6">{say(errorWords.offlineTitle)}</h1>
      <p className="mt-4 text-lead text-soft">{say(words.offlineText)}</p>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        <Button onClick={again}>{say(errorWords.again)}</Button>
      </div>
      {hasChats && (
        <div className="mt-8 border-t border-rule pt-5">
          <p>{say(words.chatsKept)}</p>
          {/* Not the router's link, which would ask the server what the page needs. */}
          <a
            href={chats}
            className="mt-1 inline-flex min-h-11 items-center text-action underline underline-offset-4"
          >
            {say(words.chats)}
          </a>
        </div>
      )}
    </Column>
  )
}

/** Whether the worker keeps this address for the person who is logged in. */
function useKept(address: string): boolean {
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    if (!('caches' in window)) return
    caches.match(address).then(
      (found) => setKept(found !== undefined),
      () => {},
    )
  }, [address])
  return isKept
}

/** Goes back by itself once the server answers; that a network is there does not say so yet. */
function useBackOnline(again: () => void): void {
  const goBack = useEffectEvent(again)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const look = async () => {
      if (!location.hash || !navigator.onLine || document.hidden) return
      const asked = { method: 'HEAD', cache: 'no-store', signal } as const
      const reply = await fetch('/manifest.webmanifest', asked).catch(() => null)
      if (reply?.ok && !signal.aborted) goBack()
    }
    const timer = setInterval(() => void look(), lookAgainMilliseconds)
    window.addEventListener('online', () => void look(), { signal })
    return () => {
      clearInterval(timer)
      leaving.abort()
    }
  }, [])
}
