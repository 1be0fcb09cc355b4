/** How long a sentence is held beyond its own end. */
import type { Speech } from './speech.ts'
import { charactersPerToken, type StreamTiming } from './streams.ts'

/** So many tokens the model says at once. */
export const firstTokens = 26

/**
 * How long after the model had said the last sign of a sentence its reader had it, in milliseconds, over all
 * sentences that are shown. Those that the model says at once, and the last one, are left out: what is held
 * there is the beginning or the end of the answer.
 *
 * @param saidAt when the model said each token of an answer, those that it says at once first, by the number
 *   of the question; milliseconds since 1970.
 */
export function holdings(
  streams: readonly StreamTiming[],
  { text, sentences }: Speech,
  saidAt: Readonly<Record<number, readonly number[]>>,
): number[] {
  return streams.flatMap(({ began, input, firstText, pieces, text: all }) =>
    sentences.flatMap(({ shown, last }) => {
      // The bare proxy passes on what marks a sentence too: there its place is the model's own.
      const at = all.startsWith(text) ? last - shown.length + 1 : all.indexOf(shown)
      const token = Math.floor(last / charactersPerToken) - firstTokens
      const piece = pieces.find(({ characters }) => characters >= at + shown.length)
      if (at < 0 || token < 0 || last + 1 >= text.length || !piece) return []
      const said = saidAt[input]?.[token + 1] ?? NaN
      const came = began + firstText + (piece.at - (pieces[0]?.at ?? NaN))
      return Number.isNaN(said - came) ? [] : [came - said]
    }),
  )
}
