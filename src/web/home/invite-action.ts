import { inviteWords as words } from '../../words/home/invite.ts'
import { say } from '../../words/say.ts'
import { rejected } from '../core/rejected.ts'
import type { PostedForm } from '../core/form-action.ts'
import { formTextReader } from '../ui/form/form-text.ts'

export interface InviteState {
  message: string
  /** The link to send, once there is one. */
  link: string | null
  /** As it was typed. */
  mobile: string
}

/** Ten digits, plain or as ddd-ddd-dddd; anything else is null. */
function parseInvitedMobile(typed: string): string | null {
  const parts = /^([6-9]\d{2})-?(\d{3})-?(\d{4})$/.exec(typed)
  return parts ? `91${parts.slice(1).join('')}` : null
}

/** Makes the link with which somebody is invited. */
export async function inviteFriend({ call, form, language }: PostedForm) {
  const mobile = formTextReader(form)('mobile')
  const wireMobile = parseInvitedMobile(mobile)
  const refuse = (message: string, status?: number) =>
    rejected<InviteState>({ message, link: null, mobile }, status)
  if (!wireMobile) return refuse(say(words.wrong, language))
  const result = await call('users/invite', { mobile: wireMobile })
  if (!result.ok) {
    const { status } = result
    if (status === 401) return refuse(say(words.logInFirst, language), status)
    return refuse(result.message || say(words.failed, language), status)
  }
  const { link, message = '' } = result.data
  const invited: InviteState = { message, link, mobile }
  return invited
}
