import { fieldOfMatter, isLifeMatter } from '../../matters/matters.ts'
import { grahasOfOptions, moveOfOption } from '../../matters/option-grahas.ts'
import { isClerkOnly, isRelativeByMarriage } from '../../matters/person.ts'
import { familyOf } from '../../types/frame.ts'
import type { FrameAsks, FrameSubject, FrameTopic } from '../../types/frame.ts'
import { isLifeTopic } from '../../understand/topics.ts'
import { topicInWords } from '../../understand/understand.ts'
import {
  asksBySureWords,
  asksForOneself,
  asksForWay,
  subjectBySureWords,
  weighsDeeds,
} from '../rules/sure-words.ts'
import { isGreetingAlone, sureTopicIn } from '../rules/sure-topics.ts'
import { inSituation } from './settle-situation.ts'
import { comparableOptions, sidesOfDay } from '../rules/comparable-options.ts'
import { asksWhichHome } from '../rules/choices/home-options.ts'
import { advisedPair, seatPair } from '../rules/choices/advised-pairs.ts'
import { partedThings } from '../rules/choices/parted-things.ts'
import { wishedPair } from '../rules/choices/wished-pairs.ts'
import { optionsIn } from '../rules/options.ts'
import type { Frame } from '../frame.ts'
import { weighsOutcome } from './weighs-outcome.ts'

/** A meaning less likely than this is not chosen, whatever the words weigh for. */
const leastShare = 0.2

/** The frame with what the words say beyond doubt put right. */
export function settleByWords(heard: Frame, question: string): Frame {
  const isOfOutcome = weighsOutcome(heard, question)
  const read: Frame = isOfOutcome ? { ...heard, asks: 'whether', options: [] } : heard
  const asks = askedInWords(read, question)
  if (asksIfMeant(read, question)) return inTheirFeelings(read)
  const options = isOfOutcome ? [] : optionsMeant(read, question)
  const isOfHome = options.length > 1 && asksWhichHome(question)
  const subject = subjectInWords(read, question)
  return inSituation(
    backedByWords(
      {
        ...read,
        ...(options.length > 1 && { asks: 'choose' as const, options }),
        ...((isWeighable(read) ||
          ((options.length > 1 || isOfOutcome || hasToldPair(question)) &&
            isLifeMatter(read.topic))) && {
          isSure: true,
        }),
        ...(asks && { asks }),
        ...(subject && { subject }),
        ...namedTopic(read, question),
        ...(isOfHome && { subject: 'self' as const, isSure: true }),
      },
      question,
    ),
    question,
  )
}

const greeted = {
  topic: 'greeting',
  care: 'none',
  careLine: 'none',
  charge: false,
} as const satisfies Partial<Frame>

/** The topic that the words name beyond doubt, as the only one; talk and the service's own matters are left as they were surely read. */
function namedTopic(read: Frame, question: string): Partial<Frame> {
  const isFree = !read.charge && read.careLine === 'none'
  const sure = isFree && read.isSure ? null : sureTopicIn(question)
  if (!sure) return {}
  if (isGreetingAlone(question))
    return { ...greeted, topics: [{ topic: 'greeting', share: 1 }], confidence: 1, isSure: true }
  const charge = isFree || read.charge
  return { ...sure, topics: [{ topic: sure.topic, share: 1 }], confidence: 1, isSure: true, charge }
}
const asksHow = /(?<!\p{L})(?:kaise|kese|how|कैसे)(?!\p{L}|\p{M})/iu
/** "Any chance of a job, or should I just enjoy": whether it comes is asked, and no deed is weighed. */
const willItOrGiveUp =
  /(?<!\p{L})(?:any chance|is there (?:a |any )?(?:chance|hope|yog)|will (?:i|we|it) (?:ever |really )?(?:get|happen|come|become|be))(?!\p{L})[^.?!]*?\s(?:or|ya)\s+(?:should i |shall i |do i |am i (?:to )?)?(?:just |simply )(?:enjoy|forget|leave|quit|stop|give up|let (?:it )?go|accept)/iu

