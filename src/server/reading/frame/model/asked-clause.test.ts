import { expect, test } from 'vitest'
import { askedClause } from './asked-clause.ts'

const raw = (text: string): string =>
  askedClause(text)
    .map((word) => word.raw)
    .join(' ')

test.each([
  [
    'My daughter is 30. Her father does not sleep. When will her marriage be fixed',
    'when will her marriage be fixed',
  ],
  ['will she come back? I have waited for a year', 'will she come back'],
  ['बेटा पढ़ता नहीं, उसके नंबर कैसे आएंगे, मैं परेशान हूँ', 'उसके नंबर कैसे आएंगे'],
  ['meri saas bahut bolti hai. kab sudhregi', 'meri saas bahut bolti hai kab sudhregi'],
  ['kab?', 'kab'],
  ['???', ''],
])('%s', (text, clause) => {
  expect(raw(text)).toBe(clause)
})
