import { facts } from '@drishti/jyotish'
import type { Fact } from '@drishti/jyotish'
import type {
  DoneEvent,
  Exchange,
  Language,
  Persona,
  Person,
  ReadingEvent,
  ReadingRequest,
} from './shapes.ts'
import type { AnyKundli } from '@drishti/jyotish'
import type { Writer } from './writer.ts'

export type * from './shapes.ts'

/** A question typed in Devanagari is answered in Hindi, whatever the chat's language. */
function languageOf(request: ReadingRequest): Language {
  return /[\u0900-\u097f]/.test(request.question) ? 'hi' : request.language
}

/**
 * Reads a chart for one question. Yields checked sentences as they come, then exactly one `done`.
 * Never throws for what a question, a chart or a writer may hold; an aborted signal ends it without
 * `done`. Without a writer the built-in composer writes.
 */
export async function* read(
  request: ReadingRequest,
  writer?: Writer,
): AsyncGenerator<ReadingEvent, void, void> {
  void writer
  const language = languageOf(request)
  const all = facts(request.chart, request.at.toISOString())
  const used: Fact[] = []
  for (const fact of all.slice(0, 6)) {
    if (request.signal?.aborted) return
    used.push(fact)
    yield {
      kind: 'sentence',
      text: `${fact.label[language]}${language === 'hi' ? '।' : '.'}`,
      factIds: [fact.id],
      before: used.length === 1 ? '' : ' ',
    }
  }
  const done: DoneEvent = {
    kind: 'done',
    outcome: used.length > 1 ? 'answer' : 'failed',
    facts: used.map((fact) => ({ id: fact.id, label: fact.label[language], value: fact.value })),
    verdictKeys: [],
    topic: 'general',
    language,
    writtenBy: 'composer',
  }
  yield done
}

/** What a list of next questions is made from. */
export interface SuggestionsRequest {
  chart: AnyKundli
  person: Person
  persona: Persona
  language: Language
  at: Date
  /** Earlier questions of this chat, oldest first: what was asked is not suggested again. */
  asked: readonly string[]
}

/** Three questions worth asking next, from what is live in this chart, in the language. */
export function suggestions(request: SuggestionsRequest): string[] {
  const { language } = request
  return language === 'hi'
    ? ['मेरे काम में आगे क्या दिख रहा है?', 'यह साल मेरे लिए कैसा रहेगा?', 'मुझे किस बात पर ध्यान देना चाहिए?']
    : [
        'What lies ahead in my work?',
        'How will this year be for me?',
        'What should I give my attention to?',
      ]
}

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
