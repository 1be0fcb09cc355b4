import type { LocalizedText } from '../say.ts'

/** The question that waits while somebody pays. */
export const keptQuestionWords = {
  kept: { en: 'Your question is kept', hi: 'आपका प्रश्न सुरक्षित है' },
  ask: { en: 'Ask it', hi: 'पूछें' },
  back: { en: 'Back to it', hi: 'वापस जाएँ' },
} satisfies Record<string, LocalizedText>
