import { persons } from '../../../words/reading/other-lives.ts'
import type { PersonKey } from '../../../words/reading/other-lives.ts'
import type { FrameSubject } from '../types/frame.ts'
import { foldedWords } from '../understand/fold.ts'
import { buildLexicon, findPhrases, longestMatches } from '../understand/lexicon.ts'

/** The words by which people call those whom they ask about, in the three forms. */
const names = buildLexicon<PersonKey>([
  ['brother, brothers, bro, bhai, bhaiya, bhaiyya, bhau, भाई, भैया, भइया', 'brother'],
  ['sister, sisters, sis, behen, behan, bahan, bahen, didi, बहन, दीदी', 'sister'],
  ['husband, husbands, hubby, pati, patidev, पति, हस्बैंड', 'husband'],
  ['wife, wifes, patni, biwi, bivi, पत्नी, बीवी, वाइफ', 'wife'],
  ['son, sons, beta, bete, ladka, ladke, बेटा, बेटे, लड़का, लड़के', 'son'],
  ['daughter, daughters, beti, ladki, bitiya, बेटी, लड़की, बिटिया', 'daughter'],
  [
    'father, fathers, dad, dads, daddy, papa, pita, pitaji, abbu, baba, पिता, पापा, पिताजी, अब्बू',
    'father',
  ],
  [
    'mother, mothers, mom, moms, mum, mummy, mumma, maa, mata, mataji, ammi, माँ, मां, माता, मम्मी, अम्मी',
    'mother',
  ],
  ['friend, friends, dost, yaar, दोस्त, मित्र', 'friend'],
  ['saheli, सहेली', 'saheli'],
  ['boyfriend, girlfriend, bf, gf, fiance, fiancee, partner, crush', 'partner'],
  [
    'daughter in law, sons wife, bahu, bahurani, bete ki patni, बहू, बहु, बेटे की पत्नी',
    'daughter-in-law',
  ],
  [
    'son in law, daughters husband, damad, damaad, damad ji, jamai, jawai, beti ka pati, दामाद, दामाद जी, जमाई, बेटी का पति',
    'son-in-law',
  ],
  ['mother in law, saas, saasu maa, sasu ma, सास, सासू माँ', 'mother-in-law'],
  ['father in law, sasur, sasurji, ससुर, ससुरजी', 'father-in-law'],
  ['brother in law', 'brother-in-law'],
  ['sister in law', 'sister-in-law'],
  ['devar, dewar, husbands younger brother, देवर', 'devar'],
  ['jeth, jethji, husbands brother, husbands elder brother, pati ke bhai, जेठ, पति के भाई', 'jeth'],
  ['jija, jijaji, jiju, bahnoi, sisters husband, जीजा, जीजाजी, बहनोई', 'jija'],
  [
    'sala, saala, saale, wifes brother, wifes younger brother, wifes elder brother, patni ka bhai, biwi ka bhai, साला, साले, पत्नी का भाई',
    'sala',
  ],
  ['nanad, husbands sister, pati ki behen, ननद, पति की बहन', 'nanad'],
  ['sali, saali, wifes sister, patni ki behen, biwi ki behen, साली, पत्नी की बहन', 'sali'],
  ['bhabhi, bhabi, brothers wife, भाभी', 'bhabhi'],
  ['jethani, जेठानी', 'jethani'],
  ['devrani, देवरानी', 'devrani'],
  ['dada, dadaji, grandfather, grandpa, thatha, दादा, दादाजी', 'dada'],
  ['dadi, dadiji, grandmother, grandma, दादी', 'dadi'],
  ['nana, nanaji, नाना, नानाजी', 'nana'],
  ['nani, naniji, नानी', 'nani'],
  ['chacha, chachu, kaka, चाचा, काका', 'chacha'],
  ['tau, taau, tauji, ताऊ, ताऊजी', 'tau'],
  ['phupha, fufa, phuphaji, फूफा', 'phupha'],
  ['mama, mamaji, मामा', 'mama'],
  ['mausa, mausaji, मौसा', 'mausa'],
  ['chachi, kaki, चाची', 'chachi'],
  ['bua, buaji, बुआ', 'bua'],
  ['mami, mamiji, मामी', 'mami'],
  ['mausi, masi, maasi, मौसी', 'mausi'],
  ['uncle, अंकल', 'uncle'],
  ['aunt, aunty, auntie, आंटी', 'aunt'],
  ['nephew, bhatija, bhatije, भतीजा, भतीजे', 'bhatija'],
  ['bhanja, bhanje, भांजा, भांजे, भानजा', 'bhanja'],
  ['niece, bhatiji, भतीजी', 'bhatiji'],
  ['bhanji, भांजी, भानजी', 'bhanji'],
  ['cousin, cousins, कज़िन', 'cousin'],
  ['grandson, pota, pote, पोता, पोते', 'pota'],
  ['granddaughter, poti, पोती', 'poti'],
  ['nati, naati, nawasa, नाती', 'nati'],
  ['natin, naatin, नातिन', 'natin'],
])

