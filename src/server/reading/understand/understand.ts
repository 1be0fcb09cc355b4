import { foldedWords } from './fold.ts'
import { findPhrases, buildLexicon, longestMatches } from './lexicon.ts'
import type { Lexicon } from './lexicon.ts'
import { questionKindWords, aspectWords, englishWords, hinglishWords } from './question-words.ts'
import { timeInQuestion } from './time-in-question.ts'
import type { AskedTime } from './time-in-question.ts'
import { subjectOf } from './question-subject.ts'
import { topicOf } from './question-topic.ts'
import { isLifeTopic } from './topics.ts'
import type { Topic } from './topics.ts'

export type QuestionKind = 'when' | 'whether' | 'which' | 'how' | 'why' | 'general'
export type LanguageForm = 'english' | 'hindi' | 'hinglish'
/** `named`: somebody called by a name. `other`: the same, and the asker is not in the question at all. */
export type Subject =
  | 'self'
  | 'child'
  | 'spouse'
  | 'parent'
  | 'sibling'
  | 'friend'
  | 'named'
  | 'other'

/** What a question means, as far as words show it. */
export interface Understanding {
  topic: Topic
  /** The side of the topic that is meant, where the words show one: `career.change`, `family.children`. */
  aspect: string | null
  asks: QuestionKind
  time?: AskedTime
  form: LanguageForm
  /** Whose life it is about. Anyone but `self` is best read in their own kundli. */
  subject: Subject
  /** `unclear` only where one question back would help; a greeting is perfectly clear. */
  clarity: 'clear' | 'unclear'
  /** For a named day or a decision: the field of life it is for. */
  about?: Topic
  /** The question leaned on the one before ("and when?"). */
  followsOn: boolean
}

const askTable = buildLexicon<QuestionKind>(
  (Object.entries(questionKindWords) as [QuestionKind, string][]).map(
    ([ask, words]) => [words, ask] as const,
  ),
)
const formTable = buildLexicon<LanguageForm>([
  [hinglishWords, 'hinglish'],
  [englishWords, 'english'],
])
const aspectTables = new Map<string, Lexicon<string>>(
  Object.entries(aspectWords).map(([topic, rows]) => [
    topic,
    buildLexicon(Object.entries(rows).map(([aspect, words]) => [words, aspect] as const)),
  ]),
)

function formOf(question: string, words: readonly string[]): LanguageForm {
  const nagari = question.match(/[\u0900-\u097f]/g)?.length ?? 0
  const roman = question.match(/[a-z]/gi)?.length ?? 0
  if (nagari > 0 && nagari * 2 >= roman) return 'hindi'
  const hits = findPhrases(formTable, words)
  const hinglish = hits.filter((hit) => hit.value === 'hinglish').length
  const english = hits.filter((hit) => hit.value === 'english').length
  return hinglish > english || (hinglish > 0 && hinglish >= english) ? 'hinglish' : 'english'
}

/** "When" and "why" outrank "which", which outranks "how"; "whether" is what a bare "will I" or "kya" says. */
function asksOf(words: readonly string[]): QuestionKind {
  const hits = longestMatches(findPhrases(askTable, words))
  const order: readonly QuestionKind[] = ['when', 'why', 'which']
  for (const ask of order) if (hits.some((hit) => hit.value === ask)) return ask
  const first = [...hits].sort((a, b) => a.at - b.at || b.length - a.length)[0]
  return first?.value ?? 'general'
}

function aspectOf(topic: Topic, words: readonly string[]): string | null {
  const table = aspectTables.get(topic)
  if (!table) return null
  const hits = longestMatches(findPhrases(table, words)).sort(
    (a, b) => b.length - a.length || a.at - b.at,
  )
  return hits[0]?.value ?? null
}

const followOn =
  /^(and|aur|or|but|then|so|phir|to|lekin|और|फिर|तो|लेकिन|why|when|how|kab|kyu|kyun|kyon|kaise|kaun|which|कब|क्यों|कैसे|exactly)$/

/** "And when?" has no topic of its own: it takes the last one. */
function leansOnLast(words: readonly string[], topic: Topic): boolean {
  if (topic !== 'unclear' && topic !== 'general') return false
  return words.length <= 6 && words.some((word) => followOn.test(word))
}

/**
 * Reads a question of up to 1000 characters, in English, Hindi or Hinglish. `previous` is what the last
 * question of the chat was understood as. Runs in time proportional to the question's length.
 */
export function understandQuestion(
  question: string,
  at: Date,
  previous?: Understanding,
): Understanding {
  // The exam in capitals; in small letters it is the polite "ji".
  const words = foldedWords(question.replace(/\bJEE\b/g, 'iit jee'))
  const time = timeInQuestion(words, at)
  const input = asksOf(words)
  const subject = subjectOf(question, words)
  let { topic, about } = topicOf(words, time, input, subject)
  const followsOn =
    previous !== undefined && isLifeTopic(previous.topic) && leansOnLast(words, topic)
  if (followsOn && previous) topic = previous.topic
  else if (topic === 'unclear' && time?.kind === 'span') topic = 'general'
  if (subject === 'child' && ['love', 'career', 'education', 'money', 'travel'].includes(topic))
    topic = 'family'
  // My parents may have a say in my marriage; their work or health is theirs.
  if ((subject === 'parent' || subject === 'sibling') && isLifeTopic(topic) && topic !== 'love')
    topic = 'family'
  // A grown child's job or wedding is another matter than having children.
  const ofChild = subject === 'child' && topic === 'family'
  const aspect = ofChild
    ? 'child'
    : (aspectOf(topic, words) ?? (followsOn ? (previous?.aspect ?? null) : null))
  return {
    topic,
    aspect,
    asks: input,
    ...(time ? { time } : {}),
    form: formOf(question, words),
    subject,
    clarity: topic === 'unclear' ? 'unclear' : 'clear',
    ...(topic === 'day' && about !== 'unclear' ? { about } : {}),
    followsOn,
  }
}

/** The side of a topic that the words of a question show; null where they show none. */
export function aspectIn(topic: Topic, question: string): string | null {
  return aspectOf(topic, foldedWords(question))
}

/** The language form of a question by its words. */
export function formInWords(question: string): LanguageForm {
  return formOf(question, foldedWords(question))
}

/** The field of life that a question on a day names besides; null where it names none. */
export function topicBeside(question: string): Topic | null {
  const words = foldedWords(question)
  const { about } = topicOf(words, undefined, asksOf(words), 'self')
  return about === 'unclear' ? null : about
}

/** The topic that the words of a question weigh most for. */
export function topicInWords(question: string): Topic {
  const words = foldedWords(question)
  return topicOf(words, undefined, asksOf(words), 'self').topic
}

/** Whose life a question is about, by its words alone. */
export function subjectInWords(question: string): Subject {
  return subjectOf(question, foldedWords(question))
}
