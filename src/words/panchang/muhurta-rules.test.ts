import { muhurtaRuleIds } from '@drishti/jyotish'
import { expect, test } from 'vitest'
import { muhurtaRules } from './muhurta-rules.ts'

test('every rule of the engine’s muhurtas has its meaning, and no other', () => {
  expect(muhurtaRuleIds.length).toBeGreaterThan(20)
  expect(Object.keys(muhurtaRules).toSorted()).toEqual([...new Set(muhurtaRuleIds)].toSorted())
})
