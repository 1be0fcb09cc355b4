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

/** Everything there is, as the phone's menu has it: the product first. */
export function menuGroups(
  isSignedIn: boolean,
  isOperator = false,
): { words: LocalizedText; rows: NavItem[] }[] {
  const only = (condition: boolean, ...rows: NavItem[]) => (condition ? rows : [])
  return [
    {
      words: navWords.ask,
      rows: [
        { to: '/', words: navWords.home },
        { to: '/ask', words: navWords.askQuestion },
        ...only(isSignedIn, { to: '/chats', words: navWords.history }),
        { to: '/#chat-with-ai', words: navWords.chatNow },
        { to: '/forum?page=1', words: navWords.astroHub },
      ],
    },
    {
      words: navWords.kundli,
      rows: [
        ...only(isSignedIn, { to: '/create-kundli', words: navWords.myKundlis }),
        ...only(!isSignedIn, { to: '/free-kundli', words: navWords.freeKundli }),
        { to: '/kundli-matching', words: navWords.matching },
        { to: '/free-kundli-celeb', words: navWords.celebrities },
      ],
    },
    {
      words: navWords.day,
      rows: [
        { to: '/today', words: navWords.today },
        { to: '/panchang', words: navWords.panchang },
        { to: '/festivals', words: navWords.festivals },
        { to: '/muhurta', words: navWords.muhurta },
        horoscopeLink,
        { to: '/free-prediction', words: navWords.daily },
        ...only(isSignedIn, yearly),
      ],
    },
    {
      words: isSignedIn ? navWords.mine : navWords.more,
      rows: [
        ...only(isSignedIn, { to: '/balance', words: navWords.balance }),
        { to: '/subscription', words: navWords.plans },
        ...only(
          isSignedIn,
          { to: '/my-active-plans', words: navWords.subscriptions },
          { to: '/profile', words: navWords.points },
          { to: '/notifications', words: navWords.notifications },
          { to: '/account', words: navWords.account },
        ),
        ...only(isOperator, { to: '/admin', words: navWords.operator }),
        { to: '/blogs', words: navWords.blogs },
      ],
    },
  ]
}

/** What is over, last and folded. */
export const menuHistories: NavItem[] = [
  { to: '/ledger', words: navWords.ledger },
  { to: '/payments', words: navWords.payments },
  { to: '/profile/redeem-history', words: navWords.redeemed },
  { to: '/profile/transfer-history', words: navWords.transfers },
]
