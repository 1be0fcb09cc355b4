import type { Fact } from '../sky/types.ts'

/** Fractional parts of the cube roots of the first 64 primes (FIPS 180-4), made rather than typed. */
function firstPrimes(count: number): number[] {
  const primes: number[] = []
  for (let candidate = 2; primes.length < count; candidate++) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate)
  }
  return primes
}
const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 0x100000000) | 0
const primes = firstPrimes(64)
const roundConstants = primes.map((prime) => fraction(Math.cbrt(prime)))
const startState = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** One 64-byte block into the state: FIPS 180-4, 6.2.2. */
function absorb(state: number[], view: DataView, offset: number, schedule: Int32Array): void {
  for (let t = 0; t < 16; t++) schedule[t] = view.getInt32(offset + t * 4)
  for (let t = 16; t < 64; t++) {
    const a = schedule[t - 15]!
    const b = schedule[t - 2]!
    const small0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)
    const small1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)
    schedule[t] = schedule[t - 16]! + small0 + schedule[t - 7]! + small1
  }
  let [a, b, c, d, e, f, g, h] = state as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  for (let t = 0; t < 64; t++) {
    const choice = (e & f) ^ (~e & g)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const firstSum =
      (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + roundConstants[t]! + schedule[t]!) |
      0
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0
    h = g
    g = f
    f = e
    e = (d + firstSum) | 0
    d = c
    c = b
    b = a
    a = (firstSum + two) | 0
  }
  const added = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i++) state[i] = (state[i]! + added[i]!) | 0
}

/** SHA-256 of a text's UTF-8 bytes, lower-case hex. Synchronous, and the same in every runtime. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const paddedBytes = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64)
  paddedBytes.set(bytes)
  paddedBytes[bytes.length] = 0x80
  const view = new DataView(paddedBytes.buffer)
  view.setUint32(paddedBytes.length - 8, Math.floor(bytes.length / 0x20000000))
  view.setUint32(paddedBytes.length - 4, bytes.length << 3)
  const state = [...startState]
  const schedule = new Int32Array(64)
  for (let offset = 0; offset < paddedBytes.length; offset += 64)
    absorb(state, view, offset, schedule)
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

/**
 * A fingerprint of what the facts say: 32 hex digits, the first half of a SHA-256 over ids, values and
 * `about`, ordered by id. Wording is left out: a bettered sentence is not another chart.
 */
export function factsHash(facts: readonly Fact[]): string {
  const lines = facts.map((fact) => {
    const about = Object.entries(fact.about)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
    return JSON.stringify([fact.id, fact.value, about])
  })
  return sha256(lines.sort().join('\n')).slice(0, 32)
}
