import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { featuresOf, seenOf } from './features.ts'
import { temperatures } from './calibration.ts'
import { answerSideOf, sharesOf } from './kept-shares.ts'
import { modelFile } from './load-model.ts'
import { unpackModel } from './model-file.ts'
import { logShares, sharesAt } from './model.ts'

const model = unpackModel(readFileSync(modelFile))
const person = { gender: 'female', age: 31, marital: 'single' } as const
const turns = ['When will I marry?', 'And my sister?', 'Will he be kind?', 'Which month?'].map(
  (q, index) => ({ q, a: `Answer ${index}. `.repeat(100) }),
)
const question = { text: 'Will it be before March?', person, history: turns }

test('what the model sees of a chat gives the same features as the whole chat', () => {
  const seen = seenOf(question)
  expect(JSON.stringify(seen).length).toBeLessThan(JSON.stringify(question).length / 3)
  expect(featuresOf(seen, model.concepts)).toEqual(featuresOf(question, model.concepts))
})

test('a question that was read before is found again, and another asker or chat is read anew', () => {
  const first = sharesOf(question, model)
  expect(sharesOf({ ...question, history: [...turns] }, model)).toBe(first)
  for (const other of [
    { ...question, person: { ...person, age: 62 } },
    { ...question, history: turns.slice(0, -1) },
    { ...question, history: [] },
    { ...question, text: 'Will it be before May?' },
  ])
    expect(sharesOf(other, model)).not.toBe(first)
})

test('another model reads for itself, and a text of nobody is not kept', () => {
  const other = unpackModel(readFileSync(modelFile))
  expect(sharesOf(question, other)).not.toBe(sharesOf(question, model))
  expect(sharesOf(question, other)).toEqual(sharesOf(question, model))
  const text = { text: 'Jupiter helps you.', person: {} }
  expect(sharesOf(text, model)).not.toBe(sharesOf(text, model))
})

test('an answer that was read when it ended gives the question after it the same shares', () => {
  const [own, other] = [1, 2].map(() => unpackModel(readFileSync(modelFile))) as [
    typeof model,
    typeof model,
  ]
  const answer = turns.at(-1)?.a ?? ''
  const side = answerSideOf(answer, own)
  // What lies beyond what the model sees of an answer makes no other of it.
  expect(answerSideOf(`${answer} And so on.`, own)).toBe(side)
  expect(answerSideOf('Another answer.', own)).not.toEqual(side)
  const features = featuresOf(question, other.concepts)
  expect(sharesOf(question, own)).toEqual(sharesAt(logShares(other, features), temperatures))
})
