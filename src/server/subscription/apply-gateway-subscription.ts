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
export function isNewerState(
  storedStatus: { state: SubscriptionState; at: Date },
  gatewayStatus: { state: SubscriptionState; at: Date },
): boolean {
  if (storedStatus.state === gatewayStatus.state || isEnd(storedStatus.state)) return false
  if (isEnd(gatewayStatus.state)) return true
  // What we have made ourselves has had no word of the gateway's yet.
  if (storedStatus.state === 'created') return true
  if (rank[storedStatus.state] >= rank.active && rank[gatewayStatus.state] < rank.active)
    return false
  // The gateway tells whole seconds.
  const [before = 0, after = 0] = [storedStatus.at, gatewayStatus.at].map((at) =>
    Math.floor(at.getTime() / 1000),
  )
  return (
    after > before || (after === before && rank[gatewayStatus.state] > rank[storedStatus.state])
  )
}

/** The row of a subscription by the gateway's name for it, held until the transaction ends. */
export async function lockSubscription(tx: Tx, gatewaySubscriptionId: string) {
  return tx
    .selectFrom('subscriptions')
    .where('gateway_subscription_id', '=', gatewaySubscriptionId)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
}

/** Takes in what the gateway says of a subscription at `saidAt`, and of a payment for it. */
export async function applyGatewaySubscription(
  tx: Tx,
  gatewaySubscription: GatewaySubscription,
  charges: readonly GatewayCharge[],
  saidAt: Date,
  at: Date,
): Promise<PaymentOutcome> {
  const subscription = await lockSubscription(tx, gatewaySubscription.id)
  if (!subscription) return 'unknown'
  if (
    isNewerState(
      { state: subscription.state, at: subscription.state_at },
      { state: gatewaySubscription.status, at: saidAt },
    )
  ) {
    const cancels = gatewaySubscription.status === 'cancelled' && !subscription.cancelled_at
    await tx
      .updateTable('subscriptions')
      .set({
        state: gatewaySubscription.status,
        state_at: saidAt,
        ...(cancels && { cancelled_at: saidAt }),
        ...(isEnd(gatewaySubscription.status) && { tell: null }),
      })
      .where('subscription_id', '=', subscription.subscription_id)
      .execute()
    if (cancels) subscription.cancelled_at = saidAt
  }
  let outcome: PaymentOutcome = 'known'
  for (const charge of charges) outcome = await recordCharge(tx, subscription, charge, at)
  return outcome
}
