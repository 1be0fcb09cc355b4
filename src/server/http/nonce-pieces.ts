import { constants, crc32, deflateRawSync } from 'node:zlib'

/** How far back deflate may point. */
const windowBytes = 32 * 1024
/** In no UTF-8 text: nothing that is packed can point at a place where it stands. */
const neverText = 0xff
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff])

/** A page cut at its nonces, ready to be put together with another one. */
export interface NoncePieces {
  /** Of the nonces it was made with and those it takes. */
  nonceLength: number
  plain: Buffer[]
  /** Each piece deflated up to a byte's edge, pointing back over those before it, but at no nonce. */
  packedPieces: Buffer[]
  bytes: number
}

/** Cuts a page at the nonce that it was rendered with, which must stand nowhere else in it. */
export function cutAtNonces(html: string, nonce: string): NoncePieces {
  const plain = html.split(nonce).map((piece) => Buffer.from(piece))
  const gap = Buffer.alloc(nonce.length, neverText)
  let before = Buffer.alloc(0)
  const packedPieces = plain.map((piece) => {
    const dictionary = before.subarray(-windowBytes)
    before = Buffer.concat([before, piece, gap])
    return deflateRawSync(piece, {
      finishFlush: constants.Z_SYNC_FLUSH,
      ...(dictionary.length > 0 && { dictionary }),
    })
  })
  const bytes = [...plain, ...packedPieces].reduce((sum, it) => sum + it.length, 0)
  return { nonceLength: nonce.length, plain, packedPieces, bytes }
}

/** The page with this nonce, as it is read. */
export function withNonce({ plain }: NoncePieces, nonce: string): Buffer {
  return Buffer.concat(between(plain, Buffer.from(nonce)))
}

/** The same packed by gzip: the nonces alone are put in unpacked, all else has been packed before. */
export function gzippedWithNonce(
  { plain, packedPieces, nonceLength }: NoncePieces,
  nonce: string,
): Buffer {
  const text = Buffer.from(nonce)
  if (text.length !== nonceLength) throw new Error('A nonce of another length.')
  const head = Buffer.from([0, text.length, 0, ~text.length & 0xff, 0xff])
  const tail = Buffer.alloc(8)
  let sum = 0
  let length = 0
  for (const part of between(plain, text)) {
    sum = crc32(part, sum)
    length += part.length
  }
  tail.writeUInt32LE(sum, 0)
  tail.writeUInt32LE(length, 4)
  const stored = Buffer.concat([head, text])
  return Buffer.concat([gzipHead, ...between(packedPieces, stored), lastBlock, tail])
}

function between(pieces: readonly Buffer[], what: Buffer): Buffer[] {
  return pieces.flatMap((piece, i) => (i === 0 ? [piece] : [what, piece]))
}
