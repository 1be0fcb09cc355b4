import { nakshatraName, positionsAt } from '@drishti/jyotish'
import * as choice from '../../../../words/reading/choices/day-and-letter-choices.ts'
import * as texts from '../../../../words/reading/chart/lucky-texts.ts'
import { birthToldIn } from './birth-in-question.ts'
import type { AnswerLine, QuestionInput } from '../fill-lines.ts'
import { listed, speak } from './lines/chart-input.ts'
import type { ChartLines } from './lines/chart-input.ts'
import { padaNamed, signNamed, starNamed } from './lines/chart-question.ts'

/** The letter of a name: from the kundli, from a nakshatra or rashi that is named, or from the Moon of a day. */

type Line = AnswerLine | null

const dayMs = 86_400_000
const yearMs = 365.25 * dayMs
const padasOfStar = 4
const padasOfSign = 9

/** The letter of a pada counted from the beginning of the zodiac, 0 to 107. */
function letterOf({ language }: QuestionInput, pada: number): string {
  return texts.nameSyllables[Math.floor(pada / padasOfStar)]![pada % padasOfStar]![language]
}

const letters = (input: QuestionInput, from: number, count: number): string =>
  listed(input, [
    ...new Set(Array.from({ length: count }, (_, at) => letterOf(input, (from + at) % 108))),
  ])

/** By a star, with or without its pada, or by a sign that the question names. */
function namedLine(input: QuestionInput): Line {
  const { question } = input
  const star = starNamed(question)
  const pada = padaNamed(question)
  if (star !== null)
    return pada === null
      ? speak(input, texts.starLettersTexts, {
          letters: letters(input, star * padasOfStar, padasOfStar),
        })
      : speak(input, texts.padaLetterTexts, {
          letter: letterOf(input, star * padasOfStar + pada - 1),
        })
  const sign = signNamed(question)
  return sign === null
    ? null
    : speak(input, texts.signLettersTexts, {
        letters: letters(input, sign * padasOfSign, padasOfSign),
      })
}

/** By the Moon of a birth that the question tells, or of its way through the day that is named. */
function dayLine(input: QuestionInput): Line {
  const span = input.frame.time?.span
  const told = birthToldIn(input.question, input.sheet.at)
  const fromMs = told?.utcMs ?? (span?.kind === 'day' ? Date.parse(span.from) : null)
  if (fromMs === null) return null
  const { settings } = input.sheet.chart
  const padaAt = (ms: number): number =>
    Math.floor(positionsAt(new Date(ms).toISOString(), settings).moon.siderealDegrees / (360 / 108))
  const from = padaAt(fromMs)
  if (told?.isTimed) return speak(input, texts.bornLetterTexts, { letter: letterOf(input, from) })
  const to = padaAt(fromMs + dayMs - 60_000)
  return speak(input, texts.dayLettersTexts, {
    letters: letters(input, from, ((to - from + 108) % 108) + 1),
  })
}

const ofShop =
  /(?<![\p{L}\p{M}])(?:shop|duka+n|store|company|firm|brand|business|startup|boutique|salon|parlou?r|clinic|hotel|dhaba|restaurant|cafe|दुकान|कंपनी|फ़?र्म|ब्रांड|बिज़?नेस|व्यापार|बुटीक|पार्लर|होटल|ढाबा|ढाबे|क्लिनिक)(?![\p{L}\p{M}])/iu
const ofAnimal =
  /(?<![\p{L}\p{M}])(?:pupp\p{L}*|dog|doggy|cat|kitten|kutt[aei]|billi|parrot|tota|cow|ga+y|calf|bachh?d[aei]|horse|ghod[aei]|rabbit|pet|पपी|कुत्त[ाेी]|बिल्ली|तोत[ाे]|गाय|बछड़[ाेी]|बछिया|घोड़[ाेी]|ख़?रगोश)(?![\p{L}\p{M}])/iu

/** By the birth nakshatra of the kundli at hand. */
function ownLine(input: QuestionInput): Line {
  const { nakshatra, pada } = input.sheet.chart.grahas.moon
  if (nakshatra === null) return null
  if (pada === null)
    return speak(input, texts.starLettersTexts, {
      letters: letters(input, nakshatra * padasOfStar, padasOfStar),
    })
  const things = [
    [ofShop, texts.shopLetterTexts],
    [ofAnimal, texts.animalLetterTexts],
  ] as const
  const ofThing = things.find(([pattern]) => pattern.test(input.question))?.[1]
  return speak(
    input,
    ofThing ?? texts.ownLetterTexts,
    {
      letter: letterOf(input, nakshatra * padasOfStar + pada - 1),
      star: nakshatraName(nakshatra, input.language),
      pada: String(pada),
    },
    ['birth.nakshatra'],
  )
}

