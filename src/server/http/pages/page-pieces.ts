import { constants, crc32, deflateRawSync } from 'node:zlib'
import type { PageHole } from '../../core/member-page.ts'

/*
 * A page is drawn once with marks in place of what differs from response to response (the nonce; on a
 * member's page their name and votes), cut wherever a mark stood, and each piece deflated. Every response
 * is these pieces with its own values between them: in gzip, a deflate stream may change from compressed
 * blocks to a stored one and back at any byte's edge.
 */

/** How far back deflate may point. */
const windowBytes = 32 * 1024
/** A byte of no UTF-8 text: no piece can point back at a hole. */
const neverText = 0xff
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
const finalEmptyBlock = Buffer.from([1, 0, 0, 0xff, 0xff])

/** A page cut at its holes, ready to be put together with values. */
export interface PagePieces {
  /** Between each piece and the next. */
  holes: PageHole[]
  plain: Buffer[]
  /** Each piece deflated up to a byte's edge; it may point back over the pieces before it, but at no hole, and over none without a width. */
  deflated: Buffer[]
}

/** Cuts a page wherever a mark stands; a mark that stands nowhere leaves no hole. */
export function cutAtHoles(html: string, holes: readonly PageHole[]): PagePieces {
  // Where one mark begins with another, the longer one counts.
  const byMark = new Map(
    [...holes].sort((a, b) => b.mark.length - a.mark.length).map((hole) => [hole.mark, hole]),
  )
  const anyMark = [...byMark.keys()].map((mark) => mark.replace(/[^\w]/g, '\\$&')).join('|')
  const parts = html.split(new RegExp(`(${anyMark})`))
  const plain = parts.filter((_, i) => i % 2 === 0).map((piece) => Buffer.from(piece))
  const found = parts.filter((_, i) => i % 2 === 1).map((mark) => byMark.get(mark) as PageHole)
  let textBefore = Buffer.alloc(0)
  const deflated = plain.map((piece, i) => {
    const dictionary = textBefore
    const width = found[i]?.width
    textBefore =
      width === null
        ? Buffer.alloc(0)
        : Buffer.concat([textBefore, piece, Buffer.alloc(width ?? 0, neverText)]).subarray(
            -windowBytes,
          )
    return deflateRawSync(piece, {
      finishFlush: constants.Z_SYNC_FLUSH,
      ...(dictionary.length > 0 && { dictionary }),
    })
  })
  return { holes: found, plain, deflated }
}

/** What stands in the holes of one response, by their names. */
export type HoleValues = ReadonlyMap<string, string>

/** The page with these values, as it is read. */
export function filledPage({ plain, holes }: PagePieces, values: HoleValues): Buffer {
  return Buffer.concat(interleave(plain, textsOf(holes, values)))
}

/** The same as gzip: only the values are put in now, as stored blocks. */
export function gzippedPage({ plain, deflated, holes }: PagePieces, values: HoleValues): Buffer {
  const texts = textsOf(holes, values)
  let checksum = 0
  let length = 0
  for (const part of interleave(plain, texts)) {
    checksum = crc32(part, checksum)
    length += part.length
  }
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(checksum, 0)
  trailer.writeUInt32LE(length, 4)
  const blocks = texts.map(storedBlock)
  return Buffer.concat([gzipHeader, ...interleave(deflated, blocks), finalEmptyBlock, trailer])
}

function textsOf(holes: readonly PageHole[], values: HoleValues): Buffer[] {
  return holes.map(({ name, width }) => {
    const text = Buffer.from(values.get(name) ?? missing(name))
    if (width !== null && text.length !== width) throw new Error(`${name} has another length.`)
    return text
  })
}

function missing(name: string): never {
  throw new Error(`Nothing was given for ${name}.`)
}

function storedBlock(text: Buffer): Buffer {
  const block = Buffer.allocUnsafe(5 + text.length)
  block[0] = 0
  block.writeUInt16LE(text.length, 1)
  block.writeUInt16LE(~text.length & 0xffff, 3)
  text.copy(block, 5)
  return block
}

/** The pieces with `between[i]` behind the piece i. */
function interleave(pieces: readonly Buffer[], between: readonly Buffer[]): Buffer[] {
  const all: Buffer[] = []
  pieces.forEach((piece, i) => {
    all.push(piece)
    const next = between[i]
    if (next) all.push(next)
  })
  return all
}
