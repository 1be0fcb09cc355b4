import type { LocalizedTemplate, LocalizedText } from '../../say.ts'

/** The dates of Ekadashi and of other days that come every month. */

export const dayNames = {
  ekadashi: { en: 'Ekadashi', hi: 'एकादशी' },
  purnima: { en: 'Purnima', hi: 'पूर्णिमा' },
  amavasya: { en: 'Amavasya', hi: 'अमावस्या' },
  pradosh: { en: 'Pradosh', hi: 'प्रदोष' },
  sankashti: { en: 'Sankashti Chaturthi', hi: 'संकष्टी चतुर्थी' },
} satisfies Record<string, LocalizedText>

/** The name of the day, its dates in a row. */
export const vratDatesIn: LocalizedTemplate<[string, string]> = {
  en: (name, dates) => `In that time ${name} is on ${dates}.`,
  hi: (name, dates) => `उस समय ${name} इन तारीख़ों पर है: ${dates}।`,
}
/** The name, the next date, and the one after it; '' for none. */
export const vratDatesNext: LocalizedTemplate<[string, string, string]> = {
  en: (name, first, second) =>
    `The next ${name} is on ${first}${second === '' ? '' : `, then on ${second}`}.`,
  hi: (name, first, second) =>
    `${name === dayNames.pradosh.hi ? 'अगला' : 'अगली'} ${name} ${first} को है${second === '' ? '' : `, फिर ${second} को`}।`,
}
export const vratDatesNote: LocalizedText = {
  en: 'The dates are those of the calendar for Delhi; the hours of the tithi and of breaking a fast are on the page “Festivals and vrats”. This answer is free.',
  hi: 'ये तारीख़ें दिल्ली के पंचांग से हैं; तिथि और पारण के समय “व्रत और त्योहार” पृष्ठ पर देखें। यह उत्तर मुफ़्त है।',
}
