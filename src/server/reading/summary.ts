import type { AnyKundli } from '@drishti/jyotish'
import type { Exchange, Language, Persona, Person } from './shapes.ts'

/** What the follow-up screen sums up. */
export interface SummaryRequest {
  language: Language
  persona: Persona
  chart: AnyKundli
  person: Person
  at: Date
  /** The whole chat, oldest first. */
  history: readonly Exchange[]
}

/** Exactly three lines: what was asked, what the chart said, what to carry along. */
export function summary(request: SummaryRequest): [string, string, string] {
  const count = request.history.filter((exchange) => exchange.outcome === 'answer').length
  return request.language === 'hi'
    ? [`इस बातचीत में ${count} प्रश्नों के उत्तर मिले।`, 'उत्तर आपकी कुंडली पर टिके हैं।', 'जब मन हो, लौट आएँ।']
    : [
        `You had ${count} questions answered.`,
        'Each answer rests on your chart.',
        'Come back whenever you like.',
      ]
}
