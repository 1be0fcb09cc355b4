import { describe, expect, test } from 'vitest'
import type { MatterInput } from '../matter/matter-input.ts'
import { presumesOnlyTold } from './told-of-asker.ts'

const asker = (question: string, fields: object = {}): MatterInput =>
  ({
    question,
    matter: 'career',
    other: null,
    person: { gender: 'male', ageYears: 33, maritalStatus: 'single' },
    ...fields,
  }) as unknown as MatterInput
const line = (en: string) => ({ en, hi: '' })

describe('advice presumes nothing that was not told', () => {
  test.each([
    ['Ask your wife once a week what she needs.', 'When will work pick up?'],
    ['Keep the pension papers in one folder.', 'When will work pick up?'],
    ['Update your resume this week.', 'I learn the veena. Will I perform on stage?'],
    ['Talk to your children about money.', 'When will money come?'],
    ['Save three months of costs before you book a ticket.', 'I am working in Dubai. How is 2027?'],
    ['Introduce them to one friend you trust.', 'he blocked me. any chance he comes back'],
  ])('%s is not told to: %s', (en, question) => {
    expect(presumesOnlyTold(line(en), asker(question))).toBe(false)
  })

  test.each([
    ['Ask your wife once a week what she needs.', 'Will my wife get a job?', {}],
    [
      'Ask your wife once a week what she needs.',
      'When will peace come?',
      { person: { gender: 'male', ageYears: 40, maritalStatus: 'married' } },
    ],
    ['Update your resume this week.', 'Will my manager promote me?', {}],
    ['Save three months of costs before you book a ticket.', 'Will I go to Dubai?', {}],
  ])('%s is told to: %s', (en, question, fields) => {
    expect(presumesOnlyTold(line(en), asker(question, fields))).toBe(true)
  })
})
