import { inflateSync } from 'node:zlib'

const headerBytes = { woff: 44, sfnt: 12 }
const entryBytes = { woff: 20, sfnt: 16 }

/**
 * Unpacks a WOFF 1 file into the plain TrueType file it was packed from (W3C, WOFF File Format 1.0,
 * parts 3 to 5). The font reader unpacks a table anew for every glyph, so a packed font costs it seconds.
 *
 * @throws RangeError if it is no WOFF 1 file.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new RangeError('Not a WOFF 1 file.')
  const count = woff.readUInt16BE(12)
  const power = Math.floor(Math.log2(count))
  const head = Buffer.alloc(headerBytes.sfnt + count * entryBytes.sfnt)
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(16 * 2 ** power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(16 * (count - 2 ** power), 10)
  const parts: Buffer[] = [head]
  let at = head.length
  for (let index = 0; index < count; index++) {
    const entry = headerBytes.woff + index * entryBytes.woff
    const field = (place: number) => woff.readUInt32BE(entry + 4 * place)
    const [from, packedBytes, bytes, checksum] = [field(1), field(2), field(3), field(4)]
    const packed = woff.subarray(from, from + packedBytes)
    const table = packedBytes < bytes ? inflateSync(packed) : packed
    const row = headerBytes.sfnt + index * entryBytes.sfnt
    woff.copy(head, row, entry, entry + 4)
    head.writeUInt32BE(checksum, row + 4)
    head.writeUInt32BE(at, row + 8)
    head.writeUInt32BE(bytes, row + 12)
    // Tables begin at multiples of four.
    const padding = Buffer.alloc((4 - (bytes % 4)) % 4)
    parts.push(table, padding)
    at += bytes + padding.length
  }
  return Buffer.concat(parts)
}
