import {
  answersInChat,
  answersOf,
  chatNumber,
  chatsOf,
  idOf,
  isAsking,
  notificationsOf,
  spanMs,
  type ScaleAmounts,
} from './distribution.ts'

export const dayMs = 86_400_000
export const instant = (ms: number): string => new Date(ms).toISOString()

/** What a table is filled with: rows in COPY's text format. */
export interface TableRows {
  table: string
  columns: string
  lines: Iterable<string>
}

function* eachUser(
  { users }: ScaleAmounts,
  rows: (user: number, uid: string) => Iterable<string>,
): Generator<string> {
  for (let user = 0; user < users; user++) yield* rows(user, idOf('user', user))
}

/**
 * People, their sessions, profiles, kundlis and chats, and what a day leaves behind. Nobody of them exists;
 * their mobiles are all of 916.
 */
export function peopleRows(amounts: ScaleAmounts): TableRows[] {
  return [...accountRows(amounts), birthRows(amounts), ...chatRows(amounts), ...dayRows(amounts)]
}

const joinedAt = ({ users, endMs }: ScaleAmounts, user: number) =>
  instant(endMs - spanMs - 10 * dayMs - (users - user) * 1000)

const chatAt = ({ endMs }: ScaleAmounts, user: number, chat: number) =>
  instant(endMs - spanMs + Math.floor((spanMs * chat) / chatsOf(user)))

/** Accounts: users, their sessions, and their profiles. */
function accountRows(amounts: ScaleAmounts): TableRows[] {
  const { endMs } = amounts
  return [
    {
      table: 'users',
      columns: 'uid, mobile, display_name, invite_code, created_at',
      lines: eachUser(amounts, (user, uid) => [
        `${uid}\t916${String(user).padStart(9, '0')}\tmember.${user}\ts${user}\t${joinedAt(amounts, user)}`,
      ]),
    },
    {
      table: 'sessions',
      columns: 'sid, uid, device, created_at, last_seen_at, revoked_at',
      lines: eachUser(amounts, (user, uid) => {
        const seen = instant(endMs - (user % 90) * dayMs)
        const live = `${idOf('session', user)}\t${uid}\tweb\t${joinedAt(amounts, user)}\t${seen}\t\\N`
        const ended = `${idOf('endedSession', user)}\t${uid}\tweb\t${joinedAt(amounts, user)}\t${seen}\t${instant(endMs - (user % 30) * dayMs)}`
        return user % 3 ? [live] : [live, ended]
      }),
    },
    {
      table: 'profiles',
      columns: 'uid, email, gender, avatar, bid, created_at',
      lines: eachUser(amounts, (user, uid) => [
        `${uid}\tmember.${user}@mail.invalid\t${user % 2 ? 'Male' : 'Female'}\t${(user % 12) + 1}\t${isAsking(user) ? idOf('birth', user) : '\\N'}\t${joinedAt(amounts, user)}`,
      ]),
    },
  ]
}

function birthRows(amounts: ScaleAmounts): TableRows {
  const bornAt = (user: number) => amounts.endMs - (20 + (user % 40)) * 365 * dayMs
  return {
    table: 'births',
    columns:
      'bid, uid, full_name, dob, tob, tob_known, pob, lat, lng, gender, marital_status, language, timezone, offset_seconds, born_at, created_at',
    lines: eachUser(amounts, (user, uid) => {
      if (!isAsking(user)) return []
      const born = instant(bornAt(user))
      const [year, month, day] = born.slice(0, 10).split('-')
      return [
        `${idOf('birth', user)}\t${uid}\tAsha Test\t${day}/${month}/${year}\t06:45\tt\tPune, Maharashtra, India\t18.52\t73.86\tFemale\tSingle\tEnglish\tAsia/Kolkata\t19800\t${year}-${month}-${day}T01:15:00.000Z\t${joinedAt(amounts, user)}`,
      ]
    }),
  }
}

/** Chats, and the verdicts that were found in them. */
function chatRows(amounts: ScaleAmounts): TableRows[] {
  return [
    {
      table: 'chats',
      columns: 'asst_id, uid, bid, astrologer, user_name, device, started_at',
      lines: eachUser(amounts, (user, uid) =>
        Array.from(
          { length: chatsOf(user) || 0 },
          (_, chat) =>
            `${idOf('chat', chatNumber(user, chat))}\t${uid}\t${idOf('birth', user)}\tOracle\tAsha Test\tweb\t${chatAt(amounts, user, chat)}`,
        ),
      ),
    },
    {
      table: 'verdicts',
      columns: 'uid, bid, chart_hash, matter, day, verdict, at',
      lines: eachUser(amounts, (user, uid) =>
        Array.from({ length: chatsOf(user) || 0 }, (_, chat) => {
          const at = chatAt(amounts, user, chat)
          const day = at.slice(0, 10)
          return `${uid}\t${idOf('birth', user)}\t${idOf('birth', user).replaceAll('-', '')}\tcareer\t${day}\t{"day":"${day}","antar":"rahu","matter":"career","saturn":11,"jupiter":4,"direction":"mixed","window":{"fromUtc":"2030-01-24T20:24:00.000Z","toUtc":"2030-05-01T08:48:00.000Z"}}\t${at}`
        }),
      ),
    },
  ]
}

/** What a day leaves behind. */
function dayRows(amounts: ScaleAmounts): TableRows[] {
  const { endMs } = amounts
  return [
    {
      table: 'idempotency_keys',
      columns: 'scope, key, call, body_hash, reply, created_at',
      lines: eachUser(amounts, (user, uid) => [
        `${uid}\t${idOf('session', user)}\tchats/sendMessage\t${idOf('birth', user)}\t"${idOf('answer', user)}"\t${instant(endMs - (user % 1400) * 60_000)}`,
      ]),
    },
    {
      table: 'limits',
      columns: 'key, window_start, count',
      lines: eachUser(amounts, (user, uid) => [
        `ask:day:${uid}\t${instant(endMs - (user % 2) * dayMs)}\t3`,
      ]),
    },
    {
      table: 'notifications',
      columns: 'id, uid, kind, did, group_key, count, details, created_at, seen_at',
      lines: notificationLines(amounts),
    },
  ]
}

/** The newest three of everybody are unseen; in order of time, as they come. */
function* notificationLines({ users, endMs }: ScaleAmounts): Generator<string> {
  const most = notificationsOf(0)
  for (let place = most - 1; place >= 0; place--)
    for (let user = 0; user < users; user++) {
      if (place >= notificationsOf(user)) continue
      const at = instant(endMs - (place * 8 + 1 + user / users) * dayMs)
      const did = idOf('notification', user * 50 + place)
      const key = place % 2 ? `upvotes:${did}:${at.slice(0, 10)}` : '\\N'
      yield `${did}\t${idOf('user', user)}\t${place % 2 ? 'upvotes' : 'comment'}\t${did}\t${key}\t1\t{"actor":"${idOf('user', (user * 7 + place) % users)}"}\t${at}\t${place < 3 ? '\\N' : at}`
    }
}

/** Where an answer stands: its chat and its place in it, from 1. */
export function placeOf(user: number, answer: number): { chatId: string; seq: number } {
  const length = answersInChat(user)
  const chat = Math.min(Math.floor(answer / length), answersOf(user) / length - 1)
  return { chatId: idOf('chat', chatNumber(user, chat)), seq: (answer % length) + 1 }
}
