import { redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'
import type { ReportReason } from '../../../contract/forum.ts'
import { formTextReader, typedFields, type TypedFields } from '../../ui/form/form-text.ts'
import { apiFor, type CallApi } from '../../api/client.ts'
import { rejected } from '../../core/rejected.ts'
import { inLanguage, languageOf } from '../../core/language.tsx'
import { messageOf, type ApiFailure, type ApiMessage } from '../../api/result.ts'

export interface ForumActionResult extends ApiMessage {
  intent: string
  /** The did or cid it was about. */
  item: string
  /** Of a comment that was written: its own. */
  cid?: string
  /** What was typed, where it was refused: its form begins with that again. */
  typed?: TypedFields
}

/** What can be done on the list and on a discussion, by a form: vote, comment, delete, report. */
export async function forumAction({ request, url, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const text = formTextReader(form)
  const reply = await runForumAction(apiFor(context), text)
  const result = messageOf(reply)
  if (!result.ok) return rejected(refusalOf(result, form), result.status)
  const onItsPage = !/\/forum\/?$/.test(url.pathname)
  if (text('intent') === 'delete-discussion' && onItsPage)
    throw redirect(inLanguage('/forum?page=1', languageOf(url.pathname)))
  const done: ForumActionResult = { ...result, ...aboutOf(form) }
  if (reply.ok && text('intent') === 'comment') done.cid = (reply.data as { cid: string }).cid
  return done
}

function refusalOf(refusal: ApiMessage, form: FormData): ForumActionResult {
  return { ...refusal, ...aboutOf(form), typed: typedFields(form) }
}

function aboutOf(form: FormData): Pick<ForumActionResult, 'intent' | 'item'> {
  const text = formTextReader(form)
  return { intent: text('intent'), item: text('cid') || text('did') }
}

async function runForumAction(
  call: CallApi,
  text: (name: string) => string,
): Promise<{ ok: true; data: unknown } | ApiFailure> {
  const [did, cid] = [text('did'), text('cid')]
  const item = cid ? { cid } : { did }
  switch (text('intent')) {
    case 'vote':
      return call('astrohub/insert_vote', { ...item, type: text('type') === '1' ? 1 : 0 })
    case 'report':
      return call('astrohub/report', {
        ...item,
        reason: text('reason') as ReportReason,
        note: text('note'),
      })
    case 'comment':
      return call('astrohub/insert_comment', {
        did,
        comment: text('comment'),
        ...(text('reply_to') && { reply_to: text('reply_to') }),
      })
    case 'delete-comment':
      return call('astrohub/delete_comment', { cid })
    case 'delete-discussion':
      return call('astrohub/delete_discussion', { did })
    default:
      return { ok: false, status: 422, message: '' }
  }
}
