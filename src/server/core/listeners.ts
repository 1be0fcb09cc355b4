import type { GatewayCharge, GatewaySubscription } from '../adapters/payments/payments.ts'
import type { Tx } from '../db/schema.ts'
import type { BudgetName } from './budget.ts'
import type { AppContext } from './context.ts'

/** What a gateway's news came to: `returned` money goes back, `waits` needs another event first. */
export type PaymentOutcome = 'kept' | 'returned' | 'known' | 'unknown' | 'waits'

export interface KundliDeletion {
  context: AppContext
  tx: Tx
  uid: string
  bid: string
  /** Whether its chats go with it; they are stopped in any case. */
  withChats: boolean
  at: Date
  afterCommit: (work: () => void) => void
}

/**
 * How a domain hears of another's act without the other importing it: each is called in the act's own
 * transaction. The list stands in app/listeners.ts.
 */
export interface Listeners {
  /** Four fifths of a budget of the whole service are used; called beside the act, not within it. */
  budgetNearlySpent: (context: AppContext, budget: BudgetName) => Promise<unknown>
  /** @returns how many chats were deleted with it. */
  kundliDeleted: (deletion: KundliDeletion) => Promise<number>
  /** A kundli was named the user's own. */
  ownKundliNamed: (tx: Tx, own: { uid: string; bid: string }) => Promise<unknown>
  /** The gateway said something of a subscription at `saidAt`, and of payments for it. */
  subscriptionChanged: (
    tx: Tx,
    subscription: GatewaySubscription,
    charges: readonly GatewayCharge[],
    saidAt: Date,
    at: Date,
  ) => Promise<PaymentOutcome>
  /** A plan's payment was taken back by the bank or at the gateway: its month ends. */
  planPaymentTakenBack: (tx: Tx, paymentId: string, at: Date) => Promise<void>
  /** An answer was finished with nobody there to read it; called beside the act, not within it. */
  answerFinishedUnread: (
    context: AppContext,
    answer: { uid: string; mid: string },
  ) => Promise<unknown>
  /** A stale hold was given back: what rests on it fails. Each leaves alone what is not its own. */
  holdVoided: readonly ((tx: Tx, holdId: string) => Promise<unknown>)[]
}
