import type { LocalizedText } from '../say.ts'

/** The signs to choose from, where one's own is not known. */
export const signPickerWords = {
  chooseRashi: {
    en: 'Choose your rashi, the sign of your Moon.',
    hi: 'अपनी राशि चुनें, यानी जिस राशि में आपका चंद्रमा है।',
  },
  setKundli: {
    en: 'Take it from my kundli',
    hi: 'मेरी कुंडली से लें',
  },
} satisfies Record<string, LocalizedText>

/** A member's points: how many there are, and how many make a question, or how many questions they make. */
export const pointsProgress = {
  onTheWay: {
    en: (has: string, wants: string) => `Free question: ${has} of ${wants}`,
    hi: (has: string, wants: string) => `मुफ़्त प्रश्न: ${wants} में ${has}`,
  },
  enough: {
    en: (has: string, questions: number) =>
      `${has} points: ${questions} free ${questions === 1 ? 'question' : 'questions'} to redeem`,
    hi: (has: string, questions: number) => `${has} पॉइंट: ${questions} मुफ़्त प्रश्न रिडीम करें`,
  },
}