/** "Should I buy a car now or not": one thing is asked, and no second one weighed. */
const yesOrNo = /(?<!\p{L})or not(?!\p{L})|(?<!\p{L})ya (?:nahi|nahin|nhi|nai)(?!\p{L})|या नहीं/iu

/** "In which month will I get a job": a time is asked for, and no kind of work. */
const whichTime =
  /(?<![\p{L}\p{M}])(?:(?:which|what) (?:month|year|age)|(?:kis|kaun ?s[aei]|konsa|konse) (?:mahin[ae]|month|maah|saal|sal|year)|(?:किस|कौन ?सा|कौन ?से) (?:महीने|महीना|माह|साल|वर्ष))(?![\p{L}\p{M}])/iu

/** Matters in which "which?" is answered by a kind of work, study or partner. */
const ofKinds: ReadonlySet<FrameTopic> = new Set<FrameTopic>([
  'career',
  'job-search',
  'job-change',
  'government-job',
  'promotion',
  'business',
  'education',
  'marriage',
])

/** How the question asks, where the words say so beyond doubt; null otherwise. */
function askedInWords({ asks, topic, options }: Frame, question: string): FrameAsks | null {
  if (asks === 'how' && isLifeMatter(topic) && asksForWay(question)) return 'advice'
  if ((asks === 'which' || asks === 'what') && ofKinds.has(topic) && whichTime.test(question))
    return 'when'
  if (asks === 'choose' && options.length === 0 && asksHow.test(question)) return 'how'
  if (asks === 'choose' && willItOrGiveUp.test(question)) return 'whether'
  if (asks === 'choose' && options.length === 0 && yesOrNo.test(question)) return 'whether'
  return asksBySureWords(question, asks)
}

const closeFamily: ReadonlySet<FrameSubject> = new Set<FrameSubject>([
  'child',
  'sibling',
  'spouse',
  'parent',
])

/** Others who are often only named where it is asked what is good for the asker. */
const besideOneself: ReadonlySet<FrameSubject> = new Set<FrameSubject>([
  'child',
  'friend',
  'pet',
  'sibling',
])

/** "Is there foreign travel in my chart?", whoever else the question tells of. */
const ownChart =
  /(?<!\p{L})(?:in|as per|according to|by) my (?:birth )?(?:chart|kundli|horoscope)(?!\p{L})|(?<!\p{L})meri kundli (?:me|mein|main)(?!\p{L})|मेरी कुंडली में/iu

/** Whose life it is, where the words say so beyond doubt; null otherwise. */
function subjectInWords({ subject }: Frame, question: string): FrameSubject | null {
  if (subject === 'self') return subjectBySureWords(question)
  if (besideOneself.has(subject) && (asksForOneself(question) || isClerkOnly(question)))
    return 'self'
  if (subject === 'relative' && ownChart.test(question)) return 'self'
  return closeFamily.has(subject) && isRelativeByMarriage(subject, question) ? 'relative' : null
}

/** Whether it is heard how the question asks or not, the two that are weighed; none where what was read stands. */
function optionsMeant({ asks, options }: Frame, question: string): string[] {
  if (quarrelOfTwo.test(question)) return []
  const plain = partedThings(question) ?? wishedPair(question)
  if (plain) return plain
  if (asks !== 'choose' && asks !== 'which') return weighedOptions(question, asks)
  // Of the asker's own deeds more than the things in them is said.
  const isTold = options.length > 1 && weighsDeeds(question)
  return (isTold ? sidesOfDay(question) : comparableOptions(question)) ?? []
}

/** Whether two things are told side by side without "or": what two people advise, or two seats. */
const hasToldPair = (question: string): boolean =>
  (advisedPair(question) ?? seatPair(question)) !== null

/** "Bahu aur patni me jhagda": two who are at odds, and nobody asks which of them. */
const quarrelOfTwo =
  /^(?!.*(?<![\p{L}\p{M}])(?:ya|or|kiska|kiski|kisko|kaun|kis|kon|who|whose|which|side|या|किसका|किसकी|किसको|कौन|किस)(?![\p{L}\p{M}])).*(?<![\p{L}\p{M}])(?:aur|and|&|और)(?![\p{L}\p{M}]).{2,30}(?<![\p{L}\p{M}])(?:jh?agd\p{L}*|ladai|larai|anban|kalesh|fights?|fighting|quarrel\p{L}*|झगड़[\p{L}\p{M}]*|झगड[\p{L}\p{M}]*|लड़ाई|अनबन|कलह|क्लेश|nahi banti|nhi banti|nahi bante|नहीं बनती|नहीं बनते)(?![\p{L}\p{M}])/iu

