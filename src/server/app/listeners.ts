import { failAbandonedAnswer } from '../chat/live/fail-stale-answer.ts'
import { endChatsOfKundli } from '../chat/live/end-chats-of-kundli.ts'
import type { Listeners } from '../core/listeners.ts'
import { tellOperatorsOfBudget } from '../notifications/notify-operators.ts'
import { followOwnKundli } from '../profile/follow-own-kundli.ts'
import { failAbandonedPrediction } from '../predictions/fail-stale-prediction.ts'
import { planAnswer } from '../reminders/plan-news.ts'
import { closePeriodOfPayment } from '../subscription/periods.ts'
import { applyGatewaySubscription } from '../subscription/apply-gateway-subscription.ts'

/** Who hears of which act. */
export const listeners: Listeners = {
  budgetNearlySpent: tellOperatorsOfBudget,
  kundliDeleted: endChatsOfKundli,
  ownKundliNamed: followOwnKundli,
  subscriptionChanged: applyGatewaySubscription,
  planPaymentTakenBack: closePeriodOfPayment,
  answerFinishedUnread: planAnswer,
  holdVoided: [failAbandonedAnswer, failAbandonedPrediction],
}
