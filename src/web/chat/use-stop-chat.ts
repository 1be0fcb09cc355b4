import { useCallback, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Persona } from '../../contract/core/common-schemas.ts'
import { chatWords } from '../../words/chat/chat.ts'
import { ApiError, callApi } from '../api/throwing.ts'
import { inLanguage, useLanguage, useSay } from '../core/language.tsx'
import { useAlert, useConfirm } from '../ui/overlay/confirm.tsx'
import type { Exchange } from './exchange.ts'
import type { FollowUpState } from './follow-up.tsx'
import { chatAddress } from './history-list.tsx'

export interface StoppableChat {
  astrologer: Persona
  bid: string
  asstId: string | null
  exchanges: Exchange[]
}

/** Ends the chat, after asking unless its time is over, and goes to what follows. */
export function useStopChat({ astrologer, bid, asstId, exchanges }: StoppableChat) {
  const say = useSay()
  const alert = useAlert()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const language = useLanguage()
  const stopping = useRef(false)
  return useCallback(
    async ({ timeOver = false }: { timeOver?: boolean }) => {
      if (!asstId || stopping.current) return
      stopping.current = true
      const asking = { title: say(chatWords.stopChatLong), text: say(chatWords.quit) }
      try {
        if (!timeOver && !(await confirm(asking))) return
        const stopped = await callApi('chats/stopChat', { asst_id: asstId })
        if (stopped.status === 'fail') return await alert(stopped.message)
        const { summary, suggestions, spent: cost } = stopped
        const whole = exchanges.findLast((one) => one.state === 'complete' && one.mid)
        const last = whole?.mid ? { mid: whole.mid, rating: whole.rating } : null
        const followUp = {
          summary,
          suggestions,
          spent: cost,
          asstId,
          astrologer,
          bid,
          last,
          timeOver,
        }
        await navigate(inLanguage(chatAddress(asstId), language), {
          replace: true,
          state: { followUp } satisfies FollowUpState,
        })
        tellOtherTabs(asstId)
      } catch (error) {
        await alert(apiErrorMessage(error) || say(chatWords.errorLater))
      } finally {
        stopping.current = false
      }
    },
    [alert, asstId, astrologer, bid, confirm, exchanges, language, navigate, say],
  )
}

/** Other tabs with this chat look at it again, and find that it has ended. */
function tellOtherTabs(asstId: string) {
  const channel = new BroadcastChannel(`chat:${asstId}`)
  channel.postMessage('ended')
  channel.close()
}

/** What the server said when it refused; empty when it was not reached. */
export function apiErrorMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : ''
}
