import {
  hindiFeared,
  hindiOfAsker,
  hindiRestated,
} from '../../../../words/reading/matters/restated-hindi.ts'
import { restatedTexts } from '../../../../words/reading/matters/restated.ts'
import { chanceTexts, fearTexts } from '../../../../words/reading/matters/restated-fears.ts'
import type { VoicedLines } from '../../../../words/reading/matters/matter-texts.ts'
import type { LocalizedText } from '../../../../words/say.ts'
import { houseOwner } from '../../frame/frame.ts'
import { personWords } from '../../matters/person.ts'
import { capitalize } from '../fill-lines.ts'
import { isOfBond } from '../matter/matter-input.ts'
import type { MatterInput } from '../matter/matter-input.ts'
import { feeling, fragile, heavy } from './english/phrases.ts'
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
  'dasha',
  'transit',
  // "Your loan is likely to finish": no loan is gone within a named stretch.
  'debt',
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

/** Answers on a time that the question itself named. */
const isOfNamedTime = (answer: RestatedAnswer): answer is 'notThen' | 'onTheDay' =>
  answer === 'notThen' || answer === 'onTheDay'

/** In Hindi: whether it is feared turns what the chart is for. */
function inHindi({ question, frame }: MatterInput, answer: RestatedAnswer): Restated | null {
  const found = restateHindi(question)
  // In a Devanagari answer no whole clause stands in Latin letters.
  if (!found || (frame.form !== 'hinglish' && !isDevanagari(found.wish))) return null
  const { wish, can, being, isFeared } = found
  if (isOfNamedTime(answer) || (!isFeared && !can && !being))
    return isFeared ? null : { lines: restatedTexts[answer], slots: { wish } }
  if (isFeared && answer === 'when') return null
  const hoped = being ? hindiOfAsker[answer] : hindiRestated[answer]
  const lines = isFeared && answer !== 'when' ? hindiFeared[answer] : hoped
  const inBoth = (texts: readonly string[]): LocalizedText[] => texts.map((hi) => ({ en: hi, hi }))
  return {
    lines: { oracle: inBoth(lines.oracle), astra: inBoth(lines.astra) },
    slots: { wish, can: can ?? '', being: being ?? '' },
  }
}

const isGuarded = (answer: RestatedAnswer): boolean => answer === 'later' || answer === 'hard'

const isOfAHeart = ({ frame }: MatterInput): boolean => hearts.has(houseOwner(frame))
const isOfHearts = (input: MatterInput): boolean =>
  isOfBond(input) || ofHearts.has(input.frame.topic) || isOfAHeart(input)

const takesAway = /^(?:take|grab|snatch|capture|occupy) (?:away )?your(?!\p{L})/iu

function inEnglish(input: MatterInput, answer: RestatedAnswer): Restated | null {
  const { question, other } = input
  const restated = restateEnglish(question, other ? personWords[other].name.en : undefined)
  if (!restated) return null
  const { subject, act, isMany, isUnwelcome, isThing } = restated
  // Nobody is told when others will take what is theirs.
  if (input.frame.topic === 'enemies' && takesAway.test(act)) return null
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
  const isOfLove = frame.topic === 'love' || frame.topic === 'ex-back'
  // A Hindi wish is told of no heart: there it would be read as the other's.
  return language === 'en' || !(isOfLove || isOfAHeart(input))
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
