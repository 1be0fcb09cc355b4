import { scoreOf } from './spam-model.ts'
import { weightCount } from './spam-features.ts'
import type { SpamWeights } from './spam-model.ts'

/** A text as its features, whether it is spam, and how much it counts beside the others. */
export interface SpamExample {
  features: readonly number[]
  isSpam: boolean
  weight: number
}

const epochs = 25
const rate = 0.3
const decay = 1e-5
/** Spam is the smaller part of the corpus. */
const spamWeight = 10

/** A generator of its own, so that the same corpus gives the same bytes. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  const order = [...items]
  let state = seed >>> 0
  for (let at = order.length - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const other = Math.floor((state / 2 ** 32) * (at + 1))
    ;[order[at], order[other]] = [order[other] as T, order[at] as T]
  }
  return order
}

/** Logistic regression by AdaGrad (Duchi et al. 2011); the same examples give the same weights. */
export function fitSpam(examples: readonly SpamExample[]): SpamWeights {
  const weights = new Float32Array(weightCount)
  const squares = new Float32Array(weightCount).fill(1e-3)
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const { features, isSpam, weight } of shuffled(examples, epoch + 1)) {
      const chance = 1 / (1 + Math.exp(-scoreOf(weights, features)))
      const error = (chance - Number(isSpam)) * weight * (isSpam ? spamWeight : 1)
      const slope = error / Math.sqrt(features.length)
      for (const place of features) {
        const step = slope + decay * (weights[place] as number)
        squares[place] = (squares[place] as number) + step * step
        weights[place] = (weights[place] as number) - (rate * step) / Math.sqrt(squares[place] ?? 1)
      }
    }
  return weights
}
