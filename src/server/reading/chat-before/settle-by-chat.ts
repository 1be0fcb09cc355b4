import { muhurtaBefore, ofDayTold } from '../almanac/muhurta-follow-up.ts'
import { asksAfter } from '../composer/matter/asks-after.ts'
import { asksWhichGraha } from '../composer/life/graha-behind.ts'
import { isLifeMatter } from '../matters/matters.ts'
import { findSituation, situationPattern } from '../situations/find-situation.ts'
import { familyOf } from '../types/frame.ts'
import type { FrameAsks, FrameSubject, FrameTopic } from '../types/frame.ts'
import type { PersonProfile } from '../types/reading-types.ts'
import type { Frame } from '../frame/frame.ts'
import { pointsAtChat } from '../frame/rules/leaning.ts'
import { optionsIn } from '../frame/rules/options.ts'
import { isOfBody, traditionInChat } from '../tradition/tradition-in-chat.ts'
import { lacksOnlyAThing } from './asks-of-told.ts'
import { followUpOf } from './follow-up-kinds.ts'
import { goodNews } from './good-news.ts'
import { askedFurther, isOnlyImpatience, isOnlyWish } from './further-follow-ups.ts'

/** What a follow-up is settled by: its chat, and who asks. */
export interface ChatBefore {
  /** The questions before it, the oldest first, with what they were read as. */
  turns: readonly { question: string; answer: string; frame: Frame }[]
  person: PersonProfile
  at: Date
}

const edge = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu')

/** "But why not commerce", "then what is the difference": of two that were weighed before. */
const doubtsChoice = edge(
  "why not|why (?:isn['’]?t|not the other)|kyu(?:n|on)? nahi|kyon nahi|kyu nhi|what(?:['’]?s| is) the difference|difference kya|kya (?:fark|farak|antar)|क्यों नहीं|क्यूँ नहीं|क्यूं नहीं|क्या (?:फ़र्क़|फर्क|अंतर)",
)
/** "In which line is there scope": work, whatever was asked before. */
const ofLineOfWork = edge(
  'kis (?:line|field|kshetra)|kaun ?s[aei] (?:line|field)|kons[aei] (?:line|field)|which (?:line|field|trade)|scope|किस (?:लाइन|फ़ील्ड|फील्ड|क्षेत्र)|कौन ?स[ाी] (?:लाइन|फील्ड)',
)
/** "Is a second child written too": their own next one, though the first was spoken of. */
const ofNextChild = edge(
  '(?:dusr|doosr|dusre|agl|next|second|another|ek aur|one more)[ae]? ?(?:baby|child|kid|bac+h+e?a?|santan)|(?:दूसर[ाे]|अगल[ाे]|एक और) (?:बच्च[ाेी]|संतान)',
)
/** "How will it be with him": of whoever was asked about, and no portrait of somebody to come. */
const ofLifeTogether = edge(
  '(?:us|un|is|in)ke (?:saath|sath) (?:kais[aei]|jeevan|zindagi|life)|(?:life|future|it be|things be) with (?:him|her)|(?:उस|उन)के साथ (?:कैस[ाेी]|जीवन|ज़िंदगी)',
)
const ofDasha = edge('(?:maha|antar)?dash?a|(?:महा|अंतर)?दशा|period')
/** What somebody does for work, in words that a narrow point does not know. */
const ofWork = edge(
  'for (?:a )?living|what work|kya kaam|kya karta|kya karti|kya karte|working|earn|क्या काम|क्या करता|क्या करते',
)
const studyOrWork: ReadonlySet<number> = new Set([
  familyOf('career'),
  familyOf('education'),
  familyOf('abroad'),
])
const ofChildren: ReadonlySet<number> = new Set([
  familyOf('children'),
  familyOf('health'),
  familyOf('education'),
])
const ofBond: ReadonlySet<number> = new Set([familyOf('love'), familyOf('marriage')])
const ofRemedies: ReadonlySet<number> = new Set([familyOf('remedy')])

type Turn = ChatBefore['turns'][number]

/** "Mahina boliye bas": of whatever was spoken of, the time. */
const bareTime =
  /^(?:(?:bas|sirf|sir|ji|please|pls|just|only|tell|me|the|exact|to|ok|and|aur|बस|सिर्फ़?|जी|तो|और|सही)\s+)*(?:months?|mahina|mahine|date|ta+ri?kh|tareek|saal|year|week|hafta|महीना|महीने|तारीख़?|साल|हफ़्ता)(?:\s+(?:boliy?e?|bolo|bataiye|batao|bata|do|dijiye|bas|only|please|pls|sir|ji|tell|kya|hai|kaunsa|konsa|बोलिए|बोलो|बताइए|बताओ|बता|दो|दीजिए|बस|जी|क्या|है|कौनसा))*\s*[?।.!]*$/iu

