import { restatedTexts } from '../../../../words/reading/matters/restated.ts'
import { chanceTexts, fearTexts } from '../../../../words/reading/matters/restated-fears.ts'
import type { VoicedLines } from '../../../../words/reading/matters/matter-texts.ts'
import type { LocalizedText } from '../../../../words/say.ts'
import { houseOwner } from '../../frame/read-frame.ts'
import { personWords } from '../../matters/person.ts'
import { capitalize } from '../fill-lines.ts'
import { isOfBond } from '../matter/matter-input.ts'
import type { MatterInput } from '../matter/matter-input.ts'
import { feeling, fragile, heavy } from './english/phrases.ts'
import { restateEnglish } from './english-restatement.ts'
import { restateHindi } from './hindi-restatement.ts'

/** Which of the answers stands in the asker's own words. */
export type RestatedAnswer = keyof typeof restatedTexts

/** The body is the doctor's, another's heart is not read, and a dasha has its own dates. */
const notRestated: ReadonlySet<string> = new Set([
  'health',
  'mental-health',
  'pregnancy',
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
/** Of these an event may be told in the asker's words, but no feeling. */
const ofHearts: ReadonlySet<string> = new Set(['love', 'ex-back', 'married-life', 'compatibility'])
const many = /^(?:you|they)$|\s(?:parents|children|kids|sons|daughters|brothers|sisters)$/u

/** Of a pronoun the form behind "for". */
const objects: Readonly<Record<string, string>> = { he: 'him', she: 'her', they: 'them' }

/** The wordings for an answer, and the words of the question by the slots that they fill. */
interface Restated {
  lines: VoicedLines
  slots: Record<string, string>
}

function inHindi({ question, frame }: MatterInput, answer: RestatedAnswer): Restated | null {
  const wish = restateHindi(question)
  // In a Devanagari answer no whole clause stands in Latin letters.
  const isReadable = frame.form === 'hinglish' || /\p{Script=Devanagari}/u.test(wish ?? '')
  return wish && isReadable ? { lines: restatedTexts[answer], slots: { wish } } : null
}

const isGuarded = (answer: RestatedAnswer): boolean => answer === 'later' || answer === 'hard'

const isOfHearts = (input: MatterInput): boolean =>
  isOfBond(input) || ofHearts.has(input.frame.topic) || hearts.has(houseOwner(input.frame))

function inEnglish(input: MatterInput, answer: RestatedAnswer): Restated | null {
  const { question, other } = input
  const restated = restateEnglish(question, other ? personWords[other].name.en : undefined)
  if (!restated) return null
  const { subject, act, isMany, isUnwelcome, isThing } = restated
  // Of what is feared nobody is told when it comes, and of the worst nothing but a no.
  if (isUnwelcome && (answer === 'when' || (isGuarded(answer) && heavy.test(act)))) return null
  const isTender = isOfBond(input) || ofHearts.has(input.frame.topic)
  if (answer === 'hard' && (fragile.test(act) || (isTender && !isUnwelcome))) return null
  if (isOfHearts(input) && feeling.test(`${subject} ${act}`)) return null
  const [are, have] = isMany || many.test(subject) ? ['are', 'have'] : ['is', 'has']
  const texts = isThing ? chanceTexts : isUnwelcome ? fearTexts : restatedTexts
  const lines = (texts as Partial<Record<RestatedAnswer, VoicedLines>>)[answer]
  return lines
    ? {
        lines,
        slots: {
          subject,
          whom: objects[subject] ?? subject,
          Subject: capitalize(subject),
          are,
          have,
          act,
        },
      }
    : null
}

/** Whether the topic and whose life it is leave the answer to the asker's own words. */
function mayRestate(input: MatterInput): boolean {
  const { frame, person, language } = input
  // Of a kundli that somebody else reads from nobody is addressed.
  if (!input.restates || person.isPublicFigure || input.isOfAnother || frame.parts > 1) return false
  if (notRestated.has(frame.topic) || houseOwner(frame) === 'none') return false
  return language === 'en' || !isOfHearts(input)
}

/**
 * The wordings of the direct answer to "will it?" or "when?" in the asker's own words, with `{from}` and `{to}` still
 * to be filled; null where the words are not plain enough for a sentence of ours.
 */
export function inOwnWords(input: MatterInput, answer: RestatedAnswer): VoicedLines | null {
  if (!mayRestate(input)) return null
  const { language } = input
  const restated = language === 'hi' ? inHindi(input, answer) : inEnglish(input, answer)
  if (!restated) return null
  const { lines, slots } = restated
  const filled = (text: LocalizedText): LocalizedText => ({
    ...text,
    [language]: text[language].replaceAll(
      /\{(\w+)\}/gu,
      (slot, name: string) => slots[name] ?? slot,
    ),
  })
  return { oracle: lines.oracle.map(filled), astra: lines.astra.map(filled) }
}

/** The same where no narrower point has words of its own. */
export const restatedText = (input: MatterInput, answer: RestatedAnswer): VoicedLines | null =>
  input.situation ? null : inOwnWords(input, answer)
