import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { accountsWords as words } from '../../words/accounts/accounts.ts'
import { useSay } from '../core/language.tsx'
import { sameSitePath } from '../core/same-site-path.ts'
import { toast, toastAfterReload } from '../ui/overlay/toast.ts'

/**
 * What follows on a log-in: the page's own `onDone`, or the way to `next`, or a reload. A page in
 * which something has been typed is not reloaded but brought up to date in place, so that nothing
 * typed is lost.
 */
export function useAfterLogin(): (wish: { next?: string; onDone?: () => void }) => Promise<void> {
  const { revalidate } = useRevalidator()
  const say = useSay()
  return useCallback(
    async ({ next, onDone }) => {
      const news = say(words.loggedIn)
      if (!onDone && (next || !isTypedIn())) {
        toastAfterReload(news)
        if (next) location.assign(sameSitePath(next))
        else location.reload()
        return
      }
      toast(news, 'success')
      await revalidate()
      onDone?.()
    },
    [revalidate, say],
  )
}

const typing =
  'textarea, input:not([type]), input:is([type=text], [type=search], [type=tel], [type=number], [type=email])'

/** Whether a field of the page itself holds anything. */
function isTypedIn(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typing)
  return [...fields].some((field) => !field.closest('dialog') && field.value.trim() !== '')
}
