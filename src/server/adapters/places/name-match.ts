/** How what was typed is compared with the names of the list: begins with it, one slip away, sounds like it. */
import type { Lines } from './gazetteer-file.ts'

/** The range `[from, to)` of sorted lines that begin with `prefix` (bytes). */
export function prefixRange(lines: Lines, prefix: Buffer): [number, number] {
  const count = lines.starts.length - 1
  const first = (past: boolean) => {
    let [low, high] = [0, count]
    while (low < high) {
      const middle = (low + high) >> 1
      const order = compareStart(lines, middle, prefix)
      if (order < 0 || (past && order === 0)) low = middle + 1
      else high = middle
    }
    return low
  }
  return [first(false), first(true)]
}

/** Below 0 where line `i` sorts before everything that begins with `prefix`, 0 where it begins with it. */
function compareStart(lines: Lines, i: number, prefix: Buffer): number {
  const start = lines.starts[i]!
  const end = Math.min(lines.starts[i + 1]! - 1, start + prefix.length)
  const order = lines.bytes.compare(prefix, 0, prefix.length, start, end)
  return order
}

/** How a name one slip away from what was typed fits: not at all, as its beginning, or as the whole of it. */
export const noMatch = 0
export const prefixMatch = 1
export const wholeMatch = 2

/**
 * Whether line `i` is `typed` with one letter wrong, missing, too many, or two neighbours swapped; a
 * longer line fits by its beginning. A line that begins with `typed` itself is the prefix search's.
 */
export function matchOneTypo(lines: Lines, i: number, typedBytes: Buffer): number {
  const { bytes } = lines
  const start = lines.starts[i]!
  const length = lines.starts[i + 1]! - 1 - start
  if (length < typedBytes.length - 1) return noMatch
  let same = 0
  while (same < typedBytes.length && same < length && typedBytes[same] === bytes[start + same])
    same++
  if (same === typedBytes.length) return noMatch
  const isSwapped =
    same + 1 < typedBytes.length &&
    typedBytes[same] === bytes[start + same + 1] &&
    typedBytes[same + 1] === bytes[start + same]
  return Math.max(
    restFits(lines, i, same + 1, typedBytes, same + 1),
    restFits(lines, i, same + 1, typedBytes, same),
    restFits(lines, i, same, typedBytes, same + 1),
    isSwapped ? restFits(lines, i, same + 2, typedBytes, same + 2) : noMatch,
  )
}

/** Whether line `i` from its letter `lineFrom` on begins with `typed` from `typedFrom` on. */
function restFits(
  lines: Lines,
  i: number,
  lineFrom: number,
  typedBytes: Buffer,
  typedFrom: number,
): number {
  const from = lines.starts[i]! + lineFrom
  const lineRest = lines.starts[i + 1]! - 1 - from
  const restLength = typedBytes.length - typedFrom
  if (restLength > lineRest) return noMatch
  for (let k = 0; k < restLength; k++)
    if (typedBytes[typedFrom + k] !== lines.bytes[from + k]) return noMatch
  return restLength === lineRest ? wholeMatch : prefixMatch
}

/** How many letters must change to make one text of the other; above `most` it stops and gives `most + 1`. */
export function editDistance(a: string, b: string, distanceLimit: number): number {
  if (Math.abs(a.length - b.length) > distanceLimit) return distanceLimit + 1
  let row = Uint8Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = new Uint8Array(b.length + 1)
    next[0] = i
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      next[j] = Math.min(change, row[j]! + 1, next[j - 1]! + 1)
      if (next[j]! < least) least = next[j]!
    }
    if (least > distanceLimit) return distanceLimit + 1
    row = next
  }
  return row[b.length]!
}
