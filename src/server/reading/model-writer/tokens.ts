import type { ModelRequest } from '../../adapters/model/model.ts'

/** Characters of one token in Latin writing, and in Devanagari, on the cautious side of today's models. */
const latinCharacters = 3.6
const nagariCharacters = 1.8
/** What the protocol adds around each message. */
const aroundMessage = 4

/**
 * About how many tokens a text is, for servers that don't say: 3.6 characters of Latin writing, digits and
 * signs to a token, 1.8 of Devanagari. Tokenisers with 100,000 words and more need fewer for English and
 * about as many for Hindi; older ones need up to twice as many for Hindi.
 */
export function estimatedTokens(text: string): number {
  return Math.ceil(tokensIn(text))
}

/** The same before it is rounded, to be added up over pieces. */
export function tokensIn(text: string): number {
  const nagari = text.match(/[\u0900-\u097f]/g)?.length ?? 0
  return (text.length - nagari) / latinCharacters + nagari / nagariCharacters
}

export function estimatedPromptTokens({ system, messages }: ModelRequest): number {
  return [system, ...messages.map(({ content }) => content)].reduce(
    (sum, text) => sum + estimatedTokens(text) + aroundMessage,
    0,
  )
}
