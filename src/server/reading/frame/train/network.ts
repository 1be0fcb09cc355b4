import type { Bag } from '../model/features.ts'
import { outputCount } from '../model/heads.ts'
import type { Head } from '../model/heads.ts'

export interface NetworkOptions {
  hidden: number
  epochs: number
  rate: number
  /** Share of hidden units, and of features, that are left out at each step. */
  dropout: number
  featureDropout: number
  decay: number
  leastCount: number
  seed: number
  headWeights: Readonly<Record<Head, number>>
  /** The one head that is learnt; all where it is not given. */
  only?: Head
}

/** A sparse vector over the dictionary. */
export interface Sparse {
  at: Int32Array
  weight: Float32Array
}
export interface Row {
  text: Sparse
  before: Sparse
  answer: Sparse
  /** The wanted share of every output, each head summing to 1. */
  targets: Float32Array
}

/** One hidden layer over averaged features; before and answer come through a matrix each. */
export interface Network {
  hidden: number
  /** The one head that it learns; null for all of them. */
  only: Head | null
  dictionary: Map<number, number>
  embedding: Float32Array
  hiddenBias: Float32Array
  beforeMatrix: Float32Array
  answerMatrix: Float32Array
  /** outputCount × hidden. */
  output: Float32Array
  outputBias: Float32Array
}

/** A small deterministic generator (mulberry32), 0 to 1. */
export function generator(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Numbers the features that occur in at least `leastCount` questions, those that are numbered already staying. */
export function dictionaryOf(
  bags: readonly (readonly Bag[])[],
  leastCount: number,
  numbered: ReadonlyMap<number, number> = new Map(),
): Map<number, number> {
  const counts = new Map<number, number>()
  for (const ofQuestion of bags)
    for (const id of new Set(ofQuestion.flatMap(({ ids }) => ids)))
      counts.set(id, (counts.get(id) ?? 0) + 1)
  const fresh = [...counts]
    .filter(([id, count]) => count >= leastCount && !numbered.has(id))
    .map(([id]) => id)
    .sort((a, b) => a - b)
  return new Map([...numbered, ...fresh.map((id, index) => [id, numbered.size + index] as const)])
}

export function sparseOf(bag: Bag, dictionary: ReadonlyMap<number, number>): Sparse {
  const at: number[] = []
  const weight: number[] = []
  bag.ids.forEach((id, index) => {
    const known = dictionary.get(id)
    if (known === undefined) return
    at.push(known)
    weight.push(bag.weights[index] ?? 0)
  })
  return { at: Int32Array.from(at), weight: Float32Array.from(weight) }
}

export function newNetwork(
  dictionary: Map<number, number>,
  hidden: number,
  seed: number,
  only: Head | null,
): Network {
  const random = generator(seed)
  const fill = (count: number, scale: number) =>
    Float32Array.from({ length: count }, () => (random() + random() + random() - 1.5) * scale)
  const passing = () => {
    const matrix = fill(hidden * hidden, 0.02)
    for (let at = 0; at < hidden; at += 1) matrix[at * hidden + at] = 0.4
    return matrix
  }
  return {
    hidden,
    only,
    dictionary,
    embedding: fill(dictionary.size * hidden, 0.15),
    hiddenBias: new Float32Array(hidden).fill(0.05),
    beforeMatrix: passing(),
    answerMatrix: passing(),
    output: fill(outputCount * hidden, 0.15),
    outputBias: new Float32Array(outputCount),
  }
}
