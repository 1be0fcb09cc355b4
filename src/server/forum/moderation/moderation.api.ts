import { forumMessages as words } from '../../../words/forum/forum-server.ts'
import { say } from '../../../words/say.ts'
import { isBanned, setBan } from '../../accounts/ban.ts'
import { recordOperatorAct } from '../../admin/operator-acts.ts'
import { readEndpoint, writeEndpoint } from '../../core/endpoint.ts'
import { Refusal } from '../../core/refusal.ts'
import { lockItem } from '../items/item.ts'
import { decideOnItem, readModerationQueue } from './moderate.ts'
import { lockPoster } from '../items/poster.ts'
import { reportItem } from './reports.ts'

export const moderationEndpoints = {
  'astrohub/report': writeEndpoint(
    'astrohub/report',
    async (request, { did, cid, ...reportDetails }) => {
      const { tx, user, at, caller } = request
      await lockPoster(tx, user, at)
      const item = await lockItem(tx, { did, cid }, ['shown', 'hidden'])
      await reportItem(request, user.uid, item, reportDetails)
      return { status: 'success', message: say(words.reported, caller.language) }
    },
  ),

  'admin/getReports': readEndpoint('admin/getReports', async ({ db }, { start }) => ({
    status: 'success',
    ...(await readModerationQueue(db, start)),
  })),

  'admin/decideItem': writeEndpoint(
    'admin/decideItem',
    async (request, { did, cid, decision, ban }) => {
      const { tx, user, caller, at } = request
      const item = await lockItem(tx, { did, cid }, ['shown', 'waiting', 'hidden', 'removed'])
      if (item.state === 'removed') throw new Refusal(words.decidedBefore)
      await decideOnItem(request, item, decision)
      if (ban && item.uid && !(await isBanned(tx, item.uid)))
        await setBan(tx, {
          ...{ uid: item.uid, isBan: true, at },
          reason: say(words.banReason, caller.language),
        })
      await recordOperatorAct(tx, {
        uid: user.uid,
        act: 'admin/decideItem',
        subject: item.id,
        detail: { decision, before: item.state, ban: ban && item.uid !== null },
        at,
      })
      return { status: 'success', message: say(words.decided, caller.language) }
    },
  ),
}
