import type { ConceptTable } from './concepts.ts'
import { outputCount, vocabulary } from './heads.ts'
import type { Head } from './heads.ts'
import { bytesOfWeights } from './small-weights.ts'
import type { ScaleLadder } from './small-weights.ts'

/**
 * The model as one file: a length (4 bytes), a head in JSON, then the parts that the head lists, each at a
 * multiple of 4 bytes. Embeddings take 3 bits a weight (`small-weights.ts`) with a scale of one byte for each
 * feature, the rest 8 bits with a scale for each row.
 */

/** One network of the ensemble, as it lies in the file. */
export interface PackedNetwork {
  hidden: number
  /** The one head that it was trained for and is asked about; null for all of them. */
  only: Head | null
  /** features × hidden weights, each −3 to 3. */
  embedding: Uint8Array
  /** Of each feature the step on the ladder of scales that its weights are multiplied by. */
  scaleSteps: Uint8Array
  scaleLadder: ScaleLadder
  hiddenBias: Float32Array
  before: PackedMatrix
  answer: PackedMatrix
  output: PackedMatrix
  outputBias: Float32Array
}
export interface PackedMatrix {
  weights: Int8Array
  scales: Float32Array
}
export interface PackedModel {
  /** SHA-256 of the corpus and the lexicon it was trained on. */
  corpus: string
  concepts: ConceptTable
  /** Hashes of the features, sorted; the index is the row of the embedding. */
  dictionary: Uint32Array
  networks: PackedNetwork[]
}

type Part = Uint8Array | Int8Array | Uint16Array | Uint32Array | Float32Array

function partsOf(model: PackedModel): Part[] {
  return [
    model.concepts.hashes,
    model.concepts.concepts,
    model.dictionary,
    ...model.networks.flatMap((network) => [
      network.embedding,
      network.scaleSteps,
      network.hiddenBias,
      network.before.weights,
      network.before.scales,
      network.answer.weights,
      network.answer.scales,
      network.output.weights,
      network.output.scales,
      network.outputBias,
    ]),
  ]
}

interface FileHead {
  corpus: string
  /** The labels of all heads, as one number (`heads.ts`). */
  vocabulary: number
  concepts: string[]
  phrases: number
  features: number
  networks: Pick<PackedNetwork, 'hidden' | 'only' | 'scaleLadder'>[]
}

const roundUp = (bytes: number) => Math.ceil(bytes / 4) * 4

/** The bytes of a model; the same model gives the same bytes. */
export function packModel(model: PackedModel): Uint8Array {
  const head: FileHead = {
    corpus: model.corpus,
    vocabulary,
    concepts: [...model.concepts.names],
    phrases: model.concepts.hashes.length,
    features: model.dictionary.length,
    networks: model.networks.map(({ hidden, only, scaleLadder }) => ({
      hidden,
      only,
      scaleLadder,
    })),
  }
  const headBytes = new TextEncoder().encode(JSON.stringify(head))
  const parts = partsOf(model)
  const size = parts.reduce(
    (sum, part) => sum + roundUp(part.byteLength),
    4 + roundUp(headBytes.length),
  )
  const bytes = new Uint8Array(size)
  new DataView(bytes.buffer).setUint32(0, headBytes.length, true)
  bytes.set(headBytes, 4)
  let at = 4 + roundUp(headBytes.length)
  for (const part of parts) {
    bytes.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at)
    at += roundUp(part.byteLength)
  }
  return bytes
}

/** Opens what `packModel` made, without copying. Throws where the file is of another shape. */
export function unpackModel(file: Uint8Array): PackedModel {
  // Views of four-byte numbers want a beginning at a multiple of four.
  const bytes = file.byteOffset % 4 === 0 ? file : Uint8Array.from(file)
  const { buffer, byteOffset } = bytes
  const headLength = new DataView(buffer, byteOffset).getUint32(0, true)
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + headLength))) as FileHead
  if (head.vocabulary !== vocabulary)
    throw new Error('The frame model is of another vocabulary: run npm run train.')
  const { features, phrases } = head
  let at = byteOffset + 4 + roundUp(headLength)
  const next = <T>(
    view: new (buffer: ArrayBufferLike, at: number, count: number) => T,
    count: number,
    width: number,
  ): T => {
    const part = new view(buffer, at, count)
    at += roundUp(count * width)
    return part
  }
  const floats = (count: number) => next(Float32Array, count, 4)
  const matrix = (rows: number, columns: number): PackedMatrix => ({
    weights: next(Int8Array, rows * columns, 1),
    scales: floats(rows),
  })
  const concepts = {
    names: head.concepts,
    hashes: next(Uint32Array, phrases, 4),
    concepts: next(Uint16Array, phrases, 2),
  }
  const dictionary = next(Uint32Array, features, 4)
  const networks = head.networks.map(({ hidden, only, scaleLadder }) => ({
    hidden,
    only,
    embedding: next(Uint8Array, features * bytesOfWeights(hidden), 1),
    scaleSteps: next(Uint8Array, features, 1),
    scaleLadder,
    hiddenBias: floats(hidden),
    before: matrix(hidden, hidden),
    answer: matrix(hidden, hidden),
    output: matrix(outputCount, hidden),
    outputBias: floats(outputCount),
  }))
  return { corpus: head.corpus, concepts, dictionary, networks }
}
