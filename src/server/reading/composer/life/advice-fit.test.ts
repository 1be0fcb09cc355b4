import { describe, expect, test } from 'vitest'
import { matterTexts } from '../../../../words/reading/matters/all-matters.ts'
import type { AdviceAudience, AdviceText } from '../../../../words/reading/matters/matter-texts.ts'
import { otherLives } from '../../../../words/reading/other-lives/all-other-lives.ts'
import { bondTexts } from '../../../../words/reading/other-lives/bonds.ts'
import { situationTexts } from '../../../../words/reading/situations/all-situation-texts.ts'
import type { MatterInput } from '../matter/matter-input.ts'
import { fitsLife, presumesOnlyTold } from './advice-fit.ts'

/** English words with which a line of advice is for an audience. */
const wordsOf: Readonly<Record<AdviceAudience, RegExp>> = {
  'private-vehicle': /petrol|fuel|parking/iu,
  career: /next review|resume|offer letter|appraisal|senior person in your field/iu,
  'home-loan': /home loan/iu,
  partnership: /partnership in writing/iu,
  divorced: /divorce (?:decree|papers)/iu,
  widowed: /keep the death certificate/iu,
  'has-child': /one rule for the children|class teacher once this term|vaccination card, birth/iu,
  'untested-couple':
    /\bboth (?:of you |partners |be |get )?(?:tested|checked)|tests? (?:done )?(?:for|of|on) both|have both|both husband and wife be tested/iu,
  'course-choice': /what each course costs|last year.{0,3}s students/iu,
  trader: /ten real customers|pending payments with dates|business money and home money/iu,
  farmer: /krishi vigyan kendra before the sowing|count transport and store/iu,
  'no-degree': /PMKVY/u,
  'card-holder': /using the credit card/iu,
  'contract-labour': /room, ticket back|passport as security/iu,
  'not-yet-selected': /more than one force|hour of the real test/iu,
  'in-laws': /mother-in-law|in-laws|sasural/iu,
  separation: /divorce|custody|alimony/iu,
  parent: /\b(?:child|children|kids?|sons?|daughters?)\b/iu,
  shares: /\b(?:shares|stocks?|demat|mutual funds?|SIP|trading|SEBI)\b/iu,
  spouse: /\b(?:husband|wife|spouse)\b/iu,
  retirement: /\b(?:pension|retire\p{L}*|service book|gratuity)\b/iu,
  office: /\b(?:boss|manager|HR|resume|CV|appraisal|review|notice period|last salary|office)\b/u,
  couple: /\b(?:couples?|two of you|both of you|your partner)\b/iu,
  wedding: /\bwedding\b/iu,
  loan: /\b(?:loan|EMI|lender)s?\b/iu,
  leaving: /\bticket\b|before you (?:book|fly|go|leave|decide)|living in that city|land with/iu,
  meeting: /\b(?:introduce|meet (?:him|her|them)|ask (?:him|her|them)|together|date)\b/iu,
}
const audiences = Object.keys(wordsOf) as AdviceAudience[]

/** Every line of advice in the words of matters, situations, other lives and bonds. */
function adviceIn(texts: unknown): readonly AdviceText[] {
  if (!texts || typeof texts !== 'object') return []
  return Object.entries(texts).flatMap(([key, inside]) =>
    key === 'advice' ? (inside as readonly AdviceText[]) : adviceIn(inside),
  )
}

const asker = (question: string, fields: object = {}): MatterInput =>
  ({
    question,
    matter: 'career',
    other: null,
    person: { gender: 'male', ageYears: 33, maritalStatus: 'single' },
    ...fields,
  }) as unknown as MatterInput
const line = (...audience: AdviceAudience[]): AdviceText => ({ en: '', hi: '', for: audience })

test('a line of advice whose words are for one audience says so in its field', () => {
  const lines = adviceIn([matterTexts, situationTexts, otherLives, bondTexts])
  expect(lines.length).toBeGreaterThan(2000)
  const lacking = lines.flatMap(({ en, for: audience = [] }) =>
    audiences
      .filter((name) => wordsOf[name].test(en) && !audience.includes(name))
      .map((name) => `${name}: ${en}`),
  )
  expect(lacking).toEqual([])
})

describe('advice presumes nothing that was not told', () => {
  test.each<[AdviceAudience, string]>([
    ['spouse', 'When will work pick up?'],
    ['retirement', 'When will work pick up?'],
    ['office', 'I learn the veena. Will I perform on stage?'],
    ['parent', 'When will money come?'],
    ['leaving', 'I am working in Dubai. How is 2027?'],
    ['meeting', 'he blocked me. any chance he comes back'],
  ])('what is for %s is not told to: %s', (audience, question) => {
    expect(presumesOnlyTold(line(audience), asker(question))).toBe(false)
  })

  test.each<[AdviceAudience, string, object]>([
    ['spouse', 'Will my wife get a job?', {}],
    [
      'spouse',
      'When will peace come?',
      { person: { gender: 'male', ageYears: 40, maritalStatus: 'married' } },
    ],
    ['office', 'Will my manager promote me?', {}],
    ['leaving', 'Will I go to Dubai?', {}],
  ])('what is for %s is told to: %s', (audience, question, fields) => {
    expect(presumesOnlyTold(line(audience), asker(question, fields))).toBe(true)
  })

  test('whoever has told one of two things is not told what presumes both', () => {
    const both = line('office', 'leaving')
    expect(
      presumesOnlyTold(both, asker('I am working in Dubai. Will my manager promote me?')),
    ).toBe(false)
  })
})

describe('advice suits the life that the question tells of', () => {
  test.each<[AdviceAudience, string, boolean]>([
    ['private-vehicle', 'Shall I buy the tractor?', false],
    ['private-vehicle', 'Shall I buy the scooter?', true],
    ['career', 'kushti me naam hoga?', false],
    ['home-loan', 'Will the loan for the buffalo come?', false],
    ['home-loan', 'ghar ka loan milega?', true],
    ['trader', 'khet me jeera lagau ya chana', false],
    ['trader', 'dukan kab chalegi', true],
    ['card-holder', 'tractor ki kist nahi bhar pa raha', false],
    ['farmer', 'धान की जगह बाजरा लूँ क्या', true],
    ['farmer', 'Is my clinic going to run?', false],
    ['no-degree', 'my son finished mca, when will he get a job', false],
    ['contract-labour', 'work abroad, canada mostly', false],
    ['contract-labour', 'kuwait ka visa kab aayega', true],
    ['not-yet-selected', 'पुलिस भर्ती का फिजिकल निकल गया है, चयन होगा क्या', false],
  ])('what is for %s, to: %s: %s', (audience, question, isFit) => {
    expect(fitsLife(line(audience), asker(question))).toBe(isFit)
  })
})
