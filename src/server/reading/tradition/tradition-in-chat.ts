import type { TraditionPoint } from '../../../words/reading/tradition/all-tradition-texts.ts'
import type { Frame } from '../frame/read-frame.ts'
import type { FrameTopic } from '../types/frame.ts'
import { numbersOfDate } from './date-numbers.ts'
import { matterOfTradition } from './matter-of-tradition.ts'
import { plainLetters, words } from './tradition-row.ts'

/** The point of tradition that a question asks about, by itself or of what its chat has told. */

/** Topics in which words of a custom stand for something else. */
const ofAnotherLife: ReadonlySet<FrameTopic> = new Set<FrameTopic>([
  'mental-health',
  'enemies',
  'job-change',
  'job-search',
  'career',
  'promotion',
  'business',
  'investment',
  'debt',
  'abroad',
  'education',
  'exam',
  'love',
  'ex-back',
  'separation',
  'legal',
  'health',
])
/** Points that are asked in the words of a body or of a loss all the same. */
const besideThem: ReadonlySet<TraditionPoint> = new Set<TraditionPoint>([
  'fast-body',
  'fast-medicine',
  'fast-drink',
  'fast-period',
  'worship-period',
  'operation-day',
  'mantra-backfire',
  'sadhana-signs',
  'god-anger',
  'evil-eye-off',
  'money-day',
])
const surely = 0.9

/** The point of tradition that a question was read to ask about; null where it asks for a chart, or help is needed. */
export function traditionOf(frame: Frame, question: string): TraditionPoint | null {
  if (frame.careLine === 'hard') return null
  if (frame.tradition) return frame.tradition
  if (numbersOfDate(question)) return 'date-numbers'
  const point = matterOfTradition(question)
  const isOfAnother =
    ofAnotherLife.has(frame.topic) && frame.isSure && frame.confidence >= surely && frame.situation
  return point && isOfAnother && !besideThem.has(point) ? null : point
}

/** What a chat may have told, and the words by which a follow-up would name it. */
const told: readonly (readonly [RegExp, string])[] = [
  [
    words('vrat*|fast*|upvas*|upwas*|nirjala|ekadashi|somvar karo|व्रत*|उपवास*|निर्जला'),
    'vrat rakhna',
  ],
  [words('chalisa|चालीसा'), 'hanuman chalisa'],
  [words('mantra*|jap|jaap|chant*|namah|namaya|मंत्र*|जप*|जाप|नमः'), 'mantra jap'],
  [words('kala+va|kala+wa|mauli|कलावा|मौली'), 'kalava'],
  [words('black thread|kala dhaga|काला धागा'), 'kala dhaga'],
  [words('rudraksh*|रुद्राक्ष'), 'rudraksh'],
  [
    words(
      'stones?|gem*|ratna*|pukhraj|neelam|panna|moti|moonga|sapphire|emerald|pearl|coral|ruby|opal|gomed|manik|रत्न|पुखराज|नीलम|पन्ना|मोती|मूंगा',
    ),
    'ratna pehna',
  ],
  [words('coconut|nariyal|barley|jau|river|flowing water|नारियल|जौ|बहते|प्रवाह*'), 'nariyal bahana'],
  [words('dogs?|kutt*|cows?|gaa?y|birds?|fish|कुत्त*|गाय|चिडिय*|मछली'), 'kutte ko roti'],
  [words('crows?|kauv*|kauw*|कौ*'), 'kauwe ko roti'],
  [words('peepal|pipal|पीपल'), 'peepal'],
  [words('lamp|diya|deepak|दीया|दीपक'), 'diya'],
  [words('surya|sun|सूर्य'), 'surya ko jal'],
  [words('donat*|daan|give|दान'), 'daan'],
  [words('shraddh*|shradh|tarpan|pind*|श्राद्ध|तर्पण|पिंड*'), 'shradh'],
  [words('gun|guna*|गुण'), 'gun milan'],
  [words('nadi|नाडी'), 'nadi dosh'],
  [words('manglik|mangal dosh|मांगलिक'), 'manglik'],
  [words('remed*|upay*|उपाय*'), 'upay'],
]
const mostOfFew = 12

/** Whether a point is of the body, so that a word of care may stand before it. */
export const isOfBody = (point: TraditionPoint): boolean =>
  point === 'fast-body' || point === 'fast-medicine' || point === 'operation-day'

/** What few words ask further of a fast, a mantra, a stone or a remedy that the chat has told; null where they ask for something else. */
export function traditionInChat(
  question: string,
  last: { question: string; answer: string },
): TraditionPoint | null {
  if (question.trim().split(/\s+/).length > mostOfFew || matterOfTradition(question)) return null
  const before = plainLetters(`${last.question} ${last.answer}`)
  for (const [pattern, name] of told) {
    const point = pattern.test(before) ? matterOfTradition(`${question} ${name}`) : null
    if (point) return point
  }
  return null
}
