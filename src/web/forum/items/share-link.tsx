import type { MouseEvent } from 'react'
import { useRouteLoaderData } from 'react-router'
import { forumWords as words } from '../../../words/forum/forum.ts'
import { inLanguage, useLanguage, useSay } from '../../core/language.tsx'
import { discussionAddress } from './discussion-address.ts'

/** Passes a discussion on: by the phone's own sheet, without it or the script by WhatsApp. */
export function ShareLink({
  discussion,
}: {
  discussion: { slug: string; did: string; title: string }
}) {
  const say = useSay()
  const language = useLanguage()
  const root = useRouteLoaderData<{ origin: string }>('root')
  const link = `${root?.origin ?? ''}${inLanguage(discussionAddress(discussion), language)}`
  const text = `${discussion.title} ${link}`
  const share = (event: MouseEvent) => {
    if (!('share' in navigator)) return
    event.preventDefault()
    // Closing the sheet is no fault.
    navigator.share({ text }).catch(() => {})
  }
  return (
    <a
      href={`https://wa.me/?text=${encodeURIComponent(text)}`}
      target="_blank"
      rel="noopener noreferrer"
      onClick={share}
      data-awaits-script
      className="inline-flex min-h-11 items-center px-2 text-fine text-action hover:underline"
    >
      {say(words.share)}
    </a>
  )
}
