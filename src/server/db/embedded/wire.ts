/**
 * How many leading bytes of `buffer` are whole PostgreSQL frontend messages: a type byte, then a
 * length that counts itself.
 *
 * @returns the whole messages as a view on the same memory; empty when not even one is complete.
 */
export function completeMessages(buffer: Buffer): Buffer {
  let end = 0
  while (buffer.length - end >= 5) {
    const next = end + 1 + buffer.readInt32BE(end + 1)
    if (next > buffer.length) break
    end = next
  }
  return buffer.subarray(0, end)
}
