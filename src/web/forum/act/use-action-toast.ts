import { useEffect, useRef } from 'react'
import { useSay } from '../../core/language.tsx'
import { noteRefusal } from '../../core/session-ended.ts'
import { toast } from '../../ui/overlay/toast.ts'
import type { ForumActionResult } from './forum-action.ts'
import { textOfResult } from './text-of-result.ts'

/** Says in the corner what came of an act, once; a refusal as a warning. */
export function useActionToast(done: ForumActionResult | undefined): void {
  const say = useSay()
  const lastDone = useRef<ForumActionResult | undefined>(undefined)
  useEffect(() => {
    if (!done || lastDone.current === done) return
    lastDone.current = done
    noteRefusal(done)
    toast(textOfResult(done, say), done.ok ? 'success' : 'warning')
  }, [done, say])
}
