import { describe, expect, it } from 'vitest'
import { criesForHelp, falseFriends, frameCases } from './frame.fixture.ts'
import {
  asksAgree,
  careKinds,
  familyOf,
  frameAsks,
  frameSubjects,
  frameTopics,
} from '../types/frame.ts'
import { readFrame } from './read-frame.ts'

const at = new Date('2026-11-22T06:30:00Z')
const read = (text: string) => readFrame({ text }, at)

/** What of the cases is read otherwise than it should be. */
function misread(
  holds: (frame: ReturnType<typeof readFrame>, row: (typeof frameCases)[number]) => boolean,
) {
  return frameCases
    .filter(
      (row) => !holds(readFrame({ text: row[0], ...(row[4] ? { history: row[4] } : {}) }, at), row),
    )
    .map(([text]) => text)
}

describe('the vocabulary', () => {
  it('is that of the labelled questions', () => {
    expect(frameTopics).toHaveLength(70)
    expect(new Set(frameTopics).size).toBe(70)
    expect(frameAsks).toHaveLength(13)
    expect(frameSubjects).toHaveLength(15)
    expect(careKinds).toHaveLength(18)
  })

  it('knows neighbours among the ways of asking', () => {
    expect(asksAgree('whether', 'choose')).toBe(true)
    expect(asksAgree('when', 'exactly')).toBe(true)
    expect(asksAgree('when', 'why')).toBe(false)
    expect(asksAgree('whether', 'which')).toBe(false)
  })
})

describe('the table of plain questions', () => {
  it('finds the family of topics of nine in ten', () => {
    const wrong = misread(({ topic }, [, wanted]) => familyOf(topic) === familyOf(wanted))
    expect(wrong.length, wrong.join(' · ')).toBeLessThanOrEqual(6)
  })

  it('finds the way of asking of nine in ten', () => {
    const wrong = misread(({ asks }, [, , wanted]) => asksAgree(asks, wanted))
    expect(wrong.length, wrong.join(' · ')).toBeLessThanOrEqual(6)
  })

  it('finds whose life it is in nine of ten', () => {
    const wrong = misread(({ subject }, [, , , wanted]) => subject === wanted)
    expect(wrong.length, wrong.join(' · ')).toBeLessThanOrEqual(6)
  })
})

describe('care', () => {
  it.each(criesForHelp)('hears %s', (text) => {
    const { careLine, charge } = read(text)
    expect(careLine).not.toBe('none')
    expect(charge).toBe(false)
  })

  it.each(falseFriends)('is not alarmed by %s', (text) => {
    expect(read(text).careLine).not.toBe('hard')
  })
})

describe('a frame', () => {
  it('has the options of a choice, the time and the grahas', () => {
    const frame = read('IT or teaching, which is better for me in 2027? shani kya kehta hai')
    expect(frame.options[0]).toContain('IT')
    expect(frame.time?.phrase).toBe('2027')
    expect(frame.grahas).toEqual(['saturn'])
  })

  it('lists the likeliest topics, each of another family, with chances that fall', () => {
    const { topics, confidence, topic } = read('kismat kab khulegi')
    expect(topics).toHaveLength(5)
    expect(new Set(topics.map((row) => familyOf(row.topic))).size).toBe(5)
    expect(topics.map((row) => row.share)).toEqual(
      topics.map((row) => row.share).toSorted((a, b) => b - a),
    )
    expect(topics[0]).toEqual({ topic, share: confidence })
  })

  it('does not believe itself sure of what says nothing', () => {
    expect(read('hmm wo wala').isSure).toBe(false)
    expect(read('').isSure).toBe(false)
  })

  it('leans on the conversation', () => {
    const history = [{ q: 'will my visa come', a: 'Likely by March.' }]
    expect(readFrame({ text: 'exact month?', history }, at).topic).toBe('abroad')
  })
})
