import type { ApiInput, ApiOutput } from '../../contract/apis.ts'
import { kundliMessages as words } from '../../words/kundli/kundli.ts'
import { say } from '../../words/say.ts'
import type { WriteContext } from '../core/endpoint.ts'
import { HttpError } from '../core/refusal.ts'

type SetRelation = 'birthdetails/setRelation'

/** Says whose a saved kundli is and what it is called in short, by a call of its own. */
export async function setRelation(
  write: WriteContext<SetRelation>,
  { bid, ...whose }: ApiInput<SetRelation>,
): Promise<ApiOutput<SetRelation>> {
  await keepRelation(write, bid, whose)
  return { status: 'success', message: say(words.relationKept, write.caller.language) }
}

/**
 * Keeps whose a kundli is and its short name; what is left out stays. The kundli that was their own before is
 * then nobody's in particular, and what rests on their own kundli follows.
 *
 * @throws HttpError 404 for a kundli that is not theirs.
 */
export async function keepRelation(
  { context, tx, user, at }: Pick<WriteContext<SetRelation>, 'context' | 'tx' | 'user' | 'at'>,
  bid: string,
  { relation, short_name }: Omit<ApiInput<SetRelation>, 'bid'>,
): Promise<void> {
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
}
