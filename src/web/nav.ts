import { footerWords, navWords } from '../words/site.ts'
import type { Sentence } from '../words/say.ts'
import { pages } from './pages.ts'

/**
 * Every link of the bar, the side menu, the profile menu and the footer: one row each. A row is
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

const offered = <Row extends NavRow>(rows: Row[]): Row[] =>
  rows.filter((row) => existing.has(row.page))

const horoscope = {
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

const prediction = (kind: string) => `/create-kundli?predictions=true&p_type=${kind}`

export const footerGroups: { words: Sentence; rows: NavRow[] }[] = [
  {
    words: footerWords.ask,
    rows: offered([
      { page: 'oracle', to: '/oracle', words: footerWords.oracle },
      { page: 'astra', to: '/astra', words: footerWords.astra },
      { page: 'free-kundli', to: '/free-kundli?type=Oracle', words: footerWords.freeKundli },
      {
        page: 'free-kundli-celeb',
        to: '/free-kundli-celeb?type=Oracle',
        words: footerWords.celebrity,
      },
      { page: 'kundli-matching', to: '/kundli-matching', words: footerWords.matching },
      { page: 'panchang', to: '/panchang', words: footerWords.panchang },
      { page: 'muhurta', to: '/muhurta', words: footerWords.muhurta },
      { page: 'free-prediction', to: '/free-prediction', words: footerWords.dailyPredictions },
      { page: 'balance', to: '/balance', words: footerWords.balance },
      { page: 'recharges', to: '/recharges', words: footerWords.recharge },
      { page: 'oracle', to: '/oracle', words: footerWords.chatWith },
      { page: 'astra', to: '/astra', words: footerWords.talkTo },
    ]),
  },
  {
    words: footerWords.horoscope,
    rows: offered([
      { ...horoscope, words: footerWords.today },
      {
        page: 'horoscope',
        to: '/horoscope?zodiac=Aries&when=Tomorrow',
        words: footerWords.tomorrow,
      },
      { page: 'daily-prediction', to: prediction('weekly'), words: footerWords.weekly },
      { page: 'daily-prediction', to: prediction('monthly'), words: footerWords.monthly },
      { page: 'daily-prediction', to: prediction('yearly'), words: footerWords.yearly },
      { page: 'sitemap', to: '/sitemap', words: footerWords.sitemap },
    ]),
  },
  {
    words: footerWords.house,
    rows: offered([
      { page: 'accuracy', to: '/accuracy', words: footerWords.accuracy },
      { page: 'about-us', to: '/about-us', words: footerWords.about },
      { page: 'contact-us', to: '/contact-us', words: footerWords.contact },
      { page: 'shipping-policy', to: '/shipping-policy', words: footerWords.shipping },
      { page: 'privacy-policy', to: '/privacy-policy', words: footerWords.privacy },
      { page: 'refund-policy', to: '/refund-policy', words: footerWords.refund },
      { page: 'terms-and-conditions', to: '/terms-and-conditions', words: footerWords.terms },
    ]),
  },
].filter((group) => group.rows.length > 0)
