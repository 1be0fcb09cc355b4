import { useEffect, useRef } from 'react'
import { forumWords as words } from '../../../words/forum/forum.ts'
import { useSay } from '../../core/language.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import type { ForumActionResult } from './forum-action.ts'

/** Says in the corner what came of an act, once; a refusal as a warning. */
export function useActionToast(done: ForumActionResult | undefined): void {
  const say = useSay()
  const lastDone = useRef<ForumActionResult | undefined>(undefined)
  useEffect(() => {
    if (!done || lastDone.current === done) return
    lastDone.current = done
    toast(done.message || say(words.wrong), done.ok ? 'success' : 'warning')
  }, [done, say])
}
