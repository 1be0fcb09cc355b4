import type { FrameSubject } from '../types/frame.ts'

/** Lives other than the asker's. */
const others: ReadonlySet<FrameSubject> = new Set<FrameSubject>([
  'sibling',
  'child',
  'spouse',
  'partner',
  'parent',
  'friend',
  'relative',
  'other',
])

const kin =
  'brother|bha+i|bhaiya|sister|behe?n|didi|son|bet[aei]|beti|daughter|husband|pati|wife|biwi|patni|father|papa|mother|mummy|maa|friend|dost|roommate|cousin|bua|dadi|dada|nani|nana|chacha|mama|uncle|aunt\\w*|neighbou?r\\w*|padosan|bhabhi|saheli|colleague|niece|nephew|devar|dewar|jeth|jija|nanad|bahu|damad|sala|sali|bhanj[ai]|bhatij[ai]'
const kinInHindi =
  'भाई|भैया|बहन|दीदी|बेटा|बेटे|बेटी|पति|पत्नी|बीवी|पापा|पिता|बाबूजी|मां|माँ|मम्मी|दोस्त|सहेली|भाभी|चाचा|मामा|मौसी|बुआ|दादी|दादा|नानी|नाना|पड़ोसन|भतीजी|भांजी'
/** What somebody near has done: given away, shut, said, written, gone. */
const deed =
  "gave|given|giv(?:es|ing)|shut|lock(?:s|ed)|told|said|says|wrote|sent|returned|stopped|left|is not|isn'?t|hasn'?t|won'?t|not pick\\w*|de (?:di|diya|gay[ai]|aay[ai])|baant|band|bol[aiet]\\w*|keh\\w*|kah[aie]|chup|phone off|maafi|maaf|likh\\w*"
const deedInHindi =
  'दे दी|दे दिया|दे गया|दे गई|बांट|बाँट|बंद|कहता|कहती|कहते|कहा|बोला|बोली|बोले|चुप|माफ|लिखा|पहना'
const kinDid = new RegExp(
  `\\b(?:${kin})\\b.{0,80}\\b(?:${deed})\\b|(?<!\\p{L})(?:${kinInHindi}).{0,80}(?:${deedInHindi})`,
  'u',
)

/** A farewell so plain that it is theirs, whoever the question was read to be about. */
const farewell =
  /\b(?:gave|given|giv(?:es|ing) (?:me|away|his|her)|de (?:di|diya|gay[ai]|aay[ai])|baant\w*|password|locked|shut (?:his|her|the)|hasn'?t come out)\b|दे दी|दे दिया|दे गया|दे गई|बांट|बाँट|पासवर्ड/u

/** Words that somebody else is quoted with are not the asker's own. */
const quoted =
  /\b(?:says?|said|told (?:me|us)|wrote|writes|bol(?:t[aei]|a|i|e|ti)?|keh?t[aei]|kah[aie])\b[^.?!,]*|(?:कहता|कहती|कहते|बोलता|बोलती|बोला|बोली|कहा|लिखा)[^।.?!,]*/gu
/** The asker's own weariness. */
const ownWeariness =
  /\bi (?:want|wish|don'?t want|can'?t|cannot|feel|should (?:die|go)|will (?:end|die|go)|have (?:no|nothing)|keep thinking)\b|\bi(?:'m| am) (?:a burden|tired|done|alone|finished|nothing)\b|without me|kill myself|\bmain?\b.{0,24}\b(?:mar|jee?na|thak\w*|akel[aei]|bojh|khatam|khatm)\b|\bmujhe\b.{0,16}\b(?:mar\w*|jee?na)\b|\bmere (?:jaane|jane|baad|bina|peeche|hone)\b|\bma(?:i|in)? (?:bhi|hi) (?:ja|cha)|मैं.{0,24}(?:मर|जीना|थक|अकेल|बोझ|ख़?त्म)|मुझे.{0,16}(?:मर|जीना)|मेरे (?:बाद|बिना|जाने|होने)/u
/** The asker is the one whom it is done to. */
const ownHarm =
  /\b(?:me|us|mujhe|muje|mujhko|mujhse|mujh|hame|hume|humko|mere (?:saath|sath|upar|paas|kamre|baal)|mera (?:phone|passport|mobile)|my (?:hand|arm|leg|hair|face|phone|room|body|chest|neck|back|pension|card|passport|husband|pati)|mere pati)\b|मुझे|मुझको|मुझसे|मुझ पर|हमें|मेरे (?:साथ|ऊपर|पास|कमरे|बाल|पति)|मेरा (?:फोन|फ़ोन|मोबाइल)/u

const plainOf = (text: string): string =>
  text.toLowerCase().normalize('NFC').replace(/’/g, "'").replace(/\s+/g, ' ')

/** Whether somebody near is the one who may die, and the asker fears for them. */
export function isCrisisOfAnother(question: string, subject: FrameSubject): boolean {
  const plain = plainOf(question)
  if (ownWeariness.test(plain.replace(quoted, ''))) return false
  return kinDid.test(plain) && (others.has(subject) || farewell.test(plain))
}

/** Whether somebody near is harmed, and the asker tells it. */
export function isHarmOfAnother(question: string, subject: FrameSubject): boolean {
  return (
    others.has(subject) &&
    subject !== 'spouse' &&
    subject !== 'partner' &&
    !ownHarm.test(plainOf(question).replace(quoted, ''))
  )
}
