import pLimit from 'p-limit'
import type { ReminderTopic } from '../../words/reminders/reminders-server.ts'
import { formatTime } from '../../words/say.ts'
import type { AppContext } from '../core/context.ts'
import { placeClock } from '../panchang/place-clock.ts'
import { composeMessage, dayText, type MessagePart } from './compose-message.ts'
import { dayLine } from './day-line.ts'
import {
  countToday,
  decideTurn,
  type OutgoingMessage,
  type QueuePerson,
  type QueueTurn,
  type WaitingReminder,
} from './decide-turn.ts'
import { deliver, type Delivery } from './deliver.ts'
import { localDay } from './person-clock.ts'
import { isOfMiddle, vratsTomorrow } from './plan-days.ts'
import {
  claimPeople,
  deleteDevices,
  readDevices,
  readDue,
  settleReminders,
  type Device,
  type PersonEnd,
  type Settlement,
} from './queue-store.ts'

const peopleAtOnce = 250
const lanes = 2
/** Messages of a lane on their way at once. */
const messagesAtOnce = 32
const delhi = { lat: 28.61, lng: 77.21 }
const mostTries = 6
/** Without a word on when: after one minute, then three, nine, … */
const firstWaitSeconds = 60

/** Sends what is due, until nothing is. @returns how many people's turn it was. */
export async function sendReminders(context: AppContext, stopping?: AbortSignal): Promise<number> {
  const lane = async () => {
    let people = 0
    while (!stopping?.aborted) {
      const count = await sendSome(context)
      people += count
      if (count < peopleAtOnce) break
    }
    return people
  }
  // While one waits for the database the other sends.
  const counts = await Promise.all(Array.from({ length: lanes }, lane))
  return counts.reduce((sum, count) => sum + count, 0)
}

async function sendSome(context: AppContext): Promise<number> {
  const { db } = context.database
  const at = context.clock()
  const people = await claimPeople(db, at, peopleAtOnce)
  if (!people.length) return 0
  const uids = people.map(({ uid }) => uid)
  const [due, devices] = [await readDue(db, uids, at), await readDevices(db, uids)]
  const dueOf = Map.groupBy(due, ({ uid }) => uid)
  const devicesOf = Map.groupBy(devices, ({ uid }) => uid)
  const limit = pLimit(messagesAtOnce)
  const ends = await Promise.all(
    people.map((person) =>
      limit(() =>
        sendTo(context, person, {
          ...{ at, due: dueOf.get(person.uid) ?? [], devices: devicesOf.get(person.uid) ?? [] },
        }),
      ),
    ),
  )
  await deleteDevices(
    db,
    ends.flatMap(({ gone }) => gone),
  )
  await settleReminders(
    db,
    ends.flatMap(({ settlements }) => settlements),
    ends.map(({ person }) => person),
  )
  return people.length
}

interface TurnEnd {
  settlements: Settlement[]
  person: PersonEnd
  gone: string[]
}

async function sendTo(
  context: AppContext,
  person: QueuePerson,
  { at, due, devices }: { at: Date; due: readonly WaitingReminder[]; devices: readonly Device[] },
): Promise<TurnEnd> {
  const turn = decideTurn(person, due, at)
  const end: TurnEnd = {
    settlements: settlementsOf(turn),
    person: { uid: person.uid, sentOn: person.sent_on, sentCount: person.sent_count },
    gone: [],
  }
  for (const message of turn.messages) {
    const parts = await partsOf(context, person, message, at)
    const delivery = await deliver(context, {
      ...{ person, devices, at, messageId: message.messageId },
      message: composeMessage(parts, person.language),
      reached: message.reminders[0]!.reached,
    })
    end.gone.push(...delivery.gone)
    end.settlements.push(...settle(message, delivery, at))
    const isFirst = message.reminders.every(({ reached }) => reached.length === 0)
    const isCounted = isFirst && message.reminders.some(({ kind }) => kind !== 'renewal')
    if (delivery.reached.length && isCounted) {
      end.person.sentCount = countToday(person, at) + 1
      end.person.sentOn = localDay(person.timezone, at)
    }
  }
  return end
}

function settlementsOf({ dropped, putOff }: QueueTurn): Settlement[] {
  const of = ({ reminder_id, message_id, reached, tries }: WaitingReminder) => ({
    ...{ reminderId: reminder_id, messageId: message_id, reached, tries },
  })
  return [
    ...dropped.map((reminder) => {
      const state = reminder.reached.length ? ('sent' as const) : ('dropped' as const)
      return { ...of(reminder), state, dueAt: null }
    }),
    ...putOff.map(({ reminder, dueAt }) => ({
      ...{ ...of(reminder), state: 'waiting' as const, dueAt },
    })),
  ]
}

/** What a push service was too busy for is tried again when it said, or later and later, as long as it is of use. */
function settle(
  { messageId, reminders }: OutgoingMessage,
  delivery: Delivery,
  at: Date,
): Settlement[] {
  const { reached, again } = delivery
  return reminders.map(({ reminder_id, tries, expires_at }) => {
    const seconds = again && (again.afterSeconds ?? firstWaitSeconds * 3 ** tries)
    const dueAt = seconds === null ? null : new Date(at.getTime() + seconds * 1000)
    const waits = dueAt !== null && tries + 1 < mostTries && dueAt < expires_at
    return {
      ...{ reminderId: reminder_id, messageId, reached, tries: tries + 1 },
      state: waits
        ? ('waiting' as const)
        : reached.length
          ? ('sent' as const)
          : ('dropped' as const),
      ...{ dueAt: waits ? dueAt : null },
    }
  })
}

/** What each reminder of a message names. */
async function partsOf(
  context: AppContext,
  person: QueuePerson,
  { reminders }: OutgoingMessage,
  at: Date,
): Promise<MessagePart[]> {
  const { language, timezone, vrats } = person
  const parts: MessagePart[] = []
  for (const { kind, key, expires_at } of reminders) {
    let named = ''
    if (kind === 'vrat') {
      const { lat, lng } = person
      const where = lat === null || lng === null ? delhi : { lat, lng }
      const place = placeClock(where, context.adapters.places)
      named = vratsTomorrow({ vrats, place, day: key }, language).join(', ')
      // The vrat that was meant has been taken off the list since.
      if (!named) continue
    }
    if (kind === 'muhurta') named = formatTime(expires_at, timezone)
    if (kind === 'renewal') named = dayText(expires_at, language, timezone)
    if (kind === 'forecast' && isOfMiddle(key)) named = 'middle'
    if (kind === 'morning' && person.tells_more)
      named = (await dayLine(context, { uid: person.uid, language, at })) ?? ''
    parts.push({ kind: kind as ReminderTopic, named })
  }
  return parts
}
