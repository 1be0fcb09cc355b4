import type { ApiInput, ApiOutput } from '../../contract/apis.ts'
import { kundliMessages as words } from '../../words/kundli/kundli.ts'
import { say } from '../../words/say.ts'
import type { WriteContext } from '../core/endpoint.ts'
import { HttpError } from '../core/refusal.ts'

/**
 * Says whose a saved kundli is and what it is called in short. The kundli that was their own before is then
 * nobody's in particular, and what rests on their own kundli follows.
 *
 * @throws HttpError 404 for a kundli that is not theirs.
 */
export async function setRelation(
  { context, tx, user, at, caller }: WriteContext<'birthdetails/setRelation'>,
  { bid, relation, short_name }: ApiInput<'birthdetails/setRelation'>,
): Promise<ApiOutput<'birthdetails/setRelation'>> {
  const { uid } = user
  // The user's row is locked, so that of two that are named their own at once the later one stands.
  await tx.selectFrom('users').where('uid', '=', uid).select('uid').forUpdate().execute()
  if (relation === 'self')
    await tx
      .updateTable('births')
      .set({ relation: null })
      .where('uid', '=', uid)
      .where('bid', '!=', bid)
      .where('relation', '=', 'self')
      .execute()
  const birth = await tx
    .updateTable('births')
    .set({
      updated_at: at,
      ...(relation !== undefined && { relation }),
      ...(short_name !== undefined && { short_name: short_name || null }),
    })
    .where('bid', '=', bid)
    .where('uid', '=', uid)
    .returning('bid')
    .executeTakeFirst()
  // Thrown, so that the kundli that was their own stays it.
  if (!birth) throw new HttpError(404, words.notFound)
  if (relation === 'self') await context.listeners.ownKundliNamed(tx, { uid, bid })
  return { status: 'success', message: say(words.relationKept, caller.language) }
}
