import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import { chatWords } from '../../../words/chat/chat.ts'
import { useSay } from '../../core/language.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import type { ChatActionResult } from './chat-action.ts'

/** For the forms of `chatAction`: each success is handed over once; a failure is said as a toast. */
export function useChatFetcher(
  onSuccess: (result: ChatActionResult) => void,
  onFailure?: (message: string) => void,
) {
  const say = useSay()
  const fetcher = useFetcher<ChatActionResult>()
  const { data: result } = fetcher
  const report = useEffectEvent((settled: ChatActionResult) => {
    if (settled.ok) return onSuccess(settled)
    if (onFailure) return onFailure(settled.message)
    toast(settled.message || say(chatWords.errorLater), 'error')
  })
  useEffect(() => {
    if (result) report(result)
  }, [result])
  return fetcher
}