const relatives: readonly PersonKey[] = [
  'relative',
  'daughter-in-law',
  'son-in-law',
  'mother-in-law',
  'father-in-law',
  'brother-in-law',
  'sister-in-law',
  'devar',
  'jeth',
  'jija',
  'sala',
  'nanad',
  'sali',
  'bhabhi',
  'jethani',
  'devrani',
  'dada',
  'dadi',
  'nana',
  'nani',
  'chacha',
  'tau',
  'phupha',
  'mama',
  'mausa',
  'chachi',
  'bua',
  'mami',
  'mausi',
  'uncle',
  'aunt',
  'bhatija',
  'bhanja',
  'bhatiji',
  'bhanji',
  'cousin',
  'pota',
  'poti',
  'nati',
  'natin',
]

/** Which persons a subject may be: a word for anybody else in the question is not whom it is about. */
const ofSubject: Readonly<Record<FrameSubject, readonly PersonKey[]>> = {
  self: [],
  couple: [],
  household: [],
  none: [],
  celebrity: ['other'],
  pet: [],
  partner: ['partner'],
  spouse: ['spouse', 'husband', 'wife'],
  ex: ['ex'],
  child: ['child', 'son', 'daughter'],
  parent: ['parent', 'father', 'mother'],
  sibling: ['sibling', 'brother', 'sister'],
  friend: ['friend', 'saheli'],
  relative: relatives,
  other: ['other'],
}

const subjectOfKey = new Map<PersonKey, FrameSubject>(
  (Object.entries(ofSubject) as [FrameSubject, readonly PersonKey[]][]).flatMap(([subject, keys]) =>
    keys.map((key) => [key, subject] as const),
  ),
)

/** Somebody whom a text names, at which of its folded words. */
export interface NamedPerson {
  subject: FrameSubject
  at: number
  length: number
}

/** Everybody whom the folded words of a text name, in their order. */
export function peopleNamed(words: readonly string[]): NamedPerson[] {
  return longestMatches(findPhrases(names, words))
    .flatMap(({ value, at, length }) => {
      const subject = subjectOfKey.get(value)
      return subject ? [{ subject, at, length }] : []
    })
    .sort((one, other) => one.at - other.at)
}

const uncleByName = /(?<![\p{L}\p{M}])(?:taa?u|ताऊ)/iu

/** Everybody whom a text names; "to" is no uncle, though a tau folds to it. */
export function peopleIn(text: string): NamedPerson[] {
  const words = foldedWords(text)
  const isUncle = uncleByName.test(text)
  return peopleNamed(words).filter(({ at }) => isUncle || words[at] !== 'to')
}

const children: ReadonlySet<PersonKey> = new Set<PersonKey>(['son', 'daughter'])

/** "What boy will my daughter get?" is of the daughter. */
const boyOrGirl = /^(?:ladk|लडक)/u

/** Who is asked about, as the question calls them; null for the asker. */
export function personOf(subject: FrameSubject, question: string): PersonKey | null {
  const among = ofSubject[subject]
  const words = foldedWords(question)
  const hits = longestMatches(findPhrases(names, words))
  const meant = hits.filter(({ value }) => among.includes(value))
  const named = meant.find(({ at }) => !boyOrGirl.test(words[at] ?? '')) ?? meant[0]
  // "My aunt’s son", "mausi ka ladka": not the one who is named.
  const isChild =
    subject === 'relative' &&
    named !== undefined &&
    hits.some(({ value, at }) => children.has(value) && at === named.at + named.length + 1)
  const byAge = subject === 'sibling' && !named ? siblingByAge(question) : null
  return (isChild ? among[0] : named?.value) ?? byAge ?? among[0] ?? null
}

/** Who asks, and what was asked before in the chat. */
interface Asking {
  question: string
  /** Earlier questions of the chat, the oldest first. */
  earlierQuestions: readonly string[]
  person: { gender: 'male' | 'female' }
}

/** Of whom the words for one life say no more than that it is a child's, a sibling's. */
const generic: ReadonlySet<PersonKey> = new Set<PersonKey>(['child', 'sibling', 'parent', 'spouse'])

