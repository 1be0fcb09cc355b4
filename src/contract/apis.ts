/**
 * Every call of the product, one row each. The name is the wire path without `/apis/` and `.php`.
 * A row without a handler does not compile (server/app/endpoints.ts).
 */
import type { z } from 'zod'
import { accounts } from './accounts/accounts.ts'
import { answerPreview } from './answer-preview.ts'
import { adminAnswers } from './admin/answers.ts'
import { adminJobs } from './admin/jobs.ts'
import { adminPrices } from './admin/prices.ts'
import { adminUsers } from './admin/users.ts'
import { adminSecondFactor } from './admin/second-factor.ts'
import { admin } from './admin/admin.ts'
import { chatManagement } from './chat-management.ts'
import { blog } from './blog.ts'
import { calendar } from './calendar.ts'
import { chat } from './chat.ts'
import type { Failure } from './core/endpoint.ts'
import { festivals } from './festivals.ts'
import { forecasts } from './forecasts.ts'
import { forum } from './forum.ts'
import { freshCode } from './accounts/fresh-code.ts'
import { horoscope } from './horoscope.ts'
import { kundli } from './kundli/kundli.ts'
import { notifications } from './notifications.ts'
import { memory } from './memory.ts'
import { panchang } from './panchang.ts'
import { predictions } from './predictions.ts'
import { markedMuhurtas, reminders } from './reminders.ts'
import { today } from './today.ts'
import { profile } from './profile.ts'
import { site } from './site.ts'
import { subscription } from './subscription.ts'
import { payments } from './payments.ts'
import { wallet } from './wallet.ts'

export const apis = {
  ...accounts,
  ...freshCode,
  ...blog,
  ...site,
  ...kundli,
  ...chat,
  ...answerPreview,
  ...chatManagement,
  ...memory,
  ...forecasts,
  ...wallet,
  ...payments,
  ...subscription,
  ...panchang,
  ...festivals,
  ...horoscope,
  ...predictions,
  ...today,
  ...reminders,
  ...markedMuhurtas,
  ...calendar,
  ...admin,
  ...adminUsers,
  ...adminPrices,
  ...adminAnswers,
  ...adminJobs,
  ...adminSecondFactor,
  ...forum,
  ...profile,
  ...notifications,
}

export type Apis = typeof apis
export type ApiName = keyof Apis
/** What a caller may send, before defaults and clean-ups. */
export type WireInput<N extends ApiName> = z.input<Apis[N]['input']>
/** What a handler receives. */
export type ApiInput<N extends ApiName> = z.output<Apis[N]['input']>
/** What a handler gives on success. */
export type ApiOutput<N extends ApiName> = z.input<Apis[N]['output']>
/** What a caller gets: the success, or a refusal with its sentence. */
export type ApiReply<N extends ApiName> = z.output<Apis[N]['output']> | Failure

/** The path of a call: `chats/sendMessage` is `/apis/chats/sendMessage.php`. */
export function apiPath(name: ApiName): string {
  return `/apis/${name}.php`
}
