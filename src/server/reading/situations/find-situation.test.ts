import { describe, expect, test } from 'vitest'
import { frameOf } from '../chat-before/frame-in-chat.ts'
import { testReadingRequest } from '../charts.fixture.ts'
import { situationCases } from './fixtures/situations.fixture.ts'

const situationOf = (question: string) =>
  frameOf(testReadingRequest({ question })).situation ?? null

describe('a situation is known by the words of the question', () => {
  test.each(situationCases)('%s: %s', (situation, question) => {
    expect(situationOf(question)).toBe(situation)
  })
})
