import { expect, test } from 'vitest'
import { askers } from './charts.ts'
import { conversationQuestions } from './conversation-questions.ts'
import { measureConversation } from './conversation.ts'

test('over one person’s forty questions little is told again, and the two voices differ', async () => {
  expect(conversationQuestions).toHaveLength(40)
  const at = new Date('2026-11-20T06:30:00Z')
  const measures = await measureConversation(askers.slice(0, 2), conversationQuestions, at)
  expect(measures.answers).toBeGreaterThanOrEqual(70)
  expect(measures.toldAgain).toBeLessThanOrEqual(0.25)
  expect(measures.threeTimes).toBe(0)
  expect(measures.voicesAlike).toBeLessThanOrEqual(0.35)
  expect(measures.sameFirst).toBeLessThanOrEqual(0.1)
})
