import type { Bag, FeatureSet } from '../model/features.ts'
import { headNames, heads, headStart, outputCount } from '../model/heads.ts'
import type { Head } from '../model/heads.ts'
import { addProduct, addSparse, dropFeatures, softmaxInPlace } from './arithmetic.ts'
import { generator, newNetwork, sparseOf } from './network.ts'
import type { Network, NetworkOptions, Row, Sparse } from './network.ts'

/** Sums of squared slopes at the beginning: small for features, which are met seldom. */
const firstSquare = 0.1
const firstFeatureSquare = 0.01
/** The matrices of the conversation learn more slowly than the rest. */
const matrixPace = 0.3
/** Slopes below this move nothing that matters. */
const leastSlope = 1e-4

/** An earlier question or the last answer, on its way into the hidden layer. */
interface Side {
  bag: Sparse
  matrix: Float32Array
  squares: Float32Array
  sum: Float32Array
}

/** One AdaGrad step at a time on one network; its arrays are made once and used again. */
class Trainer {
  private readonly sum: Float32Array
  private readonly active: Float32Array
  /** The active units, the first `activeCount` of them. */
  private readonly activeUnits: Int32Array
  private activeCount = 0
  private readonly back: Float32Array
  private readonly sideBack: Float32Array
  private readonly outputs = new Float32Array(outputCount)
  private readonly featureSquares: Float32Array
  private readonly outputSquares: Float32Array
  private readonly biasSquares = new Float32Array(outputCount).fill(firstSquare)
  private readonly hiddenSquares: Float32Array
  private readonly matrixSquares: readonly [Float32Array, Float32Array]
  private readonly heads: readonly Head[]
  private readonly network: Network
  private readonly options: NetworkOptions
  private readonly random: () => number

  constructor(network: Network, options: NetworkOptions, random: () => number) {
    this.network = network
    this.heads = options.only ? [options.only] : headNames
    this.options = options
    this.random = random
    const { hidden } = network
    this.sum = new Float32Array(hidden)
    this.active = new Float32Array(hidden)
    this.activeUnits = new Int32Array(hidden)
    this.back = new Float32Array(hidden)
    this.sideBack = new Float32Array(hidden)
    this.featureSquares = new Float32Array(network.dictionary.size).fill(firstFeatureSquare)
    this.outputSquares = new Float32Array(network.output.length).fill(firstSquare)
    this.hiddenSquares = new Float32Array(hidden).fill(firstSquare)
    this.matrixSquares = [
      new Float32Array(hidden * hidden).fill(firstSquare),
      new Float32Array(hidden * hidden).fill(firstSquare),
    ]
  }

  /** Learns from one question. */
  step(row: Row, rate: number): void {
    const drop = (bag: Sparse) => dropFeatures(bag, this.options.featureDropout, this.random)
    const text = drop(row.text)
    const bags = [drop(row.before), drop(row.answer)] as const
    const sides = this.forward(text, bags)
    this.back.fill(0)
    for (const head of this.heads) this.learnHead(head, row.targets, rate)
    this.learnHiddenBias(rate)
    this.learnBag(text, this.back, rate)
    for (const side of sides) this.learnSide(side, rate)
  }

  private forward(text: Sparse, bags: readonly [Sparse, Sparse]): Side[] {
    const { network, sum, active } = this
    sum.set(network.hiddenBias)
    addSparse(sum, network.embedding, text)
    const matrices = [network.beforeMatrix, network.answerMatrix] as const
    const sides = ([0, 1] as const).flatMap((which): Side[] => {
      const bag = bags[which]
      if (bag.at.length === 0) return []
      const side = new Float32Array(network.hidden)
      addSparse(side, network.embedding, bag)
      addProduct(sum, matrices[which], side)
      return [{ bag, matrix: matrices[which], squares: this.matrixSquares[which], sum: side }]
    })
    const kept = 1 - this.options.dropout
    this.activeCount = 0
    for (let unit = 0; unit < network.hidden; unit += 1) {
      const isOn = (sum[unit] as number) > 0 && this.random() < kept
      active[unit] = isOn ? (sum[unit] as number) / kept : 0
      if (isOn) this.activeUnits[this.activeCount++] = unit
    }
    return sides
  }

  /** The raw outputs of one head, of the active units: the others are 0. */
  private headOutputs(from: number, count: number): void {
    const { active, activeUnits, activeCount, outputs } = this
    const { hidden, output, outputBias } = this.network
    for (let at = from; at < from + count; at += 1) {
      let sum = 0
      for (let index = 0; index < activeCount; index += 1) {
        const unit = activeUnits[index] as number
        sum += (output[at * hidden + unit] as number) * (active[unit] as number)
      }
      outputs[at] = (outputBias[at] as number) + sum
    }
  }

