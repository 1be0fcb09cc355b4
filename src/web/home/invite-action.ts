import type { ActionFunctionArgs } from 'react-router'
import { inviteWords as words } from '../../words/home/invite.ts'
import { say } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import { languageOf } from '../core/language.tsx'

export interface InviteResult {
  message: string
  /** The link to send, once there is one. */
  link: string | null
}

/** Ten digits, plain or as ddd-ddd-dddd; anything else is null. */
export function parseInvitedMobile(typed: FormDataEntryValue | null): string | null {
  const form = /^([6-9]\d{2})-?(\d{3})-?(\d{4})$/.exec(
    typeof typed === 'string' ? typed.trim() : '',
  )
  return form ? `91${form.slice(1).join('')}` : null
}

/** The invite form, sent without the script. */
export async function inviteAction({
  request,
  url,
  context,
}: ActionFunctionArgs): Promise<InviteResult> {
  const language = languageOf(url.pathname)
  const mobile = parseInvitedMobile((await request.formData()).get('mobile'))
  if (!mobile) return { message: say(words.wrong, language), link: null }
  try {
    const answer = await apiFor(context)('users/invite', { mobile })
    return { message: answer.message ?? '', link: answer.status === 'success' ? answer.link : null }
  } catch (refusal) {
    if (!(refusal instanceof Response)) throw refusal
    const sentence = refusal.status === 401 ? words.logInFirst : words.failed
    return { message: say(sentence, language), link: null }
  }
}
