import type { DiscussionList } from '../../../contract/core/constants.ts'

/** What a list of discussions is narrowed to. */
export interface ListChoice {
  list: DiscussionList
  language?: 'en' | 'hi'
  rashi?: number
  nakshatra?: number
  mahadasha?: string
}

/** The address of a page of such a list. */
export function listAddress({ list, language, ...tag }: ListChoice, page = 1): string {
  const query = new URLSearchParams({ page: String(page) })
  if (list !== 'new') query.set('list', list)
  if (language) query.set('lang', language)
  for (const [name, value] of Object.entries(tag)) query.set(name, String(value))
  return `/forum?${query}`
}
