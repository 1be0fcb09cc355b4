import type { LocalizedText, LocalizedTemplate } from '../say.ts'
import type { LifeArea } from './moon.ts'

/** The parts of life that a horoscope tells, in this order; the keys are its category names. */
export const lifeAreas = {
  general: { en: 'The day', hi: 'दिन' },
  love: { en: 'Love', hi: 'प्रेम' },
  career: { en: 'Career', hi: 'करियर' },
  money: { en: 'Money', hi: 'धन' },
  wellbeing: { en: 'Wellbeing', hi: 'सुख-स्वास्थ्य' },
  family: { en: 'Family', hi: 'परिवार' },
} satisfies Record<LifeArea, LocalizedText>

export const dayNames = {
  Yesterday: { en: 'Yesterday', hi: 'बीता कल' },
  Today: { en: 'Today', hi: 'आज' },
  Tomorrow: { en: 'Tomorrow', hi: 'आने वाला कल' },
} satisfies Record<string, LocalizedText>

/** The same before a noun: the horoscope of … */
export const dayNamesBefore = {
  Yesterday: { en: 'Yesterday', hi: 'बीते कल' },
  Today: { en: 'Today', hi: 'आज' },
  Tomorrow: { en: 'Tomorrow', hi: 'आने वाले कल' },
} satisfies Record<keyof typeof dayNames, LocalizedText>

/** What stands behind a score, from the server. */
export const scoreTemplates = {
  start: { en: 'Every day begins at', hi: 'हर दिन की शुरुआत' },
  graha: {
    en: (graha: string, sign: string, here: string) => `${graha} in ${sign}, ${here}`,
    hi: (graha: string, sign: string, here: string) => `${graha} ${sign} राशि में, ${here}`,
  } satisfies LocalizedTemplate<[string, string, string]>,
  star: {
    en: (star: string, lord: string) => `The Moon’s star ${star}, lord ${lord}`,
    hi: (star: string, lord: string) => `चंद्रमा का नक्षत्र ${star}, स्वामी ${lord}`,
  } satisfies LocalizedTemplate<[string, string]>,
  friend: { en: 'a friend of this sign’s lord', hi: 'इस राशि के स्वामी के मित्र' },
  neutral: { en: 'neutral to this sign’s lord', hi: 'इस राशि के स्वामी के लिए सम' },
  enemy: { en: 'no friend of this sign’s lord', hi: 'इस राशि के स्वामी के मित्र नहीं' },
  good: { en: 'a good place', hi: 'शुभ स्थान' },
  even: { en: 'an even place', hi: 'सम स्थान' },
  slow: { en: 'a slow place', hi: 'धीमा स्थान' },
  hindu: {
    en: (month: string, tithi: string, year: number) => `${month}, ${tithi}, Vikram Samvat ${year}`,
    hi: (month: string, tithi: string, year: number) => `${month}, ${tithi}, विक्रम संवत ${year}`,
  } satisfies LocalizedTemplate<[string, string, number]>,
  moon: {
    en: (sign: string, star: string) => `Moon in ${sign}, ${star}`,
    hi: (sign: string, star: string) => `चंद्रमा ${sign} राशि, ${star} नक्षत्र में`,
  } satisfies LocalizedTemplate<[string, string]>,
  source: {
    en: 'Places after Phaladeepika, ch. 26; the sky at noon in India.',
    hi: 'स्थानों के फल फलदीपिका, अध्याय 26 से; आकाश भारत में दोपहर का।',
  },
} satisfies Record<string, LocalizedText | LocalizedTemplate<never[]>>

export const horoscopeRefusals = {
  noSign: {
    en: 'There is no such sign. Choose one of the twelve.',
    hi: 'ऐसी कोई राशि नहीं है। बारह में से कोई एक चुनें।',
  },
} satisfies Record<string, LocalizedText>

/** The page of a sign's day. */
export const horoscopeWords = {
  title: {
    en: (sign: string, when: string, date: string) =>
      `${sign} horoscope ${when.toLowerCase()}, ${date}: love, career, money`,
    hi: (sign: string, when: string, date: string) =>
      `${when} का राशिफल ${sign}, ${date}: प्रेम, करियर, धन`,
  } satisfies LocalizedTemplate<[string, string, string]>,
  heading: {
    en: (sign: string, when: string) => `${sign} horoscope ${when.toLowerCase()}`,
    hi: (sign: string, when: string) => `${sign}: ${when} का राशिफल`,
  } satisfies LocalizedTemplate<[string, string]>,
  description: {
    en: (sign: string, day: string) =>
      `${sign} on ${day}: love, career, money, wellbeing and family from the day’s real sky, each score with the transits that make it.`,
    hi: (sign: string, day: string) =>
      `${day} का ${sign} राशिफल: प्रेम, करियर, धन, स्वास्थ्य और परिवार, उस दिन के वास्तविक आकाश से; हर अंक के साथ उसे बनाने वाले ग्रह।`,
  } satisfies LocalizedTemplate<[string, string]>,
  kicker: { en: 'Horoscope', hi: 'राशिफल' },
  days: { en: 'Choose the day', hi: 'दिन चुनें' },
  whole: { en: 'Score of the day', hi: 'दिन का अंक' },
  percent: {
    en: (score: number) => `${score}%`,
    hi: (score: number) => `${score}%`,
  } satisfies LocalizedTemplate<[number]>,
  outOf: {
    en: (score: number) => `${score} out of 100`,
    hi: (score: number) => `100 में से ${score}`,
  } satisfies LocalizedTemplate<[number]>,
  why: { en: 'What makes this score', hi: 'यह अंक कैसे बना' },
  sum: { en: 'Score', hi: 'अंक' },
  stars: { en: 'By your birth star', hi: 'आपके जन्म नक्षत्र से' },
  starsLead: {
    en: 'This sign holds three stars. Counted from yours to the star of the day:',
    hi: 'इस राशि में तीन नक्षत्र आते हैं। आपके नक्षत्र से दिन के नक्षत्र तक गिनने पर:',
  },
  others: { en: 'The other signs', hi: 'अन्य राशियाँ' },
  row: { en: 'Today’s Horoscope', hi: 'आज का राशिफल' },
  moonSign: {
    en: 'This is read from the Moon sign (rashi), as Indian almanacs do. Not sure of yours?',
    hi: 'यह राशिफल चंद्र राशि से है, जैसा भारतीय पंचांगों में होता है। अपनी राशि नहीं पता?',
  },
  findSign: { en: 'See it in your kundli, free', hi: 'अपनी कुंडली में देखें, मुफ़्त' },
  own: {
    en: 'This is for everybody of one sign. Your own kundli says more.',
    hi: 'यह राशिफल एक राशि के सब लोगों के लिए है। आपकी अपनी कुंडली इससे ज़्यादा बताती है।',
  },
  ownLink: { en: 'My own daily prediction', hi: 'मेरा अपना दैनिक भविष्यफल' },
  failed: {
    en: 'The horoscope could not be made just now. Please try again in a moment.',
    hi: 'राशिफल अभी नहीं बन सका। कृपया थोड़ी देर में फिर कोशिश करें।',
  },
  kept: {
    en: 'Once printed, a day’s horoscope stays as it was.',
    hi: 'एक बार छपने के बाद किसी दिन का राशिफल वैसा ही रहता है।',
  },
} satisfies Record<string, LocalizedText | LocalizedTemplate<never[]>>
