import type { Holdings } from '../../words/home/home.ts'
import type { WireInput } from '../../contract/apis.ts'
import type { CallApi } from '../api/client.ts'
import { keptCity, placeInput } from '../core/kept-choices.ts'
import { lastKundli, type LastKundli } from '../core/own-kundli.ts'
import type { DueForecastData } from './due-forecast.tsx'

/** The home page of somebody who is signed in: about whom they ask, that person's day, what they have left. */
export interface MyDay {
  kundli: LastKundli | null
  /** How it is in two sentences, and Rahu Kaal by the clock of their city; null where the Moon's sign is open. */
  today: { text: string; rahuKaal: string | null } | null
  lastChat: { asstId: string; title: string } | null
  balance: Holdings | null
  /** The time that is to be judged first. */
  due: DueForecastData | null
}

export async function myDay(call: CallApi, cookieHeader: string | null): Promise<MyDay> {
  const [kundli, city, chats, balance, plan, forecast] = await Promise.all([
    lastKundli(call),
    keptCity(call, cookieHeader, true),
    call('chats/getChats', {}),
    call('users/getBalance', {}),
    call('subscriptions/get_subscription', {}),
    call('forecasts/getDue', {}),
  ])
  const [chat] = chats.ok ? chats.data.chats : []
  return {
    kundli,
    due: forecast.ok ? forecast.data.due : null,
    today: kundli && (await dayOf(call, { bid: kundli.bid, ...placeInput(city) })),
    lastChat: chat ? { asstId: chat.asst_id, title: chat.title ?? chat.message } : null,
    balance: balance.ok
      ? {
          ofPlan: plan.ok && plan.data.is_active ? plan.data.remaining_questions : null,
          oracle: balance.data.oracle_questions,
          astra: balance.data.astra_questions,
          rupees: balance.data.balance,
        }
      : null,
  }
}

async function dayOf(call: CallApi, of: WireInput<'today/getDay'>): Promise<MyDay['today']> {
  const reply = await call('today/getDay', of)
  const day = reply.ok ? reply.data.day : null
  if (!day) return null
  const { rahuKaal, tone } = day
  return { text: tone.join(' '), rahuKaal: rahuKaal && `${rahuKaal.from}–${rahuKaal.until}` }
}
