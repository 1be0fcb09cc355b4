import type { CallApi } from '../api/client.ts'
import { zodiacSigns } from '../../words/horoscope/zodiac.ts'
import { lastKundli, type LastKundli } from './last-kundli.ts'

/** The home page of somebody who is signed in: about whom they ask, that person's day, what they have left. */
export interface MyDay {
  kundli: LastKundli | null
  /** By the Moon's sign; null where that is not known. */
  today: { zodiac: string; score: number; text: string } | null
  lastChat: { asstId: string; title: string } | null
  balance: { oracle: number; astra: number; rupees: number } | null
}

/** So many sentences of the day stand on the home page. */
const sentences = 2

export async function myDay(call: CallApi): Promise<MyDay> {
  const [kundli, chats, balance] = await Promise.all([
    lastKundli(call),
    call('chats/getChats', {}),
    call('users/getBalance', {}),
  ])
  const [chat] = chats.ok ? chats.data.chats : []
  return {
    kundli,
    today: kundli && (await dayOf(call, kundli.bid)),
    lastChat: chat ? { asstId: chat.asst_id, title: chat.title ?? chat.message } : null,
    balance: balance.ok
      ? {
          oracle: balance.data.oracle_questions,
          astra: balance.data.astra_questions,
          rupees: balance.data.balance,
        }
      : null,
  }
}

async function dayOf(call: CallApi, bid: string): Promise<MyDay['today']> {
  const chart = await call('birthdetails/chart', { bid })
  const rashi = chart.ok ? chart.data.chart.grahas.moon?.rashi : null
  const zodiac = typeof rashi === 'number' ? zodiacSigns[rashi]?.value : undefined
  if (!zodiac) return null
  const reply = await call('horoscope/getHoroscope', { zodiac, when: 'Today' })
  if (!reply.ok) return null
  const areas = Object.values(reply.data.response.bot_response)
  const day = areas.find(({ key }) => key === 'general')
  return day ? { zodiac, score: day.score, text: firstSentences(day.split_response) } : null
}

function firstSentences(text: string): string {
  return text
    .split(/(?<=[.!?।])\s+/)
    .slice(0, sentences)
    .join(' ')
}
