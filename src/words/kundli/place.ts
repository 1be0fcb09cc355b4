import type { LocalizedText, LocalizedTemplate } from '../say.ts'

/** The search for a place, in whatever form it stands. */
export const placeWords = {
  place: { en: 'Place of birth', hi: 'जन्म स्थान' },
  placeHint: {
    en: 'Type at least 3 letters, in English or Hindi. Old names work too.',
    hi: 'कम से कम 3 अक्षर लिखें, हिंदी या अंग्रेज़ी में। पुराने नाम भी चलते हैं।',
  },
  placeSearching: { en: 'Looking up places …', hi: 'स्थान खोजे जा रहे हैं …' },
  placeNone: {
    en: 'No place found. Check the spelling, or type latitude and longitude below.',
    hi: 'कोई स्थान नहीं मिला। वर्तनी देखें, या नीचे अक्षांश और देशांतर लिखें।',
  },
  placeFailed: {
    en: 'Places can’t be looked up right now. You can type latitude and longitude below.',
    hi: 'अभी स्थान नहीं खोजे जा सकते। नीचे अक्षांश और देशांतर लिख सकते हैं।',
  },
  placeNotLocated: {
    en: 'This place could not be found just now. Choose a town nearby, or type latitude and longitude.',
    hi: 'यह स्थान अभी नहीं मिल पाया। पास का कोई शहर चुनें, या अक्षांश और देशांतर लिखें।',
  },
  placeChoose: { en: 'Which place is it?', hi: 'कौन-सा स्थान?' },
} satisfies Record<string, LocalizedText>

export const placeFound = {
  en: (count: number) => (count === 1 ? '1 place found' : `${count} places found`),
  hi: (count: number) => `${count} स्थान मिले`,
} satisfies LocalizedTemplate<[number]>
