import { localDay, nextTime, quietEnd } from './person-clock.ts'

/** Somebody whose queue is looked at, with what they chose. */
export interface QueuePerson {
  uid: string
  kinds: string[]
  vrats: string[]
  language: 'en' | 'hi'
  timezone: string
  /** Minutes after midnight. */
  hour_minute: number
  quiet_from: number
  quiet_until: number
  most_a_day: number
  tells_more: boolean
  /** A confirmed address, and whether reminders are wanted there. */
  mail: string | null
  mails: boolean
  /** The date on which the last messages went out by their clock, and how many on it. */
  sent_on: string | null
  sent_count: number
  lat: number | null
  lng: number | null
}

export interface WaitingReminder {
  reminder_id: string
  uid: string
  kind: string
  key: string
  expires_at: Date
  message_id: string | null
  reached: string[]
  tries: number
}

/** What goes out together. */
export interface OutgoingMessage {
  messageId: string
  reminders: WaitingReminder[]
}

export interface QueueTurn {
  messages: OutgoingMessage[]
  dropped: WaitingReminder[]
  putOff: { reminder: WaitingReminder; dueAt: Date }[]
}

/**
 * What becomes of somebody's due reminders: nothing is sent in their quiet hours, no more in a day than they
 * chose (what is left waits for the next morning), and nothing that they have stopped. What is due at once
 * goes out as one message; a plan's renewal goes by itself, and outside the limit.
 */
export function decideTurn(
  person: QueuePerson,
  due: readonly WaitingReminder[],
  at: Date,
): QueueTurn {
  const isWanted = ({ kind, expires_at }: WaitingReminder, when: Date) =>
    expires_at > when && (kind === 'renewal' || person.kinds.includes(kind))
  const dropped = due.filter((reminder) => !isWanted(reminder, at))
  const wanted = due.filter((reminder) => isWanted(reminder, at))
  const turn: QueueTurn = { messages: [], dropped, putOff: [] }
  const putOff = (reminders: readonly WaitingReminder[], dueAt: Date) => {
    for (const reminder of reminders)
      if (isWanted(reminder, dueAt)) turn.putOff.push({ reminder, dueAt })
      else turn.dropped.push(reminder)
  }
  const quietUntil = quietEnd(person, at)
  if (quietUntil) {
    putOff(wanted, quietUntil)
    return turn
  }
  const begun = wanted.filter(({ message_id }) => message_id !== null)
  for (const [messageId, reminders] of Map.groupBy(begun, ({ message_id }) => message_id!))
    turn.messages.push({ messageId, reminders })
  const fresh = wanted.filter(({ message_id }) => message_id === null)
  const renewals = fresh.filter(({ kind }) => kind === 'renewal')
  if (renewals.length) turn.messages.push({ messageId: crypto.randomUUID(), reminders: renewals })
  const others = fresh.filter(({ kind }) => kind !== 'renewal')
  if (!others.length) return turn
  if (countToday(person, at) < person.most_a_day)
    turn.messages.push({ messageId: crypto.randomUUID(), reminders: others })
  else putOff(others, nextTime(person.timezone, person.hour_minute, at))
  return turn
}

/** How many messages went out today by somebody's clock; renewals do not count. */
export function countToday(person: QueuePerson, at: Date): number {
  return person.sent_on === localDay(person.timezone, at) ? person.sent_count : 0
}
