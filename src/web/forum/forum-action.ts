import { redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'
import type { ReportReason } from '../../contract/forum.ts'
import { formTextReader } from '../ui/form/form-text.ts'
import { apiFor } from '../api/throwing.ts'
import { inLanguage, languageOf } from '../core/language.tsx'
import { apiResult, type ApiMessage } from '../api/throwing.ts'

export interface ForumActionResult extends ApiMessage {
  intent: string
  /** The did or cid it was about. */
  item: string
  /** What was typed, where it must not be lost. */
  typedText?: string
}

/** What can be done on the list and on a discussion, by a form: vote, comment, delete, report. */
export async function forumAction({ request, url, context }: ActionFunctionArgs) {
  const ask = apiFor(context)
  const form = await request.formData()
  const text = formTextReader(form)
  const [intent, did, cid] = [text('intent'), text('did'), text('cid')]
  const ids = cid ? { cid } : { did }
  const done = (result: ApiMessage, typedText?: string): ForumActionResult => ({
    ok: result.ok,
    status: result.status,
    message: result.message,
    intent,
    item: cid || did,
    ...(typedText !== undefined && { typedText }),
  })
  switch (intent) {
    case 'vote':
      return done(
        await apiResult(ask, 'astrohub/insert_vote', {
          ...ids,
          type: text('type') === '1' ? 1 : 0,
        }),
      )
    case 'report':
      return done(
        await apiResult(ask, 'astrohub/report', {
          ...ids,
          reason: text('reason') as ReportReason,
          note: text('note'),
        }),
      )
    case 'comment': {
      const comment = text('comment')
      const said = await apiResult(ask, 'astrohub/insert_comment', { did, comment })
      return done(said, said.ok ? '' : comment)
    }
    case 'delete-comment':
      return done(await apiResult(ask, 'astrohub/delete_comment', { cid }))
    case 'delete-discussion': {
      const result = await apiResult(ask, 'astrohub/delete_discussion', { did })
      const onItsPage = !/\/forum\/?$/.test(url.pathname)
      if (result.ok && onItsPage)
        return redirect(inLanguage('/forum?page=1', languageOf(url.pathname)))
      return done(result)
    }
    default:
      return done({ ok: false, status: 422, message: '' })
  }
}
