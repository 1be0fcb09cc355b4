import type { LocalizedText } from '../../say.ts'

/**
 * Times between which people choose, by the words that name them and by what they are called in an answer. In Hindi
 * the name stands as "when": "इसी महीने", "होली के बाद".
 */

interface Named {
  latin: string
  nagari: string
  name: LocalizedText
}

export const spans = {
  thisWeek: {
    latin: 'this week|is hafte|isi hafte|iss hafte|this coming week',
    nagari: 'इस हफ़?्ते|इसी हफ़?्ते|इस सप्ताह',
    name: { en: 'this week', hi: 'इसी हफ़्ते' },
  },
  nextWeek: {
    latin: 'next week|agle hafte|agle week',
    nagari: 'अगले हफ़?्ते|अगले सप्ताह',
    name: { en: 'next week', hi: 'अगले हफ़्ते' },
  },
  thisMonth: {
    latin: 'this month|is mahine|isi mahine|iss mahine|is month|isi month',
    nagari: 'इस महीने|इसी महीने|इसी माह|इस माह',
    name: { en: 'this month', hi: 'इसी महीने' },
  },
  nextMonth: {
    latin: 'next month|agle mahine|agle month',
    nagari: 'अगले महीने|अगले माह',
    name: { en: 'next month', hi: 'अगले महीने' },
  },
  nextYear: {
    latin: 'next year|agle saal|agle sal|agli baar|next season',
    nagari: 'अगले साल|अगले वर्ष|अगली बार',
    name: { en: 'next year', hi: 'अगले साल' },
  },
  thisYear: {
    latin: 'this year|is saal|isi saal|iss saal|is sal|isi sal',
    nagari: 'इस साल|इसी साल|इस वर्ष',
    name: { en: 'this year', hi: 'इसी साल' },
  },
  now: {
    latin:
      'now|right away|immediately|at once|straight away|abhi|turant|diwali offer|festival offer|in the offer|offer me|today itself|aaj hi',
    nagari: 'अभी|तुरंत|ऑफर में|ऑफ़र में|आज ही',
    name: { en: 'now', hi: 'अभी' },
  },
} as const satisfies Record<string, Named>

type MonthDay = readonly [month: number, day: number]

