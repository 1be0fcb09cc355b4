/** Whose life a question is about. */
import { foldedWords } from './fold.ts'
import { findPhrases, buildLexicon, longestMatches } from './lexicon.ts'
import { topicTable } from './question-topic.ts'
import { subjectWords } from './question-words.ts'
import type { Subject } from './understand.ts'

const subjectTable = buildLexicon<Subject>(
  (Object.entries(subjectWords) as [Subject, string][]).map(
    ([subject, words]) => [words, subject] as const,
  ),
)
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

/** A relation that is named, else somebody called by a name, else the asker. */
export function subjectOf(question: string, words: readonly string[]): Subject {
  const relations = longestMatches(findPhrases(subjectTable, words))
  const named = relations.sort((a, b) => b.length - a.length)[0]
  return named?.value ?? somebodyNamed(question, words)
}
