import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { temperatures } from './calibration.ts'
import { featuresOf, seenOf } from './features.ts'
import type { FrameInput } from './features.ts'
import { logShares, sharesAt } from './model.ts'
import type { Shares } from './model.ts'
import type { PackedModel } from './model-file.ts'

/** Of 2 kB each. */
const mostKept = 4_000

/**
 * What a model has found, by a hash of all that it saw. Each question of a chat is read again for those that come
 * after it; what is kept are shares alone, and no word of anybody's.
 */
const keptOf = new WeakMap<PackedModel, LRUCache<string, Shares>>()

/** How likely each label of each head is; a text that was read before is not read again. */
export function sharesOf(input: FrameInput, model: PackedModel): Shares {
  return isOfSomebody(input) ? keptShares(input, model) : foundShares(input, model)
}

/** A text of nobody, such as a sentence of an answer that is tried for harm, is not asked for again. */
const isOfSomebody = ({ person = {} }: FrameInput): boolean => Object.keys(person).length > 0

const foundShares = (input: FrameInput, model: PackedModel): Shares =>
  sharesAt(logShares(model, featuresOf(input, model.concepts)), temperatures)

function keptShares(input: FrameInput, model: PackedModel): Shares {
  const seen = seenOf(input)
  const key = createHash('sha256').update(JSON.stringify(seen)).digest('base64')
  let kept = keptOf.get(model)
  if (!kept) keptOf.set(model, (kept = new LRUCache({ max: mostKept })))
  const before = kept.get(key)
  if (before) return before
  const shares = foundShares(seen, model)
  kept.set(key, shares)
  return shares
}
