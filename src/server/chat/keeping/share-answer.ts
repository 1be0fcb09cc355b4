import { randomBytes } from 'node:crypto'
import type { ApiInput, ApiOutput } from '../../../contract/apis.ts'
import { chatMessages, chatRefusals } from '../../../words/chat/chat.ts'
import { say } from '../../../words/say.ts'
import type { ReadContext, WriteContext } from '../../core/endpoint.ts'
import { HttpError } from '../../core/refusal.ts'
import { harmInAnswer } from '../../reading/care/harm-in-answer.ts'
import { sentencesOf } from '../../reading/claims/sentences.ts'
import { withoutAddress } from '../../reading/model-writer/first-name.ts'

/** Below the house's own address. The id is the only key to the page: 128 random bits. */
const pathOf = (shareId: string) => `/shared/${shareId}`

/**
 * Makes a public page of one whole answer, with its question only where the user wants it. Shared
 * again, it is the same link until that is revoked.
 *
 * @throws HttpRefusal 404 for an answer that is not theirs.
 */
export async function shareAnswer(
  { tx, user, caller, at }: WriteContext<'chats/share'>,
  { mid, with_question }: ApiInput<'chats/share'>,
): Promise<ApiOutput<'chats/share'>> {
  const answer = await tx
    .selectFrom('messages')
    .innerJoin('chats', 'chats.asst_id', 'messages.asst_id')
    .where('mid', '=', mid)
    .where('messages.uid', '=', user.uid)
    .where('deleted_at', 'is', null)
    .where('messages.state', '=', 'complete')
    .select('mid')
    .executeTakeFirst()
  if (!answer) throw new HttpError(404, chatRefusals.noAnswer)
  const share = await tx
    .insertInto('shared_answers')
    .values({
      share_id: randomBytes(16).toString('base64url'),
      uid: user.uid,
      mid,
      with_question,
      created_at: at,
      revoked_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['mid', 'with_question'])
        .where('revoked_at', 'is', null)
        .doUpdateSet({ revoked_at: null }),
    )
    .returning('share_id')
    .executeTakeFirstOrThrow()
  return {
    status: 'success',
    ...share,
    path: pathOf(share.share_id),
    with_question,
    message: say(chatMessages.shared, caller.language),
  }
}

/** Ends a link for good. Ending it again changes nothing. @throws HttpRefusal 404 for one that is not theirs. */
export async function unshareAnswer(
  { tx, user, caller, at }: WriteContext<'chats/unshare'>,
  { share_id }: ApiInput<'chats/unshare'>,
): Promise<ApiOutput<'chats/unshare'>> {
  const share = await tx
    .updateTable('shared_answers')
    .set((e) => ({ revoked_at: e.fn.coalesce('revoked_at', e.val(at)) }))
    .where('share_id', '=', share_id)
    .where('uid', '=', user.uid)
    .returning('share_id')
    .executeTakeFirst()
  if (!share) throw new HttpError(404, chatRefusals.noShare)
  return { status: 'success', message: say(chatMessages.unshared, caller.language) }
}

/** The user's links that work, the newest first. */
export async function getShares({
  db,
  user,
}: ReadContext<'chats/getShares'>): Promise<ApiOutput<'chats/getShares'>> {
  const rows = await db
    .selectFrom('shared_answers')
    .innerJoin('messages', 'messages.mid', 'shared_answers.mid')
    .innerJoin('chats', 'chats.asst_id', 'messages.asst_id')
    .where('shared_answers.uid', '=', user.uid)
    .where('revoked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .select(['share_id', 'with_question', 'created_at', 'astrologer', 'question', 'chats.asst_id'])
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute()
  return {
    status: 'success',
    shares: rows.map((row) => ({
      ...row,
      path: pathOf(row.share_id),
      created_at: row.created_at.toISOString(),
    })),
  }
}

/**
 * A shared answer as everybody sees it. Without the reader's name, without the sentence in which it repeats what the person had
 * told, and without the facts behind its sentences, which hold degrees.
 *
 * @throws HttpRefusal 404 once it is revoked, or its chat deleted.
 */
export async function getSharedAnswer(
  { db }: ReadContext<'chats/getShared'>,
  { share_id }: ApiInput<'chats/getShared'>,
): Promise<ApiOutput<'chats/getShared'>> {
  const row = await db
    .selectFrom('shared_answers')
    .innerJoin('messages', 'messages.mid', 'shared_answers.mid')
    .innerJoin('chats', 'chats.asst_id', 'messages.asst_id')
    .where('share_id', '=', share_id)
    .where('revoked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .select([
      'astrologer',
      'question',
      'with_question',
      'answer',
      'told_line',
      'written_by',
      'read_from',
    ])
    .executeTakeFirst()
  if (!row) throw new HttpError(404, chatRefusals.noShare)
  return {
    status: 'success',
    astrologer: row.astrologer,
    question: row.with_question ? row.question : null,
    answer: fitForAll(
      withoutAddress(withoutLine(row.answer, row.told_line), row.read_from?.firstName),
      row.written_by,
    ),
  }
}

/** What a model wrote is looked at once more: an answer kept for years is shown by the rules of today. */
function fitForAll(answer: string, writtenBy: string | null): string {
  if (writtenBy !== 'model' && writtenBy !== 'both') return answer
  return sentencesOf(answer)
    .filter(({ text }) => harmInAnswer(text) === null)
    .map(({ before, text }, at) => (at === 0 ? text : before + text))
    .join('')
}

function withoutLine(answer: string, line: string | null): string {
  if (!line || !answer.includes(line)) return answer
  return answer
    .replace(line, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
