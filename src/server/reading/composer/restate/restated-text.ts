import { restatedTexts } from '../../../../words/reading/matters/restated.ts'
import type { VoicedLines } from '../../../../words/reading/matters/matter-texts.ts'
import type { LocalizedText } from '../../../../words/say.ts'
import { houseOwner } from '../../frame/read-frame.ts'
import { personWords } from '../../matters/person.ts'
import { capitalize } from '../fill-lines.ts'
import type { MatterInput } from '../matter/matter-input.ts'
import { restateEnglish } from './english-restatement.ts'
import { restateHindi } from './hindi-restatement.ts'

/** Which of the answers stands in the asker's own words. */
export type RestatedAnswer = keyof typeof restatedTexts

/** The body is the doctor's, another's heart is not read, and a dasha has its own dates. */
const notRestated: ReadonlySet<string> = new Set([
  'health',
  'mental-health',
  'pregnancy',
  'love',
  'ex-back',
  'dasha',
  'transit',
])
const hearts: ReadonlySet<string> = new Set([
  'partner',
  'ex',
  'other',
  'friend',
  'celebrity',
  'none',
])
const many = /^(?:you|they)$|\s(?:parents|children|kids|sons|daughters|brothers|sisters)$/u

/** The words of the question by the slots that they fill; null where they make no sentence. */
function slotsOf({ question, language, frame, other }: MatterInput): Record<string, string> | null {
  if (language === 'hi') {
    const wish = restateHindi(question)
    // In a Devanagari answer no whole clause stands in Latin letters.
    const isReadable = frame.form === 'hinglish' || /\p{Script=Devanagari}/u.test(wish ?? '')
    return wish && isReadable ? { wish } : null
  }
  const restated = restateEnglish(question, other ? personWords[other].name.en : undefined)
  if (!restated) return null
  const { subject, act } = restated
  const [are, have] = many.test(subject) ? ['are', 'have'] : ['is', 'has']
  return { subject, Subject: capitalize(subject), are, have, act }
}

/**
 * The wordings of the direct answer to "will it?" or "when?" in the asker's own words, with `{from}` and `{to}` still
 * to be filled; null where the words are not plain enough for a sentence of ours, or a narrower point has its own.
 */
export function restatedText(input: MatterInput, answer: RestatedAnswer): VoicedLines | null {
  const { frame, situation, person, language, restates } = input
  // Of a kundli that somebody else reads from nobody is addressed.
  if (!restates || situation || person.isPublicFigure || input.isOfAnother || frame.parts > 1)
    return null
  if (notRestated.has(frame.topic) || hearts.has(houseOwner(frame))) return null
  const slots = slotsOf(input)
  if (!slots) return null
  const filled = (text: LocalizedText): LocalizedText => ({
    ...text,
    [language]: text[language].replaceAll(
      /\{(\w+)\}/gu,
      (slot, name: string) => slots[name] ?? slot,
    ),
  })
  const { oracle, astra } = restatedTexts[answer]
  return { oracle: oracle.map(filled), astra: astra.map(filled) }
}
