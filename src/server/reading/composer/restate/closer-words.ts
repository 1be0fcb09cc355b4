import type { SituationTexts } from '../../../../words/reading/situations/situation-texts.ts'
import type { VoicedLines } from '../../../../words/reading/matters/matter-texts.ts'
import { contentConceptsIn } from '../../frame/model/content-concepts.ts'
import type { ToldTime } from '../matter/lead-time.ts'
import type { MatterInput } from '../matter/matter-input.ts'
import { inOwnWords } from './restated-text.ts'
import type { RestatedAnswer } from './restated-text.ts'
import { restateEnglish } from './english-restatement.ts'
import { restateHindi } from './hindi-restatement.ts'

/** Words that tell no question from another. */
const light = new Set(
  (
    'your yours their this that these those with from into about again more good better well some something someone ' +
    'become have come back take make give find clear pass start begin want ever able also only all the and for are ' +
    'own our his her him them you she they it its out off over through there here who what which where side come ' +
    'things thing time life happen'
  ).split(' '),
)
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => !light.has(word))

/** Of verbs whose forms do not begin alike. */
const forms: Readonly<Record<string, string>> = {
  sold: 'sell',
  bought: 'buy',
  paid: 'pay',
  won: 'win',
}
const stemLength = 4
const stem = (word: string): string => (forms[word] ?? word).slice(0, stemLength)

/** What a situation says in answer to "will it?", as stems. */
function stemsOf({ outlook }: SituationTexts): ReadonlySet<string> {
  const texts = outlook ? Object.values(outlook) : []
  return new Set(
    texts.flatMap(({ oracle, astra }) => wordsOf(`${oracle.en} ${astra.en}`)).map(stem),
  )
}

/** So many words of the question at least have to be missing, and more than half of those it has. */
const fewestMissing = 2
/** One word that is missing says as much where it is a long one: "renew it". */
const longWord = 5

/**
 * The answer in the asker's own words where the situation's leave out most of what was asked: "will he take me to a
 * separate house" is no question of peace with his mother. Null where the situation speaks of it.
 */
function closerTo(input: MatterInput, answer: RestatedAnswer): VoicedLines | null {
  const { situation, language, question } = input
  if (!situation?.outlook) return null
  if (language === 'hi') return isHindiCloser(input, answer) ? inOwnWords(input, answer) : null
  if (situation.tells || situation.isChoice) return null
  const restated = restateEnglish(question)
  if (!restated) return null
  const asked = [...new Set(wordsOf(`${restated.subject} ${restated.act}`))]
  const said = stemsOf(situation)
  const missing = asked.filter((word) => !said.has(stem(word)))
  const isAll = missing.length === asked.length && restated.act.includes(' ')
  const isMost = missing.length >= fewestMissing && missing.length * 2 > asked.length
  const isCloser = isMost || (isAll && missing.some((word) => word.length >= longWord))
  return isCloser ? inOwnWords(input, answer) : null
}

/**
 * Whether a Hindi question's own words say more than those of the situation: where it speaks of less than half of what
 * the clause names. "दौड़ निकल जाएगी" is no word on every uniform.
 */
function isHindiCloser({ situation, question }: MatterInput, answer: RestatedAnswer): boolean {
  const outlook = situation?.outlook?.[hasOutlook(answer) ? answer : 'later']
  const found = outlook ? restateHindi(question) : null
  if (!outlook || !found) return false
  const asked = contentConceptsIn(found.wish)
  const { en, hi } = outlook.oracle
  const told = new Set([...contentConceptsIn(en), ...contentConceptsIn(hi)])
  const shared = asked.filter((concept) => told.has(concept)).length
  return asked.length > 0 && shared < asked.length / 2
}

const hasOutlook = (answer: RestatedAnswer): answer is 'yes' | 'later' | 'slow' | 'hard' =>
  ['yes', 'later', 'slow', 'hard'].includes(answer)

/** The same for how it was asked: of "when" with the time that is told. */
export function closerWords(
  input: MatterInput,
  found: RestatedAnswer,
  window: ToldTime | undefined,
): VoicedLines | null {
  const { asks } = input.frame
  if (asks === 'when') return closerTo(input, window ? 'when' : 'later')
  return asks === 'whether' ? closerTo(input, found) : null
}
