import { celebrityQuestions } from '../../../words/kundli/celebrity.ts'
import { say } from '../../../words/say.ts'
import { suggestQuestions, type SuggestionsRequest } from '../../reading/reading.ts'

/** What may well be asked next; of somebody known to the public, nothing that is theirs alone. */
export function nextQuestions(request: SuggestionsRequest): string[] {
  if (!request.person.isPublicFigure) return suggestQuestions(request)
  return celebrityQuestions
    .map((question) => say(question, request.language))
    .filter((question) => !request.askedQuestions.includes(question))
}
