import type { ModelMessage } from '../../adapters/model/model.ts'
import { sentencesOf } from '../claims/sentences.ts'
import type { ReadingRequest } from '../types/reading-types.ts'
import { withoutFirstName } from './first-name.ts'
import { removeIdentifiers } from './remove-identifiers.ts'

const longestEarlierQuestion = 300
const longestEarlierAnswer = 1_400

/** As many whole sentences of an answer as fit. */
function sentencesWithin(answer: string, longest: number): string {
  let told = ''
  for (const { text, before } of sentencesOf(answer)) {
    if (told.length + text.length > longest) break
    told += `${before === '\n\n' ? '\n' : before}${text}`
  }
  return told
}

/** An answer of the almanac names the kundli's place: no model is told of it. */
export function withoutPlace(text: string, place: ReadingRequest['place']): string {
  const town = place?.name.split(',')[0]?.trim()
  return town ? text.replaceAll(town, '…') : text
}

/** The last exchanges of the chat and the question, which stands between marks that it cannot close. */
export function messagesOf(
  { history, question, firstName, place }: ReadingRequest,
  exchanges: number,
): ModelMessage[] {
  const quoted = (text: string, longest: number): string =>
    `QUESTION<<<${removeIdentifiers(text).slice(0, longest)}>>>`
  const earlier = (exchanges > 0 ? history.slice(-exchanges) : []).flatMap(
    (exchange): ModelMessage[] => [
      { role: 'user', content: quoted(exchange.question, longestEarlierQuestion) },
      {
        role: 'assistant',
        content: withoutFirstName(
          removeIdentifiers(
            sentencesWithin(withoutPlace(exchange.answer, place), longestEarlierAnswer),
          ),
          firstName,
        ),
      },
    ],
  )
  return [...earlier, { role: 'user', content: quoted(question, 1_000) }]
}
