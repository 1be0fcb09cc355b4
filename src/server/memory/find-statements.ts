import { exams, occupations, relations, type MemoryKind } from '../../words/memory/memory.ts'
import { foldedWords } from '../reading/understand/fold.ts'
import {
  findPhrases,
  buildLexicon,
  longestMatches,
  type Lexicon,
} from '../reading/understand/lexicon.ts'

/** Something a person said of themselves. The slots hold keys of our own tables, never their words. */
export interface Statement {
  /** Of what there can be only one. */
  about: string
  kind: MemoryKind
  slots: Record<string, string | number>
}

const tableOf = (rows: Readonly<Record<string, { words: string }>>): Lexicon<string> =>
  buildLexicon(Object.entries(rows).map(([key, { words }]) => [words, key] as const))
const works = tableOf(occupations)
const family = tableOf(relations)
const preparedFor = tableOf(exams)

/** Where a question, a wish, a condition or a denial begins, nothing is stated any more. */
const openings = buildLexicon<'open'>([
  [
    'will, would, shall, should, can, could, may, might, when, why, how, what, which, who, is it, is my, is our, are my, am i, do i, do we, have i, have we, does, did, ' +
      'if, unless, whether, want, wish, hope, become, becoming, want to be, like to be, plan to, planning to, was, used to, not a, not an, am not, don’t, never, ' +
      'kya, kab, kyu, kyon, kaise, kaun, kahan, agar, yadi, chahta, chahti, chahte, banna, banana, banunga, banungi, tha, thi, nahi hu, nahi hun, ' +
      'क्या, कब, क्यों, कैसे, कौन, कहाँ, अगर, यदि, चाहता, चाहती, चाहते, बनना, बनूँगा, बनूँगी, था, थी, नहीं हूँ',
    'open',
  ],
])

/** The parts of a question in which something is simply stated, as folded words. */
function statements(question: string): string[][] {
  return question
    .split(/[.?!।॥,;:\n()]+|\s[-–—]\s/)
    .map((part) => {
      const words = foldedWords(part)
      const first = Math.min(...findPhrases(openings, words).map(({ at }) => at), words.length)
      return words.slice(0, first)
    })
    .filter((words) => words.length > 1)
}

type Rule = (words: readonly string[]) => Statement[]

/** Whether one of these phrases stands in the words; spelling is folded, as everywhere. */
function phrases(list: string): (words: readonly string[]) => boolean {
  const table = buildLexicon([[list, true as const]])
  return (words) => findPhrases(table, words).length > 0
}

const english = phrases(
  'i am, i’m, im, i work as, i work in, i work at, i work for, i am working as, working as, i run, i have, my job is, my profession is',
)
const hindiSelf = phrases('main, mai, me, मैं, मै, mera, meri, mere, मेरा, मेरी, मेरे')
const hindiAm = phrases('hu, hun, hoon, हूँ, हूं, hai, hain, है, हैं')
const says = (words: readonly string[]) =>
  english(words) || (hindiSelf(words.slice(0, 2)) && hindiAm(words))

/** "My wife is a teacher", "the driver of my father": somebody else's work. */
const ofSomebody = (words: readonly string[]) => findPhrases(family, words).length > 0
const otherPerson = phrases(
  'he, she, they, his, her, their, boss, friend, boyfriend, girlfriend, partner, dost, sasur, saas, uska, uski, unka, उसका, उसकी, दोस्त, बॉस',
)

const work: Rule = (words) => {
  if (!says(words) || ofSomebody(words) || otherPerson(words)) return []
  const workMatch = longestMatches(findPhrases(works, words))[0]
  if (!workMatch) return []
  if (workMatch.value === 'retired') return [{ about: 'work', kind: 'retired', slots: {} }]
  return [{ about: 'work', kind: 'work', slots: { work: workMatch.value } }]
}

/** A rule for one thing that is either said or not. */
function flag(about: string, kind: MemoryKind, list: string): Rule {
  const isSaid = phrases(list)
  return (words) =>
    isSaid(words) && !otherPerson(words) && !ofSomebody(words) ? [{ about, kind, slots: {} }] : []
}

const ill = phrases(
  'is ill, are ill, is sick, are sick, is unwell, are unwell, is very ill, is very sick, is not well, are not well, is in hospital, is in the hospital, has been ill, has fallen ill, ' +
    'bimar hai, bimar hain, beemar hai, beemar hain, bimar rehti, bimar rehte, tabiyat kharab, tabiyat theek nahi, hospital mein hai, hospital mein hain, ' +
    'बीमार है, बीमार हैं, बीमार रहती, बीमार रहते, तबीयत ख़राब, तबियत खराब, तबीयत ठीक नहीं, अस्पताल में है, अस्पताल में हैं',
)
const mentionsDeath = phrases(
  'passed away, has died, died, expired, is no more, are no more, lost my, guzar gaye, guzar gayi, guzar chuke, nahi rahe, nahi rahi, dehant, nidhan, गुज़र गए, गुज़र गई, नहीं रहे, नहीं रहीं, नहीं रही, देहांत, निधन',
)
const hasPossessive = phrases(
  'my, our, meri, mere, mera, hamari, hamare, मेरी, मेरे, मेरा, हमारी, हमारे',
)

const relation: Rule = (words) => {
  const [relationMatch] = longestMatches(findPhrases(family, words))
  if (
    !relationMatch ||
    !hasPossessive(words.slice(Math.max(0, relationMatch.at - 2), relationMatch.at + 1))
  )
    return []
  const slots = { relation: relationMatch.value }
  if (mentionsDeath(words)) return [{ about: `${relationMatch.value}.health`, kind: 'lost', slots }]
  return ill(words) ? [{ about: `${relationMatch.value}.health`, kind: 'ill', slots }] : []
}

