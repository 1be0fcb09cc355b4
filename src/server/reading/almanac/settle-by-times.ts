import { undertakingIn } from './undertakings.ts'
import type { UndertakingId } from '../../../words/reading/almanac/undertakings.ts'
import { isLifeMatter } from '../matters/matters.ts'
import type { FrameAsks, FrameTopic } from '../types/frame.ts'
import type { Frame } from '../frame/frame.ts'
import { twoTimesIn } from '../frame/rules/choices/two-times.ts'

/** Ways of asking as which a choice between two times may be read. */
const askedOfTimes: ReadonlySet<FrameAsks> = new Set<FrameAsks>([
  'choose',
  'whether',
  'which',
  'advice',
  'when',
  'exactly',
])

/** The matter of life in which an undertaking of the almanac is one. */
const matterOf: Partial<Record<UndertakingId, FrameTopic>> = {
  foundation: 'property',
  'house-entry': 'property',
  property: 'property',
  engagement: 'marriage',
  marriage: 'marriage',
  vehicle: 'vehicle',
  gold: 'investment',
  investment: 'investment',
  exam: 'exam',
  joining: 'job-change',
  signing: 'business',
  shop: 'business',
  work: 'business',
  travel: 'travel',
}

/** Carts and machines that are bought as a vehicle is. */
const machine =
  /(?<![\p{L}\p{M}])(?:jeep|bolero|scorpio|chh?ota hathi|tempo|tractor|thresher|harvester|e-?rickshaw|auto|jcb|थ्रेशर|ट्रैक्टर|टेम्पो|ऑटो|हार्वेस्टर|छोटा हाथी)(?![\p{L}\p{M}])/iu

const pilgrimage =
  /(?<![\p{L}\p{M}])(?:yatra|char ?dham|kedarnath|badrinath|tirth\p{L}*|teerth\p{L}*|vaishno ?devi|तीरथ|तीर्थ[\p{L}\p{M}]*|यात्रा|धाम|केदारनाथ|बद्रीनाथ)(?![\p{L}\p{M}])/iu
const clinic =
  /(?<![\p{L}\p{M}])(?:ivf|iui|icsi|egg freez\p{L}*|embryo|आईवीएफ|आईयूआई)(?![\p{L}\p{M}])/iu
const well =
  /(?<![\p{L}\p{M}])(?:bore(?:well)?|boring|tube ?well|well|kua+n?|nalkoop|कुआं|कुआँ|बोर|बोरिंग|ट्यूबवेल|नलकूप)(?![\p{L}\p{M}])/iu
const ofPurchase: ReadonlySet<FrameTopic> = new Set<FrameTopic>([
  'money',
  'debt',
  'investment',
  'business',
  'property',
  'muhurta',
  'day',
])

/** The topic of what is to be done at one of two times; null where none is known. */
function topicOfDeed({ topic }: Frame, question: string): FrameTopic | null {
  if (pilgrimage.test(question)) return 'travel'
  if (clinic.test(question)) return 'pregnancy'
  if (machine.test(question) && ofPurchase.has(topic)) return 'vehicle'
  if (isLifeMatter(topic)) return topic
  if (topic !== 'muhurta' && topic !== 'day') return null
  if (well.test(question)) return 'property'
  const undertaking = undertakingIn(question)
  return (undertaking && matterOf[undertaking.id]) ?? null
}

/** "When will I get a job, and should she change now or wait": the first question is no choice. */
const alsoAsksWhen =
  /(?<![\p{L}\p{M}])(?:kab|when (?:will|do|can)|कब)(?![\p{L}\p{M}])[^?।]*(?<![\p{L}\p{M}])(?:aur|and|और)(?![\p{L}\p{M}])/iu

/** A choice between two times, "this month or after Holi": each is looked up, and none is the time of the question. */
export function settleByTimes(frame: Frame, question: string, at: Date): Frame {
  if (frame.careLine === 'hard' || !askedOfTimes.has(frame.asks)) return frame
  const twoTimes = alsoAsksWhen.test(question) ? null : twoTimesIn(question, at)
  const topic = twoTimes && topicOfDeed(frame, question)
  if (!twoTimes || !topic) return frame
  const { earlier, later } = twoTimes
  const language = frame.form === 'en' ? 'en' : 'hi'
  return {
    ...frame,
    topic,
    asks: 'choose',
    options: [earlier.name[language], later.name[language]],
    time: null,
    twoTimes,
    isSure: true,
  }
}
