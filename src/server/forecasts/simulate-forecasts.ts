import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { dayMs } from '../../contract/core/constants.ts'
import type { Config } from '../core/settings/config.ts'
import type { Db } from '../db/schema.ts'
import type { ForecastJudgement } from '../db/stored-json.ts'
import type { NamedForecast } from '../reading/types/reading-types.ts'
import { forecastRows } from './keep-forecasts.ts'

/** How often a thing comes in a stretch that was named for it, and in one that was not; 0 to 1. */
export interface TrueShares {
  topic: string
  rule: string
  named: number
  unnamed: number
}

export interface Simulation {
  people: number
  /** Of each person one forecast for each of these. */
  matters: readonly TrueShares[]
  /** How many of those who are asked answer; 0 to 1. */
  answering: number
  seed: string
  at: Date
}

/** The same for the same seed and name, from 0 up to 1. */
function chance(seed: string, ...names: (string | number)[]): number {
  const hash = createHash('sha256').update([seed, ...names].join('|'))
  return hash.digest().readUInt32BE(0) / 2 ** 32
}

const uuidOf = (...names: (string | number)[]): string =>
  createHash('md5')
    .update(names.join('|'))
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/**
 * Fills a database with people who do not exist, each with a forecast of every matter that is over, drawn
 * and judged as real ones are. The share that truly comes is known, so that the count can be held to it.
 */
export async function simulateForecasts(
  db: Db,
  config: Pick<Config, 'hashSecret'>,
  simulation: Simulation,
): Promise<void> {
  const { people, seed } = simulation
  const chunk = 1_000
  for (let first = 0; first < people; first += chunk) {
    const numbers = Array.from({ length: Math.min(chunk, people - first) }, (_, at) => first + at)
    await addPeople(db, numbers, seed)
    const rows = numbers.flatMap((number) => forecastsOf(config, simulation, number))
    await sql`insert into forecasts
      select * from jsonb_populate_recordset(null::forecasts, ${JSON.stringify(rows)}::jsonb)`.execute(
      db,
    )
    const judgements = rows.flatMap((row) => judgementsOf(simulation, row))
    await sql`insert into forecast_judgements
      select * from jsonb_populate_recordset(null::forecast_judgements,
        ${JSON.stringify(judgements)}::jsonb)`.execute(db)
  }
}

/** Accounts and kundlis of nobody, as few columns as they take. */
async function addPeople(db: Db, numbers: readonly number[], seed: string): Promise<void> {
  const users = numbers.map((number) => ({
    uid: uuidOf(seed, 'user', number),
    invite_code: uuidOf(seed, 'invite', number).slice(0, 12),
    mobile: null,
  }))
  await db.insertInto('users').values(users).execute()
  const births = users.map(({ uid }, index) => ({
    ...{ bid: uuidOf(seed, 'birth', numbers[index] ?? 0), uid, full_name: 'Nobody' },
    ...{ dob: '01/01/1990', tob: '06:00', tob_known: false, pob: 'Nowhere', lat: 20, lng: 77 },
    ...{ gender: 'Female' as const, marital_status: 'Single' as const },
    language: 'English' as const,
    ...{ timezone: 'Asia/Kolkata', offset_seconds: 19_800, tob_offset: null, born_at: null },
    ...{ day_from: new Date('1990-01-01'), day_to: new Date('1990-01-02') },
  }))
  await db.insertInto('births').values(births).execute()
}

type Row = ReturnType<typeof forecastRows>[number]

const dayBefore = (at: Date, days: number): string =>
  new Date(at.getTime() - days * dayMs).toISOString().slice(0, 10)

/** Told three years ago for a stretch of a quarter to three quarters of a year; the rest of the time is free. */
function forecastsOf(
  config: Pick<Config, 'hashSecret'>,
  { matters, seed, at }: Simulation,
  number: number,
): Row[] {
  return matters.flatMap(({ topic, rule }) => {
    const begins = 900 - Math.floor(300 * chance(seed, 'begin', topic, number))
    const ends = begins - 90 - Math.floor(180 * chance(seed, 'length', topic, number))
    const forecast: NamedForecast = {
      ...{ topic, rule, whose: 'self', direction: 'favourable', ruleVersion: 'simulated' },
      ...{ fromDay: dayBefore(at, begins), untilDay: dayBefore(at, ends) },
      unnamed: [
        [dayBefore(at, 1_095), dayBefore(at, begins + 1)],
        [dayBefore(at, ends - 1), dayBefore(at, 60)],
      ],
    }
    const source = {
      uid: uuidOf(seed, 'user', number),
      bid: uuidOf(seed, 'birth', number),
      text: { mid: uuidOf(seed, 'answer', topic, number) },
      at: new Date(at.getTime() - 1_095 * dayMs),
    }
    return forecastRows(config, source, [forecast])
  })
}

/** What somebody says of the stretches they are asked about, some weeks after the last is over. */
function judgementsOf({ matters, answering, seed, at }: Simulation, row: Row) {
  const truth = matters.find(({ topic }) => topic === row.topic)
  const stretches = row.unnamed_from ? (['named', 'unnamed'] as const) : (['named'] as const)
  return stretches.flatMap((stretch) => {
    if (!truth || chance(seed, 'answers', row.topic, row.uid, stretch) >= answering) return []
    const came = chance(seed, 'came', row.topic, row.uid, stretch) < truth[stretch]
    const others: ForecastJudgement[] = ['no', 'not-yet', 'partly', 'no']
    const other = others[Math.floor(4 * chance(seed, 'other', row.topic, row.uid, stretch))] ?? 'no'
    const judgement: ForecastJudgement = came ? 'yes' : other
    return [{ forecast_id: row.forecast_id, stretch, judgement, judged_at: at }]
  })
}
