import type { Sparse } from './network.ts'

/** into += table × bag, the table's rows being as long as `into`. */
export function addSparse(into: Float32Array, table: Float32Array, { at, weight }: Sparse): void {
  const width = into.length
  for (let index = 0; index < at.length; index += 1) {
    const from = (at[index] as number) * width
    const by = weight[index] as number
    for (let unit = 0; unit < width; unit += 1)
      into[unit] = (into[unit] as number) + by * (table[from + unit] as number)
  }
}

/** into += matrix × vector, the matrix lying row by row. */
export function addProduct(into: Float32Array, matrix: Float32Array, vector: Float32Array): void {
  const width = vector.length
  for (let row = 0; row < into.length; row += 1) {
    let sum = 0
    const from = row * width
    for (let column = 0; column < width; column += 1)
      sum += (matrix[from + column] as number) * (vector[column] as number)
    into[row] = (into[row] as number) + sum
  }
}

/** Turns `count` raw values from `from` on into shares that sum to 1. */
export function softmaxInPlace(values: Float32Array, from: number, count: number): void {
  let most = -Infinity
  for (let at = from; at < from + count; at += 1) most = Math.max(most, values[at] as number)
  let sum = 0
  for (let at = from; at < from + count; at += 1) {
    const power = Math.exp((values[at] as number) - most)
    values[at] = power
    sum += power
  }
  for (let at = from; at < from + count; at += 1) values[at] = (values[at] as number) / sum
}

/** A bag without a share of its features, the rest weighing so much more. */
export function dropFeatures(bag: Sparse, share: number, random: () => number): Sparse {
  if (share === 0) return bag
  const at = new Int32Array(bag.at.length)
  const weight = new Float32Array(bag.at.length)
  let count = 0
  for (let index = 0; index < bag.at.length; index += 1) {
    if (random() < share) continue
    at[count] = bag.at[index] as number
    weight[count] = (bag.weight[index] as number) / (1 - share)
    count += 1
  }
  return { at: at.subarray(0, count), weight: weight.subarray(0, count) }
}