const inFirstPerson = /(?:[a-z]{2,}(?:[^aeiou\W]u|au)|[\p{L}\p{M}]+(?:ूं|ूँ|ऊं|ऊँ|ऊ)|लू|दू)$/iu

/** Ways of asking as which a choice between two deeds may be read. */
const askedOfDeeds: ReadonlySet<FrameAsks> = new Set<FrameAsks>([
  'whether',
  'advice',
  'which',
  'what',
  'how',
])

/** The two deeds or things that are weighed in a question that was not read as a choice. */
function weighedOptions(question: string, asks: FrameAsks): string[] {
  if (willItOrGiveUp.test(question)) return []
  const isHeardAmiss = heardAmiss.has(asks) && !questionWord.test(question)
  const deeds = isHeardAmiss ? optionsIn(question) : []
  if (deeds.length === 2 && deeds.every((option) => inFirstPerson.test(option))) return deeds
  if (isHeardAmiss) return comparableOptions(question) ?? []
  if (!askedOfDeeds.has(asks)) return []
  const options = optionsIn(question)
  if (options.length === 0) return refusalIn(question) ?? comparableOptions(question) ?? []
  if (advisedPair(question) ?? seatPair(question)) return options
  if (options.length === 2 && options.every((option) => inFirstPerson.test(option))) return options
  return options.length > 1 &&
    !options.some((option) => noDeed.test(option)) &&
    (weighsDeeds(question) || asksForBetter.test(question))
    ? options
    : (comparableOptions(question) ?? [])
}

/** "Is it love or timepass", "does he feel something or am I making a film": no choice, but what the other feels. */
const meantOrNot =
  /(?<!\p{L})(?:love|pyaa?r|pyar|mohabbat|serious|feel|feelings|like[sd]? me|dil me|dil mein|interest(?:ed)?|प्यार|मोहब्बत|सीरियस|दिल में|चाहत[ाी])(?!\p{L}|\p{M})[^?।!]*?(?<!\p{L})(?:or|ya|या)(?!\p{L}|\p{M})\s+(?:(?:sirf|bas|just|only|is (?:it|this)|it is|phir|fir|am i|main hi|mai hi|सिर्फ़|सिर्फ|बस|फिर|मैं ही)\s+)*(?:a |an )?(?:time ?pass|flirt\p{L}*|friend ?zone|film|movie|imagin\p{L}*|dreaming|overthink\p{L}*|khayal|wehem|vaham|टाइम ?पास|फ़्?लर्ट|फिल्म|फ़िल्म|वहम|ख़?याल|imagining)/iu

function asksIfMeant({ careLine }: Frame, question: string): boolean {
  return careLine === 'none' && meantOrNot.test(question)
}

function inTheirFeelings({ situation: _narrower, ...read }: Frame): Frame {
  const ofBond = familyOf(read.topic) === familyOf('love')
  return {
    ...read,
    topic: ofBond ? read.topic : 'love',
    asks: 'whether',
    options: [],
    situation: 'their-feelings',
    isSure: true,
  }
}

/** Ways of asking as which a choice may be read in a chat, and the words that they are asked by. */
const heardAmiss: ReadonlySet<FrameAsks> = new Set<FrameAsks>([
  'when',
  'who',
  'describe',
  'exactly',
])
const questionWord =
  /(?<!\p{L})(?:when|who|whom|what|how|month|date|year|kab|kaun|kis\p{L}*|kaisa|kaisi|kaise|mahine?|saal|कब|कौन|किस\p{M}*|कैस[ाेी]|महीने?|साल|तारीख)(?!\p{L}|\p{M})/iu

/** What will come of itself, or only says "what shall I do", is no deed to be weighed. */
const noDeed =
  /(?:ega|egi|enge|ेगा|ेगी|ेंगे|एगा|एगी)(?:\s|$)|^(?:be|is|are|will|karu|karun|करूं|करूँ)(?!\p{L}|\p{M})|^\S{0,2}$/iu
