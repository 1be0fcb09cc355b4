import { expect, test } from 'vitest'
import {
  addWeights,
  bytesOfWeights,
  ladderOf,
  mostWeight,
  scaleAt,
  stepOf,
  writeWeights,
} from './small-weights.ts'

const row = Array.from({ length: 24 }, (_none, index) => ((index * 5) % 7) - mostWeight)

test('a row comes back as it was written, at its own place', () => {
  const bytes = new Uint8Array(3 * bytesOfWeights(row.length)).fill(255)
  const at = bytesOfWeights(row.length)
  writeWeights(bytes, at, row)
  const sum = new Float32Array(row.length).fill(1)
  addWeights(sum, bytes, at, 0.5)
  expect([...sum]).toEqual(row.map((weight) => 1 + weight / 2))
  expect(bytes.subarray(0, at).every((byte) => byte === 255)).toBe(true)
  expect(bytes.subarray(2 * at).every((byte) => byte === 255)).toBe(true)
})

test('a row that does not fill its bytes is refused', () => {
  expect(() => bytesOfWeights(12)).toThrow('12 weights')
})

test('a scale is kept within a twentieth over four powers of ten', () => {
  const scales = Float32Array.from({ length: 200 }, (_none, index) => 0.0001 * 1.047 ** index)
  const ladder = ladderOf(scales)
  for (const scale of scales)
    expect(scaleAt(ladder, stepOf(ladder, scale)) / scale).toBeCloseTo(1, 1)
  const one = ladderOf(Float32Array.of(0.3, 0.3))
  expect(scaleAt(one, stepOf(one, 0.3))).toBeCloseTo(0.3)
})
