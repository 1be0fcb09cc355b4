import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { frameModel, modelFile } from './load-model.ts'
import { packModel, unpackModel } from './model-file.ts'
import type { PackedModel } from './model-file.ts'
import { readFrame } from '../read-frame.ts'
import { corpusHash, trainingConcepts, trainingQuestions } from '../train/corpus.ts'
import { chosenOptions, fit } from '../train/fit.ts'
import { foldsOf } from '../train/folds.ts'

const at = new Date('2026-11-22T06:30:00Z')
const small = { ...chosenOptions, hidden: 16, epochs: 2, networks: 1, room: 4000 }

describe('the model file', () => {
  it('was trained on the corpus that stands here', () => {
    expect(frameModel().corpus).toBe(corpusHash())
  })

  it('is below five megabytes', () => {
    expect(statSync(modelFile).size).toBeLessThan(5_000_000)
  })

  it('comes out of packing as it went in', () => {
    const bytes = packModel(frameModel())
    expect(packModel(unpackModel(bytes))).toEqual(bytes)
    // At an odd place of a larger buffer too, as files are read.
    const moved = new Uint8Array(bytes.length + 1)
    moved.set(bytes, 1)
    expect(unpackModel(moved.subarray(1)).dictionary).toEqual(frameModel().dictionary)
  })
})

describe('training', () => {
  const questions = trainingQuestions().filter((_question, index) => index % 40 === 0)
  const concepts = trainingConcepts()

  it('makes the same bytes of the same questions', () => {
    const first = packModel(fit(questions, concepts, small))
    expect(packModel(fit(questions, concepts, small))).toEqual(first)
  })

  it('makes other bytes from another seed', () => {
    const first = packModel(fit(questions, concepts, { ...small, epochs: 1 }))
    expect(packModel(fit(questions, concepts, { ...small, epochs: 1, seed: 2 }))).not.toEqual(first)
  })

  it('learns: it knows what it was trained on better than by the commonest topic', () => {
    const model = fit(questions, concepts, { ...small, hidden: 32, epochs: 8, room: 40_000 })
    const right = questions.filter(
      (question) => readFrame(question, at, model).topic === question.frame.topic,
    )
    const counts = Object.values(Object.groupBy(questions, ({ frame }) => frame.topic))
    const commonest = Math.max(...counts.map((same) => same?.length ?? 0))
    expect(right.length).toBeGreaterThan(3 * commonest)
  })

  it('learns from the features alone that a trial finds worth keeping', () => {
    const few = { ...small, epochs: 1, room: 500 }
    const [plain, tried] = [0, 1].map((trialEpochs) =>
      fit(questions, concepts, { ...few, trialEpochs }),
    )
    expect(tried?.dictionary).toHaveLength(500)
    // What is kept was known before the networks learnt: they are others than those that lost features afterwards.
    expect(packModel(tried as PackedModel)).not.toEqual(packModel(plain as PackedModel))
  })

  it('keeps near duplicates in one fold', () => {
    const rows = [
      { id: '1', text: 'meri shaadi kab hogi batao' },
      { id: '2', text: 'job lagegi kya is saal' },
      { id: '3', text: 'meri shadi kab hogi bataao' },
    ]
    const [first, , third] = foldsOf(rows, 1000)
    expect(first).toBe(third)
  })
})

describe('speed', () => {
  it('reads a question in less time than parsing 2 MB of JSON takes', () => {
    const questions = trainingQuestions().slice(0, 400)
    const json = JSON.stringify(Array.from({ length: 100_000 }, (_none, index) => index * 1.37))
    const cpu = (work: () => void) => {
      const began = process.cpuUsage()
      work()
      const { user, system } = process.cpuUsage(began)
      return user + system
    }
    const [used, fresh] = [0, 1].map(() => unpackModel(readFileSync(modelFile)))
    for (const question of questions) readFrame(question, at, used)
    const floor = Math.min(...[0, 1, 2].map(() => cpu(() => JSON.parse(json))))
    const reading = cpu(() => questions.forEach((question) => readFrame(question, at, fresh)))
    expect(reading / questions.length / floor).toBeLessThan(1)
  })
})
