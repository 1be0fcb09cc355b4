import type { markedMuhurtas as rows } from '../../contract/reminders.ts'
import type { ApiInput } from '../../contract/apis.ts'
import { reminderServerWords as words } from '../../words/reminders/reminders-server.ts'
import { formatDate, formatTime, say } from '../../words/say.ts'
import { readEndpoint, writeEndpoint, type Endpoint } from '../core/endpoint.ts'
import { markMuhurta, purposeName, readMarkedMuhurtas, unmarkMuhurta } from './marked-muhurtas.ts'

export const muhurtasEndpoints: { [N in keyof typeof rows]: Endpoint<N> } = {
  'muhurtas/mark': writeEndpoint(
    'muhurtas/mark',
    async ({ context, tx, user, caller, at }, input) => {
      const timezone = context.adapters.places.zoneAt(input.lat, input.lng)
      const muhurta_id = await markMuhurta(tx, { uid: user.uid, timezone, at }, input)
      return { status: 'success', muhurta_id, message: say(words.marked, caller.language) }
    },
    { limits: ({ user }) => [{ key: `mark:${user.uid}`, maximum: 60, seconds: 60 }] },
  ),

  'muhurtas/list': readEndpoint('muhurtas/list', async ({ db, user, caller, at }) => {
    const list = await readMarkedMuhurtas(db, user.uid, at)
    return {
      status: 'success',
      muhurtas: list.map(({ muhurta_id, purpose, starts_at, ends_at, place, timezone }) => ({
        muhurta_id,
        purpose: purpose as ApiInput<'muhurtas/mark'>['purpose'],
        starts_at: starts_at.toISOString(),
        ends_at: ends_at.toISOString(),
        place,
        name: purposeName(purpose, caller.language),
        day: formatDate(starts_at, caller.language, 'long', timezone),
        time: `${formatTime(starts_at, timezone)}–${formatTime(ends_at, timezone)}`,
      })),
    }
  }),

  'muhurtas/unmark': writeEndpoint(
    'muhurtas/unmark',
    async ({ tx, user, caller }, { muhurta_id }) => {
      await unmarkMuhurta(tx, user.uid, muhurta_id)
      return { status: 'success', message: say(words.unmarked, caller.language) }
    },
  ),
}
