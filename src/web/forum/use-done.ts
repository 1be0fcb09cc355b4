import { useEffect, useRef } from 'react'
import { forumWords as words } from '../../words/forum/forum.ts'
import { useSay } from '../core/language.tsx'
import { toast } from '../ui/overlay/toast.ts'
import type { Done } from './forum-action.ts'

/** Says in the corner what came of an act, once; a refusal as a warning. */
export function useDone(done: Done | undefined): void {
  const say = useSay()
  const lastDone = useRef<Done | undefined>(undefined)
  useEffect(() => {
    if (!done || lastDone.current === done) return
    lastDone.current = done
    toast(done.message || say(words.wrong), done.ok ? 'success' : 'warning')
  }, [done, say])
}
