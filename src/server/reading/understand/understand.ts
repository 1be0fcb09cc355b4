import { foldedWords } from './fold.ts'
import { findPhrases, buildLexicon, longestMatches } from './lexicon.ts'
import type { Lexicon } from './lexicon.ts'
import {
  questionKindWords,
  aspectWords,
  englishWords,
  hinglishWords,
  subjectWords,
} from './question-words.ts'
import { timeInQuestion } from './time-in-question.ts'
import type { AskedTime } from './time-in-question.ts'
import { topicWords } from './topic-words.ts'
import { isLifeTopic, topics } from './topics.ts'
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

const weights = { strong: 4, plain: 2, weak: 1 } as const
type WeighedTopic = `${Topic}:${keyof typeof weights}`

const topicTable: Lexicon<WeighedTopic> = buildLexicon(
  (Object.entries(topicWords) as [Topic, NonNullable<(typeof topicWords)[Topic]>][]).flatMap(
    ([topic, row]) =>
      (Object.keys(weights) as (keyof typeof weights)[]).map(
        (weight) => [row[weight], `${topic}:${weight}`] as const,
      ),
  ),
)
const askTable = buildLexicon<QuestionKind>(
  (Object.entries(questionKindWords) as [QuestionKind, string][]).map(
    ([ask, words]) => [words, ask] as const,
  ),
)
const subjectTable = buildLexicon<Subject>(
  (Object.entries(subjectWords) as [Subject, string][]).map(
    ([subject, words]) => [words, subject] as const,
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

/** Topics that only stand when nothing of life itself was named. */
const onlyAlone: ReadonlySet<Topic> = new Set(['greeting', 'thanks'])
/** Between equals the earlier wins: the narrower meaning before the wider. */
const precedence: readonly Topic[] = [
  'offtopic',
  'product',
  'persona',
  'remedy',
  'love',
  'education',
  'travel',
  'health',
  'career',
  'family',
  'money',
  'compatibility',
  'chart',
  'day',
  'timing',
  'general',
  'thanks',
  'greeting',
  'unclear',
]

type Scores = Map<Topic, number>

function scoresOf(words: readonly string[]): Scores {
  const scores: Scores = new Map()
  for (const hit of longestMatches(findPhrases(topicTable, words))) {
    const [topic, weight] = hit.value.split(':') as [Topic, keyof typeof weights]
    // "hey" folds like "hai" and "hi" is also "only": they greet at the beginning alone.
    if (topic === 'greeting' && hit.length === 1 && hit.at > 0) continue
    // A longer phrase says more surely what is meant, but only where the phrase is sure itself.
    const points = weights[weight] + (weight === 'strong' ? (hit.length - 1) * 2 : 0)
    scores.set(topic, (scores.get(topic) ?? 0) + points)
  }
  return scores
}

function best(scores: Scores, among: readonly Topic[] = topics): { topic: Topic; score: number } {
  let winner: { topic: Topic; score: number } = { topic: 'unclear', score: 0 }
  for (const topic of precedence) {
    const score = scores.get(topic) ?? 0
    if (among.includes(topic) && score > winner.score) winner = { topic, score }
  }
  return winner
}

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

/** A single named day asks about the day, unless life is asked about and the day is only a limit. */
function isAboutTheDay(scores: Scores, time: AskedTime | undefined, input: QuestionKind): boolean {
  if ((scores.get('day') ?? 0) >= 4 && (time?.kind === 'day' || best(scores).topic === 'day'))
    return true
  return time?.kind === 'day' && input !== 'when' && input !== 'why'
}

function topicOf(
  words: readonly string[],
  time: AskedTime | undefined,
  input: QuestionKind,
  subject: Subject,
) {
  const scores = scoresOf(words)
  const about = best(
    scores,
    topics.filter((topic) => isLifeTopic(topic) && topic !== 'general' && topic !== 'timing'),
  )
  for (const outer of ['offtopic', 'product', 'persona'] as const) {
    const own = scores.get(outer) ?? 0
    if (own >= 4 && own >= about.score) return { topic: outer, about: about.topic }
  }
  // Whoever asks for a remedy wants one, whatever it is for.
  if ((scores.get('remedy') ?? 0) >= 4) return { topic: 'remedy' as Topic, about: about.topic }
  for (const outer of ['compatibility'] as const) {
    const own = scores.get(outer) ?? 0
    // Two people are nearly always two lovers; of anything else the named field says more.
    const wins = about.topic === 'love' ? own >= about.score : own > about.score
    if (own >= 4 && wins) return { topic: outer, about: about.topic }
  }
  if (isAboutTheDay(scores, time, input) && subject === 'self')
    return { topic: 'day' as Topic, about: about.topic }
  const leader = best(scores)
  if (onlyAlone.has(leader.topic)) {
    const rest = new Map([...scores].filter(([topic]) => !onlyAlone.has(topic)))
    const real = best(rest)
    return { topic: real.score >= 2 ? real.topic : leader.topic, about: about.topic }
  }
  // "When will my luck change in love" is love: a named field says more than the word for time.
  if ((leader.topic === 'timing' || leader.topic === 'general') && about.score >= 4)
    return { topic: about.topic, about: about.topic }
  return { topic: leader.topic, about: about.topic }
}

const followOn =
  /^(and|aur|or|but|then|so|phir|to|lekin|और|फिर|तो|लेकिन|why|when|how|kab|kyu|kyun|kyon|kaise|kaun|which|कब|क्यों|कैसे|exactly)$/

/** "Will Rahul …": a capital right after the verb that asks, in the middle of small letters. */
const nameAfterVerb =
  /(?:^|[\s,.?!])(?:will|does|is|has|did|can|should|would|was)\s+(?!I\b)(\p{Lu}\p{Ll}{2,})/iu
const selfWords = buildLexicon<true>([
  [
    'i, me, my, mine, myself, we, us, our, mera, meri, mere, mujhe, mujhko, muje, main, mai, hum, ham, hamara, hamari, hamare, apna, apni, apne, मैं, मेरा, मेरी, मेरे, मुझे, मुझको, मुझसे, हम, हमारा, हमारी, हमारे, हमें, अपना, अपनी, अपने',
    true,
  ],
])
/** What is written with a capital and is nobody: the sky, the calendar, beginnings of common words. */
const nonPersonPattern =
  /^(?:Sun|Moon|Mars|Mercury|Jupiter|Venus|Saturn|Rahu|Ketu|Shani|Mangal|Guru|Shukra|Budh|Surya|Chandra|Sade|Kaal|Manglik|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|India|Oracle|Astra|This|That|There|The|It|My|Our|Your|He|She|They|We|You|Love|Marriage|Today|Tomorrow|Next|Diwali|Holi)$/

/** Whether the question is about somebody called by a name, and whether the asker is in it too. */
function somebodyNamed(question: string, words: readonly string[]): Subject {
  // In a text all in capitals, or with each word in one, a capital says nothing.
  const name = nameAfterVerb.exec(question)?.[1]
  if (!name || !/^\p{Lu}\p{Ll}+$/u.test(name) || nonPersonPattern.test(name)) return 'self'
  const capitals = question.match(/(?<=\s)\p{Lu}/gu)?.length ?? 0
  if (capitals > 4 || findPhrases(topicTable, foldedWords(name)).length > 0) return 'self'
  return findPhrases(selfWords, words).length > 0 ? 'named' : 'other'
}

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
  const subject =
    longestMatches(findPhrases(subjectTable, words)).sort((a, b) => b.length - a.length)[0]
      ?.value ?? somebodyNamed(question, words)
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
