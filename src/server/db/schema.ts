import type { Kysely, Transaction } from 'kysely'
import type { AccountTables } from './schema/accounts.ts'
import type { AdminTables } from './schema/admin.ts'
import type { CalendarTables } from './schema/calendar.ts'
import type { ChatTables } from './schema/chat.ts'
import type { ContentTables } from './schema/content.ts'
import type { CoreTables } from './schema/core.ts'
import type { ForecastTables } from './schema/forecasts.ts'
import type { ForumTables } from './schema/forum.ts'
import type { HoroscopeTables } from './schema/horoscope.ts'
import type { KundliTables } from './schema/kundli.ts'
import type { MemoryTables } from './schema/memory.ts'
import type { NotificationTables } from './schema/notifications.ts'
import type { PaymentTables } from './schema/payments.ts'
import type { PredictionTables } from './schema/predictions.ts'
import type { ProfileTables } from './schema/profile.ts'
import type { ReadingTables } from './schema/reading.ts'
import type { ReminderTables } from './schema/reminders.ts'
import type { SubscriptionTables } from './schema/subscription.ts'
import type { TodayTables } from './schema/today.ts'
import type { WalletTables } from './schema/wallet.ts'

/**
 * The tables as migrations leave them, each in the file of the domain that keeps it. A new table or column
 * stands in a migration and there.
 */
export interface Tables
  extends
    AccountTables,
    CoreTables,
    ContentTables,
    AdminTables,
    KundliTables,
    WalletTables,
    PaymentTables,
    SubscriptionTables,
    ChatTables,
    ReadingTables,
    MemoryTables,
    ForecastTables,
    PredictionTables,
    HoroscopeTables,
    ProfileTables,
    ForumTables,
    NotificationTables,
    TodayTables,
    ReminderTables,
    CalendarTables {}

/** The database for reading. */
export type Db = Kysely<Tables>
/** An open transaction: functions that change anything ask for one, and a plain Db does not fit. */
export type Tx = Transaction<Tables>
