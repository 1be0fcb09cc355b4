import { navWords } from '../../../words/app/nav.ts'
import type { LocalizedText } from '../../../words/say.ts'

/**
 * Every link of the bar, the side menu and the profile menu (the footer's: footer-links.ts), one row
 * each. A test holds each to the table of pages, so that none leads to a dead end.
 */
export interface NavItem {
  to: string
  words: LocalizedText
}

export const horoscopeLink = {
  to: '/horoscope?zodiac=Aries&when=Today',
  words: navWords.horoscope,
}
const yearly = {
  to: '/create-kundli?predictions=true',
  words: navWords.yearly,
}

/** The bar's links; `sideOnly` ones stand in the phone's side menu alone. */
export function barLinks(loggedIn: boolean): (NavItem & { sideOnly?: boolean })[] {
  return [
    { to: '/#chat-with-ai', words: navWords.chatNow },
    { to: '/forum?page=1', words: navWords.astroHub },
    loggedIn ? yearly : horoscopeLink,
    { to: '/subscription', words: navWords.plans },
    { to: '/blogs', words: navWords.blogs, sideOnly: true },
  ]
}

/**
 * The profile menu of someone who is logged in: the specified links, and the account, from where all
 * else of one's own is reached. Log-out stands below these, as a form.
 */
export const profileLinks: NavItem[] = [
  { to: '/profile', words: navWords.points },
  { to: '/my-active-plans', words: navWords.subscriptions },
  { to: '/chats', words: navWords.history },
  { to: '/profile/redeem-history', words: navWords.redeemed },
  { to: '/profile/transfer-history', words: navWords.transfers },
  { to: '/account', words: navWords.account },
]