/** "K se rakhu ya S se", "letter M or R", "श से या न से". */
const twoLetters =
  /(?<![\p{L}\p{M}])["“']?([b-hj-z]|a|i|sh|ch|kh|gh|bh|ph|th|dh|jh|[\u0905-\u0939][\u093e-\u094c]?)["”']?(?:\s+(?:se|letter|akshar|से|अक्षर))?(?:\s+\S{2,8}){0,1}\s+(?:or|ya|या)\s+["“']?([a-z]|sh|ch|kh|gh|bh|ph|th|dh|jh|[\u0905-\u0939][\u093e-\u094c]?)["”']?(?![\p{L}\p{M}])/iu

/** The padas whose letters begin with a sound, 0 to 107; "k" is not "kh". */
function padasOf(sound: string): number[] {
  const key = /[\u0900-\u097f]/u.test(sound) ? 'hi' : 'en'
  const wanted = sound.toLowerCase()
  return texts.nameSyllables.flatMap((syllables, star) =>
    syllables.flatMap((syllable, at) => {
      const letter = syllable[key].toLowerCase()
      const starts = letter.startsWith(wanted) && (wanted === 's' || letter[wanted.length] !== 'h')
      return starts ? [star * padasOfStar + at] : []
    }),
  )
}

const allPadas = 108
function nearestTo(pada: number, sound: string): number {
  const away = padasOf(sound).map((other) => Math.abs(other - pada))
  return Math.min(...away.map((steps) => Math.min(steps, allPadas - steps)), allPadas)
}

/** Of two letters that the question names, the one nearer to that of the birth nakshatra. */
function ofTwoLine(input: QuestionInput): Line {
  const { nakshatra, pada } = input.sheet.chart.grahas.moon
  const found = twoLetters.exec(input.question)
  if (!found || nakshatra === null || pada === null) return null
  const [first, second] = [found[1]!, found[2]!].map((letter) => letter.toUpperCase()) as [
    string,
    string,
  ]
  const own = nakshatra * padasOfStar + pada - 1
  const [near, far] = [nearestTo(own, first), nearestTo(own, second)]
  if (first === second || near === far) return null
  const [one, other] = near < far ? [first, second] : [second, first]
  return speak(
    input,
    Math.min(near, far) === 0 ? choice.ownOfTwoLetters : choice.nearerLetter,
    {
      one,
      other,
      letter: letterOf(input, own),
      star: nakshatraName(nakshatra, input.language),
      pada: String(pada),
    },
    ['birth.nakshatra'],
  )
}

const newborns: ReadonlySet<string> = new Set(['child', 'relative', 'sibling', 'friend', 'other'])

/** Whether the kundli at hand is that of a child below three. */
function isOfChild({ sheet }: QuestionInput): boolean {
  const { birth } = sheet.chart
  const bornAt = Date.parse('utc' in birth ? birth.utc : birth.fromUtc)
  return sheet.at.getTime() - bornAt < 3 * yearMs
}

const ofSpelling =
  /spelling|spell|extra|double (?:a|e|letter)|numerolog|स्पेलिंग|वर्तनी|अक्षर (?:जोड़|बढ़ा)/iu

/** The answer to a question on the letter of a name; null where a child is meant of whom nothing is known. */
export function nameAnswer(input: QuestionInput): ChartLines | null {
  if (ofSpelling.test(input.question))
    return [
      [speak(input, texts.nameSpellingTexts), speak(input, texts.nameSpellingNote)],
      [ownLine(input), speak(input, texts.nameFreeTexts)],
    ]
  const named = namedLine(input)
  const isForChild = newborns.has(input.frame.subject) && !isOfChild(input)
  const told = birthToldIn(input.question, input.sheet.at)
  const day = named || !(isForChild || told) ? null : dayLine(input)
  if (isForChild && !named && !day) return null
  const own = ofTwoLine(input) ?? ownLine(input) ?? speak(input, texts.noMoonTexts)
  const [free, sound] = [speak(input, texts.nameFreeTexts), speak(input, texts.nameSoundTexts)]
  const source = speak(input, texts.nameSourceTexts)
  const note = day && !told?.isTimed ? speak(input, texts.dayLettersNote) : null
  const first = named ?? day ?? own
  return input.persona === 'oracle'
    ? [
        [first, note],
        [sound, free, source],
      ]
    : [
        [first, free],
        [note, source, sound],
      ]
}
