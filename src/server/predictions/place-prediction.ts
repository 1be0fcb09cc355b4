import { createHash, randomUUID } from 'node:crypto'
import type { ApiInput } from '../../contract/apis.ts'
import { streamsPerUser } from '../../contract/core/constants.ts'
import { predictionMessages } from '../../words/predictions/predictions.ts'
import { chartedColumns, type ChartedBirth } from '../chat/session/reading-input.ts'
import type { Db, Tx } from '../db/schema.ts'
import type { RequestContext } from '../core/endpoint.ts'
import { chartOfBirth } from '../kundli/birth/chart-of-birth.ts'
import type { RateLimit } from '../core/rate-limit.ts'
import { HttpError, Refusal } from '../core/refusal.ts'
import { hold } from '../wallet/holds.ts'
import { istDay } from '../core/time/india-time.ts'
import { periodFrom, type Period } from './compose/period.ts'

type Generate = ApiInput<'predictions/generate'>

/** A prediction that has been taken, with its hold, and waits to be written. */
export interface PlacedPrediction extends Period {
  pid: string
  uid: string
  bid: string
  kind: Generate['type']
  language: Generate['language']
  /** Under which it is written: whoever takes it over has another. */
  lease: string
  /** null: the same prediction is paid for in another language. */
  holdId: string | null
  birth: ChartedBirth
  at: Date
}

const perMinutePerUser = 30
const perDayPerUser = 150

/** How often one may ask. */
export function predictionLimits({ user }: RequestContext<'predictions/generate'>): RateLimit[] {
  return [
    { key: `predict:minute:${user.uid}`, maximum: perMinutePerUser, seconds: 60 },
    { key: `predict:day:${user.uid}`, maximum: perDayPerUser, seconds: 86_400 },
  ]
}

export interface NamedBirth extends ChartedBirth {
  full_name: string
}

/** A birth of the user's own. @throws HttpRefusal 404 for one that is not theirs. */
export async function birthOfUser(db: Db, uid: string, bid: string): Promise<NamedBirth> {
  const birth = await db
    .selectFrom('births')
    .where('bid', '=', bid)
    .where('uid', '=', uid)
    .select(['full_name', ...chartedColumns])
    .executeTakeFirst()
  if (!birth) throw new HttpError(404, predictionMessages.noKundli)
  return birth
}

/** What the chart of a birth is cast from: a birth that was corrected is another one. */
export function hashOfBirth({ born_at, day_from, day_to, lat, lng }: ChartedBirth): string {
  const cast = JSON.stringify([born_at, day_from, day_to, lat, lng])
  return createHash('sha256').update(cast).digest('base64url')
}

interface PredictionQuery {
  bid: string
  kind: Generate['type']
  birthHash: string
  today: string
}

/** What there is of a prediction whose period holds today, in any language: written or being written. */
export async function runningPredictions(db: Db, uid: string, query: PredictionQuery) {
  return db
    .selectFrom('predictions')
    .where('uid', '=', uid)
    .where('bid', '=', query.bid)
    .where('kind', '=', query.kind)
    .where('birth_hash', '=', query.birthHash)
    .where('from_day', '<=', query.today)
    .where('until_day', '>', query.today)
    .where('state', '<>', 'failed')
    .select(['pid', 'language', 'state', 'from_day', 'until_day', 'text', 'facts'])
    .orderBy('from_day', 'desc')
    .execute()
}

/**
 * Takes a prediction: one short transaction that puts a hold on one and stores it as being written. All
 * of a user's go one after the other, so that however many tabs ask, there is one text and one charge.
 * While its period runs, the same kundli and kind is given again, and in the other language free.
 *
 * @param asking `birth` is the user's own, as it was looked up for this call (`birthOfUser`).
 * @returns the prediction, or the id of the one that there is.
 * @throws HttpError 404 where the kundli has been deleted meanwhile, or is not theirs.
 * @throws Refusal when the chart can't bear one, too much runs at once, or nothing is left.
 */
export async function placePrediction(
  tx: Tx,
  asking: { uid: string; birth: ChartedBirth; asks: Generate; at: Date; processId: string },
): Promise<PlacedPrediction | { keptPid: string }> {
  const { uid, birth, asks: input, at, processId } = asking
  const { bid, type: kind, language } = input
  const owner = await tx
    .selectFrom('users')
    .innerJoin('births', 'births.uid', 'users.uid')
    .where('users.uid', '=', uid)
    .where('bid', '=', bid)
    .select('users.uid')
    .forNoKeyUpdate('users')
    .executeTakeFirst()
  if (!owner) throw new HttpError(404, predictionMessages.noKundli)
  const birthHash = hashOfBirth(birth)
  const today = istDay(at)
  const running = await runningPredictions(tx, uid, { bid, kind, birthHash, today })
  const same = running.find((it) => it.language === language)
  if (same) return { keptPid: same.pid }
  if (chartOfBirth(birth).grahas.moon.rashi === null)
    throw new Refusal(predictionMessages.needsTime)
  await refuseCrowd(tx, uid)
  const completePrediction = running.find(({ state }) => state === 'complete')
  const period = completePrediction
    ? { fromDay: completePrediction.from_day, untilDay: completePrediction.until_day }
    : periodFrom(kind, today)
  const pid = randomUUID()
  const lease = randomUUID()
  const holdId = completePrediction ? null : pid
  if (holdId) await hold(tx, { uid, persona: kind, cause: `predict:${pid}`, holdId, at })
  await tx
    .insertInto('predictions')
    .values({
      pid,
      uid,
      bid,
      kind,
      language,
      birth_hash: birthHash,
      from_day: period.fromDay,
      until_day: period.untilDay,
      hold_id: holdId,
      asked_at: at,
      process_id: processId,
      lease,
    })
    .execute()
  return { pid, uid, bid, kind, language, lease, holdId, birth, at, ...period }
}

async function refuseCrowd(tx: Tx, uid: string): Promise<void> {
  const { running } = await tx
    .selectFrom('predictions')
    .where('uid', '=', uid)
    .where('state', '=', 'writing')
    .select((e) => e.fn.countAll<number>().as('running'))
    .executeTakeFirstOrThrow()
  if (running >= streamsPerUser) throw new Refusal(predictionMessages.tooManyStreams)
}
