import type { HoldReason } from '../../../contract/forum.ts'
import type { ItemState } from '../../db/schema/forum.ts'
import { notifyOperators } from '../../notifications/notify-operators.ts'
import type { NotifyAccess } from '../../notifications/notify.ts'
import type { ForumItem } from './item.ts'
import { takeBackPoints } from './points.ts'
import { findHoldReasonOfEdit } from './hold-reason.ts'

/**
 * What becomes of a discussion whose author changes it. One that is seen stays so for an honest text; one
 * that waits goes on waiting for its operator. What has to wait earns nothing meanwhile.
 */
export async function holdOfEdit(
  act: NotifyAccess,
  item: ForumItem,
  after: { title: string; description: string },
): Promise<{ state: ItemState; hold_reason: HoldReason | null }> {
  const { tx, at } = act
  const before = await tx
    .selectFrom('discussions')
    .where('did', '=', item.did)
    .select(['title', 'description', 'hold_reason'])
    .executeTakeFirstOrThrow()
  if (item.state !== 'shown') return { state: item.state, hold_reason: before.hold_reason }
  const reason = findHoldReasonOfEdit(before, after)
  if (!reason) return { state: 'shown', hold_reason: null }
  if (item.uid) await takeBackPoints(tx, { uid: item.uid, item: item.did, awardKey: 'made' }, at)
  await notifyOperators(act, 'items-waiting')
  return { state: 'waiting', hold_reason: reason }
}
