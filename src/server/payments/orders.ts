import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { ApiInput, ApiOutput } from '../../contract/apis.ts'
import { paymentMessages as words } from '../../words/payments/payments.ts'
import { transact } from '../db/database.ts'
import type { Selectable } from 'kysely'
import type { Tables, Tx } from '../db/schema.ts'
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

/** A token for a recharge link: 5 minutes, one user, one tier, one order. Only its hash is kept. */
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
      order_id: null,
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

const orderColumns = ['order_id', 'amount_paise', 'credit_paise', 'gateway_order_id'] as const
type OpenOrder = Pick<Selectable<Tables['orders']>, (typeof orderColumns)[number]>

async function openOrder(
  tx: Tx,
  { context, user, at }: ReadContext<'recharges/createOrder'>,
  { tier, use_wheel_discount, token }: ApiInput<'recharges/createOrder'>,
): Promise<OpenOrder> {
  const { price_paise: price } = await findTier(tx, tier)
  const link = token ? { hash: hashOf(token), uid: user.uid, tier } : null
  const ofLink = link && (await orderOfLink(tx, link, at))
  if (ofLink) return ofLink
  const voucher = use_wheel_discount ? await liveVoucher(tx, user.uid, at) : null
  const amount = applyDiscount(price, voucher?.percent ?? 0)
  const gateway = context.adapters.payments.name
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
    .select(orderColumns)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  const order = same ?? (await insertOrder())
  if (link)
    await tx
      .updateTable('order_tokens')
      .set({ used_at: at, order_id: order.order_id })
      .where('token_hash', '=', link.hash)
      .where('uid', '=', user.uid)
      .execute()
  return order

  function insertOrder() {
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
      .returning(orderColumns)
      .executeTakeFirstOrThrow()
  }
}

/**
 * The order that a payment link has made: pressed again, after a closed checkout or with the gateway away,
 * a link gives it again until it is paid or over.
 *
 * @returns null for a link that has made none yet.
 * @throws Refusal for one that is over, paid, or not this user's for this tier.
 */
async function orderOfLink(
  tx: Tx,
  link: { hash: string; uid: string; tier: string },
  at: Date,
): Promise<OpenOrder | null> {
  const tokenRow = await tx
    .selectFrom('order_tokens')
    .where('token_hash', '=', link.hash)
    .where('uid', '=', link.uid)
    .where('tier', '=', link.tier)
    .select(['used_at', 'expires_at', 'order_id'])
    .forUpdate()
    .executeTakeFirst()
  if (!tokenRow) throw new Refusal(words.linkOver)
  if (!tokenRow.used_at) {
    if (tokenRow.expires_at <= at) throw new Refusal(words.linkOver)
    return null
  }
  const order = await tx
    .selectFrom('orders')
    .where('order_id', '=', tokenRow.order_id)
    .where('uid', '=', link.uid)
    .where('state', '=', 'created')
    .where('created_at', '>', new Date(at.getTime() - sameOrderMilliseconds))
    .select(orderColumns)
    .executeTakeFirst()
  if (!order) throw new Refusal(words.linkOver)
  return order
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
