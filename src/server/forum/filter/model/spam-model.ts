import { readFileSync } from 'node:fs'
import { spamFeatures, weightCount } from './spam-features.ts'

/** Where `npm run train -- spam` writes the weights. */
export const spamModelFile = new URL('./spam.model', import.meta.url)

/**
 * The score from which a text is held. In cross-validation one in two hundred honest questions lies higher,
 * and one in thirty of the posts that were written to look like spam (`npm run train -- spam`).
 */
export const heldFrom = 0

/** One weight for each place of a feature; a text's score is their sum over its features, by the root of their number. */
export type SpamWeights = Float32Array

/** The log-odds, unscaled, that a folded text is spam. */
export function scoreOf(weights: SpamWeights, features: readonly number[]): number {
  let sum = 0
  for (const place of features) sum += weights[place] as number
  return sum / Math.sqrt(features.length)
}

/** One byte a weight, after their common scale. */
export function packWeights(weights: SpamWeights): Buffer {
  const most = weights.reduce((a, b) => Math.max(a, Math.abs(b)), 0)
  const scale = most / 127 || 1
  const bytes = Buffer.alloc(4 + weightCount)
  bytes.writeFloatLE(scale)
  weights.forEach((weight, at) => bytes.writeInt8(Math.round(weight / scale), 4 + at))
  return bytes
}

/** Throws a RangeError where the bytes are not those of a model of this shape. */
export function unpackWeights(bytes: Buffer): SpamWeights {
  if (bytes.length !== 4 + weightCount)
    throw new RangeError('The spam model is of another shape: npm run train -- spam')
  const scale = bytes.readFloatLE(0)
  return Float32Array.from({ length: weightCount }, (_none, at) => scale * bytes.readInt8(4 + at))
}

let loaded: SpamWeights | undefined

/** Fewer words than this say too little to be weighed: "thanks", "a comment of mine". */
const leastWords = 5

/** Whether a folded text reads like those of the corpus that were spam. */
export function readsLikeSpam(folded: string): boolean {
  if (folded.trim().split(/\s+/).length < leastWords) return false
  loaded ??= unpackWeights(readFileSync(spamModelFile))
  return scoreOf(loaded, spamFeatures(folded)) >= heldFrom
}
