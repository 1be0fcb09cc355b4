import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { hasZeroBits, solveProof } from '../../../contract/core/proof-of-work.ts'
import { sha256 } from './sha256.ts'

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

test('PROOF-01 hashes are those of FIPS 180-4 and of OpenSSL, at every length round a block', () => {
  expect(hexOf(sha256(new TextEncoder().encode('abc')))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
  for (let length = 0; length < 200; length++) {
    const bytes = randomBytes(length)
    expect(hexOf(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'))
  }
})

test('PROOF-02 zero bits are counted from the first one', () => {
  expect(hasZeroBits(new Uint8Array([0, 0x0f, 255, 255]), 12)).toBe(true)
  expect(hasZeroBits(new Uint8Array([0, 0x0f, 255, 255]), 13)).toBe(false)
  expect(hasZeroBits(new Uint8Array([255, 255, 255, 255]), 0)).toBe(true)
})

test('PROOF-03 the usual sum is worked out in a time that a phone can bear', () => {
  const from = performance.now()
  const proof = solveProof({ challenge: 'a challenge', bits: 13, parts: 16 }, sha256)
  expect(proof.split(',')).toHaveLength(16)
  expect(performance.now() - from).toBeLessThan(5000)
})