  /** Learns one head; nothing where the question has no label for it. */
  private learnHead(head: Head, targets: Float32Array, rate: number): void {
    const from = headStart[head]
    const count = heads[head].length
    if (targets.subarray(from, from + count).every((share) => share === 0)) return
    this.headOutputs(from, count)
    softmaxInPlace(this.outputs, from, count)
    const weight = this.options.headWeights[head]
    for (let at = from; at < from + count; at += 1) {
      const slope = ((this.outputs[at] as number) - (targets[at] as number)) * weight
      if (Math.abs(slope) >= leastSlope) this.learnOutput(at, slope, rate)
    }
  }

  private learnOutput(at: number, slope: number, rate: number): void {
    const { active, back, outputSquares, network } = this
    const { hidden, output } = network
    const biasSquare = (this.biasSquares[at] as number) + slope * slope
    this.biasSquares[at] = biasSquare
    network.outputBias[at] =
      (network.outputBias[at] as number) - (rate * slope) / Math.sqrt(biasSquare)
    const base = at * hidden
    // What is not active passes nothing on: its slope is never used.
    for (let index = 0; index < this.activeCount; index += 1) {
      const unit = this.activeUnits[index] as number
      const on = active[unit] as number
      const weight = output[base + unit] as number
      back[unit] = (back[unit] as number) + slope * weight
      const gradient = slope * on
      const square = (outputSquares[base + unit] as number) + gradient * gradient
      outputSquares[base + unit] = square
      output[base + unit] = weight - (rate * gradient) / Math.sqrt(square)
    }
  }

  private learnHiddenBias(rate: number): void {
    const { active, back, hiddenSquares } = this
    const { hiddenBias } = this.network
    for (let unit = 0; unit < hiddenBias.length; unit += 1) {
      if ((active[unit] as number) === 0) back[unit] = 0
      const gradient = back[unit] as number
      if (gradient === 0) continue
      const square = (hiddenSquares[unit] as number) + gradient * gradient
      hiddenSquares[unit] = square
      hiddenBias[unit] = (hiddenBias[unit] as number) - (rate * gradient) / Math.sqrt(square)
    }
  }

  private learnBag(bag: Sparse, gradient: Float32Array, rate: number): void {
    const { embedding, hidden } = this.network
    let norm = 0
    for (let unit = 0; unit < hidden; unit += 1) norm += (gradient[unit] as number) ** 2
    norm /= hidden
    for (let index = 0; index < bag.at.length; index += 1) {
      const row = bag.at[index] as number
      const by = bag.weight[index] as number
      const squares = (this.featureSquares[row] as number) + by * by * norm
      this.featureSquares[row] = squares
      const pace = rate / Math.sqrt(squares)
      const from = row * hidden
      const keep = 1 - pace * this.options.decay
      const move = pace * by
      for (let unit = 0; unit < hidden; unit += 1)
        embedding[from + unit] =
          (embedding[from + unit] as number) * keep - move * (gradient[unit] as number)
    }
  }

  private learnSide({ bag, matrix, squares, sum }: Side, rate: number): void {
    const { back, sideBack } = this
    const { hidden } = this.network
    sideBack.fill(0)
    for (let unit = 0; unit < hidden; unit += 1) {
      const gradient = back[unit] as number
      if (gradient === 0) continue
      const from = unit * hidden
      for (let column = 0; column < hidden; column += 1) {
        const weight = matrix[from + column] as number
        sideBack[column] = (sideBack[column] as number) + gradient * weight
        const own = gradient * (sum[column] as number)
        const square = (squares[from + column] as number) + own * own
        squares[from + column] = square
        matrix[from + column] = weight - (matrixPace * rate * own) / Math.sqrt(square)
      }
    }
    this.learnBag(bag, sideBack, rate)
  }
}

/** Puts the order into another that the generator fixes (Fisher and Yates). */
function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    ;[order[at], order[other]] = [order[other] as number, order[at] as number]
  }
}

const joined = (one: Bag, other: Bag): Bag => ({
  ids: [...one.ids, ...other.ids],
  weights: [...one.weights, ...other.weights],
})

/** Trains by AdaGrad, one question at a time in an order that the seed fixes. */
export function train(
  sets: readonly FeatureSet[],
  targets: readonly Float32Array[],
  dictionary: Map<number, number>,
  options: NetworkOptions,
): Network {
  const rows: Row[] = sets.map((set, index) => ({
    text: sparseOf(options.only ? joined(set.text, set.asked) : set.text, dictionary),
    before: sparseOf(set.before, dictionary),
    answer: sparseOf(set.answer, dictionary),
    targets: targets[index] as Float32Array,
  }))
  const network = newNetwork(dictionary, options.hidden, options.seed, options.only ?? null)
  const random = generator(options.seed + 1)
  const order = rows.map((_row, index) => index)
  const trainer = new Trainer(network, options, random)
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    shuffle(order, random)
    const rate = options.rate * (1 - epoch / options.epochs) + options.rate * 0.05
    for (const index of order) trainer.step(rows[index] as Row, rate)
  }
  return network
}
