import { facts, kundli } from '@drishti/jyotish'
import { describe, expect, test } from 'vitest'
import { checkText, discourseOf } from '../claim-check.ts'
import { handAt, handBirth, handWindow } from '../fixtures/by-hand.fixture.ts'

const known = facts(kundli(handBirth), handAt)
const opening = discourseOf('', new Date(handAt), null)
const verdicts = (text: string, windows = [handWindow], from = opening) =>
  checkText(text, 'en', known, windows, from).map(({ claimCheck }) => claimCheck.ok)

describe('the check remembers what the sentences before spoke of', () => {
  test.each([
    ['Saturn stands in your tenth house. He rules your seventh house.', [true, true]],
    ['Saturn stands in your tenth house. He rules your sixth house.', [true, false]],
    ['Saturn teaches patience. Until 3 June 2027 he moves through Pisces.', [true, true]],
    ['Saturn teaches patience. Until 3 June 2027 he moves through Aries.', [true, false]],
    ['शनि आपके दशम भाव में हैं। वे सप्तम भाव के स्वामी भी हैं।', [true, true]],
    ['शनि आपके दशम भाव में हैं। वे पंचम भाव के स्वामी भी हैं।', [true, false]],
    ['Your fourth house matters here. Venus is there.', [false, false]],
    ['Mars stands in your fourth house. Venus is there as well.', [true, true]],
    ['Mars stands in your fourth house. Jupiter is there as well.', [true, false]],
  ])('%s', (text, expected) => {
    expect(verdicts(text)).toEqual(expected)
  })

  test('a pronoun with nobody before it says nothing that could be borne', () => {
    expect(verdicts('वे आपके सप्तम भाव के स्वामी भी हैं।')).toEqual([false])
    expect(verdicts('He stands in your tenth house.')).toEqual([false])
  })

  test('"in those months" means the window last told, and what lasts all through it', () => {
    const stretch = 'The clearest time is 25 January 2027 to 26 June 2027.'
    const window = { fromUtc: '2027-01-24T20:30:00Z', toUtc: '2027-06-25T20:30:00Z' }
    const after = (text: string) => verdicts(`${stretch} ${text}`, [window])
    expect(after('In those months Jupiter will move through Cancer.')).toEqual([true, true])
    expect(after('In those months Jupiter will move through Leo.')).toEqual([true, false])
    expect(after('उन महीनों में गुरु कर्क राशि से गोचर करेंगे।')).toEqual([true, true])
    expect(after('उन महीनों में शुक्र की अंतर्दशा रहेगी।')).toEqual([true, false])
  })

  test('a year that was asked about may be named, and no other', () => {
    const asked = { from: '2029-01-01T00:00:00Z', to: '2030-01-01T00:00:00Z' }
    const about = discourseOf('How will 2029 be?', new Date(handAt), asked)
    expect(verdicts('2029 asks for steady work.', [], about)).toEqual([true])
    expect(verdicts('2031 asks for steady work.', [], about)).toEqual([false])
  })
})

describe('a place that ends is no place at birth', () => {
  test.each([
    ['Jupiter is in Leo, the fourth house from your Moon, until 25 January 2027.', true],
    ['Jupiter is in Leo, the fifth house from your Moon, until 25 January 2027.', false],
    ['Jupiter is in Leo, the fourth house from your Moon, until 26 January 2027.', false],
    ['Jupiter is in Scorpio until 25 January 2027.', false],
  ])('%s', (text, isBorne) => {
    expect(verdicts(text)).toEqual([isBorne])
  })
})

describe('what a sentence counts, judges or shows', () => {
  test.each([
    ['Two planets share your fourth house.', true],
    ['Three planets share your fourth house.', false],
    ['Your birth star falls in its first quarter.', true],
    ['Your birth star falls in its third quarter.', false],
    ['Venus, strong in its own sign, brings taste.', true],
    ['Saturn, strong and at home in your tenth house, brings rank.', false],
    ['Saturn sits on your ascendant.', false],
    ['Saturn looks at your fourth.', true],
    ['Saturn looks at your fifth.', false],
    ['The Saturn mahadasha lasts for nineteen years.', true],
    ['The Saturn mahadasha lasts for 19 years.', true],
    ['The Saturn mahadasha lasts for 7 years.', false],
    ['The heavy period lasts for the rest of the decade.', false],
    ['With your Saturn in the tenth house you work fully or not at all.', true],
    ['I can’t confirm Kaal Sarp dosha for you.', true],
  ])('%s', (text, isBorne) => {
    expect(verdicts(text)).toEqual([isBorne])
  })
})
