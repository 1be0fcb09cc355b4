import { describe, expect, test } from 'vitest'
import { askers } from '../../evaluation/charts.ts'
import { namesTreatment } from '../../frame/rules/choices/treatment.ts'
import { readToEnd } from '../../charts.fixture.ts'
import type { MatterInput } from './matter-input.ts'
import { namedTimeOf } from './named-time.ts'

const at = new Date('2026-11-24T06:30:00Z')
const named = (from: string, to: string) =>
  namedTimeOf({ frame: { time: { span: { kind: 'span', from, to } } } } as unknown as MatterInput)

test('the time that was asked about is told by its name, where it is a month or a year', () => {
  expect(named('2027-03-31T18:30:00Z', '2027-04-30T18:30:00Z')).toEqual({
    en: 'in April 2027',
    hi: 'अप्रैल 2027 में',
  })
  expect(named('2026-12-31T18:30:00Z', '2027-12-31T18:30:00Z').en).toBe('in 2027')
  expect(named('2026-11-24T06:30:00Z', '2026-12-31T18:30:00Z')).toEqual({
    en: 'that early',
    hi: 'इतनी जल्दी',
  })
  expect(named('2026-11-24T18:30:00Z', '2026-12-04T18:30:00Z').hi).toBe('उस समय')
})

describe('where the chart marks nothing in the month that was asked about', () => {
  test.each([
    ['Will I get job in January 2027', /in January 2027; \d+ \p{L}+ 20\d\d to/u],
    ['promotion this april or not', /in April 2027; \d+ \p{L}+ 20\d\d to/u],
  ])('%s', async (question, said) => {
    const answers = await Promise.all(
      askers.slice(0, 5).map(({ chart }) => readToEnd({ chart, question, at })),
    )
    const notThen = answers.filter(({ text }) => said.test(text.split('\n')[0] ?? ''))
    expect(notThen.length).toBeGreaterThan(0)
    for (const { text } of answers) expect(text).not.toContain('no fixed date')
  })
})

test('the sentence with the month that was asked about passes the check', async () => {
  const months = ['February', 'May', 'July', 'October']
  const asked = askers
    .slice(0, 8)
    .flatMap(({ chart }) =>
      months.map((month) => ({ chart, question: `Will I get a promotion in ${month} 2027`, at })),
    )
  for (const request of asked) {
    const { text } = await readToEnd(request)
    expect(text.split(/(?<=\.) /)[0]).toMatch(/promotion|promoted/iu)
  }
})

test('a changed job is no operation, a changed knee is one', () => {
  expect(namesTreatment('naukri badalna')).toBe(false)
  expect(namesTreatment('नौकरी बदलवाना')).toBe(false)
  expect(namesTreatment('ghutna badalwana')).toBe(true)
  expect(namesTreatment('दोनो घुटने बदलवाने को बोला है')).toBe(true)
})
