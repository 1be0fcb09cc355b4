import { createHash, randomBytes } from 'node:crypto'
import type { FeedPart } from '../../contract/calendar.ts'
import type { Language } from '../../words/say.ts'
import type { Config } from '../core/settings/config.ts'
import { keyedHash } from '../core/keyed-hash.ts'
import type { Db, Tx } from '../db/schema.ts'

/** Somebody's feed, as it is read by whoever has its address. */
export interface CalendarFeed {
  uid: string
  parts: FeedPart[]
  language: Language
  madeAt: Date
}

const newNonce = (): string => randomBytes(24).toString('base64url')
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** The secret of an address: made of the row with our key, so that the table alone gives nobody's away. */
function tokenOf(config: Pick<Config, 'hashSecret'>, uid: string, nonce: string): string {
  return keyedHash(config, 'calendar feed', uid, nonce)
}

/** The path of a feed; whoever has it can read the calendar. */
export async function readFeedPath(
  db: Db,
  config: Pick<Config, 'hashSecret'>,
  uid: string,
): Promise<{ path: string; parts: FeedPart[] } | null> {
  const row = await db
    .selectFrom('calendar_feeds')
    .where('uid', '=', uid)
    .select(['nonce', 'parts'])
    .executeTakeFirst()
  if (!row) return null
  return {
    path: `/calendar/${tokenOf(config, uid, row.nonce)}.ics`,
    parts: row.parts as FeedPart[],
  }
}

/** Makes a feed, or changes what it holds and in which language. */
export async function saveFeed(
  tx: Tx,
  config: Pick<Config, 'hashSecret'>,
  { uid, parts, language, madeAt }: CalendarFeed,
): Promise<void> {
  const nonce = newNonce()
  await tx
    .insertInto('calendar_feeds')
    .values({
      ...{ uid, nonce, token_hash: hashOf(tokenOf(config, uid, nonce)) },
      ...{ parts: [...new Set(parts)], language, made_at: madeAt },
    })
    .onConflict((conflict) =>
      conflict.column('uid').doUpdateSet({ parts: [...new Set(parts)], language }),
    )
    .execute()
}

/** Gives a feed another address: the one before leads nowhere from then on. */
export async function renewFeed(
  tx: Tx,
  config: Pick<Config, 'hashSecret'>,
  uid: string,
): Promise<void> {
  const nonce = newNonce()
  await tx
    .updateTable('calendar_feeds')
    .set({ nonce, token_hash: hashOf(tokenOf(config, uid, nonce)) })
    .where('uid', '=', uid)
    .execute()
}

/** The feed of a token; null where there is none (any more). */
export async function findFeed(db: Db, token: string): Promise<CalendarFeed | null> {
  const row = await db
    .selectFrom('calendar_feeds')
    .innerJoin('users', 'users.uid', 'calendar_feeds.uid')
    .where('token_hash', '=', hashOf(token))
    .where('deleted_at', 'is', null)
    .select(['calendar_feeds.uid', 'parts', 'calendar_feeds.language', 'made_at'])
    .executeTakeFirst()
  if (!row) return null
  return {
    ...{ uid: row.uid, language: row.language, madeAt: row.made_at },
    parts: row.parts as FeedPart[],
  }
}
