import type { calendar as rows } from '../../contract/calendar.ts'
import { reminderServerWords as words } from '../../words/reminders/reminders-server.ts'
import { say } from '../../words/say.ts'
import { readEndpoint, writeEndpoint, type Endpoint } from '../core/endpoint.ts'
import { cityOf } from '../reminders/reminder-settings.ts'
import { readFeedPath, renewFeed, saveFeed } from './calendar-feed.ts'

export const calendarEndpoints: { [N in keyof typeof rows]: Endpoint<N> } = {
  'calendar/getFeed': readEndpoint('calendar/getFeed', async ({ db, context, user }) => ({
    status: 'success',
    feed: await readFeedPath(db, context.config, user.uid),
    city: (await cityOf(db, user.uid))?.name ?? null,
  })),

  'calendar/saveFeed': writeEndpoint(
    'calendar/saveFeed',
    async ({ tx, context, user, caller, at }, { parts }) => {
      const feed = { uid: user.uid, parts, language: caller.language, madeAt: at }
      await saveFeed(tx, context.config, feed)
      return { status: 'success', message: say(words.saved, caller.language) }
    },
  ),

  'calendar/renewFeed': writeEndpoint(
    'calendar/renewFeed',
    async ({ tx, context, user, caller }) => {
      await renewFeed(tx, context.config, user.uid)
      return { status: 'success', message: say(words.saved, caller.language) }
    },
  ),

  'calendar/endFeed': writeEndpoint('calendar/endFeed', async ({ tx, user, caller }) => {
    await tx.deleteFrom('calendar_feeds').where('uid', '=', user.uid).execute()
    return { status: 'success', message: say(words.saved, caller.language) }
  }),
}
