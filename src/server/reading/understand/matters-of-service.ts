import type { FrameTopic } from '../types/frame.ts'
import { matterRows } from './matters-of-account.ts'
import { moneyRows } from './matters-of-money.ts'
import { personaRows, trustRows } from './matters-of-trust.ts'
import type { MatterRow } from './service-words.ts'

/** Rows of a question of trust that come before the doubt: who sees what was asked. */
const ofSecrecy: readonly string[] = ['stranger-inside', 'who-sees', 'data-safe']
/** Matters of money that belong to an account, and what is asked the price of though it is not sold. */
const ofBalance: readonly string[] = ['cancel-plan', 'balance-left', 'ways-to-pay', 'paid-twice']
const notSold: readonly string[] = ['not-offered']

const only = (rows: readonly MatterRow[], matters: readonly string[]): readonly MatterRow[] =>
  rows.filter(([matter]) => matters.includes(matter))

const byTopic: Partial<Record<FrameTopic, readonly MatterRow[]>> = {
  product: [...matterRows, ...moneyRows, ...trustRows],
  account: [...matterRows, ...only(moneyRows, ofBalance)],
  price: [...moneyRows, ...only(matterRows, notSold)],
  refund: [...moneyRows, ...matterRows],
  trust: [...only(matterRows, ofSecrecy), ...trustRows, ...matterRows],
  persona: [...personaRows, ...matterRows],
}

/** What is said where the words name nothing narrower. */
const fallbacks: Partial<Record<FrameTopic, string>> = {
  account: 'account',
  trust: 'how-sure',
  refund: 'refund',
}

/**
 * The matter of a question that was read to be about the service, by its topic and by looser words than those that keep
 * a question of life from it; null where it is no such question, or the words name nothing narrower.
 */
export function matterOfService(topic: FrameTopic, question: string): string | null {
  const found = byTopic[topic]?.find(([, told]) =>
    typeof told === 'function' ? told(question) : told.test(question),
  )
  return found?.[0] ?? fallbacks[topic] ?? null
}
