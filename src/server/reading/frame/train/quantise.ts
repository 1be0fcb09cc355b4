import type { ConceptTable } from '../model/concepts.ts'
import { outputCount } from '../model/heads.ts'
import type { PackedMatrix, PackedModel, PackedNetwork } from '../model/model-file.ts'
import {
  bytesOfWeights,
  ladderOf,
  mostWeight,
  scaleAt,
  stepOf,
  writeWeights,
} from '../model/small-weights.ts'
import type { Network } from './network.ts'

/** Whole rows to 8 bits, the largest weight of a row being 127. */
function packMatrix(matrix: Float32Array, rows: number, columns: number): PackedMatrix {
  const weights = new Int8Array(rows * columns)
  const scales = new Float32Array(rows)
  for (let row = 0; row < rows; row += 1) {
    const part = matrix.subarray(row * columns, (row + 1) * columns)
    const scale = part.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9) / 127
    scales[row] = scale
    part.forEach((value, column) => {
      weights[row * columns + column] = Math.round(value / scale)
    })
  }
  return { weights, scales }
}

const wholeWeight = (value: number, scale: number) =>
  Math.max(-mostWeight, Math.min(mostWeight, Math.round(value / scale)))

/** The scale, of a few tried, at which a row loses least in 3 bits. */
function bestScale(row: Float32Array): number {
  const most = row.reduce((high, value) => Math.max(high, Math.abs(value)), 1e-6)
  let best = most / mostWeight
  let least = Infinity
  for (const share of [1, 0.85, 0.7, 0.6, 0.5]) {
    const scale = (most * share) / mostWeight
    let loss = 0
    for (const value of row) loss += (value - scale * wholeWeight(value, scale)) ** 2
    if (loss < least) [best, least] = [scale, loss]
  }
  return best
}

function packEmbedding(
  network: Network,
  kept: readonly number[],
): Pick<PackedNetwork, 'embedding' | 'scaleSteps' | 'scaleLadder'> {
  const { hidden } = network
  const width = bytesOfWeights(hidden)
  const rows = kept.map((from) => {
    // What this network has not met it has no row for.
    const row = new Float32Array(hidden)
    row.set(network.embedding.subarray(from * hidden, (from + 1) * hidden))
    return row
  })
  const scales = Float32Array.from(rows, bestScale)
  const scaleLadder = ladderOf(scales)
  const scaleSteps = Uint8Array.from(scales, (scale) => stepOf(scaleLadder, scale))
  const embedding = new Uint8Array(kept.length * width)
  rows.forEach((row, index) => {
    const scale = scaleAt(scaleLadder, scaleSteps[index] as number)
    writeWeights(
      embedding,
      index * width,
      Array.from(row, (value) => wholeWeight(value, scale)),
    )
  })
  return { embedding, scaleSteps, scaleLadder }
}

/** A trained network, with the sum of each feature's squared weights over what it was trained on. */
export interface Trained {
  network: Network
  loads: Float32Array
}

/** The features that move the outputs most over the corpus, at most `room` of them, in the order of their hashes. */
export function worthKeeping(
  trained: readonly Trained[],
  hashes: readonly number[],
  room: number,
): number[] {
  const worth = hashes.map((_hash, row) => {
    let moved = 0
    for (const { network, loads } of trained) {
      const { embedding, hidden } = network
      let squares = 0
      // What a network has not met it has no row for.
      for (let unit = 0; unit < hidden; unit += 1)
        squares += (embedding[row * hidden + unit] ?? 0) ** 2
      moved += squares * (loads[row] ?? 0)
    }
    return moved
  })
  return [...worth.keys()]
    .sort((a, b) => (worth[b] as number) - (worth[a] as number) || a - b)
    .slice(0, room)
    .sort((a, b) => (hashes[a] as number) - (hashes[b] as number))
}

/**
 * Makes the model of the trained networks, of which the last has numbered every feature; those that matter least are
 * left out beyond `room`.
 */
export function quantise(
  trained: readonly Trained[],
  concepts: ConceptTable,
  room: number,
  corpus: string,
): PackedModel {
  const hashes = [...(trained.at(-1)?.network.dictionary.keys() ?? [])]
  if (hashes.length === 0) throw new Error('No network to quantise.')
  const kept = worthKeeping(trained, hashes, room)
  return {
    corpus,
    concepts,
    dictionary: Uint32Array.from(kept, (row) => hashes[row] as number),
    networks: trained.map(({ network }) => ({
      hidden: network.hidden,
      only: network.only,
      ...packEmbedding(network, kept),
      hiddenBias: network.hiddenBias,
      before: packMatrix(network.beforeMatrix, network.hidden, network.hidden),
      answer: packMatrix(network.answerMatrix, network.hidden, network.hidden),
      output: packMatrix(network.output, outputCount, network.hidden),
      outputBias: network.outputBias,
    })),
  }
}
