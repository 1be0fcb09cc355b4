import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** Articles and readings speak of the sky, the words of operators of their own settings. */
const outside = /^(?:reading|blog|hinglish|admin)\/|\.test\.ts$/

const numeral =
  '(?:\\d[\\d,.]*|two|three|four|five|six|eight|ten|fifteen|twenty|fifty|(?:five )?hundred|दो|तीन|चार|पाँच|छह|आठ|दस|पंद्रह|बीस|पचास|सौ)'
/** A price, or how many of what is sold or given: these are the operator's to set, and the server tells them. */
const soldOrGiven = new RegExp(
  [
    '(?:₹|Rs\\.? ?)\\s?\\d',
    `(?<![\\w-])${numeral}[- ](?:free |extra |मुफ़्त |अतिरिक्त )*(?:questions?|predictions?|प्रश्न|सवाल|भविष्यफल|rupees?|paise|रुपये|रुपए|पैसे)(?![\\w-])`,
    `(?<![\\w-])${numeral} ?% ?(?:off|discount|की छूट|छूट|तक)`,
  ].join('|'),
  'i',
)

/** What is no price: the unit itself (one answer takes one question), and the picture of a payment (noindex, marked "Sample"). */
const allowed: Record<string, RegExp> = {
  'chat/chat.ts': /(?<!\d)1 (?:questions? (?:used|left)|question'|प्रश्न (?:लिया|बचा)|प्रश्न')/,
  'chat/paywall.ts': /count === 1 \? '1 (?:question|प्रश्न)'/,
  'home/home-example.ts': /1 (?:question used|प्रश्न लगा)/,
  'predictions/predictions.ts': /1 question of your plan|प्लान का 1 प्रश्न|1 free prediction used/,
  'content/content-pages.ts': /cashback|कैशबैक/i,
  'say.ts': /with the sign and at most/,
}

const root = import.meta.dirname
const files = globSync('**/*.ts', { cwd: root }).filter((file) => !outside.test(file))

/** The lines of a file that say a price or a count, but for what is allowed there. */
function faultsOf(file: string, text: string): string[] {
  return text
    .split('\n')
    .filter((line) => soldOrGiven.test(line) && !allowed[file]?.test(line))
    .map((line) => `${file}: ${line.trim()}`)
}

describe('prices and counts', () => {
  test.each([
    "en: '₹6 a question'",
    "hi: 'एस्ट्रा के 3 अतिरिक्त सवाल'",
    "en: 'Three free questions'",
    "en: 'win up to 15% off'",
    "en: '500 questions every month, about 40 paise each'",
    "en: 'you get 1 question for both'",
  ])('%s is seen', (line) => {
    expect(faultsOf('chat/chat.ts', line)).toHaveLength(1)
  })

  test('stand in no words: the server tells them', () => {
    expect(files.length).toBeGreaterThan(80)
    const faults = files.flatMap((file) => faultsOf(file, readFileSync(join(root, file), 'utf8')))
    expect(faults).toEqual([])
  })
})
