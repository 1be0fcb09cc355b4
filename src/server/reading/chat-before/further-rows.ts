import { isOneOf } from './follow-up-frame.ts'
import { optionsIn } from '../frame/rules/options.ts'
import type { FollowUp } from '../frame/frame.ts'
import type { FrameAsks, FrameTopic } from '../types/frame.ts'
import type { TurnBefore } from '../almanac/muhurta-follow-up.ts'
import { peopleIn } from '../matters/person.ts'
import * as words from './further-words.ts'

/** Follow-ups that are known by their words and the matter before, each with how it asks. */

/** Whether a topic is of the family of one of these. */

/** So many words a follow-up has that only asks further, and one that tells something beside it. */
export const few = 8
export const some = 12

/** A follow-up that is known by its words and the matter before: how it asks, and what it is. */
export interface Row {
  kind: FollowUp
  asks: FrameAsks
  most: number
  isAsked: (question: string, last: TurnBefore) => boolean
}

const ofPapers: ReadonlySet<FrameTopic> = new Set<FrameTopic>(['exam', 'government-job'])
const ofWork: readonly FrameTopic[] = ['career', 'legal']
export const furtherRows: readonly Row[] = [
  {
    kind: 'if-not',
    asks: 'how',
    most: few,
    isAsked: (text) => words.ifNot.test(text) && !words.ownRefusal.test(text),
  },
  {
    kind: 'till-then',
    asks: 'advice',
    most: few,
    isAsked: (text) => words.tillThen.test(text) && words.asksDeed.test(text),
  },
  {
    kind: 'why-yes',
    asks: 'why',
    most: few,
    isAsked: (text, { answer }) =>
      words.whyYes.test(text) && words.toldYes.test(answer) && !words.toldNo.test(answer),
  },
  {
    kind: 'whole-or-part',
    asks: 'how-much',
    most: few,
    isAsked: (text) => words.wholeOrPart.test(text),
  },
  {
    kind: 'attempts',
    asks: 'how-much',
    most: few,
    isAsked: (text, { frame }) =>
      words.attempts.test(text) && isOneOf(['exam', 'government-job'], frame.topic),
  },
  {
    kind: 'which-part',
    asks: 'which',
    most: few,
    isAsked: (text, { frame }) =>
      words.whichPaper.test(text) && ofPapers.has(frame.topic) && frame.options.length === 0,
  },
  {
    kind: 'with-whom',
    asks: 'who',
    most: few,
    isAsked: (text, { answer }) => words.withWhom.test(text) && words.toldTension.test(answer),
  },
  {
    kind: 'whose-fault',
    asks: 'how',
    most: few,
    isAsked: (text, { frame }) =>
      words.myFault.test(text) && isOneOf(['love', 'marriage', 'family'], frame.topic),
  },
  {
    kind: 'he-or-me',
    asks: 'whether',
    most: few,
    isAsked: (text, { frame, question }) =>
      words.heOrMe.test(text) && isOneOf(ofWork, frame.topic) && words.ofRival.test(question),
  },
  {
    kind: 'with-family',
    asks: 'whether',
    most: few,
    isAsked: (text, { frame }) =>
      words.withFamily.test(text) && isOneOf(['abroad', 'career'], frame.topic),
  },
  {
    kind: 'age-gap',
    asks: 'whether',
    most: some,
    isAsked: (text, { frame }) =>
      words.ageGap.test(text) &&
      peopleIn(text).length === 0 &&
      words.isProblem.test(text) &&
      isOneOf(['love', 'marriage'], frame.topic),
  },
  {
    kind: 'price',
    asks: 'how-much',
    most: few,
    isAsked: (text, { frame, question }) =>
      words.price.test(text) &&
      isOneOf(['property'], frame.topic) &&
      /sell|bech|bik|बेच|बिक/iu.test(question),
  },
  {
    kind: 'how-long',
    asks: 'how-much',
    most: few,
    isAsked: (text, { answer }) => words.howLong.test(text) && words.toldNotYet.test(answer),
  },
  { kind: 'too-long', asks: 'how', most: 6, isAsked: (text) => words.tooLong.test(text) },
  {
    kind: 'both',
    asks: 'whether',
    most: few,
    isAsked: (text, { frame, question }) =>
      words.both.test(text) && (frame.options.length > 1 || optionsIn(question).length > 1),
  },
  {
    kind: 'whose-side',
    asks: 'whether',
    most: few,
    isAsked: (text, { frame }) =>
      words.whoseSide.test(text) && isOneOf(['family', 'marriage'], frame.topic),
  },
  {
    kind: 'which-organ',
    asks: 'which',
    most: few,
    isAsked: (text, { frame }) => words.whichOrgan.test(text) && isOneOf(['health'], frame.topic),
  },
  {
    kind: 'what-to-say',
    asks: 'advice',
    most: few,
    isAsked: (text, { frame }) =>
      words.whatToSay.test(text) && isOneOf(['love', 'marriage'], frame.topic),
  },
]
