import type { Database } from '../db/database.ts'
import { skyOfDay } from './sky-of-day.ts'
import type { StoredHoroscope } from '../db/stored-json.ts'
import { writeHoroscope } from './write-horoscope.ts'

/**
 * The horoscope of a sign (0 to 11) on a date (YYYY-MM-DD), as it was first printed. A day that the job
 * has not printed is written anew, from the same sky in the same words, and not stored.
 */
export async function readHoroscope(
  { db }: Pick<Database, 'db'>,
  date: string,
  rashi: number,
): Promise<StoredHoroscope> {
  return (await find(db, date, rashi)) ?? writeHoroscope(rashi, skyOfDay(date))
}

/** Prints what is not printed yet of all twelve signs on a date. @returns how many were new. */
export async function storeHoroscopesOfDay(
  { db }: Pick<Database, 'db'>,
  date: string,
): Promise<number> {
  const there = await db.selectFrom('horoscopes').where('day', '=', date).select('rashi').execute()
  const known = new Set(there.map(({ rashi }) => rashi))
  const missing = Array.from({ length: 12 }, (_, rashi) => rashi).filter((it) => !known.has(it))
  return missing.length ? print(db, date, missing) : 0
}

async function find(
  db: Database['db'],
  date: string,
  rashi: number,
): Promise<StoredHoroscope | undefined> {
  const row = await db
    .selectFrom('horoscopes')
    .where('day', '=', date)
    .where('rashi', '=', rashi)
    .select('told')
    .executeTakeFirst()
  return row?.told
}

/** One statement, and the key decides: a day is printed once, by however many processes. */
async function print(db: Database['db'], day: string, rashis: readonly number[]): Promise<number> {
  const sky = skyOfDay(day)
  const rows = rashis.map((rashi) => ({
    day,
    rashi,
    told: JSON.stringify(writeHoroscope(rashi, sky)),
  }))
  const newHoroscopes = await db
    .insertInto('horoscopes')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['day', 'rashi']).doNothing())
    .returning('rashi')
    .execute()
  return newHoroscopes.length
}
