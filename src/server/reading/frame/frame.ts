import type { AskedCase } from '../../../words/reading/choices/cases.ts'
import type { SituationName } from '../../../words/reading/situations/all-situation-texts.ts'
import type { TraditionPoint } from '../../../words/reading/tradition/all-tradition-texts.ts'
import type { CareKind, FrameSubject } from '../types/frame.ts'
import type { CareLine } from './care.ts'
import type { SituationShare, TopicShare } from './likeliest.ts'
import type { Matter, SecondMatter } from './matter-of-text.ts'
import type { TwoTimes } from './rules/choices/two-times.ts'
import type { FrameForm } from './rules/form.ts'
import type { FrameTime } from './rules/frame-time.ts'
import type { GrahaName } from './rules/grahas.ts'

/** How often a remedy, a cheaper stone, why just oneself, which of two times: what a follow-up asks of what was told. */
export type FollowUp =
  | 'remedy-day'
  | 'remedy-once'
  | 'remedy-hour'
  | 'remedy-for'
  | 'stone-cheaper'
  | 'stone-metal'
  | 'blameless'
  | 'not-partner'
  | 'first-time'
  | 'later-time'
  | 'not-yet'
  | 'advance-money'
  | 'contact-now'
  | 'of-whom'
  | 'how-many'
  | 'other-name'
  | 'remedy-other'
  | 'remedy-any'
  | 'stone-hand'
  | 'dasha-next'
  | 'letter-told'
  | 'if-not'
  | 'till-then'
  | 'why-yes'
  | 'whole-or-part'
  | 'attempts'
  | 'which-part'
  | 'with-whom'
  | 'whose-fault'
  | 'he-or-me'
  | 'with-family'
  | 'age-gap'
  | 'price'
  | 'other-wish'
  | 'how-long'
  | 'too-long'
  | 'both'
  | 'whose-side'
  | 'which-organ'
  | 'what-to-say'
  | 'stone-of-other'
  | 'put-right'
  | 'remedy-whom'
  | 'remedy-periods'
  | 'thing-colour'
  | 'sure'
  | 'not-at-all'
  | 'comes-again'
  | 'as-before'
  | 'even-so'
  | 'needs-loan'
  | 'own-heart'
  | 'told-stays'
  | 'later-holds'
  | 'month-of-told'
  | 'month-of-year'
  | 'sooner'
  | 'medicine-for-life'
  | 'stone-not'
  | 'stone-instead'
  | 'doctor-says'
  | 'good-news'

/** What a good listener understands of a question. Every later step takes this; nothing reads the text again. */
export interface Frame extends Matter {
  form: FrameForm
  options: string[]
  time: FrameTime | null
  /** The two times between which it is chosen. */
  twoTimes?: TwoTimes
  /** It is asked which of two things is the case. */
  askedCase?: AskedCase
  grahas: GrahaName[]
  /** What else it speaks of, by the names of the lexicon's concepts. */
  concepts: string[]
  parts: 1 | 2
  second?: SecondMatter
  care: CareKind
  careLine: CareLine
  /** Need is so unlikely that its line stands behind the answer. */
  isCareFaint?: true
  /** Whether a paid reading is right. */
  charge: boolean
  /** The likeliest topic of each of the likeliest families, the likeliest first, at most five. */
  topics: TopicShare[]
  /** Chance that the topic's family is right, 0 to 1. */
  confidence: number
  /** Whether to answer without asking back what was meant. */
  isSure: boolean
  /** The likeliest narrow points and how likely each is, the likeliest first; 'none' among them. */
  situations: SituationShare[]
  /** The narrower situation inside the topic that is answered. */
  situation?: SituationName
  /** Whose houses the situation is told from, where they are not those of `subject`: a brother's silence from one's own. */
  housesOf?: FrameSubject
  /** The choice that was told before is doubted: the other of the two is asked about. */
  isDoubt?: true
  /** What of that which its chat has told is asked about. */
  followUp?: FollowUp
  /** The matter that good news is of. */
  gladOf?: Pick<Matter, 'topic' | 'subject'>
  /** What few words ask further of a fast, a mantra, a stone or a remedy that its chat has told. */
  tradition?: TraditionPoint
  /** A child was read to be meant, of somebody too young for a grown one: it is theirs only if it is known. */
  isPerhapsOfChild?: true
}

/** Whose houses are read: those of the life that is asked about, unless the situation is told from another's. */
export function houseOwner({
  subject,
  housesOf,
}: Pick<Frame, 'subject' | 'housesOf'>): FrameSubject {
  return housesOf ?? subject
}
