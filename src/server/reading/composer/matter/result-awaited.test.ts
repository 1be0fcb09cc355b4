import { expect, test } from 'vitest'
import type { Frame } from '../../frame/frame.ts'
import { resultAwaited } from './result-awaited.ts'

const frame = (topic: string): Frame =>
  ({ topic, asks: 'whether', subject: 'self' }) as unknown as Frame

test.each([
  ['exam', 'passing marks is doubt in accountancy. puc board result is next week sir', true],
  ['exam', 'kal result aane wala hai, pass ho jaungi kya', true],
  ['exam', 'कल रिज़ल्ट आने वाला है, क्या मैं पास हो जाऊँगा', true],
  ['exam', 'will I pass the boards, exam is next week', false],
  ['health', 'biopsy result is next week, will it be clear', false],
])('%s: %s', (topic, question, isAwaited) => {
  expect(resultAwaited(frame(topic), question) !== null).toBe(isAwaited)
})