/** The two that the last question weighed, where the follow-up doubts the choice between them. */
function doubted(frame: Frame, question: string, last: Turn): Frame | null {
  if (!doubtsChoice.test(question)) return null
  const options = last.frame.options.length > 1 ? last.frame.options : optionsIn(last.question)
  if (options.length < 2 || !isLifeMatter(last.frame.topic)) return null
  const { topic, topics, confidence, subject } = last.frame
  const { situation: _narrower, ...rest } = frame
  return {
    ...rest,
    topic,
    topics,
    confidence,
    subject,
    asks: 'choose',
    options,
    isDoubt: true,
    charge: true,
    isSure: true,
  }
}

/** "What effect has it on my husband", of a transit or a dasha: what is asked is read from the other's own chart. */
const onAnother: readonly (readonly [FrameSubject, RegExp])[] = (
  [
    ['spouse', 'husband|wife|pati|patni|biwi|पति|पत्नी|बीवी'],
    ['child', 'son|daughter|bete|beti|bachch?on?|बेटे|बेटी|बच्चों'],
    ['parent', 'father|mother|papa|mummy|maa|पापा|मम्मी|माँ|पिता'],
  ] as const
).map(([subject, names]) => [
  subject,
  edge(
    `(?:mere|meri|apne|my|मेरे|मेरी|अपने) (?:${names}) (?:pe|par|ke upar|पर|पे|के ऊपर)|(?:affect|effect on|impact on) my (?:${names})`,
  ),
])
const ofSky: ReadonlySet<FrameTopic> = new Set<FrameTopic>(['transit', 'dasha'])

const noCare = { care: 'none', careLine: 'none' } as const

/** What a follow-up names in words that leave no doubt, whatever the chat was about. */
function named(frame: Frame, question: string, last: Turn): Frame | null {
  const family = familyOf(last.frame.topic)
  const ofOneself = { subject: 'self' as const, options: [], charge: true, isSure: true }
  const { situation: _narrower, ...rest } = frame
  const other = ofSky.has(last.frame.topic) && onAnother.find(([, words]) => words.test(question))
  if (other) return { ...rest, topic: last.frame.topic, subject: other[0], isSure: true }
  if (ofLineOfWork.test(question) && studyOrWork.has(family) && !isAboutStudy(question))
    return {
      ...rest,
      ...ofOneself,
      topic: 'career',
      topics: [{ topic: 'career', share: 1 }],
      asks: 'which',
    }
  if (ofNextChild.test(question) && ofChildren.has(family))
    return {
      ...frame,
      ...ofOneself,
      topic: 'children',
      topics: [{ topic: 'children', share: 1 }],
      asks: 'whether',
    }
  const isBareTime = bareTime.test(question.trim())
  if ((isBareTime || asksAfter(question)) && isLifeMatter(last.frame.topic)) {
    const { topic, topics, subject } = last.frame
    return {
      ...frame,
      topic,
      topics,
      subject,
      asks: isBareTime ? 'exactly' : 'when',
      options: [],
      charge: true,
      isSure: true,
    }
  }
  if (ofLifeTogether.test(question) && ofBond.has(family) && last.frame.subject !== 'child')
    return {
      ...frame,
      topic: last.frame.topic,
      subject: last.frame.subject,
      asks: 'how',
      options: [],
      charge: true,
      isSure: true,
    }
  // "Because of which graha do you say so": of the matter that was told, and not of the choice in it.
  if (asksWhichGraha.test(question) && !ofDasha.test(question) && isLifeMatter(last.frame.topic)) {
    const { topic, topics, subject } = last.frame
    return { ...rest, topic, topics, subject, asks: 'why', options: [], charge: true, isSure: true }
  }
  return null
}

const isAboutStudy = (question: string): boolean =>
  edge('course|subject|stream|padhai|विषय|पढ़ाई').test(question)

/** What tells something more of whoever was spoken of asks for nothing. */
const asking =
  /\?|(?<![\p{L}\p{M}])(?:what|which|where|who|how|will|is|does|kya|kaun\p{L}*|kons\p{L}*|kis|kahan|kaha|kais\p{L}*|kitn\p{L}*|kidhar|क्या|कौन\p{M}*|किस|कहाँ|कहां|कैस\p{M}*|कितन\p{M}*|किधर)(?![\p{L}\p{M}])/iu
const fewest = 3
const takesBack = edge(
  '(?:ki|ka|ke|की|का|के) (?:nahi|nhi|nahin|nai|नहीं|नही)|not (?:my|that|the|about|job)|i (?:said|asked|meant)|no no',
)
/** More words than this say by themselves which narrow point is meant. */
const mostLeaning = 12