const numbers = buildLexicon<number>([
  ['a, an, one, 1, ek, एक, only', 1],
  ['two, 2, do, दो, twins', 2],
  ['three, 3, teen, तीन', 3],
  ['four, 4, char, chaar, चार', 4],
  ['five, 5, paanch, panch, पाँच, पांच', 5],
  ['six, 6, chhe, छह', 6],
])
const childWords = buildLexicon<true>([
  [
    'child, children, kid, kids, son, sons, daughter, daughters, boy, girl, boys, girls, bachcha, bachche, bacha, bache, beta, bete, beti, betiyan, बच्चा, बच्चे, बेटा, बेटे, बेटी, बेटियाँ, संतान, संतानें',
    true,
  ],
])
const has = phrases(
  'i have, we have, i’ve got, we’ve got, i have got, mere, meri, mera, hamare, hamari, hamara, मेरे, मेरी, मेरा, हमारे, हमारी, हमारा',
)
const none = phrases('no, not, nahi, nahin, नहीं, don’t')
const hasIt = phrases('have, hai, hain, he, है, हैं, ’ve')

/** "We have two children", "mera ek beta aur ek beti hai": each number right before who it counts. */
const children: Rule = (words) => {
  if (!has(words.slice(0, 3)) || none(words) || !hasIt(words)) return []
  const childCounts = findPhrases(numbers, words).map(({ at, value }) => {
    const next = findPhrases(childWords, words.slice(at + 1, at + 3))
    return next.length > 0 ? value : 0
  })
  const count = childCounts.reduce((sum, value) => sum + value, 0)
  return count > 0 && count < 10 ? [{ about: 'children', kind: 'children', slots: { count } }] : []
}

const prepares = phrases(
  'preparing for, prepare for, preparation for, taiyari, tayari, तैयारी, studying for, appearing for, giving',
)
const studies: Rule = (words) => {
  if (ofSomebody(words) || otherPerson(words)) return []
  const exam = prepares(words) ? longestMatches(findPhrases(preparedFor, words))[0] : undefined
  if (exam) return [{ about: 'studies', kind: 'exam', slots: { exam: exam.value } }]
  return isStudent(words) ? [{ about: 'studies', kind: 'studies', slots: {} }] : []
}
const isStudent = phrases(
  'i am a student, i’m a student, i am studying, i study, college student, i am in college, main student, padhai kar raha, padhai kar rahi, मैं छात्र, मैं छात्रा, पढ़ाई कर रहा, पढ़ाई कर रही, मैं पढ़ता, मैं पढ़ती',
)

const rules: readonly Rule[] = [
  flag(
    'work',
    'no-work',
    'i have no job, i don’t have a job, i lost my job, i have lost my job, i am unemployed, i am jobless, i’m unemployed, i’m jobless, naukri chali gayi, naukri chhut gayi, job chali gayi, mere pas naukri nahi, main berojgar, नौकरी चली गई, नौकरी छूट गई, मेरे पास नौकरी नहीं, मैं बेरोज़गार',
  ),
  work,
  studies,
  children,
  relation,
  flag(
    'bond',
    'engaged',
    'i am engaged, i’m engaged, i got engaged, meri sagai ho gayi, meri sagai ho chuki, मेरी सगाई हो गई, मेरी सगाई हो चुकी, मेरी सगाई हो गयी',
  ),
  flag(
    'bond',
    'divorcing',
    'my divorce is going on, my divorce case is going on, i am going through a divorce, going through divorce, mera talaq chal raha, mera divorce chal raha, मेरा तलाक़ चल रहा, तलाक़ का केस चल रहा',
  ),
  flag(
    'bond',
    'apart',
    'i am separated, i’m separated, we live separately, we are separated, hum alag rehte, ham alag rahte, हम अलग रहते',
  ),
  flag(
    'bond',
    'partnered',
    'i am in a relationship, i’m in a relationship, we are in a relationship, main relationship mein, मैं रिश्ते में, मैं रिलेशनशिप में',
  ),
  flag(
    'loan',
    'loan',
    'i have a loan, i have loan, i have loans, i am in debt, i’m in debt, i have debt, i have a home loan, mujh par karz, mere upar karz, mere upar loan, mujh pe loan, मुझ पर क़र्ज़, मेरे ऊपर क़र्ज़, मेरे ऊपर लोन',
  ),
  flag(
    'home',
    'abroad',
    'i live abroad, i am living abroad, i am settled abroad, main videsh mein rehta, main videsh mein rehti, मैं विदेश में रहता, मैं विदेश में रहती',
  ),
  flag(
    'home',
    'alone',
    'i live alone, i am living alone, main akela rehta, main akeli rehti, मैं अकेला रहता, मैं अकेली रहती',
  ),
]

const mostAtOnce = 5

/**
 * What a person states of themselves in a question, in English, Hindi or Hinglish. What is asked,
 * wished, supposed or denied is not stated; names, places and numbers of any kind never come along.
 */
export function findStatements(question: string): Statement[] {
  const statementsByAbout = new Map<string, Statement>()
  for (const words of statements(question))
    for (const rule of rules) for (const one of rule(words)) statementsByAbout.set(one.about, one)
  return [...statementsByAbout.values()].slice(0, mostAtOnce)
}
