/** Writes the gazetteer's one file: a line of JSON that says what follows, then blocks of bytes, all brotli. */
import { writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'

/** `head` is plain JSON; `blocks` maps names to Buffers, found again by `head.blocks` (name, bytes) in order. */
export function writePack(path, head, blocks) {
  const names = Object.keys(blocks)
  const line = JSON.stringify({ ...head, blocks: names.map((name) => [name, blocks[name].length]) })
  const raw = Buffer.concat([Buffer.from(`${line}\n`), ...names.map((name) => blocks[name])])
  const packed = brotliCompressSync(raw, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
    },
  })
  writeFileSync(path, packed)
  return { rawBytes: raw.length, packedBytes: packed.length }
}

/** A column of whole numbers, little-endian; kind u8, u16, u32 or i16. */
export function column(kind, values) {
  const size = { u8: 1, u16: 2, u32: 4, i16: 2 }[kind]
  const block = Buffer.alloc(values.length * size)
  const write = {
    u8: 'writeUInt8',
    u16: 'writeUInt16LE',
    u32: 'writeUInt32LE',
    i16: 'writeInt16LE',
  }[kind]
  values.forEach((value, i) => block[write](value, i * size))
  return block
}