/** The narrow point that a follow-up and the question before it name together: "and what work will he do", of whoever is to be married. */
function situated(frame: Frame, question: string, last: Turn, person: PersonProfile): Frame | null {
  // "Not my channel's, my shop's" takes back what the question before it said.
  if (takesBack.test(question)) return null
  const asksSomething = asking.test(question) || question.trim().split(/\s+/).length <= fewest
  if (!asksSomething) return null
  const isShort = question.trim().split(/\s+/).length <= mostLeaning
  if (frame.situation || !isShort || !isLifeMatter(last.frame.topic)) return null
  const isOwn = frame.isSure && familyOf(frame.topic) !== familyOf(last.frame.topic)
  if (isOwn && !pointsAtChat(question)) return null
  if (frame.subject !== last.frame.subject && !ofBond.has(familyOf(last.frame.topic))) return null
  const isToCome = ofBond.has(familyOf(last.frame.topic)) && person.maritalStatus !== 'married'
  const spouse = person.gender === 'male' ? 'my future wife' : 'my future husband'
  const ofSpouse = `${spouse} ${question}${ofWork.test(question) ? ' job will be' : ''}`
  const likely: FrameTopic[] = [last.frame.topic, frame.topic]
  const asks: readonly FrameAsks[] = [frame.asks, 'what']
  const before = new Set(
    [last.frame.asks, ...asks].map((each) => findSituation(last.question, likely, each)),
  )
  for (const text of [...(isToCome ? [ofSpouse] : []), `${last.question} ${question}`])
    for (const each of asks) {
      const name = findSituation(text, likely, each)
      if (!name || before.has(name)) continue
      const { topic = last.frame.topic, subject = last.frame.subject } = situationPattern(name)
      return {
        ...frame,
        topic,
        subject,
        asks: each,
        options: [],
        situation: name,
        charge: true,
        isSure: true,
      }
    }
  return null
}

/** "Any remedy?", "koi upay bataiye": more words than this name what the remedy, stone or fast is for. */
const mostOfBareRemedy = 5
/** "Any upay for money" names its own matter. */
const namesItsMatter =
  /(?<!\p{L})for (?!me(?!\p{L})|it(?!\p{L})|this|that|him|her|them|us(?!\p{L}))\p{L}+/iu

/**
 * A remedy that is asked for right behind a matter, in few words or in words that point at it, is for that matter. One
 * for a graha that is named, and a stone or fast that "suits me", is not.
 */
function withMatter(frame: Frame, question: string, last: Turn): Frame {
  const { topic, asks, subject } = last.frame
  const isMatter = isLifeMatter(topic) && topic !== 'year-ahead'
  if (!ofRemedies.has(familyOf(frame.topic)) || frame.second || !isMatter) return frame
  const isShort = question.trim().split(/\s+/).length <= mostOfBareRemedy
  const isBare = frame.topic === 'remedy' && isShort && !namesItsMatter.test(question)
  const isForIt = isBare || pointsAtChat(question)
  if (!isForIt || frame.grahas.length > 0) return frame
  return { ...frame, second: { topic, asks, subject } }
}

/**
 * A follow-up with what its chat says of it put right: the time of day for what a day was named for, the option that
 * was not chosen, a narrow point of whoever was spoken of, a remedy for the matter before. Others stay as they are.
 */
export function settleByChat(
  frame: Frame,
  question: string,
  { turns, person, at }: ChatBefore,
): Frame {
  const last = turns.at(-1)
  if (!last) return frame
  const glad = goodNews(frame, question, last)
  if (glad) {
    const { situation: _narrower, second: _other, ...rest } = frame
    return { ...rest, parts: 1, ...noCare, ...glad }
  }
  const isCalm =
    lacksOnlyAThing(question, last) ||
    isOnlyWish(question, last) ||
    isOnlyImpatience(question, last)
  if (frame.careLine === 'hard' && !isCalm) return frame
  const isDayTold = frame.careLine !== 'hard' && ofDayTold(question, turns, at) !== null
  const followUp = isDayTold
    ? null
    : (followUpOf(frame, question, turns) ?? askedFurther(frame, question, last, at))
  if (followUp) {
    const { situation: _narrower, second: _other, housesOf: _owner, ...rest } = frame
    const calm = isCalm ? noCare : {}
    return { ...rest, parts: 1, ...calm, ...followUp }
  }
  const tradition = isDayTold ? null : traditionInChat(question, last, frame)
  if (tradition) {
    const { situation: _narrower, second: _other, housesOf: _owner, ...rest } = frame
    const calm = isOfBody(tradition) ? {} : noCare
    return { ...rest, tradition, parts: 1, ...calm, options: [], charge: false, isSure: true }
  }
  // "The 5th is a Wednesday" doubts the service, and asks for no day.
  const isOfService = familyOf(frame.topic) === familyOf('product')
  if (isDayTold || (!isOfService && muhurtaBefore(question, turns, at))) {
    const { situation: _narrower, second: _other, ...rest } = frame
    return {
      ...rest,
      topic: 'muhurta',
      topics: [{ topic: 'muhurta', share: 1 }],
      subject: 'self',
      asks: 'exactly',
      parts: 1,
      options: [],
      care: 'none',
      careLine: 'none',
      charge: true,
      isSure: true,
    }
  }
  const settled =
    doubted(frame, question, last) ??
    named(frame, question, last) ??
    situated(frame, question, last, person) ??
    frame
  return withMatter(settled, question, last)
}
