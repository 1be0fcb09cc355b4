import type { Language } from '../../../words/say.ts'
import type { Config } from '../../core/settings/config.ts'
import type { Tx } from '../../db/schema.ts'
import type { AnswerSource, RecheckOutcome } from '../../db/stored-json.ts'
import type { PersonKey } from '../../../words/reading/other-lives.ts'
import {
  recheckAnswer,
  requestOfPerson,
  type ReadingRequest,
  type RecheckResult,
} from '../../reading/reading.ts'
import { castHash } from '../session/answer-source.ts'
import {
  chartAndPersonOf,
  chartedColumns,
  numberedHistoryOf,
  personaOf,
  type ChartedBirth,
} from '../session/reading-input.ts'
import { secondPersonOf, type SecondBirth } from '../session/second-kundli.ts'
import { labelsFrom } from '../../reading/model-reader/labels.ts'
import { isFrameTopic } from '../../reading/meanings.ts'
import { returnWithinBounds } from '../session/return-bounds.ts'

export interface Recheck {
  outcome: Exclude<RecheckOutcome, 'given-back' | 'declined'>
  /** What was found; null where nothing was checked. */
  found: RecheckResult | null
}

/**
 * Checks one answer again, once, and gives its question back where a sentence does not hold: at most
 * three times in 30 days and within 7 days of the answer. What lies beyond waits for the operator. The
 * caller holds the user's row, so that two answers can't both be the third.
 *
 * @returns null where it had been checked before.
 */
export async function recheckOnce(
  tx: Tx,
  config: Config,
  { uid, mid, at }: { uid: string; mid: string; at: Date },
): Promise<Recheck | null> {
  const first = await tx
    .updateTable('messages')
    .set({ rechecked_at: at })
    .where('mid', '=', mid)
    .where('uid', '=', uid)
    .where('rechecked_at', 'is', null)
    .returning(['charged', 'hold_id', 'asked_at', 'read_from', 'refunded_at'])
    .executeTakeFirst()
  if (!first) return null
  // What it was read from was not kept in the beginning: then only a person can tell.
  const result = first.read_from && (await checkAgain(tx, config, uid, mid))
  const isKnown = first.read_from !== null
  const outcome = await decide(tx, { uid, ...first, found: result, isKnown }, at)
  await tx
    .updateTable('messages')
    .set({
      recheck: outcome,
      wrong_sentences: result?.wrong.length ?? null,
      ...(outcome === 'returned' && { refunded_at: at }),
    })
    .where('mid', '=', mid)
    .where('uid', '=', uid)
    .execute()
  return { outcome, found: result }
}

interface DoubtedAnswer {
  uid: string
  charged: boolean
  hold_id: string | null
  asked_at: Date
  /** Given back before, for another reason. */
  refunded_at: Date | null
  found: RecheckResult | null
  /** Whether it is known what it was read from. */
  isKnown: boolean
}

/** What becomes of a doubted answer; a question that comes back by itself is given back here. */
async function decide(tx: Tx, answer: DoubtedAnswer, at: Date): Promise<Recheck['outcome']> {
  const { uid, charged, hold_id: holdId, asked_at: askedAt, found, isKnown } = answer
  if (found?.wrong.length === 0) return 'sound'
  if (!found && isKnown) return 'changed'
  if (!charged || holdId === null || answer.refunded_at) return 'not-paid'
  if (!found) return 'queued'
  return returnWithinBounds(tx, { uid, holdId, askedAt, reason: 'refunded' }, at)
}

/**
 * An answer under the claim check of today, with the births, the question, the day and all else that it
 * was written from. Only what we wrote is checked: not the line that repeats the person's own words.
 *
 * @returns null where a birth is gone, or another than was read.
 */
async function checkAgain(
  tx: Tx,
  config: Config,
  uid: string,
  mid: string,
): Promise<RecheckResult | null> {
  const row = await tx
    .selectFrom('messages')
    .innerJoin('chats', 'chats.asst_id', 'messages.asst_id')
    .where('mid', '=', mid)
    .where('chats.uid', '=', uid)
    .select(['chats.asst_id', 'chats.bid', 'about_public', 'astrologer', 'seq', 'question'])
    .select(['answer', 'told_line', 'messages.language', 'asked_at', 'read_from', 'meant'])
    .executeTakeFirst()
  const source = row?.read_from
  if (!row?.bid || !source) return null
  const births = await sameBirths(tx, config, uid, source)
  const birth = births?.get(row.bid)
  if (!births || !birth) return null
  const history = await numberedHistoryOf(tx, { uid, asstId: row.asst_id }, row.seq)
  const request: ReadingRequest = {
    ...chartAndPersonOf({ ...birth, about_public: row.about_public }, row.asked_at),
    question: row.question,
    language: row.language as Language,
    persona: personaOf(row.astrologer),
    history: history.flatMap(({ seq, exchange }) => (source.history.includes(seq) ? exchange : [])),
    ...(row.meant && isFrameTopic(row.meant) && { meant: row.meant }),
    at: row.asked_at,
    firstName: source.firstName ?? null,
    labels: labelsFrom(source.labels),
    second: async () => secondPersonOf(secondOf(source, births)),
    recall: async () => source.earlier,
  }
  return recheckAnswer(
    ofPerson(request, source, births),
    withoutToldLine(row.answer, row.told_line),
  )
}

/** The request with the chart of whom the question was about, where that was read. */
function ofPerson(
  request: ReadingRequest,
  { person: id, personKey }: AnswerSource,
  births: Map<string, ChartedBirth>,
): ReadingRequest {
  const birth = id === undefined ? undefined : births.get(id)
  if (id === undefined || !birth) return request
  return requestOfPerson(request, {
    ...{ count: 'one', id, name: '', choices: [] },
    key: (personKey ?? null) as PersonKey | null,
    ...chartAndPersonOf(birth, request.at),
  })
}

/** The births that were read; null where one of them is gone or is cast otherwise now. */
async function sameBirths(
  tx: Tx,
  config: Config,
  uid: string,
  { births }: AnswerSource,
): Promise<Map<string, ChartedBirth> | null> {
  const rows = await tx
    .selectFrom('births')
    .where('uid', '=', uid)
    .where('bid', 'in', Object.keys(births))
    .select(['births.bid', ...chartedColumns])
    .execute()
  const same = rows.filter((row) => castHash(config, row) === births[row.bid])
  if (same.length < Object.keys(births).length) return null
  return new Map(same.map((row) => [row.bid, row]))
}

function secondOf({ second }: AnswerSource, births: Map<string, ChartedBirth>): SecondBirth {
  const birth = second === null ? undefined : births.get(second)
  if (second !== null && birth) return { count: 'one', birth: { ...birth, bid: second } }
  return second === 'several' ? { count: 'several', births: [] } : { count: 'none' }
}

function withoutToldLine(answer: string, toldLine: string | null): string {
  if (!toldLine) return answer
  const start = answer.lastIndexOf(toldLine)
  return start < 0 ? answer : answer.slice(0, start) + answer.slice(start + toldLine.length)
}
