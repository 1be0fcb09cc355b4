import { dayFrom, general, northern } from './cells.ts'
import type { LunarCells } from './cells.ts'

/** Chaitra to Jyeshtha. */
export const rowsOfSpring: LunarCells[] = [
  ['ugadi', 'Ugadi', 'उगादी', 1, 1, 'sunrise'],
  ['gudi-padwa', 'Gudi Padwa', 'गुड़ी पड़वा', 1, 1, 'sunrise'],
  ['chaitra-navratri', 'Chaitra Navratri begins', 'चैत्र नवरात्रि आरंभ', 1, 1, 'sunrise'],
  ['gangaur', 'Gangaur', 'गणगौर', 1, 3, 'sunrise'],
  ['matsya-jayanti', 'Matsya Jayanti', 'मत्स्य जयंती', 1, 3, 'aparahna'],
  ['yamuna-chhath', 'Yamuna Chhath', 'यमुना छठ', 1, 6, 'sunrise', northern],
  ['chaitra-durgashtami', 'Durga Ashtami of Chaitra', 'चैत्र दुर्गाष्टमी', 1, 8, 'sunrise'],
  ['ram-navami', 'Ram Navami', 'राम नवमी', 1, 9, 'madhyahnaLater'],
  ['mahavir-jayanti', 'Mahavir Jayanti', 'महावीर जयंती', 1, 13, 'sunrise', general],
  ['hanuman-jayanti', 'Hanuman Jayanti', 'हनुमान जयंती', 1, 15, 'sunrise', northern],
  ['akshaya-tritiya', 'Akshaya Tritiya', 'अक्षय तृतीया', 2, 3, 'akshaya'],
  ['parashurama-jayanti', 'Parashurama Jayanti', 'परशुराम जयंती', 2, 3, 'pradoshaFirst'],
  ['shankara-jayanti', 'Shankaracharya Jayanti', 'शंकराचार्य जयंती', 2, 5, 'sunrise', general],
  ['ganga-saptami', 'Ganga Saptami', 'गंगा सप्तमी', 2, 7, 'madhyahna'],
  ['sita-navami', 'Sita Navami', 'सीता नवमी', 2, 9, 'madhyahna', northern],
  ['narasimha-jayanti', 'Narasimha Jayanti', 'नरसिंह जयंती', 2, 14, 'sunset'],
  ['buddha-purnima', 'Buddha Purnima', 'बुद्ध पूर्णिमा', 2, 15, 'sunrise', general],
  ['narada-jayanti', 'Narada Jayanti', 'नारद जयंती', 2, 16, 'sunrise', northern],
  ['vat-savitri', 'Vat Savitri Vrat', 'वट सावित्री व्रत', 2, 30, 'savitri'],
  ['shani-jayanti', 'Shani Jayanti', 'शनि जयंती', 2, 30, 'sunrise', northern],
  ['ganga-dussehra', 'Ganga Dussehra', 'गंगा दशहरा', 3, 10, 'purvahnaMore', { inAdhika: true }],
  ['vat-purnima', 'Vat Purnima', 'वट पूर्णिमा', 3, 15, 'savitri'],
  [
    'rath-yatra',
    'Jagannath Rath Yatra',
    'जगन्नाथ रथ यात्रा',
    4,
    2,
    'sunrise',
    { around: [dayFrom(8, 'bahuda-yatra', 'Bahuda Yatra', 'बाहुड़ा यात्रा')] },
  ],
  ['ashadha-navratri', 'Gupt Navratri of Ashadha', 'आषाढ़ गुप्त नवरात्रि', 4, 1, 'sunrise', northern],
]
