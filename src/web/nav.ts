import { navWords } from '../words/site.ts'
import type { Sentence } from '../words/say.ts'
import { pages } from './pages.ts'

/**
 * Every link of the bar, the side menu and the profile menu (the footer's: footer-links.ts): one row each. A row is
 * offered only when the page it leads to (`page`, a path of `pages.ts`) exists, so that no link ever
 * leads to a dead end and a new page appears in its menus by itself.
 */
export interface NavRow {
  page: string
  to: string
  words: Sentence
}

const existing = new Set(pages.map((page) => page.path))

export function pageExists(path: string): boolean {
  return existing.has(path)
}

/** The rows whose page exists. */
export const offered = <Row extends NavRow>(rows: Row[]): Row[] =>
  rows.filter((row) => existing.has(row.page))

export const horoscope = {
  page: 'horoscope',
  to: '/horoscope?zodiac=Aries&when=Today',
  words: navWords.horoscope,
}
const yearly = {
  page: 'daily-prediction',
  to: '/create-kundli?predictions=true',
  words: navWords.yearly,
}

/** The bar's links; `sideOnly` ones stand in the phone's side menu alone. */
export function barLinks(loggedIn: boolean): (NavRow & { sideOnly?: boolean })[] {
  return offered([
    { page: '', to: '/#chat-with-ai', words: navWords.chatNow },
    { page: 'forum', to: '/forum?page=1', words: navWords.astroHub },
    loggedIn ? yearly : horoscope,
    { page: 'subscription', to: '/subscription', words: navWords.plans },
    { page: 'blogs', to: '/blogs', words: navWords.blogs, sideOnly: true },
  ])
}

/** The profile menu of someone who is logged in; log-out stands below these, as a form. */
export const profileLinks: NavRow[] = offered([
  { page: 'profile', to: '/profile', words: navWords.points },
  { page: 'my-active-plans', to: '/my-active-plans', words: navWords.subscriptions },
  { page: 'chats', to: '/chats', words: navWords.history },
  { page: 'memory', to: '/memory', words: navWords.memory },
  { page: 'shared', to: '/shared', words: navWords.shared },
  { page: 'profile/redeem-history', to: '/profile/redeem-history', words: navWords.redeemed },
  { page: 'profile/transfer-history', to: '/profile/transfer-history', words: navWords.transfers },
  { page: 'account', to: '/account', words: navWords.account },
])
