import type { Feeling } from '../../../words/reading/feelings.ts'
import { foldedWords } from '../understand/fold.ts'
import { buildLexicon, findPhrases } from '../understand/lexicon.ts'

/** What has happened to people, in their words. */
const happenings = buildLexicon<Feeling>([
  [
    'passed away, died, expired, guzar gaye, guzar gayi, gujar gaye, gujar gayi, chal base, chal basi, nahi rahe, nahi rahi, mrityu ho gayi, maut ho gayi, death ho gayi, गुज़र गए, गुजर गए, गुजर गई, गुज़र गई, चल बसे, चल बसी, नहीं रहे, मृत्यु हो गई, मौत हो गई, देहांत',
    'death',
  ],
  [
    'lost my job, lost job, laid off, fired, got fired, terminated, layoff, naukri chali gayi, job chali gayi, naukri chhut gayi, job chhut gayi, naukri se nikal, company ne nikal diya, company se nikal diya, boss ne nikal diya, kaam se nikal diya, job se nikal diya, नौकरी चली गई, नौकरी छूट गई, जॉब चली गई, नौकरी से निकाल दिया, कंपनी ने निकाल दिया, काम से निकाल दिया',
    'job-lost',
  ],
  [
    'broke up, breakup, break up, left me, dumped me, chhod gaya, chhod gayi, chod gaya, chod gayi, chhod diya, ब्रेकअप, छोड़ गया, छोड़ गई, छोड़ दिया',
    'breakup',
  ],
  [
    'failed, i failed, fail ho gaya, fail ho gayi, fail hua, not selected, rejected, reject ho gaya, nahi hua selection, फेल हो गया, फेल हो गई, असफल, रिजेक्ट',
    'failed',
  ],
  [
    'i am lonely, i feel lonely, feel lonely, feeling lonely, so lonely, very lonely, i feel alone, feel alone, feel so alone, feeling alone, feeling very alone, i am alone, i am so alone, i am all alone, i have no friends, no friends at all, loneliness, akela mehsoos, akeli mehsoos, akela mahsus, akeli mahsus, akela feel, akeli feel, akela lagta, akeli lagti, akela lag raha, akela pad, akeli pad, bahut akela, bahut akeli, akelapan, akelepan, mera koi dost nahi, koi dost nahi hai, अकेला महसूस, अकेली महसूस, अकेला लगता, अकेला लग रहा, अकेली पड़, अकेला पड़, बहुत अकेला, बहुत अकेली, अकेलापन, अकेलेपन, मेरा कोई दोस्त नहीं, कोई दोस्त नहीं है',
    'lonely',
  ],
  [
    'worried, scared, tension, tensed, stressed, afraid, anxious, dar lagta, dar lag raha, pareshan, pareshaan, chinta, ghabrahat, परेशान, चिंता, टेंशन, डर लगता, डर लग रहा, घबराहट',
    'worried',
  ],
  [
    'fight every day, daily fight, fights, fighting, jhagda, jhagde, ladai, kalesh, roz jhagda, झगड़ा, लड़ाई, कलेश, क्लेश',
    'quarrel',
  ],
  [
    'cheated, cheating on me, betrayed, dhokha, dhoka, dhokha diya, dhoka diya, धोखा, धोखा दिया',
    'cheated',
  ],
  [
    'in debt, loan recovery, karz me, karze me, karj me, karz, karza, क़र्ज़, कर्ज, कर्जा, कर्ज में',
    'debt',
  ],
])
/** What is heavier is answered first. */
const order: readonly Feeling[] = [
  'death',
  'breakup',
  'job-lost',
  'cheated',
  'failed',
  'debt',
  'lonely',
  'quarrel',
  'worried',
]

/** What has happened to the asker, or weighs on them, by their own words; null where nothing is said of it. */
export function feelingIn(question: string): Feeling | null {
  const named = new Set(findPhrases(happenings, foldedWords(question)).map(({ value }) => value))
  return order.find((feeling) => named.has(feeling)) ?? null
}
