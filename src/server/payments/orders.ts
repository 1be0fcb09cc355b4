import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { ApiInput, ApiOutput } from '../../contract/apis.ts'
import { paymentMessages as words } from '../../words/payments/payments.ts'
import { transact } from '../db/database.ts'
import type { Tx } from '../db/schema.ts'
import type { ReadContext, WriteContext } from '../core/endpoint.ts'
import { PaymentsFault, type GatewayPayment } from '../adapters/payments/payments.ts'
import { Refusal } from '../core/refusal.ts'
import { liveVoucher, useVoucher } from '../wallet/vouchers.ts'
import type { PaymentOutcome } from '../core/listeners.ts'
import {
  isPaymentRecorded,
  lockExistingUser,
  keepPayment,
  returnPayment,
} from './record-payment.ts'
import { applyDiscount } from './tiers.ts'

const tokenLifeMilliseconds = 300_000
/** Asked for again within this time, the same unpaid order is given again. */
const sameOrderMilliseconds = 900_000
const firstCheckMilliseconds = 300_000

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** A one-time token for a recharge link: 5 minutes, one user, one tier. Only its hash is kept. */
export async function createRechargeToken(
  { tx, user, at }: WriteContext<'recharges/orderToken'>,
  { tier }: ApiInput<'recharges/orderToken'>,
): Promise<ApiOutput<'recharges/orderToken'>> {
  await findTier(tx, tier)
  const token = randomBytes(24).toString('base64url')
  await tx
    .insertInto('order_tokens')
    .values({
      token_hash: hashOf(token),
      uid: user.uid,
      tier,
      expires_at: new Date(at.getTime() + tokenLifeMilliseconds),
      used_at: null,
    })
    .execute()
  return { status: 'success', token }
}

async function findTier(tx: Tx, tier: string) {
  const tierRow = await tx
    .selectFrom('tiers')
    .where('tier', '=', tier)
    .where('active', '=', true)
    .select('price_paise')
    .executeTakeFirst()
  if (!tierRow) throw new Refusal(words.noTier)
  return tierRow
}

/**
 * Makes an order at the gateway: the price is the tier's less the user's own voucher, whatever the
 * caller believes. Kept before the gateway is asked, so that nothing is paid that we don't know of.
 */
export async function createOrder(
  request: ReadContext<'recharges/createOrder'>,
  input: ApiInput<'recharges/createOrder'>,
): Promise<ApiOutput<'recharges/createOrder'>> {
  const { context, db, user, log } = request
  const { payments } = context.adapters
  const order = await transact(db, (tx) => openOrder(tx, request, input))
  let gatewayOrderId = order.gateway_order_id
  if (!gatewayOrderId) {
    try {
      gatewayOrderId = await payments.createOrder({
        amountPaise: order.amount_paise,
        receipt: order.order_id,
      })
    } catch (error) {
      if (!(error instanceof PaymentsFault)) throw error
      log.warn({ err: error }, 'an order could not be made at the gateway')
      throw new Refusal(words.gatewayDown)
    }
    const updatedOrder = await db
      .updateTable('orders')
      .set({ gateway_order_id: gatewayOrderId })
      .where('order_id', '=', order.order_id)
      .where('uid', '=', user.uid)
      .where('gateway_order_id', 'is', null)
      .returning('gateway_order_id')
      .executeTakeFirst()
    if (!updatedOrder) {
      const currentOrder = await db
        .selectFrom('orders')
        .where('order_id', '=', order.order_id)
        .where('uid', '=', user.uid)
        .select('gateway_order_id')
        .executeTakeFirstOrThrow()
      gatewayOrderId = currentOrder.gateway_order_id ?? gatewayOrderId
    }
  }
  return {
    status: 'success',
    key_id: payments.keyId,
    order_id: gatewayOrderId,
    amount: order.amount_paise / 100,
    currency: 'INR',
    gateway: payments.name,
    credit: order.credit_paise / 100,
  }
}

