import type { Tx } from '../db/schema.ts'
import type {
  GatewayCharge,
  GatewaySubscription,
  SubscriptionState,
} from '../adapters/payments/payments.ts'
import type { PaymentOutcome } from '../core/listeners.ts'
import { recordCharge } from './periods.ts'

/** What a subscription can become: from one stage only into a later one. */
const stage: Record<SubscriptionState, number> = {
  created: 0,
  authenticated: 1,
  active: 2,
  paused: 2,
  pending: 2,
  halted: 2,
  completed: 3,
  expired: 3,
  cancelled: 3,
}
/** Within the running stage a subscription goes to and fro; of one second the later one here counts. */
const runningOrder: SubscriptionState[] = ['active', 'paused', 'pending', 'halted']
const isEnd = (state: SubscriptionState) => stage[state] === stage.cancelled

/**
 * Whether what the gateway says changes what is stored: a later stage always does and an earlier one
 * never, whatever their stamps, for events come in any order. Among the running states the stamp decides.
 */
export function isNewerState(
  storedStatus: { state: SubscriptionState; at: Date },
  gatewayStatus: { state: SubscriptionState; at: Date },
): boolean {
  const steps = stage[gatewayStatus.state] - stage[storedStatus.state]
  if (steps !== 0 || stage[storedStatus.state] !== stage.active) return steps > 0
  // The gateway tells whole seconds.
  const [before = 0, after = 0] = [storedStatus.at, gatewayStatus.at].map((at) =>
    Math.floor(at.getTime() / 1000),
  )
  const isLaterHere =
    runningOrder.indexOf(gatewayStatus.state) > runningOrder.indexOf(storedStatus.state)
  return after > before || (after === before && isLaterHere)
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
        ...(cancels && { cancelled_at: saidAt, cancelled_by: 'gateway' as const }),
        ...(isEnd(gatewaySubscription.status) && { tell: null }),
      })
      .where('subscription_id', '=', subscription.subscription_id)
      .execute()
  }
  let outcome: PaymentOutcome = 'known'
  for (const charge of charges) outcome = await recordCharge(tx, subscription, charge, at)
  return outcome
}
