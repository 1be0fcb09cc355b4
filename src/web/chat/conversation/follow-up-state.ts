import type { ApiReply } from '../../../contract/apis.ts'
import type { Persona } from '../../../contract/core/common-schemas.ts'

export type StoppedChat = Extract<ApiReply<'chats/stopChat'>, { status: 'success' }>

/** What is left of a chat that was stopped. */
export type FollowUpData = Pick<StoppedChat, 'summary' | 'suggestions' | 'spent'> & {
  asstId: string
  astrologer: Persona
  bid: string
  /** The last complete answer and how it was rated. */
  last: { mid: string; rating: number | null } | null
  timeOver: boolean
}

/** It travels in the history entry, so that a reload keeps it. */
export interface FollowUpState {
  followUp: FollowUpData
}
