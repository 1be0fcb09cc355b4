import type { Tx } from '../db/schema.ts'
import type {
  GatewayCharge,
  GatewaySubscription,
  SubscriptionState,
} from '../adapters/payments/payments.ts'
import type { PaymentOutcome } from '../core/listeners.ts'
import { recordCharge } from './periods.ts'

/** How far along a state is: within one second the further one is the later one. */
const rank: Record<SubscriptionState, number> = {
  created: 0,
  authenticated: 1,
  active: 2,
  paused: 3,
  pending: 4,
  halted: 5,
  completed: 9,
  expired: 9,
  cancelled: 9,
}
const isEnd = (state: SubscriptionState) => rank[state] === 9

/**
 * Whether a word of the gateway's changes what we hold: only what was said later, never from an end
 * back into life, and never back to the time before the first payment.
 */
export function isNews(
  held: { state: SubscriptionState; at: Date },
  told: { state: SubscriptionState; at: Date },
): boolean {
  if (held.state === told.state || isEnd(held.state)) return false
  if (isEnd(told.state)) return true
  // What we have made ourselves has had no word of the gateway's yet.
  if (held.state === 'created') return true
  if (rank[held.state] >= rank.active && rank[told.state] < rank.active) return false
  // The gateway tells whole seconds.
  const [before = 0, after = 0] = [held.at, told.at].map((at) => Math.floor(at.getTime() / 1000))
  return after > before || (after === before && rank[told.state] > rank[held.state])
}

/** The row of a subscription by the gateway's name for it, held until the transaction ends. */
export async function holdSubscription(tx: Tx, gatewaySubscriptionId: string) {
  return tx
    .selectFrom('subscriptions')
    .where('gateway_subscription_id', '=', gatewaySubscriptionId)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
}

/** Takes in what the gateway says of a subscription at `saidAt`, and of a payment for it. */
export async function followGateway(
  tx: Tx,
  told: GatewaySubscription,
  charges: readonly GatewayCharge[],
  saidAt: Date,
  at: Date,
): Promise<PaymentOutcome> {
  const held = await holdSubscription(tx, told.id)
  if (!held) return 'unknown'
  if (isNews({ state: held.state, at: held.state_at }, { state: told.status, at: saidAt })) {
    const cancels = told.status === 'cancelled' && !held.cancelled_at
    await tx
      .updateTable('subscriptions')
      .set({
        state: told.status,
        state_at: saidAt,
        ...(cancels && { cancelled_at: saidAt }),
        ...(isEnd(told.status) && { tell: null }),
      })
      .where('subscription_id', '=', held.subscription_id)
      .execute()
    if (cancels) held.cancelled_at = saidAt
  }
  let outcome: PaymentOutcome = 'known'
  for (const charge of charges) outcome = await recordCharge(tx, held, charge, at)
  return outcome
}
