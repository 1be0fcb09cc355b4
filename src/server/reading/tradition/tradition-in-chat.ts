import type { TraditionPoint } from '../../../words/reading/tradition/all-tradition-texts.ts'
import { isLifeMatter } from '../matters/matters.ts'
import { familyOf } from '../types/frame.ts'
import type { FrameTopic } from '../types/frame.ts'
import { matterOfTradition } from './matter-of-tradition.ts'
import { plainLetters, words } from './tradition-row.ts'

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
  [words('crows?|kauv*|kauw*|कौव*|कौआ|कौए|कौओं'), 'kauwe ko roti'],
  [words('peepal|pipal|पीपल'), 'peepal'],
  [words('lamp|diya|deepak|दीया|दीपक'), 'diya'],
  // The Sun alone is named in every other answer.
  [
    /(?<!\p{L})(?:surya|suryaya|sun)(?!\p{L}).{0,30}(?<!\p{L})(?:water|jal|arghya|namah)(?!\p{L})|(?<!\p{L})(?:water|jal|arghya)(?!\p{L}).{0,30}(?<!\p{L})(?:surya|sun)(?!\p{L})|सूर्य.{0,20}(?:जल|अर्घ्य)|(?:जल|अर्घ्य).{0,20}सूर्य/iu,
    'surya ko jal',
  ],
  [words('donat*|daan|दान'), 'daan'],
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

/** What was asked before few words, with its answer and what it was read as. */
interface Asked {
  question: string
  answer: string
  frame: { topic: FrameTopic; tradition?: TraditionPoint }
}

/** Whether the answer told something to keep, wear or give: elsewhere its words only explain a chart. */
const toldOfCustom = ({ frame }: Asked): boolean =>
  Boolean(frame.tradition) || familyOf(frame.topic) === familyOf('remedy')

/** What few words ask further of a fast, a mantra, a stone or a remedy that the chat has told; null where they ask for something else. */
export function traditionInChat(
  question: string,
  last: Asked,
  asked?: { topic: FrameTopic; isSure: boolean },
): TraditionPoint | null {
  if (question.trim().split(/\s+/).length > mostOfFew || matterOfTradition(question)) return null
  const isOwn = asked?.isSure && isLifeMatter(asked.topic)
  if (isOwn && familyOf(asked.topic) !== familyOf(last.frame.topic)) return null
  const before = plainLetters(
    toldOfCustom(last) ? `${last.question} ${last.answer}` : last.question,
  )
  for (const [pattern, name] of told) {
    const point = pattern.test(before) ? matterOfTradition(`${question} ${name}`) : null
    // A name that tells a point by itself says nothing of what was asked.
    if (point && point !== matterOfTradition(name)) return point
  }
  return null
}