const refusals: readonly (readonly [RegExp, readonly [string, string]])[] = [
  [
    /(?<!\p{L})(?:shall|should) (?:i|we) (?:just |simply |then )?(?:refuse|reject|say no)(?!\p{L})/iu,
    ['refuse', 'go ahead'],
  ],
  [/(?<!\p{L})mana kar (?:du|dun|doon|de|dein)(?!\p{L})(?! ya)/iu, ['mana karna', 'haan karna']],
  [/मना कर (?:दूं|दूँ|दू|दें)(?!\p{L}|\p{M})/iu, ['मना करना', 'हाँ करना']],
]

/** "Shall I refuse?" weighs it against going ahead: a yes would be heard as a yes to the refusal. */
function refusalIn(question: string): string[] | null {
  const found = refusals.find(([pattern]) => pattern.test(question))
  return found ? [...found[1]] : null
}

const asksForBetter =
  /(?<!\p{L})(?:better|best|which (?:one|stone|side|course|job)|kya dilwau|kya karau|behtar|बेहतर|ज़्यादा अच्छा)(?!\p{L}|\p{M})/iu

const workOrStudy: ReadonlySet<number> = new Set([familyOf('career'), familyOf('education')])

/** So likely a matter of life is at least under which two named things are weighed without asking back. */
const weighedFrom = 0.4

/** Of two trades or subjects, or two things that two grahas signify, one can be named whatever matter is meant. */
function isWeighable({ asks, options, topic, topics, confidence }: Frame): boolean {
  const [first, second] = topics
  const isBetween =
    first && second && [first, second].every((each) => workOrStudy.has(familyOf(each.topic)))
  if (asks !== 'choose' || options.length < 2) return false
  // Of the held-out choices of this share and more 62 of 100 are of that matter, and all of them are a choice.
  if (isLifeMatter(topic) && confidence >= weighedFrom) return true
  const [one, other] = options.slice(-2)
  const [move, otherMove] = [moveOfOption(one!, topic), moveOfOption(other!, topic)]
  if (move && otherMove && move !== otherMove) return true
  return isBetween === true || grahasOfOptions(one!, other!).every((graha) => graha !== null)
}

/**
 * Where the reader of questions is not sure and the plain words weigh for its likeliest matter, or for one of its
 * three likeliest and for no other of them, that one is meant.
 */
function backedByWords(frame: Frame, question: string): Frame {
  if (frame.isSure) return frame
  const inWords = topicInWords(question)
  const backed = frame.topics
    .slice(0, 3)
    .filter(
      ({ topic, share }) =>
        share >= leastShare && isLifeMatter(topic) && fieldOfMatter(topic).topic === inWords,
    )
  const [first] = backed
  const isMeant = first && (backed.length === 1 || first.topic === frame.topics[0]?.topic)
  return isMeant ? { ...frame, topic: first.topic, isSure: true } : frame
}

const earningMatters: ReadonlySet<FrameTopic> = new Set<FrameTopic>([
  'business',
  'career',
  'job-search',
  'job-change',
])
const earnings = /(?<![\p{L}\p{M}])(?:kamai|kamaai|earnings?|earn|कमाई)(?![\p{L}\p{M}])/iu

/** Whether a question asks what the shop or the post that was spoken of will bring in. */
export function asksEarningsOf(topic: FrameTopic, question: string): boolean {
  return earningMatters.has(topic) && earnings.test(question)
}

/**
 * Whether a question in a running chat names, in plain words, another field of life than the chat was read
 * to be about: then it does not lean on what was said before. Care that the chat calls for is not left.
 */
export function namesAnotherMatter({ topic, careLine }: Frame, question: string): boolean {
  const inWords = topicInWords(question)
  if (careLine === 'hard' || !isLifeMatter(topic) || !isLifeTopic(inWords)) return false
  if (inWords === 'general' || inWords === 'timing') return false
  // What a shop or a post will bring in is asked of that shop or post.
  if (asksEarningsOf(topic, question)) return false
  return fieldOfMatter(topic).topic !== inWords
}
