import type { Tx } from '../db/schema.ts'
import type { WriteContext } from '../core/endpoint.ts'

/**
 * Ends somebody's sessions at once, or the one named: the next request of each is a stranger's, and the
 * lines that their pages hold open are closed.
 */
export async function endSessions(
  {
    tx,
    at,
    context,
    afterCommit,
  }: Pick<WriteContext<'users/logout'>, 'context' | 'at' | 'afterCommit'> & { tx: Tx },
  uid: string,
  sid?: string,
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ revoked_at: at })
    .where('uid', '=', uid)
    .where('revoked_at', 'is', null)
    .$if(sid !== undefined, (query) => query.where('sid', '=', sid ?? ''))
    .execute()
  afterCommit(() => context.eventBus.publish(uid))
}
