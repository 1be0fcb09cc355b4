/** Which topic a question is about, by the weight of its words. */
import { findPhrases, buildLexicon, longestMatches } from './lexicon.ts'
import type { Lexicon } from './lexicon.ts'
import type { AskedTime } from './time-in-question.ts'
import { topicWords } from './topic-words.ts'
import { isLifeTopic, topics } from './topics.ts'
import type { Topic } from './topics.ts'
import type { QuestionKind, Subject } from './understand.ts'

const weights = { strong: 4, plain: 2, weak: 1 } as const
type WeighedTopic = `${Topic}:${keyof typeof weights}`

export const topicTable: Lexicon<WeighedTopic> = buildLexicon(
  (Object.entries(topicWords) as [Topic, NonNullable<(typeof topicWords)[Topic]>][]).flatMap(
    ([topic, row]) =>
      (Object.keys(weights) as (keyof typeof weights)[]).map(
        (weight) => [row[weight], `${topic}:${weight}`] as const,
      ),
  ),
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

/** A single named day asks about the day, unless life is asked about and the day is only a limit. */
function isAboutTheDay(scores: Scores, time: AskedTime | undefined, input: QuestionKind): boolean {
  if ((scores.get('day') ?? 0) >= 4 && (time?.kind === 'day' || best(scores).topic === 'day'))
    return true
  return time?.kind === 'day' && input !== 'when' && input !== 'why'
}

/** The topic of a question, and the field of life that it names besides. */
export function topicOf(
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
