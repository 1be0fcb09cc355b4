import {
  hindiFeared,
  hindiOfAsker,
  hindiRestated,
} from '../../../../words/reading/matters/restated-hindi.ts'
import { restatedTexts } from '../../../../words/reading/matters/restated.ts'
import type { VoicedLines } from '../../../../words/reading/matters/matter-texts.ts'
import type { LocalizedText } from '../../../../words/say.ts'
import { contentConceptsIn } from '../../frame/model/content-concepts.ts'
import { houseOwner } from '../../frame/read-frame.ts'
import { personWords } from '../../matters/person.ts'
import { capitalize } from '../fill-lines.ts'
import type { MatterInput } from '../matter/matter-input.ts'
import { restateEnglish } from './english-restatement.ts'
import { restateHindi } from './hindi-restatement.ts'
import { isDevanagari } from './hindi-verb.ts'

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
function englishSlots({ question, other }: MatterInput): Record<string, string> | null {
  const restated = restateEnglish(question, other ? personWords[other].name.en : undefined)
  if (!restated) return null
  const { subject, act } = restated
  const [are, have] = many.test(subject) ? ['are', 'have'] : ['is', 'has']
  return { subject, Subject: capitalize(subject), are, have, act }
}

interface Restated {
  texts: VoicedLines
  slots: Record<string, string>
}

/** The same in Hindi: whether it is feared turns what the chart is for. */
function inHindi({ question, frame }: MatterInput, answer: RestatedAnswer): Restated | null {
  const found = restateHindi(question)
  // In a Devanagari answer no whole clause stands in Latin letters.
  if (!found || (frame.form !== 'hinglish' && !isDevanagari(found.wish))) return null
  const { wish, can, being, isFeared } = found
  if (isFeared && answer === 'when') return null
  if (!isFeared && !can && !being) return { texts: restatedTexts[answer], slots: { wish } }
  const hoped = being ? hindiOfAsker[answer] : hindiRestated[answer]
  const lines = isFeared && answer !== 'when' ? hindiFeared[answer] : hoped
  const inBoth = (texts: readonly string[]): LocalizedText[] => texts.map((hi) => ({ en: hi, hi }))
  return {
    texts: { oracle: inBoth(lines.oracle), astra: inBoth(lines.astra) },
    slots: { wish, can: can ?? '', being: being ?? '' },
  }
}

function inEnglish(input: MatterInput, answer: RestatedAnswer): Restated | null {
  const slots = englishSlots(input)
  return slots && { texts: restatedTexts[answer], slots }
}

/**
 * Whether the asker's own words say more than those of the situation: where it speaks of less than half of what the clause names.
 * "दौड़ निकल जाएगी" is no word on every uniform.
 */
function isMoreExact(
  { situation, language, question }: MatterInput,
  answer: RestatedAnswer,
): boolean {
  const outlook = situation?.outlook?.[answer === 'when' ? 'later' : answer]
  const found = language === 'hi' && outlook ? restateHindi(question) : null
  if (!outlook || !found) return false
  const asked = contentConceptsIn(found.wish)
  const { en, hi } = outlook.oracle
  const told = new Set([...contentConceptsIn(en), ...contentConceptsIn(hi)])
  const shared = asked.filter((concept) => told.has(concept)).length
  return asked.length > 0 && shared < asked.length / 2
}

/**
 * The wordings of the direct answer to "will it?" or "when?" in the asker's own words, with `{from}` and `{to}` still
 * to be filled; null where the words are not plain enough for a sentence of ours, or a narrower point has its own.
 */
export function restatedText(input: MatterInput, answer: RestatedAnswer): VoicedLines | null {
  const { frame, situation, person, language, restates } = input
  // Of a kundli that somebody else reads from nobody is addressed.
  if (
    !restates ||
    (situation && !isMoreExact(input, answer)) ||
    person.isPublicFigure ||
    input.isOfAnother ||
    frame.parts > 1
  )
    return null
  if (notRestated.has(frame.topic) || hearts.has(houseOwner(frame))) return null
  const restated = language === 'hi' ? inHindi(input, answer) : inEnglish(input, answer)
  if (!restated) return null
  const { texts, slots } = restated
  const filled = (text: LocalizedText): LocalizedText => ({
    ...text,
    [language]: text[language].replaceAll(
      /\{(\w+)\}/gu,
      (slot, name: string) => slots[name] ?? slot,
    ),
  })
  return { oracle: texts.oracle.map(filled), astra: texts.astra.map(filled) }
}
