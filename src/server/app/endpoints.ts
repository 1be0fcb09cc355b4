import { accountsEndpoints } from '../accounts/accounts.api.ts'
import { freshCodeEndpoints } from '../accounts/fresh-code/fresh-code.api.ts'
import { adminEndpoints } from '../admin/admin.api.ts'
import { adminAnswersEndpoints } from '../admin/answers.api.ts'
import { adminJobsEndpoints } from '../admin/jobs.api.ts'
import { adminPricesEndpoints } from '../admin/prices.api.ts'
import { adminSecondFactorEndpoints } from '../admin/second-factor.api.ts'
import { adminUsersEndpoints } from '../admin/users.api.ts'
import { blogEndpoints } from '../blog/blog.api.ts'
import { chatEndpoints } from '../chat/chat.api.ts'
import { answerPreviewEndpoints } from '../chat/preview/answer-preview.api.ts'
import { chatKeepingEndpoints } from '../chat/keeping/chat-keeping.api.ts'
import { contentEndpoints } from '../content/content.api.ts'
import type { Endpoints } from '../core/endpoint.ts'
import { forecastsEndpoints } from '../forecasts/forecasts.api.ts'
import { forumEndpoints } from '../forum/forum.api.ts'
import { horoscopeEndpoints } from '../horoscope/horoscope.api.ts'
import { todayEndpoints } from '../today/today.api.ts'
import { predictionsEndpoints } from '../predictions/predictions.api.ts'
import { kundliEndpoints } from '../kundli/kundli.api.ts'
import { notificationsEndpoints } from '../notifications/notifications.api.ts'
import { memoryEndpoints } from '../memory/memory.api.ts'
import { calendarEndpoints } from '../calendar/calendar.api.ts'
import { muhurtasEndpoints } from '../reminders/muhurtas.api.ts'
import { remindersEndpoints } from '../reminders/reminders.api.ts'
import { festivalEndpoints } from '../festivals/festivals.api.ts'
import { panchangEndpoints } from '../panchang/panchang.api.ts'
import { subscriptionEndpoints } from '../subscription/subscription.api.ts'
import { profileEndpoints } from '../profile/profile.api.ts'
import { paymentsEndpoints } from '../payments/payments.api.ts'
import { walletEndpoints } from '../wallet/wallet.api.ts'

/** Every row's handler: one that is missing does not compile. */
export const endpoints: Endpoints = {
  ...accountsEndpoints,
  ...freshCodeEndpoints,
  ...contentEndpoints,
  ...blogEndpoints,
  ...kundliEndpoints,
  ...chatEndpoints,
  ...answerPreviewEndpoints,
  ...chatKeepingEndpoints,
  ...memoryEndpoints,
  ...forecastsEndpoints,
  ...walletEndpoints,
  ...paymentsEndpoints,
  ...subscriptionEndpoints,
  ...panchangEndpoints,
  ...festivalEndpoints,
  ...adminEndpoints,
  ...adminUsersEndpoints,
  ...adminPricesEndpoints,
  ...adminAnswersEndpoints,
  ...adminJobsEndpoints,
  ...adminSecondFactorEndpoints,
  ...forumEndpoints,
  ...profileEndpoints,
  ...notificationsEndpoints,
  ...horoscopeEndpoints,
  ...predictionsEndpoints,
  ...todayEndpoints,
  ...remindersEndpoints,
  ...muhurtasEndpoints,
  ...calendarEndpoints,
}
