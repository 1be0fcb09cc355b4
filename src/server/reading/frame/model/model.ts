import type { Bag, FeatureSet } from './features.ts'
import { rowOf } from './hash.ts'
import { headNames, heads, headStart, outputCount } from './heads.ts'
import type { Head } from './heads.ts'
import type { PackedMatrix, PackedModel, PackedNetwork } from './model-file.ts'
import { addWeights, bytesOfWeights, scaleAt } from './small-weights.ts'

/** The probabilities of each head's labels, in the order of `heads`. */
export type Shares = Readonly<Record<Head, Float32Array>>

/** Rows of the dictionary, with their weights. */
interface Rows {
  rows: number[]
  weights: number[]
}

/** The rows of a bag's features; what the dictionary does not hold is left out. */
function known(bag: Bag, dictionary: Uint32Array): Rows {
  const found: Rows = { rows: [], weights: [] }
  for (let index = 0; index < bag.ids.length; index += 1) {
    const id = bag.ids[index] as number
    const row = rowOf(dictionary, id)
    if (row < 0) continue
    found.rows.push(row)
    found.weights.push(bag.weights[index] ?? 0)
  }
  return found
}

function addRows(into: Float32Array, network: PackedNetwork, { rows, weights }: Rows): void {
  const { embedding, scaleSteps, scaleLadder } = network
  const width = bytesOfWeights(into.length)
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] as number
    const by = (weights[index] as number) * scaleAt(scaleLadder, scaleSteps[row] as number)
    addWeights(into, embedding, row * width, by)
  }
}

/**
 * A matrix times a vector, for the rows from `from` up to `to`. Four rows at a time: each has a sum of its own, so
 * that no addition waits for the one before it.
 */
function productOf(
  { weights, scales }: PackedMatrix,
  vector: Float32Array,
  [from, to]: readonly [from: number, to: number],
): Float64Array {
  const size = vector.length
  const product = new Float64Array(to - from)
  let row = from
  for (; row + 4 <= to; row += 4) {
    const [a, b, c, d] = [row * size, (row + 1) * size, (row + 2) * size, (row + 3) * size]
    let sumA = 0
    let sumB = 0
    let sumC = 0
    let sumD = 0
    for (let column = 0; column < size; column += 1) {
      const value = vector[column] as number
      sumA += (weights[a + column] as number) * value
      sumB += (weights[b + column] as number) * value
      sumC += (weights[c + column] as number) * value
      sumD += (weights[d + column] as number) * value
    }
    product[row - from] = sumA * (scales[row] as number)
    product[row - from + 1] = sumB * (scales[row + 1] as number)
    product[row - from + 2] = sumC * (scales[row + 2] as number)
    product[row - from + 3] = sumD * (scales[row + 3] as number)
  }
  for (; row < to; row += 1) {
    let sum = 0
    const start = row * size
    for (let column = 0; column < size; column += 1)
      sum += (weights[start + column] as number) * (vector[column] as number)
    product[row - from] = sum * (scales[row] as number)
  }
  return product
}

function addTo(into: Float32Array, product: Float64Array, from = 0): void {
  for (let at = 0; at < product.length; at += 1)
    into[from + at] = (into[from + at] as number) + (product[at] as number)
}

/** What the rows of the questions before, or of the last answer, add to a network's hidden units; null for no rows. */
function sideOf(network: PackedNetwork, matrix: PackedMatrix, rows: Rows): Float64Array | null {
  if (rows.rows.length === 0) return null
  const vector = new Float32Array(network.hidden)
  addRows(vector, network, rows)
  return productOf(matrix, vector, [0, network.hidden])
}

/** What the last answer of a chat adds to each network. */
export type AnswerSide = readonly (Float64Array | null)[]

/** The same of an answer's features, whatever is asked after it. */
export function answerSide({ networks, dictionary }: PackedModel, answer: Bag): AnswerSide {
  const rows = known(answer, dictionary)
  return networks.map((network) => sideOf(network, network.answer, rows))
}

/** In place: the logarithms of the shares that the raw outputs of each head stand for. */
function toLogShares(outputs: Float32Array, names: readonly Head[]): void {
  for (const name of names) {
    const part = outputs.subarray(headStart[name], headStart[name] + heads[name].length)
    let most = -Infinity
    for (const value of part) most = Math.max(most, value)
    let sum = 0
    for (const value of part) sum += Math.exp(value - most)
    const shift = most + Math.log(sum)
    for (let at = 0; at < part.length; at += 1) part[at] = (part[at] as number) - shift
  }
}

/** Of a network that was trained for one head the outputs of that head alone are reckoned. */
function outputsOf(
  network: PackedNetwork,
  { text, before }: Readonly<Record<'text' | 'before', Rows>>,
  answer: Float64Array | null,
): Float32Array {
  const { hidden, only } = network
  const sum = Float32Array.from(network.hiddenBias)
  addRows(sum, network, text)
  for (const side of [sideOf(network, network.before, before), answer]) if (side) addTo(sum, side)
  for (let unit = 0; unit < hidden; unit += 1) sum[unit] = Math.max(0, sum[unit] as number)
  const outputs = network.outputBias.slice()
  const from = only === null ? 0 : headStart[only]
  const to = only === null ? outputCount : from + heads[only].length
  addTo(outputs, productOf(network.output, sum, [from, to]), from)
  toLogShares(outputs, only === null ? headNames : [only])
  return outputs
}

/** What a head's own network weighs beside the mean of those that know all heads. */
const ownNetworkWeight = 0.5

const joined = (one: Rows, other: Rows): Rows => ({
  rows: [...one.rows, ...other.rows],
  weights: [...one.weights, ...other.weights],
})

/** The networks' log shares, all heads in one row: the mean of those for all heads, and half that of a head's own. */
export function logShares(
  model: PackedModel,
  features: FeatureSet,
  answer: AnswerSide = answerSide(model, features.answer),
): Float32Array {
  const { dictionary } = model
  const rows = {
    text: known(features.text, dictionary),
    before: known(features.before, dictionary),
  }
  const sharedCount = model.networks.filter(({ only }) => only === null).length
  const mean = new Float32Array(outputCount)
  for (const [index, network] of model.networks.entries()) {
    if (network.only !== null) continue
    const outputs = outputsOf(network, rows, answer[index] ?? null)
    for (let at = 0; at < outputCount; at += 1)
      mean[at] = (mean[at] as number) + (outputs[at] as number) / sharedCount
  }
  const withAsked = { ...rows, text: joined(rows.text, known(features.asked, dictionary)) }
  for (const [index, network] of model.networks.entries()) {
    if (network.only === null) continue
    const outputs = outputsOf(network, withAsked, answer[index] ?? null)
    const from = headStart[network.only]
    for (let at = from; at < from + heads[network.only].length; at += 1)
      mean[at] =
        (1 - ownNetworkWeight) * (mean[at] as number) + ownNetworkWeight * (outputs[at] as number)
  }
  return mean
}

/** Shares at the temperatures of calibration: above 1 they are less sure than the networks. */
export function sharesAt(
  means: Float32Array,
  temperatures: Readonly<Record<Head, number>>,
): Shares {
  const shares = {} as Record<Head, Float32Array>
  for (const name of headNames) {
    const part = means.slice(headStart[name], headStart[name] + heads[name].length)
    const powers = part.map((value) => Math.exp(value / temperatures[name]))
    const sum = powers.reduce((a, b) => a + b, 0)
    shares[name] = powers.map((value) => value / sum)
  }
  return shares
}
