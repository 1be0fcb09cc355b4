import { useEffect, useRef } from 'react'
import { forumWords as words } from '../../../words/forum/forum.ts'
import { siteWords } from '../../../words/app/site.ts'
import { useSay } from '../../core/language.tsx'
import { noteRefusal } from '../../core/session-ended.ts'
import { toast } from '../../ui/overlay/toast.ts'
import type { ForumActionResult } from './forum-action.ts'

/** Says in the corner what came of an act, once; a refusal as a warning. */
export function useActionToast(done: ForumActionResult | undefined): void {
  const say = useSay()
  const lastDone = useRef<ForumActionResult | undefined>(undefined)
  useEffect(() => {
    if (!done || lastDone.current === done) return
    lastDone.current = done
    noteRefusal(done)
    toast(
      done.message || say(done.status === 0 ? siteWords.offlineNow : words.wrong),
      done.ok ? 'success' : 'warning',
    )
  }, [done, say])
}
