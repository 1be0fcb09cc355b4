import { accountData, sessionsData } from '../accounts/accounts-data.ts'
import { operatorActsData } from '../admin/operator-acts-data.ts'
import { calendarData } from '../calendar/calendar-data.ts'
import { chatData } from '../chat/keeping/chat-data.ts'
import type { PersonalDataSource } from '../core/personal-data-source.ts'
import { forecastsData } from '../forecasts/forecasts-data.ts'
import { forumData } from '../forum/forum-data.ts'
import { idempotencyData } from '../http/idempotency-data.ts'
import { kundliData } from '../kundli/kundli-data.ts'
import { predictionsData } from '../predictions/predictions-data.ts'
import { remindersData } from '../reminders/reminders-data.ts'
import { verdictData } from '../reading/verdict-data.ts'
import { planEnd } from '../subscription/plan-data.ts'
import { todayPersonalData } from '../today/today-data.ts'
import { moneyData } from '../wallet/money-data.ts'

/** Everything that is held on a user. A domain with a new table adds its source; erased from top to bottom. */
export const personalData: readonly PersonalDataSource[] = [
  planEnd,
  ...forumData,
  ...chatData,
  ...operatorActsData,
  ...verdictData,
  ...forecastsData,
  ...predictionsData,
  todayPersonalData,
  ...remindersData,
  calendarData,
  ...kundliData,
  ...sessionsData,
  ...idempotencyData,
  ...moneyData,
  accountData,
]
