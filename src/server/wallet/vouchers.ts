import { voucherDays } from '../../contract/core/constants.ts'
import { randomInt, randomUUID } from 'node:crypto'
import type { ApiOutput } from '../../contract/apis.ts'
import {
  maxStartSpeed,
  minStartSpeed,
  startAngleFor,
  wheelSegments,
} from '../../contract/wheel-physics.ts'
import { fillSentence } from '../../words/accounts/accounts.ts'
import { paymentMessages as words, paymentTemplates } from '../../words/payments/payments.ts'
import { say } from '../../words/say.ts'
import type { Db, Tx } from '../db/schema.ts'
import type { ReadContext, WriteContext } from '../core/endpoint.ts'
import { istDay, istMidnight } from '../core/time/india-time.ts'
import { Refusal } from '../core/refusal.ts'

const dayMilliseconds = 86_400_000

export interface Voucher {
  voucherId: string
  percent: number
  expiresAt: Date
}

/** The user's one live voucher: not used, not over. */
export async function liveVoucher(db: Db, uid: string, at: Date): Promise<Voucher | null> {
  const voucher = await db
    .selectFrom('vouchers')
    .where('uid', '=', uid)
    .where('used_by', 'is', null)
    .where('passed_over', '=', false)
    .where('expires_at', '>', at)
    .select(['voucher_id', 'percent', 'expires_at'])
    .orderBy('percent', 'desc')
    .orderBy('expires_at', 'desc')
    .executeTakeFirst()
  return voucher
    ? { voucherId: voucher.voucher_id, percent: voucher.percent, expiresAt: voucher.expires_at }
    : null
}

/** Uses a user's voucher up for one order, once for ever. @returns whether it was still to be had. */
export async function useVoucher(
  tx: Tx,
  { uid, voucherId, orderId }: { uid: string; voucherId: string; orderId: string },
): Promise<boolean> {
  const usedVoucher = await tx
    .updateTable('vouchers')
    .set({ used_by: orderId })
    .where('voucher_id', '=', voucherId)
    .where('uid', '=', uid)
    .where('used_by', 'is', null)
    .returning('voucher_id')
    .executeTakeFirst()
  return usedVoucher !== undefined
}

/**
 * Draws a prize, each of the fifteen equally likely, and where the wheel has to start to stop on it.
 * Once a day in India. A worse prize does not take the place of a better one that is still live.
 */
export async function spinWheel(
  request: WriteContext<'wheel/spin'>,
): Promise<ApiOutput<'wheel/spin'>> {
  const { tx, user, at, caller } = request
  const percent = 1 + randomInt(wheelSegments)
  const earlier = await liveVoucher(tx, user.uid, at)
  const isBetter = !earlier || percent >= earlier.percent
  const expiresAt = new Date(at.getTime() + voucherDays * dayMilliseconds)
  const newVoucher = await tx
    .insertInto('vouchers')
    .values({
      voucher_id: randomUUID(),
      uid: user.uid,
      percent,
      spun_on: istDay(at),
      created_at: at,
      expires_at: expiresAt,
      passed_over: !isBetter,
      used_by: null,
    })
    .onConflict((conflict) => conflict.columns(['uid', 'spun_on']).doNothing())
    .returning('voucher_id')
    .executeTakeFirst()
  if (!newVoucher) {
    // Another tab may have been faster: what it won is what holds.
    const live = await liveVoucher(tx, user.uid, at)
    throw new Refusal(
      live ? fillSentence(paymentTemplates.spunHolding, live.percent) : words.spunToday,
    )
  }
  if (earlier && isBetter)
    await tx
      .updateTable('vouchers')
      .set({ passed_over: true })
      .where('voucher_id', '=', earlier.voucherId)
      .where('uid', '=', user.uid)
      .execute()
  const speed = minStartSpeed + (randomInt(1_000_001) / 1_000_000) * (maxStartSpeed - minStartSpeed)
  const sentence = isBetter
    ? fillSentence(paymentTemplates.won, percent)
    : fillSentence(paymentTemplates.wonLess, percent, earlier.percent)
  return {
    status: 'success',
    message: say(sentence, caller.language),
    percent,
    start_speed: speed,
    start_angle: startAngleFor(percent, speed, randomInt(1001) / 1000),
    expires_at: (isBetter ? expiresAt : earlier.expiresAt).toISOString(),
  }
}

/** The prize that waits, and when one may spin again. */
export async function prize({
  db,
  user,
  at,
  caller,
}: ReadContext<'wheel/getPrize'>): Promise<ApiOutput<'wheel/getPrize'>> {
  const live = await liveVoucher(db, user.uid, at)
  const today = await db
    .selectFrom('vouchers')
    .where('uid', '=', user.uid)
    .where('created_at', '>=', istMidnight(at))
    .select('voucher_id')
    .executeTakeFirst()
  return {
    status: 'success',
    percent: live?.percent ?? 0,
    expires_at: live?.expiresAt.toISOString() ?? null,
    next_spin_at: today
      ? new Date(istMidnight(at).getTime() + dayMilliseconds).toISOString()
      : null,
    ...(!live && { message: say(words.noPrize, caller.language) }),
  }
}
