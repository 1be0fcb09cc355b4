import { constants, crc32, deflateRawSync } from 'node:zlib'

/*
 * A page is drawn once with a nonce that nobody is sent, cut wherever that nonce stood, and each piece
 * deflated. Every response is these pieces with a nonce of its own between them: in gzip, a deflate
 * stream may change from compressed blocks to a stored one and back at any byte's edge.
 */

/** How far back deflate may point. */
const windowBytes = 32 * 1024
/** A byte of no UTF-8 text: no piece can point back at a place where a nonce stands. */
const neverText = 0xff
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
const finalEmptyBlock = Buffer.from([1, 0, 0, 0xff, 0xff])

/** A page cut at its nonces, ready to be put together with another one. */
export interface NoncePieces {
  /** Of the nonce it was drawn with and of those it takes. */
  nonceLength: number
  plain: Buffer[]
  /** Each piece deflated up to a byte's edge; it may point back over the pieces before it, but at no nonce. */
  deflated: Buffer[]
}

/** Cuts a page at the nonce that it was drawn with, which must stand nowhere else in it. */
export function cutAtNonces(html: string, nonce: string): NoncePieces {
  const plain = html.split(nonce).map((piece) => Buffer.from(piece))
  const gap = Buffer.alloc(nonce.length, neverText)
  let textBefore = Buffer.alloc(0)
  const deflated = plain.map((piece) => {
    const dictionary = textBefore.subarray(-windowBytes)
    textBefore = Buffer.concat([textBefore, piece, gap])
    return deflateRawSync(piece, {
      finishFlush: constants.Z_SYNC_FLUSH,
      ...(dictionary.length > 0 && { dictionary }),
    })
  })
  return { nonceLength: nonce.length, plain, deflated }
}

/** The page with this nonce, as it is read. */
export function withNonce({ plain }: NoncePieces, nonce: string): Buffer {
  return Buffer.concat(interleave(plain, Buffer.from(nonce)))
}

/** The same as gzip: only the nonces are put in now, as stored blocks. */
export function gzippedWithNonce(
  { plain, deflated, nonceLength }: NoncePieces,
  nonce: string,
): Buffer {
  const text = Buffer.from(nonce)
  if (text.length !== nonceLength) throw new Error('A nonce of another length.')
  const storedBlockHeader = Buffer.from([0, text.length, 0, ~text.length & 0xff, 0xff])
  const storedNonce = Buffer.concat([storedBlockHeader, text])
  let checksum = 0
  let length = 0
  for (const part of interleave(plain, text)) {
    checksum = crc32(part, checksum)
    length += part.length
  }
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(checksum, 0)
  trailer.writeUInt32LE(length, 4)
  return Buffer.concat([gzipHeader, ...interleave(deflated, storedNonce), finalEmptyBlock, trailer])
}

/** The pieces with `separator` between each two of them. */
function interleave(pieces: readonly Buffer[], separator: Buffer): Buffer[] {
  return pieces.flatMap((piece, i) => (i === 0 ? [piece] : [separator, piece]))
}