/** Words, name, and the days from and to which it lasts in most years. */
export const feasts: readonly (readonly [string, string, LocalizedText, MonthDay, MonthDay])[] = [
  ['kharmas|malmas|mal maas', 'खरमास|मलमास', { en: 'Kharmas', hi: 'खरमास में' }, [12, 16], [1, 14]],
  [
    'makar sankranti?|sankranti?|pongal|khichdi|lohri|uttarayan',
    'मकर संक्रांति|संक्रांति|पोंगल|लोहड़ी|उत्तरायण',
    { en: 'Sankranti', hi: 'संक्रांति पर' },
    [1, 13],
    [1, 15],
  ],
  ['new year', 'नए साल|नये साल', { en: 'the new year', hi: 'नए साल में' }, [1, 1], [1, 31]],
  ['holi', 'होली', { en: 'Holi', hi: 'होली पर' }, [3, 5], [3, 22]],
  ['ugadi|gudi ?padwa', 'गुड़ी पड़वा|उगादि', { en: 'Ugadi', hi: 'गुड़ी पड़वा पर' }, [3, 22], [4, 10]],
  ['shivratri|shivaratri', 'शिवरात्रि', { en: 'Shivratri', hi: 'शिवरात्रि पर' }, [2, 18], [3, 8]],
  [
    'akshaya? ?tritiya|akha ?teej',
    'अक्षय तृतीया|आखा तीज',
    { en: 'Akshaya Tritiya', hi: 'अक्षय तृतीया पर' },
    [4, 25],
    [5, 12],
  ],
  ['jyeshth|jyeshtha|jeth', 'ज्येष्ठ|जेठ', { en: 'Jeth', hi: 'ज्येष्ठ में' }, [5, 20], [6, 20]],
  ['shra+van|sa+wan|saavan', 'सावन|श्रावण', { en: 'Shravan', hi: 'सावन में' }, [7, 17], [8, 20]],
  ['rakhi|raksha ?bandhan', 'राखी|रक्षाबंधन', { en: 'Rakhi', hi: 'राखी पर' }, [8, 8], [8, 28]],
  ['onam', 'ओणम', { en: 'Onam', hi: 'ओणम पर' }, [8, 20], [9, 12]],
  [
    'shra+ddh?|pitru? ?paksh\\p{L}*',
    'श्राद्ध|पितृ पक्ष|पितृपक्ष',
    { en: 'the Shraddha fortnight', hi: 'श्राद्ध पक्ष में' },
    [9, 15],
    [10, 5],
  ],
  ['navra+tri?', 'नवरात्रि|नवरात्र', { en: 'Navratri', hi: 'नवरात्र में' }, [10, 1], [10, 20]],
  ['dussehra|dasara|dashahra', 'दशहरा|दशहरे', { en: 'Dussehra', hi: 'दशहरे पर' }, [10, 8], [10, 24]],
  [
    'di(?:wa|pa)v?li|deepavali',
    'दिवाली|दीवाली|दीपावली',
    { en: 'Diwali', hi: 'दिवाली पर' },
    [10, 24],
    [11, 14],
  ],
  ['dhanteras', 'धनतेरस', { en: 'Dhanteras', hi: 'धनतेरस पर' }, [10, 22], [11, 12]],
  ['chhath|chath', 'छठ', { en: 'Chhath', hi: 'छठ पर' }, [10, 28], [11, 20]],
  [
    'this winter|in winter|winters?|sardiyon|sardi',
    'सर्दियों|सर्दी',
    { en: 'the winter', hi: 'इस सर्दी में' },
    [11, 15],
    [2, 20],
  ],
  [
    'this summer|in summer|summers?|garmiyon|garmi',
    'गर्मियों|गर्मी',
    { en: 'the summer', hi: 'गर्मियों में' },
    [4, 10],
    [6, 20],
  ],
  [
    'monsoon|rains|rainy season|barsaa?t|baarish',
    'बरसात|बारिश',
    { en: 'the rains', hi: 'बरसात में' },
    [6, 25],
    [9, 15],
  ],
]

/** To let some time pass. */
export const waitOneYear =
  '(?:wait|hold|postpone|keep)?\\s*(?:for )?(?:one|a|1|another) (?:more )?year(?: more| later| gap)?|in a year|next to next year|(?:ek|1|aur ek) (?:saal|sal)(?: aur| baad| bad| ruk\\p{L}*)?|saal bhar|एक साल(?: और| बाद| रुक[\\p{L}\\p{M}]*)?|साल भर'
export const waitSome =
  'wait\\p{L}*|let it (?:go|be)|postpone|later|hold|gap|(?:some|few|a few|couple of|two|three|six|2|3|6) (?:more )?months?|ruk\\p{L}*|thehr\\p{L}*|baad me|baad mein|bad me|tal du|taal du|intezaa?r|intzar|kuch mahine|रुक[\\p{L}\\p{M}]*|ठहर[\\p{L}\\p{M}]*|बाद में|टाल[\\p{L}\\p{M}]*|इंतज़ार|इंतजार|कुछ महीने'
export const waits = {
  some: { en: 'waiting', hi: 'रुककर' },
  year: { en: 'waiting a year', hi: 'एक साल रुककर' },
} as const satisfies Record<string, LocalizedText>

const plainHindi = (name: string): string => name.replace(/ (?:में|पर)$/u, '')
export const after = ({ en, hi }: LocalizedText): LocalizedText => ({
  en: `after ${en}`,
  hi: `${plainHindi(hi)} के बाद`,
})
export const before = ({ en, hi }: LocalizedText): LocalizedText => ({
  en: `before ${en}`,
  hi: `${plainHindi(hi)} से पहले`,
})
/** The asker's own words for what is waited for. */
export const afterInHindi = (words: string): string =>
  /[\u0900-\u097f]/u.test(words) ? `${words} के बाद` : `${words} ke baad`
