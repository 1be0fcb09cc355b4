import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { navTemplates, navWords } from '../../../words/app/nav.ts'
import { callApi } from '../../api/client.ts'
import { LocalizedLink, useSay } from '../../core/language.tsx'
import { subscribeToUnseenCount } from './unseen-notifications.ts'
import { BellIcon as BellSymbol } from '../../ui/icon/icons.tsx'

/** The way to the notifications, with how many are new: asked on each page, and told as it changes. */
export function NotificationBell() {
  const say = useSay()
  const { pathname } = useLocation()
  const [unseen, setUnseen] = useState(0)
  useEffect(() => {
    // Each page is a chance that some have been seen, or have come.
    if (!pathname) return
    const leaving = new AbortController()
    callApi('astrohub/get_notification_summary', {}, { signal: leaving.signal })
      // Without an answer there is no badge, which is no loss worth a word.
      .then((summary) => summary.ok && setUnseen(summary.data.unseen_count))
      .catch(() => {})
    return () => leaving.abort()
  }, [pathname])
  useEffect(() => subscribeToUnseenCount(setUnseen), [])
  return (
    <LocalizedLink
      to="/notifications"
      prefetch="none"
      className="relative grid size-11 place-items-center rounded-md hover:bg-wash"
    >
      <BellSymbol />
      <span className="sr-only">{say(navWords.notifications)}</span>
      {unseen > 0 && (
        <span className="figures absolute top-0.5 right-0 min-w-5 rounded-full bg-sindoor px-1 text-center text-[0.75rem] leading-5 text-on-sindoor">
          <span aria-hidden="true">{unseen > 99 ? '99+' : unseen}</span>
          <span className="sr-only">{say(navTemplates.unseen, unseen)}</span>
        </span>
      )}
    </LocalizedLink>
  )
}
