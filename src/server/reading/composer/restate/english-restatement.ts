import { withoutTimes } from './english/act.ts'
import {
  openings,
  asksFuture,
  asksGoing,
  asksBeing,
  asksDoing,
  toldFuture,
  longBefore,
  statedFuture,
  asksPossible,
  asksChance,
  asksInChart,
  asksNoun,
} from './english/forms.ts'
import { badList, inList } from './english/phrases.ts'
import { ofChance, ofClause, ofGerund, ofNoun, ofThing } from './english/statements.ts'
import type { EnglishRestatement } from './english/statements.ts'
import { comingActs, ownActs, stateVerbs } from './english/verbs.ts'

/** What one part of a sentence asks; null where it asks for nothing that may be said again. */
function ofPart(
  part: string,
  isAsked: boolean,
  third: string | undefined,
): EnglishRestatement | null {
  const asked = part.replace(openings, '').trim()
  const possible = asksPossible.exec(asked)
  if (possible)
    return ofClause(
      `${possible[1] && !/^(?:me|us)$/iu.test(possible[1]) ? possible[1].toLowerCase().replace('him', 'he').replace('her', 'she').replace('them', 'they') : 'i'} ${possible[2]}`,
      third,
    )
  const chance = asksChance.exec(asked)
  if (chance) return ofChance(chance[1]!)
  const before = longBefore.exec(asked)
  if (before) return ofClause(before[1]!, third)
  const inverted = asksFuture.exec(asked)
  if (inverted && !/^(?:there|it be possible)\s/iu.test(inverted[1]!)) {
    const found = ofClause(inverted[1]!, third)
    // "Can we do it in that fortnight" asks for leave.
    const isLeave = /^can (?:i|we)\s/iu.test(asked) && leaveFor.test(found?.act ?? '')
    return isLeave ? null : found
  }
  const toCome = asksGoing.exec(asked)
  if (toCome) return ofClause(`${toCome[1]} ${toCome[2]}`, third)
  const noun = asksNoun.exec(asked)
  const being = asksBeing.exec(asked)
  const inChart = asksInChart.exec(asked)
  if (inChart && !/\s(?:will|is|are|to)\s/iu.test(inChart[1]!))
    return ofThing(withoutTimes(inChart[1]!))
  if (being) return ofGerund(being[1]!, third) ?? (noun ? ofNoun(noun[1]!) : null)
  if (noun) return ofNoun(noun[1]!)
  const doing = asksDoing.exec(asked)
  if (doing) {
    const found = ofClause(doing[1]!, third)
    const verb = found?.act.split(' ')[0] ?? ''
    if (stateVerbs.has(verb) || (ownActs.test(verb) && found?.subject === 'you')) return null
    return /^when/iu.test(asked) || comingActs.test(verb) ? found : null
  }
  const told = toldFuture.exec(asked) ?? (isAsked ? statedFuture.exec(asked) : null)
  return told ? ofClause(`${told[1]} ${told[2]}`, third) : null
}

/** What one may ask leave for. */
const leaveFor =
  /^(?:tell|ask|say|apply|quit|resign|send|call|sign|wear|chant|start|begin|talk|speak|message|text|book|plan|do|put|take|give|make|leave|let|go|marry|travel|visit|eat|keep|use|add|shift|move|join|sell|postpone|have)(?!\p{L})/u

const asksSomething =
  /(?<!\p{L})(?:will|wil|would|can|could|when|is|are|am|do|does|any|chance|chances|hope|possible|how long|if|whether)(?!\p{L})/iu
/** What asks for something else than a yes or a time, where it stands last. */
const asksElse =
  /^(?:and |or |but |also )*(?:what|which|why|how(?! (?:long|much (?:more )?time|soon|likely))|who|whom|where|should|shall)(?!\p{L})/iu

const opensAsking =
  /^(?:will|wil|would|can|could|when|is|are|am|do|does|should|shall|what|which|why|how|who|where)(?!\p{L})/iu
const closings =
  /[\s,]*\)?\s*(?:or not|or no|yes or no|y\/n|yes\/no|only no|is it not|isn't it|right|correct|no|na|only)?\s*$/iu

/** What a sentence asks by its last part that asks. */
function ofSentence(sentence: string, third: string | undefined): EnglishRestatement | null {
  if (!asksSomething.test(sentence)) return null
  const isAsked = /\?\s*$/u.test(sentence) || /or (?:not|no)\W*$/iu.test(sentence)
  const bare = sentence.replace(/[?!।.;\s]+$/u, '')
  const parts = bare
    .split(/[,:–—(]|\s-\s|\s(?=and (?:when|will|is|are|does|can)\s)/u)
    .map((part) => part.trim())
  for (const part of parts.toReversed()) {
    if (asksElse.test(part.replace(openings, ''))) return null
    const found = ofPart(part.replace(closings, ''), isAsked, third)
    if (found) return found
    if (/^(?:and |or )?(?:will|when|can|is|are|does|do)\s/iu.test(part)) return null
  }
  return null
}

/** A list is hoped for or feared by what it is of. */
function inContext(found: EnglishRestatement, question: string): EnglishRestatement | null {
  if (!inList.test(found.act)) return found
  return badList.test(question) ? { ...found, isUnwelcome: true } : found
}

/**
 * An English question for whether or when something will come, as a statement; null for all else.
 * `third` is who is meant by "he" or "she", where that is known: "your brother".
 */
export function restateEnglish(question: string, third?: string): EnglishRestatement | null {
  // What is typed in capitals is said in small letters.
  const typed = /\p{Ll}/u.test(question) ? question : question.toLowerCase()
  const sentences = typed
    .replaceAll('’', "'")
    .replaceAll(/\p{Extended_Pictographic}/gu, ' ')
    .split(/(?<=[?!।\n;])|(?<=\.)(?=\s|$)|(?<=\.{2,})/u)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part))
  for (const sentence of sentences.toReversed()) {
    const found = ofSentence(sentence, third)
    if (found) return inContext(found, typed)
    if (/\?\s*$/u.test(sentence) || opensAsking.test(sentence.replace(openings, ''))) return null
  }
  return null
}
