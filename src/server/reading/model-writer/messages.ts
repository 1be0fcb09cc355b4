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

/** The last exchanges of the chat and the question, which stands between marks that it cannot close. */
export function messagesOf(
  { history, question, firstName }: ReadingRequest,
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
          removeIdentifiers(sentencesWithin(exchange.answer, longestEarlierAnswer)),
          firstName,
        ),
      },
    ],
  )
  return [...earlier, { role: 'user', content: quoted(question, 1_000) }]
}
