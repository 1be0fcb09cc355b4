import { tablesFromJd } from './channels.ts'
import type { Table } from './tables-read.ts'

/**
 * Puts the value (degrees) and its rate (degrees per day) of a table at a Julian day of terrestrial time
 * into `out[at]` and `out[at + 1]`. Clenshaw's recurrence for a Chebyshev sum and its derivative; the
 * caller brings the array so that a chart allocates nothing per channel. The day must be in the tables.
 */
export function evaluateTable(table: Table, jdTt: number, out: Float64Array, at: number): void {
  const { days, terms, coefficients } = table
  const position = (jdTt - tablesFromJd) / days
  const segment = Math.floor(position)
  const twiceX = 4 * (position - segment) - 2
  const first = segment * terms
  let b1 = 0
  let b2 = 0
  let d1 = 0
  let d2 = 0
  for (let k = first + terms - 1; k > first; k--) {
    const d = 2 * b1 + twiceX * d1 - d2
    d2 = d1
    d1 = d
    const b = coefficients[k]! + twiceX * b1 - b2
    b2 = b1
    b1 = b
  }
  const x = twiceX / 2
  out[at] = (coefficients[first]! + x * b1 - b2) * table.quantumDegrees
  out[at + 1] = ((b1 + x * d1 - d2) * table.quantumDegrees * 2) / days
}
