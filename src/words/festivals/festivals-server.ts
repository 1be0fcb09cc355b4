import type { LocalizedTemplate, LocalizedText } from '../say.ts'

/** What the server says of festivals: headings, and sentences that it finishes itself. */
export const festivalSentences = {
  year: {
    en: (year: number) => `Festivals and vrats ${year}`,
    hi: (year: number) => `व्रत और त्योहार ${year}`,
  } satisfies LocalizedTemplate<[number]>,
  yearTitle: {
    en: (year: number) => `Hindu festivals and vrats ${year}, month by month`,
    hi: (year: number) => `हिंदू व्रत और त्योहार ${year}, महीने के अनुसार`,
  } satisfies LocalizedTemplate<[number]>,
  month: {
    en: (month: string, year: number) => `Festivals and vrats in ${month} ${year}`,
    hi: (month: string, year: number) => `${month} ${year} के व्रत और त्योहार`,
  } satisfies LocalizedTemplate<[string, number]>,
  topicYear: {
    en: (name: string, year: number) => `${name} ${year}`,
    hi: (name: string, year: number) => `${name} ${year}`,
  } satisfies LocalizedTemplate<[string, number]>,
  topicMonth: {
    en: (name: string, month: string, year: number) => `${name} ${month} ${year}`,
    hi: (name: string, month: string, year: number) => `${name} ${month} ${year}`,
  } satisfies LocalizedTemplate<[string, string, number]>,
  topicTitle: {
    en: (heading: string) => `${heading}: date, time and rule`,
    hi: (heading: string) => `${heading}: तारीख़, समय और नियम`,
  } satisfies LocalizedTemplate<[string]>,
  yearDescription: {
    en: (count: number, year: number, place: string) =>
      `${count} festivals and vrats of ${year} for ${place}: every Ekadashi with its parana, Pradosh, Sankashti, Purnima, Amavasya, sankrantis and all the major festivals.`,
    hi: (count: number, year: number, place: string) =>
      `${place} के लिए ${year} के ${count} व्रत और त्योहार: पारण सहित हर एकादशी, प्रदोष, संकष्टी, पूर्णिमा, अमावस्या, संक्रांति और सभी बड़े पर्व।`,
  } satisfies LocalizedTemplate<[number, number, string]>,
  listDescription: {
    en: (heading: string, place: string, dates: string) =>
      `${heading} for ${place}: ${dates}. With the rule behind each date and the reason for it.`,
    hi: (heading: string, place: string, dates: string) =>
      `${place} के लिए ${heading}: ${dates}। हर तारीख़ के नियम और कारण सहित।`,
  } satisfies LocalizedTemplate<[string, string, string]>,
  oneDate: {
    en: (name: string, date: string, place: string) => `${name} is on ${date} in ${place}.`,
    hi: (name: string, date: string, place: string) => `${place} में ${name} ${date} को है।`,
  } satisfies LocalizedTemplate<[string, string, string]>,
  manyDates: {
    en: (count: number, place: string) =>
      `${count} dates for ${place}, each with its rule and its reason.`,
    hi: (count: number, place: string) =>
      `${place} के लिए ${count} तारीख़ें, हर एक अपने नियम और कारण सहित।`,
  } satisfies LocalizedTemplate<[number, string]>,
  yearLead: {
    en: (count: number) =>
      `${count} dates, calculated for this place by the rules of the Dharmashastra texts. Open one to see its rule, why it falls on that day, and which text the rule is from.`,
    hi: (count: number) =>
      `${count} तारीख़ें, जो इस स्थान के लिए धर्मशास्त्र के नियमों से निकाली गई हैं। किसी को खोलकर देखें कि उसका नियम क्या है, वह उसी दिन क्यों है और नियम किस ग्रंथ से है।`,
  } satisfies LocalizedTemplate<[number]>,
  span: {
    en: (name: string, from: string, until: string) => `${name}, ${from} to ${until}`,
    hi: (name: string, from: string, until: string) => `${name}, ${from} से ${until} तक`,
  } satisfies LocalizedTemplate<[string, string, string]>,
  stretch: {
    en: (from: string, until: string) => `${from} – ${until}`,
    hi: (from: string, until: string) => `${from} – ${until}`,
  } satisfies LocalizedTemplate<[string, string]>,
  smarta: { en: 'householders (smarta)', hi: 'गृहस्थ (स्मार्त)' },
  vaishnava: { en: 'Vaishnavas', hi: 'वैष्णव' },
  notFound: {
    en: 'There is no festival of that name in that year.',
    hi: 'उस वर्ष इस नाम का कोई व्रत या त्योहार नहीं है।',
  },
}

/** What a group of observances is called on its own page; all else bears its own name. */
export const festivalGroups = {
  ekadashi: { en: 'Ekadashi', hi: 'एकादशी' },
  pradosh: { en: 'Pradosh Vrat', hi: 'प्रदोष व्रत' },
  chaturthi: { en: 'Chaturthi Vrat', hi: 'चतुर्थी व्रत' },
  'sankashti-chaturthi': { en: 'Sankashti Chaturthi', hi: 'संकष्टी चतुर्थी' },
  'vinayaka-chaturthi': { en: 'Vinayaka Chaturthi', hi: 'विनायक चतुर्थी' },
  purnima: { en: 'Purnima', hi: 'पूर्णिमा' },
  amavasya: { en: 'Amavasya', hi: 'अमावस्या' },
  sankranti: { en: 'Sankranti', hi: 'संक्रांति' },
  'masik-shivaratri': { en: 'Masik Shivaratri', hi: 'मासिक शिवरात्रि' },
  'masik-durgashtami': { en: 'Masik Durgashtami', hi: 'मासिक दुर्गाष्टमी' },
  kalashtami: { en: 'Kalashtami', hi: 'कालाष्टमी' },
  'skanda-shashthi': { en: 'Skanda Shashthi', hi: 'स्कंद षष्ठी' },
  'pitru-paksha': { en: 'Pitru Paksha', hi: 'पितृ पक्ष' },
  'sawan-somvar': { en: 'Sawan Somvar', hi: 'सावन सोमवार' },
  'mangala-gauri': { en: 'Mangala Gauri Vrat', hi: 'मंगला गौरी व्रत' },
} satisfies Record<string, LocalizedText>
export type FestivalGroup = keyof typeof festivalGroups
