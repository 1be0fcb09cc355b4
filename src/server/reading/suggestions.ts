import type { AnyKundli } from '@drishti/jyotish'
import type { Language, Persona, Person } from './shapes.ts'

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
