import { expect, test } from 'vitest'
import { readToEnd, testReadingRequest } from '../charts.fixture.ts'
import type { PriceList } from '../types/reading-types.ts'
import { amountAnswer } from './amount-answer.ts'

const prices: PriceList = {
  recharges: [
    { paise: 9900, text: { en: '16 questions at ₹6 each', hi: '₹6 के हिसाब से 16 प्रश्न' } },
    { paise: 19900, text: { en: '33 questions at ₹6 each', hi: '₹6 के हिसाब से 33 प्रश्न' } },
  ],
  plans: [{ paise: 19900, name: { en: 'Monthly plan', hi: 'मासिक प्लान' }, questions: 500 }],
}

test('an amount is told by what is sold for it', () => {
  expect(amountAnswer('99 wale me kitne sawal', prices)?.en).toContain('16 questions')
  expect(amountAnswer('recharge of 199, how many questions', prices)?.en).toMatch(/33 .*500/)
  expect(amountAnswer('75 me kitne sawal', prices)).toBeNull()
})

test('the figures stand in the answer, which is free', async () => {
  const { text, done } = await readToEnd(
    testReadingRequest({
      question: '99 wale me kitne sawal puch skte',
      prices: async () => prices,
    }),
  )
  expect(text).toContain('16')
  expect(done[0]?.outcome).toBe('clarify')
})
