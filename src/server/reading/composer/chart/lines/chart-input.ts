import { grahaName, houseName, rashiName } from '@drishti/jyotish'
import type { Graha } from '@drishti/jyotish'
import type { VoicedLines, VoicedText } from '../../../../../words/reading/matters/matter-texts.ts'
import { addTimeTexts, noTimeTexts } from '../../../../../words/reading/chart/graha-texts.ts'
import { grahaInSentence } from '../../../verdicts/fill-template.ts'
import type { SentenceSlots } from '../../../verdicts/fill-template.ts'
import { dateText } from '../../../verdicts/date-text.ts'
import { capitalize, fillLine } from '../../fill-lines.ts'
import type { AnswerLine, QuestionInput } from '../../fill-lines.ts'

/** The lines of an answer by paragraph, in the order of their weight; null where the chart has no such thing to say. */
export type ChartLines = (AnswerLine | null)[][]

/** Fills a text in the voice of the persona; of several the seed picks. Null where a slot is not known. */
export function speak(
  input: QuestionInput,
  text: VoicedText | VoicedLines,
  slots: SentenceSlots = {},
  factIds: readonly string[] = [],
): AnswerLine | null {
  const inVoice = text[input.persona]
  const pair = 'en' in inVoice ? inVoice : input.pick(inVoice, inVoice[0]?.en ?? '')
  const line = fillLine(input, pair, slots, factIds)
  return line && { ...line, text: capitalize(line.text) }
}

/** The name of a graha as the slots take it: inside a sentence, at its beginning, and bare. */
export function grahaSlots(
  { language }: QuestionInput,
  graha: Graha,
): { graha: string; Graha: string; bare: string } {
  const name = grahaInSentence(graha, language)
  return { graha: name, Graha: capitalize(name), bare: grahaName(graha, language) }
}

/** "third house", "third and fourth houses", "तृतीय और चतुर्थ भाव". */
export function housesText({ language }: QuestionInput, houses: readonly number[]): string {
  const names = houses.map((house) => houseName(house, language))
  if (names.length === 1) return names[0] as string
  const [noun, nouns, and] = language === 'en' ? [' house', 's', ' and '] : [' भाव', '', ' और ']
  const bare = names.map((name) => name.replace(noun, ''))
  return `${bare.slice(0, -1).join(', ')}${and}${bare.at(-1)}${noun}${nouns}`
}

/** Names in a row: "a, b and c". */
export function listed({ language }: QuestionInput, names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? ''
  return `${names.slice(0, -1).join(', ')} ${language === 'en' ? 'and' : 'और'} ${names.at(-1)}`
}

export function signName({ language }: QuestionInput, rashi: number): string {
  return rashiName(rashi, language)
}

export function dayText({ language }: QuestionInput, utc: string): string {
  return dateText(utc)[language]
}

/** That the answer needs the birth time, and where to find it. */
export function noTimeLines(input: QuestionInput): (AnswerLine | null)[] {
  return [speak(input, noTimeTexts), speak(input, addTimeTexts)]
}
