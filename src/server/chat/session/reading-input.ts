import { sql, type Selectable } from 'kysely'
import type { Db, Tables } from '../../db/schema.ts'
import { chartOfBirth } from '../../kundli/birth/chart-of-birth.ts'
import type { Exchange, ReadingOutcome, PersonProfile, Persona } from '../../reading/reading.ts'
import { labelsFrom } from '../../reading/model-reader/labels.ts'
import type { Relation } from '../../../contract/kundli/constants.ts'
import type { Language } from '../../../words/say.ts'
import { historyAnswerLength, historyLength } from './chat-limits.ts'

/** What a reading needs to know of a birth. */
export type ChartedBirth = Pick<
  Selectable<Tables['births']>,
  | 'lat'
  | 'lng'
  | 'pob'
  | 'timezone'
  | 'born_at'
  | 'day_from'
  | 'day_to'
  | 'gender'
  | 'marital_status'
  | 'language'
  | 'full_name'
> & {
  /** Whose it is to its keeper, and what it is called in short; not of births that nobody keeps. */
  relation?: Relation | null
  short_name?: string | null
  /** Of the chat it is read for: somebody known to the public. */
  about_public?: boolean
}
export const chartedColumns = [
  'births.lat',
  'births.lng',
  'births.pob',
  'births.timezone',
  'births.born_at',
  'births.day_from',
  'births.day_to',
  'births.gender',
  'births.marital_status',
  'births.language',
  'births.full_name',
  'births.short_name',
  'births.relation',
] as const

export function personaOf(astrologer: 'Oracle' | 'Astra'): Persona {
  return astrologer === 'Oracle' ? 'oracle' : 'astra'
}

/** Hindi if either the kundli or the page is in Hindi: both were chosen by somebody who reads it. */
export function languageOfReading(
  birth: { language: 'English' | 'Hindi' },
  page: Language,
): Language {
  return page === 'hi' || birth.language === 'Hindi' ? 'hi' : 'en'
}

/** Chart, person and place for a reading: nothing that tells who they are. The place is for the almanac alone. */
export function chartAndPersonOf(birth: ChartedBirth, at: Date) {
  return {
    chart: chartOfBirth(birth),
    person: personProfileOf(birth, at),
    place: { name: birth.pob, timezone: birth.timezone },
  }
}

export function personProfileOf(birth: ChartedBirth, at: Date): PersonProfile {
  const born = birth.born_at ?? birth.day_from
  return {
    ageYears: born ? wholeYears(born, at) : null,
    maritalStatus: birth.marital_status.toLowerCase() as PersonProfile['maritalStatus'],
    gender: birth.gender === 'Female' ? 'female' : 'male',
    ...(birth.about_public && { isPublicFigure: true }),
  }
}

function wholeYears(from: Date, to: Date): number {
  const years = to.getUTCFullYear() - from.getUTCFullYear()
  const birthday = new Date(from)
  birthday.setUTCFullYear(to.getUTCFullYear())
  return Math.max(0, birthday > to ? years - 1 : years)
}

/** Earlier exchanges of a user's chat that came to an end, oldest first; `before` is a question's number. */
export async function historyOf(
  db: Db,
  chat: { uid: string; asstId: string },
  before = Number.MAX_SAFE_INTEGER,
  length = historyLength,
): Promise<Exchange[]> {
  return (await numberedHistoryOf(db, chat, before, length)).map(({ exchange }) => exchange)
}

/** An exchange with the number of its question. */
export interface NumberedExchange {
  seq: number
  /** From whose kundli it was read, where it was about somebody else; "own" where the asker chose that. */
  person: string | null
  exchange: Exchange
}

/** An exchange as it is kept, of its facts the ids alone. */
export interface ExchangeRow {
  seq: number
  question: string
  answer: string
  outcome: string | null
  fact_ids: string[]
  labels: unknown
  person: string | null
  head_line: string | null
}

/** The same with the questions' numbers. */
export async function numberedHistoryOf(
  db: Db,
  chat: { uid: string; asstId: string },
  before = Number.MAX_SAFE_INTEGER,
  length = historyLength,
): Promise<NumberedExchange[]> {
  const { rows } = await sql<{ exchanges: ExchangeRow[] }>`
    select ${exchangeRowsOf(chat, length, before)} as exchanges`.execute(db)
  return exchangesFrom(rows[0]?.exchanges ?? [])
}

/** A subquery for a chat's last exchanges that came to an end, the last one first: an array of JSON objects. */
export function exchangeRowsOf(
  { uid, asstId }: { uid: string; asstId: string },
  length: number,
  before = Number.MAX_SAFE_INTEGER,
) {
  return sql<ExchangeRow[]>`(select coalesce(json_agg(last_ones), '[]') from (
    select seq, question, outcome,
      left(answer, ${historyAnswerLength}::int + coalesce(length(read_from ->> 'headLine') + 2, 0)) as answer,
      jsonb_path_query_array(facts, '$[*].id') as fact_ids, read_from -> 'labels' as labels,
      read_from ->> 'person' as person, read_from ->> 'headLine' as head_line
    from messages
    where uid = ${uid}::uuid and asst_id = ${asstId}::uuid and state = 'complete'
      and seq < ${Math.min(before, 2_147_483_647)}::int
    order by seq desc limit ${length}::int) as last_ones)`
}

/** Oldest first. */
export function exchangesFrom(rows: readonly ExchangeRow[]): NumberedExchange[] {
  return rows.toReversed().map((row) => ({
    seq: row.seq,
    person: row.person,
    exchange: {
      question: row.question,
      answer: withoutHead(row.answer, row.head_line).slice(0, historyAnswerLength),
      ...(row.person && row.person !== 'own' && { personId: row.person }),
      factIds: row.fact_ids,
      labels: labelsFrom(row.labels),
      ...(row.outcome && { outcome: row.outcome as ReadingOutcome }),
    },
  }))
}

/** An answer without the sentence at its head that names whose kundli it was read from: no model is told names. */
export function withoutHead(answer: string, headLine: string | null): string {
  return headLine && answer.startsWith(headLine)
    ? answer.slice(headLine.length).trimStart()
    : answer
}
