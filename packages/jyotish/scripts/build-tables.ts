/**
 * Fits the tables of `src/ephemeris/tables.js` to the series, over all their range. Takes some minutes;
 * run only when the channels or the series change: `npm run build:tables -w packages/jyotish`.
 */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { channelNames, tablesFromJd, tablesToJd } from '../src/sky/ephemeris/channels.ts'
import type { ChannelName } from '../src/sky/ephemeris/channels.ts'
import { fits } from './fit.ts'

type Rows = Record<string, number[][]>

function fitAll(): Rows {
  const rows: Rows = {}
  for (const [group, { days, fit }] of Object.entries(fits)) {
    const startedAtMs = Date.now()
    for (let jd = tablesFromJd; jd < tablesToJd; jd += days) {
      for (const [name, row] of Object.entries(fit(jd))) (rows[name] ??= []).push(row)
    }
    console.log(`${group}: ${((Date.now() - startedAtMs) / 1000).toFixed(1)} s`)
  }
  return rows
}

/** Bits that hold every value in two's complement. */
function widthOf(values: number[]): number {
  const largest = values.reduce((most, v) => Math.max(most, v < 0 ? -v - 1 : v), 0)
  return largest === 0 ? 1 : Math.floor(Math.log2(largest)) + 2
}

function pack(rows: Rows): Uint8Array {
  const widths = channelNames.map((name) => {
    const table = rows[name]!
    return table[0]!.map((_, term) => widthOf(table.map((row) => row[term]!)))
  })
  const bytes: number[] = widths.flat()
  let pending = 0
  let bits = 0
  const writeBits = (value: number, width: number): void => {
    for (let bit = width - 1; bit >= 0; bit--) {
      pending = (pending << 1) | ((value >> bit) & 1)
      if (++bits === 8) {
        bytes.push(pending)
        pending = 0
        bits = 0
      }
    }
  }
  channelNames.forEach((name: ChannelName, channel) => {
    for (const row of rows[name]!)
      row.forEach((value, term) => writeBits(value, widths[channel]![term]!))
  })
  writeBits(0, (8 - bits) % 8)
  return Uint8Array.from(bytes)
}

const packedTables = pack(fitAll())
const sha256 = createHash('sha256').update(packedTables).digest('hex')
writeFileSync(
  new URL('../src/sky/ephemeris/tables.js', import.meta.url),
  `// Made by scripts/build-tables.ts from VSOP87B and ELP/MPP02: never edited by hand.
export const tablesSha256 = '${sha256}'
export const tablesBase64 =
  '${Buffer.from(packedTables).toString('base64')}'
`,
)
console.log(`${packedTables.length} bytes, sha256 ${sha256}`)
