import { footerWords } from '../words/footer.ts'
import type { Sentence } from '../words/say.ts'
import { horoscope, offered } from './nav.ts'
import type { NavRow } from './nav.ts'

const prediction = (kind: string) => `/create-kundli?predictions=true&p_type=${kind}`

/** The footer's links, in their groups. */
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
