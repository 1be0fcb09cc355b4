/** The parts of a proof: many small ones take nearly the same time always, one large one does not. */
export const proofParts = 16

/** What is hashed for one part: the seed's 32 bytes, the part, and the nonce in four bytes. */
export function proofMessage(seed: Uint8Array, part: number, nonce: number): Uint8Array {
  const message = new Uint8Array(37)
  message.set(seed)
  message[32] = part
  new DataView(message.buffer).setUint32(33, nonce)
  return message
}

/** Whether a hash begins with so many zero bits (at most 32). */
export function hasZeroBits(hash: Uint8Array, bits: number): boolean {
  const first = new DataView(hash.buffer, hash.byteOffset).getUint32(0)
  return bits === 0 || first >>> (32 - bits) === 0
}

/**
 * Works a proof out: for each part the first nonce whose hash begins with enough zero bits.
 *
 * @returns what getOTP takes: the challenge, a colon, and the nonces with commas between.
 */
export function solveProof(
  { challenge, bits, parts }: { challenge: string; bits: number; parts: number },
  sha256: (bytes: Uint8Array) => Uint8Array,
): string {
  const seed = sha256(new TextEncoder().encode(challenge))
  const nonces = Array.from({ length: parts }, (_, part) => {
    let nonce = 0
    while (!hasZeroBits(sha256(proofMessage(seed, part, nonce)), bits)) nonce++
    return nonce
  })
  return `${challenge}:${nonces.join(',')}`
}
