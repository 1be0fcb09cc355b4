/** The vocabulary of a frame: what a good listener understands of a question. */

export const frameSubjects = [
  'self',
  'partner',
  'spouse',
  'ex',
  'child',
  'parent',
  'sibling',
  'friend',
  'relative',
  'celebrity',
  'pet',
  'other',
  'couple',
  'household',
  'none',
] as const
export type FrameSubject = (typeof frameSubjects)[number]

/** Topics by family: within a family two careful readers often differ, and an answer to one serves the other. */
export const topicFamilies = [
  ['love', 'ex-back'],
  ['marriage', 'married-life', 'separation', 'compatibility'],
  ['children', 'pregnancy'],
  ['parents', 'siblings', 'in-laws', 'family'],
  ['career', 'job-search', 'job-change', 'promotion', 'business', 'government-job', 'retirement'],
  ['money', 'debt', 'investment', 'inheritance'],
  ['property', 'vehicle', 'lost-object'],
  ['education', 'exam'],
  ['abroad', 'travel'],
  ['health', 'mental-health'],
  ['legal', 'enemies'],
  ['personality', 'strengths', 'life-purpose', 'past', 'spirituality', 'fame'],
  ['year-ahead', 'dasha', 'transit', 'day', 'muhurta'],
  ['chart-fact', 'dosha', 'yoga', 'lucky', 'name-letter'],
  ['gemstone', 'remedy', 'mantra', 'fasting'],
  ['product', 'price', 'refund', 'account', 'trust', 'persona'],
  [
    'greeting',
    'thanks',
    'smalltalk',
    'insult',
    'offtopic',
    'injection',
    'unclear',
    'friends',
    'pet',
    'celebrity',
  ],
] as const
export type FrameTopic = (typeof topicFamilies)[number][number]
export const frameTopics: readonly FrameTopic[] = topicFamilies.flat()

export const frameAsks = [
  'when',
  'whether',
  'which',
  'choose',
  'how',
  'how-much',
  'why',
  'what',
  'who',
  'exactly',
  'advice',
  'describe',
  'compute',
] as const
export type FrameAsks = (typeof frameAsks)[number]

/** Kinds of care; the first seven are the hard ones, in which no reading is given. */
export const careKinds = [
  'crisis',
  'self-harm',
  'victim',
  'minor',
  'death',
  'unborn-sex',
  'harm-others',
  'illness',
  'pregnancy',
  'black-magic',
  'legal',
  'market',
  'gambling',
  'caste',
  'sexual',
  'stalking',
  'fear-sold',
  'none',
] as const
export type CareKind = (typeof careKinds)[number]
export const hardCareKinds: readonly CareKind[] = careKinds.slice(0, 7)
/** The kinds in which a reading may be given, with care; `none` among them. */
export const softCareKinds: readonly CareKind[] = careKinds.slice(7)

/** What a language model says of a question: labels of the same vocabulary, and nothing else. */
export interface FrameLabels {
  subject: FrameSubject
  topic: FrameTopic
  asks: FrameAsks
  /** As the question words them. */
  options: string[]
  /** A short English phrase; null where no time is named. */
  time: string | null
  /** Separate questions in the message. */
  parts: number
  second: { topic: FrameTopic; asks: FrameAsks; subject: FrameSubject } | null
  care: CareKind
  /** Whether a paid reading is right. */
  charge: boolean
}

/** The asker, as far as the kundli or the profile tells. */
export interface FramePerson {
  gender?: 'male' | 'female' | 'other'
  /** Whole years. */
  age?: number
  marital?: string
  timeKnown?: boolean
}

/** An earlier turn of the chat: the question, and what the answer said, in full or in short. */
export interface FrameTurn {
  q: string
  a: string
}

const familyIndex = new Map<FrameTopic, number>(
  topicFamilies.flatMap((family, index) => family.map((topic) => [topic, index] as const)),
)

/** Index into `topicFamilies` of the family that holds the topic. */
export function familyOf(topic: FrameTopic): number {
  return familyIndex.get(topic) ?? -1
}

/** Ways of asking between which careful readers differ, and which one answer serves. */
const asksCircles: readonly (readonly FrameAsks[])[] = [
  ['whether', 'advice', 'choose'],
  ['choose', 'which'],
  ['which', 'who', 'what'],
  ['what', 'describe', 'compute', 'how-much'],
  ['how', 'advice'],
  ['how', 'describe'],
  ['when', 'exactly'],
]

/** Whether two ways of asking are equal or neighbours. */
export function asksAgree(a: FrameAsks, b: FrameAsks): boolean {
  return a === b || asksCircles.some((circle) => circle.includes(a) && circle.includes(b))
}

/** Topics of no matter, in which a few words lean on what was said before. */
export const talkTopics: ReadonlySet<FrameTopic> = new Set<FrameTopic>([
  'greeting',
  'thanks',
  'smalltalk',
  'insult',
  'offtopic',
  'injection',
  'unclear',
])
