import type { LocalizedTemplate } from '../say.ts'

const mostLetters = 60

/** A button that asks a kept question, which is cut where it is long. */
export const askTemplate = {
  en: (question: string) => `Ask: “${shortened(question)}”`,
  hi: (question: string) => `पूछें: “${shortened(question)}”`,
} satisfies LocalizedTemplate<[string]>

function shortened(question: string): string {
  return question.length > mostLetters ? `${question.slice(0, mostLetters - 3)}…` : question
}
