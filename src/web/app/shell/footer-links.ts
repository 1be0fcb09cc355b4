import { footerWords } from '../../../words/app/footer.ts'
import type { LocalizedText } from '../../../words/say.ts'
import { horoscopeLink } from './nav.ts'
import type { NavItem } from './nav.ts'

const prediction = (kind: string) => `/create-kundli?predictions=true&p_type=${kind}`

/** The footer's links, in their groups. */
export const footerGroups: { words: LocalizedText; rows: NavItem[] }[] = [
  {
    words: footerWords.ask,
    rows: [
      { to: '/oracle', words: footerWords.oracle },
      { to: '/astra', words: footerWords.astra },
      { to: '/free-kundli?type=Oracle', words: footerWords.freeKundli },
      {
        to: '/free-kundli-celeb?type=Oracle',
        words: footerWords.celebrity,
      },
      { to: '/kundli-matching', words: footerWords.matching },
      { to: '/panchang', words: footerWords.panchang },
      { to: '/festivals', words: footerWords.festivals },
      { to: '/muhurta', words: footerWords.muhurta },
      { to: '/free-prediction', words: footerWords.dailyPredictions },
      { to: '/balance', words: footerWords.balance },
      { to: '/recharges', words: footerWords.recharge },
      { to: '/oracle', words: footerWords.chatWith },
      { to: '/astra', words: footerWords.talkTo },
    ],
  },
  {
    words: footerWords.horoscope,
    rows: [
      { ...horoscopeLink, words: footerWords.today },
      {
        to: '/horoscope?zodiac=Aries&when=Tomorrow',
        words: footerWords.tomorrow,
      },
      { to: prediction('weekly'), words: footerWords.weekly },
      { to: prediction('monthly'), words: footerWords.monthly },
      { to: prediction('yearly'), words: footerWords.yearly },
      { to: '/sitemap', words: footerWords.sitemap },
    ],
  },
  {
    words: footerWords.house,
    rows: [
      { to: '/accuracy', words: footerWords.accuracy },
      { to: '/about-us', words: footerWords.about },
      { to: '/contact-us', words: footerWords.contact },
      { to: '/shipping-policy', words: footerWords.shipping },
      { to: '/privacy-policy', words: footerWords.privacy },
      { to: '/refund-policy', words: footerWords.refund },
      { to: '/terms-and-conditions', words: footerWords.terms },
    ],
  },
]
