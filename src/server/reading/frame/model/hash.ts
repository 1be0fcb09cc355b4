/** FNV-1a over UTF-16 units, with a last stir: 32 bits, unsigned. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at)
    hash = Math.imul(hash, 0x01000193)
  }
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** Index of the first of a value in a sorted table; -1 where it is not there. */
export function rowOf(sorted: Uint32Array, value: number): number {
  const rows = rowsOf(sorted)
  const last = rows.length - 1
  for (let at = value & last; ; at = (at + 1) & last) {
    const row = (rows[at] as number) - 1
    if (row < 0 || sorted[row] === value) return row
  }
}

/** Where the first of each value of a table stands, by the value's last bits; the next free place where two share them. */
const rowsOfTables = new WeakMap<Uint32Array, Uint32Array>()

function rowsOf(sorted: Uint32Array): Uint32Array {
  const made = rowsOfTables.get(sorted)
  if (made) return made
  // Half of it free at least, so that few are looked at.
  const rows = new Uint32Array(2 ** Math.ceil(Math.log2(2 * sorted.length + 2)))
  const last = rows.length - 1
  sorted.forEach((value, row) => {
    if (row > 0 && sorted[row - 1] === value) return
    let at = value & last
    while (rows[at] !== 0) at = (at + 1) & last
    rows[at] = row + 1
  })
  rowsOfTables.set(sorted, rows)
  return rows
}
