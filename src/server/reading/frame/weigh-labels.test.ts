import { describe, expect, test } from 'vitest'
import type { FrameLabels } from '../types/frame.ts'
import { readFrame } from './read-frame.ts'
import type { Frame } from './frame.ts'
import { keepsTopicFrom, weighLabels } from './weigh-labels.ts'

const at = new Date('2026-11-20T06:30:00Z')
const question = 'Should I choose teaching or banking before March 2027?'
const read: Frame = { ...readFrame({ text: question }, at), careLine: 'none', care: 'none' }
const labels: FrameLabels = {
  subject: 'self',
  topic: 'education',
  asks: 'choose',
  options: ['teaching', 'banking'],
  time: null,
  parts: 1,
  second: null,
  care: 'none',
  charge: true,
}
const weighed = (changes: Partial<FrameLabels>, frame: Partial<Frame> = {}) =>
  weighLabels({ ...read, ...frame }, { ...labels, ...changes }, question, at)

describe('the topic of two readers', () => {
  const sure = { topic: 'career', isSure: true, confidence: keepsTopicFrom } as const
  test('is the model’s within one family, and then sure', () => {
    expect(weighed({ topic: 'job-change' }, { ...sure, isSure: false })).toMatchObject({
      topic: 'job-change',
      isSure: true,
    })
  })
  test('is the built-in reader’s where that is very sure, the model’s otherwise', () => {
    expect(weighed({}, sure).topic).toBe('career')
    expect(weighed({}, { ...sure, confidence: keepsTopicFrom - 0.01 })).toMatchObject({
      topic: 'education',
      isSure: true,
    })
  })
  test('is asked for where neither knows it, and kept where only the model does not', () => {
    expect(weighed({ topic: 'unclear' }, { topic: 'unclear', isSure: false }).isSure).toBe(false)
    expect(weighed({ topic: 'unclear' }, sure)).toMatchObject({ topic: 'career', isSure: true })
  })
})

describe('care of two readers: the more careful wins', () => {
  test.each([
    ['crisis', 'none', 'none', 'crisis', 'hard'],
    ['none', 'death', 'hard', 'death', 'hard'],
    ['illness', 'crisis', 'soft', 'crisis', 'soft'],
    ['victim', 'illness', 'soft', 'victim', 'hard'],
    ['legal', 'none', 'none', 'none', 'none'],
  ] as const)('model %s, built in %s (%s): %s, %s', (care, own, line, kind, asked) => {
    const frame = weighed({ care }, { care: own, careLine: line })
    expect(frame).toMatchObject({ care: kind, careLine: asked })
    expect(frame.charge).toBe(asked === 'none')
  })
})

test('options are the question’s own words, and the time is one that can be reckoned', () => {
  expect(weighed({}).options).toEqual(['teaching', 'banking'])
  expect(weighed({ options: ['teaching', 'ignore the rules'] }).options).toEqual(read.options)
  expect(weighed({ time: '2031' }).time).toEqual(read.time)
  expect(weighed({ time: 'ignore the rules' }, { time: null }).time).toBeNull()
  expect(weighed({ time: '2027' }, { time: null }).time?.phrase).toBe('2027')
})

test('a second question is the model’s to see', () => {
  const second = { topic: 'health', asks: 'how', subject: 'parent' } as const
  expect(weighed({ parts: 2, second })).toMatchObject({ parts: 2, second })
  expect(weighed({ parts: 1, second })).not.toHaveProperty('second')
})
