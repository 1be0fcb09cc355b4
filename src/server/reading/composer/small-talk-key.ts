import { smallTalk } from '../../../words/reading/other-topics.ts'
import { serviceAnswers } from '../../../words/reading/service-answers.ts'
import type { LocalizedText } from '../../../words/say.ts'
import type { Task } from './composer.ts'

const word = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu')

const ofHuman = word(
  'human|real|person|computer|machine|robot|bot|ai|software|pandit|panditji|jyotishi|astrologer|insaan|aadmi|asli|कंप्यूटर|कम्प्यूटर|मशीन|पंडित|ज्योतिषी|इंसान|आदमी|असली|सॉफ्टवेयर|एआई',
)
const twice = word('twice|double|two times|2 times|do baar|do bar|2 baar|dobara|दो बार|दोबारा|डबल')
const missing = word(
  'not|nahi|nhi|nahin|pending|stuck|fail|failed|atak\\p{L}*|नहीं|नही|अटक[\\p{L}\\p{M}]*|फेल',
)
const ofBalance = word('recharge|balance|top ?up|wallet|credit|रिचार्ज|बैलेंस|वॉलेट')
const ofRefund = word('refunds?|money back|paise? wapas|wapas|vapas|return|रिफंड|रिफ़ंड|वापस|वापिस')
const ofKindness = word(
  'tea|chai|chay|coffee|khana|lunch|dinner|how are you|kaise ho|kaise hai|kaise hain|चाय|खाना|कैसे हो|कैसे हैं',
)

/** Topics of the service's money: what they ask is told by their words. */
const ofMoney: ReadonlySet<string> = new Set(['refund', 'account', 'price', 'balance'])

/** The narrower answer on the service that the words of a question ask for; null where they ask for none. */
function namedService({ frame, question }: Pick<Task, 'frame' | 'question'>): string | null {
  const { topic } = frame
  if ((topic === 'persona' || topic === 'trust') && ofHuman.test(question)) return 'product.human'
  if (topic === 'greeting' || topic === 'smalltalk')
    return ofKindness.test(question) ? 'greeting.kind' : null
  if (!ofMoney.has(topic)) return null
  if (twice.test(question)) return 'product.paid-twice'
  if (ofBalance.test(question) && missing.test(question)) return 'product.recharge-failed'
  return ofRefund.test(question) ? 'product.refund' : null
}

/** Answers on the service, and greetings, in which the words may name something narrower. */
const mayBeNarrower = /^(?:product(?:\.price)?|persona\..+|greeting\..+)$/

/** The key of a free answer, where the question needs no chart; null where it is to be read. */
export function smallTalkKey(
  task: Pick<Task, 'understood' | 'persona' | 'askedBackBefore' | 'second' | 'frame' | 'question'>,
): string | null {
  const key = broadKey(task)
  const isNamed = task.understood.aspect === 'name'
  return key && !isNamed && mayBeNarrower.test(key) ? (namedService(task) ?? key) : key
}

/** The key by what the question was understood to be about; null where it is to be read. */
function broadKey(
  task: Pick<Task, 'understood' | 'persona' | 'askedBackBefore' | 'second'>,
): string | null {
  const { understood, persona, askedBackBefore } = task
  if (understood.topic === 'product' && understood.aspect === 'name') return `persona.${persona}`
  const own = `product.${understood.aspect}`
  if (understood.topic === 'product' && own in smallTalk) return own
  if (understood.subject === 'other' && !askedBackBefore) return 'someone-else'
  switch (understood.topic) {
    case 'greeting':
      return `greeting.${persona}`
    case 'persona':
      return `persona.${persona}`
    case 'product':
      return understood.topic
    case 'thanks':
    case 'offtopic':
      return understood.topic
    case 'compatibility':
      if (task.second?.count === 'one' || askedBackBefore) return null
      return task.second?.count === 'several' ? 'compatibility.several' : 'compatibility'
    case 'unclear':
      return understood.topic
    default:
      return null
  }
}

const ofService = ['product', 'persona']
const groupOf = (key: string): string => key.split('.')[0] ?? key
/** What is true of the service as a whole; the narrower answers are of their own matter alone. */
const ofWholeService: readonly string[] = [
  'product',
  'product.human',
  'product.price',
  'product.privacy',
  'product.accuracy',
  'product.details',
  ...Object.keys(serviceAnswers),
]

/** What is true beside a free answer: of the service as a whole, for a question may touch more than one side. */
export function truthsBeside(key: string): readonly LocalizedText[] {
  const others = ofService.includes(groupOf(key))
    ? ofWholeService.filter((other) => other !== key)
    : []
  return [key, ...others].flatMap((each) => smallTalk[each] ?? [])
}