/**
 * The same in a chat: "and the younger one?" after a daughter is a daughter, and a spouse of whom nothing else is said
 * is a wife or a husband.
 */
export function personInChat(subject: FrameSubject, asking: Asking): PersonKey | null {
  const named = personOf(subject, asking.question)
  if (named === null) return named
  const isOfMatch = subject === 'child' && namesOnlyBoyOrGirl(asking.question)
  if (!generic.has(named) && !isOfMatch) return named
  const before = asking.earlierQuestions
    .map((question) => personOf(subject, question))
    .findLast((person) => person !== null && !generic.has(person))
  if (before) return before
  if (named !== 'spouse') return named
  return asking.person.gender === 'male' ? 'wife' : 'husband'
}

/** "What boy will she get": the boy is whom she will marry, where a daughter was spoken of. */
function namesOnlyBoyOrGirl(question: string): boolean {
  const words = foldedWords(question)
  const hits = longestMatches(findPhrases(names, words)).filter(({ value }) => children.has(value))
  return hits.length > 0 && hits.every(({ at }) => boyOrGirl.test(words[at] ?? ''))
}

const youngerOrElderSister =
  /(?<![\p{L}\p{M}])(?:(?:छोटी|बड़ी|मँझली|मंझली|chh?oti|badi|manjhli)(?: (?:वाली|wali))?)(?![\p{L}\p{M}])/iu
const youngerOrElderBrother =
  /(?<![\p{L}\p{M}])(?:(?:छोटे|बड़े|छोटका|बड़का|chh?ote|bade|chhotka|badka)(?: (?:वाले|wale))?)(?![\p{L}\p{M}])/iu

/** "छोटी वाली", "bade wale": a sister or a brother by age alone. */
function siblingByAge(question: string): PersonKey | null {
  const text = question.normalize('NFC')
  if (youngerOrElderSister.test(text)) return 'sister'
  return youngerOrElderBrother.test(text) ? 'brother' : null
}

/** Relatives by marriage; whom an aunt's or a grandfather's name stands beside is no other than was heard. */
const byMarriage: ReadonlySet<PersonKey> = new Set<PersonKey>([
  'daughter-in-law',
  'son-in-law',
  'mother-in-law',
  'father-in-law',
  'brother-in-law',
  'sister-in-law',
  'devar',
  'jeth',
  'jija',
  'sala',
  'nanad',
  'sali',
  'bhabhi',
  'jethani',
  'devrani',
])

/** A relative by marriage whom the question names where the subject was heard as the child, sibling or spouse in that name. */
export function isRelativeByMarriage(subject: FrameSubject, question: string): boolean {
  const among = ofSubject[subject]
  const hits = longestMatches(findPhrases(names, foldedWords(question)))
  const [first] = hits
  return (
    first !== undefined &&
    byMarriage.has(first.value) &&
    !hits.some(({ value }) => among.includes(value))
  )
}

const clerk = /(?<![\p{L}\p{M}])(?:बाबू|बाबु|babu)(?! ?(?:जी|ji))(?![\p{L}\p{M}])/iu
const office =
  /(?<![\p{L}\p{M}])(?:फ़?ाइल|दफ़?्तर|ऑफिस|ऑफ़िस|आफिस|तहसील|ब्लॉक|विभाग|पेंशन|एरियर|बिल|रिश्वत|file|files|daftar|office|tehsil|block|vibhag|pension|arrear|bill|rishwat)(?![\p{L}\p{M}])/iu

/** "बाबू फाइल दबा के बैठा है": the clerk of an office, and nobody else is named. */
export function isClerkOnly(question: string): boolean {
  const text = question.normalize('NFC')
  return clerk.test(text) && office.test(text) && peopleNamed(foldedWords(question)).length === 0
}

const elder =
  /(?<![\p{L}\p{M}])(?:(?:elder|older|eldest|big|bade|badi|bada|बड़े|बड़ी|बड़ा) (?:wale |wali |own |वाले |वाली )?(?:brother|bro|sister|sis|bhai|bhaiya|behen|bahan|bahen|behan|didi|भाई|भैया|बहन|दीदी)|didi|bhaiya ki|bhaiya ka|दीदी|anna|akka)(?![\p{L}\p{M}])/iu

/** Whether the brother or sister who is asked about is called the elder. */
export function isElderSibling(question: string): boolean {
  return elder.test(question.normalize('NFC'))
}

/** The words for somebody who is asked about. */
export const personWords = persons
