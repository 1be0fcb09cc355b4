import type { ConceptTable } from '../model/concepts.ts'
import { outputCount } from '../model/heads.ts'
import type { PackedMatrix, PackedModel, PackedNetwork } from '../model/model-file.ts'
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

/** The scale, of a few tried, at which a row loses least in 4 bits. */
function bestScale(row: Float32Array): number {
  const most = row.reduce((high, value) => Math.max(high, Math.abs(value)), 1e-9)
  let best = most / 7
  let least = Infinity
  for (const share of [1, 0.85, 0.7]) {
    const scale = (most * share) / 7
    let loss = 0
    for (const value of row)
      loss += (value - scale * Math.max(-7, Math.min(7, Math.round(value / scale)))) ** 2
    if (loss < least) [best, least] = [scale, loss]
  }
  return best
}

function packEmbedding(
  network: Network,
  kept: readonly number[],
): Pick<PackedNetwork, 'embedding' | 'embeddingScales'> {
  const { hidden } = network
  const embedding = new Uint8Array((kept.length * hidden) / 2)
  const embeddingScales = new Float32Array(kept.length)
  kept.forEach((from, to) => {
    const row = new Float32Array(hidden)
    row.set(network.embedding.subarray(from * hidden, (from + 1) * hidden))
    const scale = bestScale(row)
    embeddingScales[to] = scale
    const nibble = (unit: number) =>
      8 + Math.max(-7, Math.min(7, Math.round((row[unit] as number) / scale)))
    for (let pair = 0; pair < hidden / 2; pair += 1)
      embedding[(to * hidden) / 2 + pair] = nibble(2 * pair) | (nibble(2 * pair + 1) << 4)
  })
  return { embedding, embeddingScales }
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
