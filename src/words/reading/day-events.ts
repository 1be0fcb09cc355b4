import type { LocalizedText } from '../say.ts'

/** A day that is named with an event: how it meets the asker's Moon, said of the event itself. */

/** The event inside a sentence: "for {event}", "{event} के लिए". */
export const eventNames = {
  interview: { en: 'the interview', hi: 'इंटरव्यू' },
  exam: { en: 'the paper', hi: 'परीक्षा' },
  result: { en: 'the result', hi: 'रिज़ल्ट' },
  meeting: { en: 'the meeting', hi: 'मीटिंग' },
  presentation: { en: 'the presentation', hi: 'प्रेज़ेंटेशन' },
  hearing: { en: 'the hearing', hi: 'सुनवाई' },
  match: { en: 'the match', hi: 'मुक़ाबले' },
  audition: { en: 'the audition', hi: 'ऑडिशन' },
  visit: { en: 'the family’s visit', hi: 'रिश्ते वालों के आने' },
  journey: { en: 'the journey', hi: 'यात्रा' },
} as const satisfies Record<string, LocalizedText>
export type DayEvent = keyof typeof eventNames

export const eventHeadlines: Readonly<
  Record<'favourable' | 'mixed' | 'patience', readonly LocalizedText[]>
> = {
  favourable: [
    {
      en: 'Likely yes: {day} is on your side for {event}, so go in early and speak first.',
      hi: 'उम्मीद अच्छी है: {event} के लिए {day} का दिन आपके पक्ष में है; समय से पहले पहुँचें और खुलकर बोलें।',
    },
    {
      en: 'For {event} {day} is a friendly day to you, and what you have prepared should be seen.',
      hi: '{event} के लिए {day} का दिन अनुकूल है, और जो तैयारी है वह दिखनी चाहिए।',
    },
  ],
  mixed: [
    {
      en: 'For {event} {day} is an even day: neither for nor against you, so your preparation decides.',
      hi: '{event} के लिए {day} का दिन सम है: न पक्ष में, न विरोध में, इसलिए फ़ैसला तैयारी से होगा।',
    },
    {
      en: 'It can go either way: {day} is a workable day for {event}, and the first minutes weigh most.',
      hi: 'बात दोनों ओर जा सकती है: {event} के लिए {day} का दिन काम का है, और पहले कुछ मिनट सबसे ज़्यादा गिने जाएँगे।',
    },
  ],
  patience: [
    {
      en: 'It will not be easy: {day} asks you to go slowly in {event}, so keep answers short and leave yourself time.',
      hi: 'आसान नहीं दिखता: {event} में {day} का दिन धीमे चलने को कहता है; उत्तर छोटे रखें और समय हाथ में लेकर चलें।',
    },
    {
      en: 'For {event} {day} is not the best of days, though it can still go well with careful preparation.',
      hi: '{event} के लिए {day} का दिन सबसे अच्छा नहीं, फिर भी सँभली तैयारी से बात बन सकती है।',
    },
  ],
}
/** A result is made already: the day tells how the news is taken. */
export const resultHeadlines: Readonly<
  Record<'favourable' | 'mixed' | 'patience', readonly LocalizedText[]>
> = {
  favourable: [
    {
      en: 'Good news is the likelier: {day} is a friendly day to you for {event}.',
      hi: 'अच्छी ख़बर की उम्मीद ज़्यादा है: {event} के लिए {day} का दिन आपके अनुकूल है।',
    },
  ],
  mixed: [
    {
      en: 'Expect about what your work was worth: for {event} {day} is an even day.',
      hi: 'जैसी मेहनत थी, वैसा ही मानकर चलें: {event} के लिए {day} का दिन सम है।',
    },
  ],
  patience: [
    {
      en: 'Hope a little less and plan the next step: for {event} {day} is a heavy day to you.',
      hi: 'उम्मीद थोड़ी कम रखें और अगला क़दम सोच लें: {event} के लिए {day} का दिन आप पर भारी है।',
    },
  ],
}
