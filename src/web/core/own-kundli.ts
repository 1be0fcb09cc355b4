import type { CallApi } from '../api/client.ts'

/** The kundli that whoever is signed in has named their own, else the one that they have saved last. */
export interface LastKundli {
  bid: string
  name: string
}

/** One’s own kundli, else the one that was saved last; null without any, and where the list could not be had. */
export async function lastKundli(call: CallApi): Promise<LastKundli | null> {
  const list = await call('birthdetails/list', {})
  const [birth] = list.ok ? list.data.births : []
  return birth ? { bid: birth.bid, name: birth.short_name ?? birth.full_name } : null
}
