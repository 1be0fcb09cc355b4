import { channelNames, channels, tablesFromJd, tablesToJd } from './channels.ts'
import type { ChannelName } from './channels.ts'
import { tablesBase64 } from './tables.js'

/** One channel unpacked: `coefficients` holds `terms` whole numbers for every segment of `days`. */
export interface Table {
  days: number
  terms: number
  quantumDegrees: number
  coefficients: Int32Array
}

/** The packed bytes, as their checksum is taken of. */
export function tableBytes(): Uint8Array {
  const binary = atob(tablesBase64)
  const bytes = new Uint8Array(binary.length)
  for (let i = 0; i < bytes.length; i++) bytes[i] = binary.charCodeAt(i)
  return bytes
}

/** Reads signed numbers of given widths, in bits, one after the other. */
function bitReader(bytes: Uint8Array, start: number): (width: number) => number {
  let next = start
  let window = 0
  let windowBits = 0
  return (width) => {
    let value = 0
    let bitsLeft = width
    while (bitsLeft > 0) {
      if (windowBits === 0) {
        window = bytes[next++]!
        windowBits = 8
      }
      const take = Math.min(bitsLeft, windowBits)
      value = (value << take) | ((window >> (windowBits - take)) & ((1 << take) - 1))
      windowBits -= take
      bitsLeft -= take
    }
    return (value << (32 - width)) >> (32 - width)
  }
}

function unpack(): Record<ChannelName, Table> {
  const bytes = tableBytes()
  const termsInAll = channelNames.reduce((sum, name) => sum + channels[name].terms, 0)
  const read = bitReader(bytes, termsInAll)
  let nextWidth = 0
  const entries = channelNames.map((name) => {
    const { days, terms, quantumArcseconds } = channels[name]
    const widths = bytes.subarray(nextWidth, (nextWidth += terms))
    const coefficients = new Int32Array(((tablesToJd - tablesFromJd) / days) * terms)
    for (let i = 0, term = 0; i < coefficients.length; i++, term = (term + 1) % terms) {
      coefficients[i] = read(widths[term]!)
    }
    return [name, { days, terms, quantumDegrees: quantumArcseconds / 3600, coefficients }] as const
  })
  return Object.fromEntries(entries) as Record<ChannelName, Table>
}

let unpackedTables: Record<ChannelName, Table> | undefined

/** The tables, unpacked at the first call (some 30 ms) and kept: they are constants. */
export function tables(): Record<ChannelName, Table> {
  return (unpackedTables ??= unpack())
}