async function openOrder(
  tx: Tx,
  { context, user, at }: ReadContext<'recharges/createOrder'>,
  { tier, use_wheel_discount, token }: ApiInput<'recharges/createOrder'>,
) {
  const { price_paise: price } = await findTier(tx, tier)
  if (token) await spendToken(tx, { token, uid: user.uid, tier }, at)
  const voucher = use_wheel_discount ? await liveVoucher(tx, user.uid, at) : null
  const amount = applyDiscount(price, voucher?.percent ?? 0)
  const gateway = context.adapters.payments.name
  const columns = ['order_id', 'amount_paise', 'credit_paise', 'gateway_order_id'] as const
  // One after the other: a double press finds the order that the first has made.
  await tx.selectFrom('users').where('uid', '=', user.uid).select('uid').forNoKeyUpdate().execute()
  const same = await tx
    .selectFrom('orders')
    .where('uid', '=', user.uid)
    .where('state', '=', 'created')
    .where('tier', '=', tier)
    .where('gateway', '=', gateway)
    .where('amount_paise', '=', amount)
    .where('credit_paise', '=', price)
    .where('created_at', '>', new Date(at.getTime() - sameOrderMilliseconds))
    .$if(voucher !== null, (query) => query.where('voucher_id', '=', voucher?.voucherId ?? null))
    .select(columns)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  if (same) return same
  return tx
    .insertInto('orders')
    .values({
      order_id: randomUUID(),
      uid: user.uid,
      tier,
      amount_paise: amount,
      credit_paise: price,
      voucher_id: voucher?.voucherId ?? null,
      gateway,
      gateway_order_id: null,
      confirmed_at: null,
      created_at: at,
      next_check_at: new Date(at.getTime() + firstCheckMilliseconds),
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

async function spendToken(
  tx: Tx,
  { token, uid, tier }: { token: string; uid: string; tier: string },
  at: Date,
): Promise<void> {
  const tokenRow = await tx
    .updateTable('order_tokens')
    .set({ used_at: at })
    .where('token_hash', '=', hashOf(token))
    .where('uid', '=', uid)
    .where('tier', '=', tier)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('token_hash')
    .executeTakeFirst()
  if (!tokenRow) throw new Refusal(words.linkOver)
}

/**
 * Credits an order's payment, once however often and from wherever it is told. The wallet gets the
 * price before the voucher, if the voucher is still to be had; a second order made with the same
 * voucher gets what was paid for it.
 */
export async function creditOrderPayment(
  tx: Tx,
  payment: GatewayPayment,
  at: Date,
): Promise<PaymentOutcome> {
  if (!payment.orderId) return 'unknown'
  const order = await tx
    .selectFrom('orders')
    .where('gateway_order_id', '=', payment.orderId)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
  if (!order) return 'unknown'
  if (await isPaymentRecorded(tx, payment.id)) return 'known'
  if (payment.status !== 'captured') return 'waits'
  const { order_id: orderId, uid, gateway } = order
  const purchase = { uid, gateway, product: 'recharge' as const, orderId, subscriptionId: null }
  const problem =
    payment.currency !== 'INR' || payment.amountPaise !== order.amount_paise
      ? 'other-amount'
      : order.state === 'paid'
        ? 'paid-twice'
        : (await lockExistingUser(tx, uid))
          ? null
          : 'account-deleted'
  if (problem) {
    await returnPayment(tx, purchase, payment, problem, at)
    return 'returned'
  }
  await tx.updateTable('orders').set({ state: 'paid' }).where('order_id', '=', orderId).execute()
  const isDiscounted =
    !order.voucher_id || (await useVoucher(tx, { uid, voucherId: order.voucher_id, orderId }))
  const paise = isDiscounted ? order.credit_paise : order.amount_paise
  await keepPayment(tx, purchase, payment, { paise, reason: 'recharge' }, at)
  return 'kept'
}
