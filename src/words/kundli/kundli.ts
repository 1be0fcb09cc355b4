import type { LocalizedText } from '../say.ts'

/** What the kundli room says when it takes, keeps or refuses birth details. */
export const kundliMessages = {
  saved: { en: 'Your kundli is saved.', hi: 'आपकी कुंडली सहेज ली गई है।' },
  relationKept: { en: 'Noted.', hi: 'लिख लिया।' },
  updated: { en: 'Your kundli is updated.', hi: 'आपकी कुंडली बदल दी गई है।' },
  deleted: { en: 'The kundli is deleted.', hi: 'कुंडली हटा दी गई है।' },
  notFound: { en: 'This kundli was not found.', hi: 'यह कुंडली नहीं मिली।' },
  needsMinute: {
    en: 'This needs the birth time, which is not known.',
    hi: 'इसके लिए जन्म समय चाहिए, जो मालूम नहीं है।',
  },
  tooMany: {
    en: 'You have saved 50 kundlis, the most there is room for. Delete one to add another.',
    hi: 'आपकी 50 कुंडलियाँ सहेजी हुई हैं, इससे ज़्यादा की जगह नहीं है। नई जोड़ने के लिए कोई एक हटाएँ।',
  },
  invalidDay: {
    en: 'This day does not exist in the calendar. Please check day and month.',
    hi: 'कैलेंडर में ऐसी तारीख़ नहीं है। कृपया दिन और महीना देख लें।',
  },
  dayNotInZone: {
    en: 'The calendar of this place left this day out. Please check the date.',
    hi: 'इस जगह के कैलेंडर में यह दिन आया ही नहीं। कृपया तारीख़ देख लें।',
  },
  beforeRange: {
    en: 'Charts can be computed from 1 January 1900, 00:00 UTC, on; at this place the clock then stood later than the time you typed.',
    hi: 'कुंडली 1 जनवरी 1900, 00:00 UTC से आगे की बनती है; इस स्थान की घड़ी तब आपके लिखे समय से आगे थी।',
  },
  yearTooEarly: { en: 'The year must be 1900 or later.', hi: 'वर्ष 1900 या उसके बाद का होना चाहिए।' },
  yearTooLate: { en: 'The year has not come yet.', hi: 'यह वर्ष अभी आया नहीं है।' },
  future: {
    en: 'This moment has not come yet. Please check the date and time.',
    hi: 'यह समय अभी आया नहीं है। कृपया तारीख़ और समय देख लें।',
  },
  hour24: {
    en: 'Hour 24 can mean two nights: 00:00 of this day, or 00:00 of the next. Please write it as hour 0 of the right day.',
    hi: '24 बजे का अर्थ दो रातें हो सकता है: इसी दिन के 00:00 या अगले दिन के 00:00। कृपया सही दिन के 0 बजे के रूप में लिखें।',
  },
  invalidTime: {
    en: 'The time must be from 00:00 to 23:59. If you don’t know it, tick “I don’t know the time”.',
    hi: 'समय 00:00 से 23:59 के बीच होना चाहिए। यदि समय मालूम नहीं, तो “समय मालूम नहीं” चुनें।',
  },
  clockGap: {
    en: 'The clocks were put forward at this hour, so this time was never shown. Which did you mean?',
    hi: 'इस घड़ी घड़ियाँ आगे बढ़ाई गई थीं, इसलिए यह समय घड़ी पर आया ही नहीं। आपका मतलब कौन-सा समय था?',
  },
  clockRepeated: {
    en: 'The clocks were put back at this hour, so this time came twice. Which one was it?',
    hi: 'इस घड़ी घड़ियाँ पीछे की गई थीं, इसलिए यह समय दो बार आया। वह कौन-सा था?',
  },
} satisfies Record<string, LocalizedText>

/** One of two readings of an unclear clock time, by its offset from UTC ("+05:30"). */
export const clockChoice = {
  en: (offset: string, isFirst: boolean) => `The ${isFirst ? 'first' : 'second'} (UTC ${offset})`,
  hi: (offset: string, isFirst: boolean) => `${isFirst ? 'पहला' : 'दूसरा'} (UTC ${offset})`,
}

/** The same where the clock never showed the time: what it showed instead ("03:30"), and by which clock one counted. */
export const gapChoice = {
  en: (shown: string, offset: string, isOld: boolean) =>
    `${shown} by the ${isOld ? 'new' : 'old'} clock: counted by the ${isOld ? 'old' : 'new'} one (UTC ${offset})`,
  hi: (shown: string, offset: string, isOld: boolean) =>
    `${isOld ? 'नई' : 'पुरानी'} घड़ी में ${shown}: गिना ${isOld ? 'पुरानी' : 'नई'} घड़ी से गया (UTC ${offset})`,
}
