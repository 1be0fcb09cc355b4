import { houseName } from '@drishti/jyotish'
import { whichGraha } from '../../../../words/reading/choices/which-graha.ts'
import * as times from '../../../../words/reading/answer-times.ts'
import { otherLifeTexts } from '../../../../words/reading/other-lives.ts'
import type { FrameAsks } from '../../types/frame.ts'
import type { LifeMatter } from '../../matters/matters.ts'
import { personOf, personWords } from '../../matters/person.ts'
import type { MatterTexts, SpokenText } from '../../../../words/reading/matters/matter-texts.ts'
import type { VerdictTimeWindow } from '../../verdicts/windows.ts'
import { judgeMatter } from '../../verdicts/verdicts.ts'
import { grahaInSentence } from '../../verdicts/fill-template.ts'
import { houseOfGraha } from '../../verdicts/chart-facts.ts'
import { capitalize } from '../fill-lines.ts'
import type { AnswerLine } from '../fill-lines.ts'
import { houseCountedFrom } from '../../verdicts/fields.ts'
import { kindOfHouse, whichKindLine } from '../birth-lines.ts'
import { actLine, asksOfAct } from '../act/act-line.ts'
import { choiceLine } from '../choice/choice.ts'
import { caseLine } from '../choice/case-line.ts'
import { twoTimesLine } from '../choice/two-times-line.ts'
import { countryLine } from '../choice/countries.ts'
import { voiceLine } from '../matter/matter-input.ts'
import type { MatterInput } from '../matter/matter-input.ts'
import { joinCase } from '../matter/other-life.ts'
import { closerWords } from '../restate/closer-words.ts'
import { isDecidedSoon, isOfOneDay } from '../matter/decided-soon.ts'
import { inOwnWords, restatedText } from '../restate/restated-text.ts'
import { hindrances } from './reasons.ts'
import { whyOf } from './why-text.ts'
import { shareLine } from './how-much.ts'
import { asksWhichGraha, grahaBehindLine } from './graha-behind.ts'
import { asksForMonth, exactlyLine } from './exact-time.ts'
import { followUpLine } from './follow-up-lines.ts'
import { leadTimeOf, weeksBefore, weeksInsteadOfNamed } from '../matter/lead-time.ts'
import type { ToldTime } from '../matter/lead-time.ts'
import { stretchInWords, whenWithoutWindow } from '../matter/times.ts'
import { namedTimeOf } from '../matter/named-time.ts'
import { windowDates } from '../matter/window-dates.ts'

const halfYearMs = 183 * 86_400_000

type Outlook = keyof MatterTexts['whether']

/** What the chart says to "will it?": now or within half a year, later, open, or against at present. */
export function outlookOf({ judgement, sheet }: MatterInput): Outlook {
  const [window] = judgement.windows
  if (window) return Date.parse(window.fromUtc) - sheet.at.getTime() < halfYearMs ? 'yes' : 'later'
  return judgement.direction === 'patience' ? 'hard' : 'slow'
}

function dated(
  input: MatterInput,
  text: SpokenText,
  window: ToldTime | undefined,
): AnswerLine | null {
  return window
    ? voiceLine(input, text, windowDates(input, window), window.factIds)
    : voiceLine(input, text)
}

/**
 * Where the question named a time that holds no window of its own: the window that the time lies in, or the one
 * that is marked instead.
 */
function windowBeside({ frame, judgement, sheet, owner }: MatterInput): {
  window: VerdictTimeWindow
  isThen: boolean
} | null {
  const span = frame.time?.span
  const isPast = span && Date.parse(span.to) <= sheet.at.getTime()
  if (span?.kind !== 'span' || isPast || judgement.windows.length > 0) return null
  const { topic, aspect } = judgement
  const { windows } = judgeMatter(sheet, { topic, aspect, owner })
  const around = windows.find(({ fromUtc, toUtc }) => fromUtc < span.to && toUtc > span.from)
  const window = around ?? windows[0]
  return window ? { window, isThen: around !== undefined } : null
}

/** The time that the question named, where the chart marks another: not then, but then. */
function notThenLine(input: MatterInput): AnswerLine | null {
  const beside = windowBeside(input)
  const { span } = input.frame.time ?? {}
  const lead = beside && leadTimeOf(input)
  // Weeks of the very time that was asked about are told as its answer.
  if (beside && (beside.isThen || (lead && span && lead.fromUtc >= span.from))) return null
  const told = beside
    ? (weeksBefore(input, beside.window) ?? beside.window)
    : weeksInsteadOfNamed(input)
  if (!told) return null
  const text = inOwnWords(input, 'notThen') ?? times.notInThatTime
  const inTime = namedTimeOf(input)[input.language]
  return voiceLine(input, text, { inTime, ...windowDates(input, told) }, told.factIds)
}

/** A nearer time that begins so soon is no wait. */
const atHandMs = 92 * 86_400_000
const isAtHand = ({ sheet }: MatterInput, { fromUtc }: ToldTime): boolean =>
  Date.parse(fromUtc) - sheet.at.getTime() < atHandMs

/** Whether the time that is told lies in the one that was asked about. */
function isInNamed({ frame }: MatterInput, told: ToldTime | undefined): boolean {
  const span = frame.time?.span
  if (span?.kind !== 'span' || !told) return false
  return told.fromUtc >= span.from && told.fromUtc < span.to
}

/** What the chart says to "will it?", and the window that it is said with. */
function outlookWindow(input: MatterInput): {
  outlook: Outlook
  window: ToldTime | undefined
} {
  const lead = leadTimeOf(input)
  if (isDecidedSoon(input, lead ?? input.judgement.windows[0]))
    return {
      outlook: input.judgement.direction === 'patience' ? 'hard' : 'slow',
      window: undefined,
    }
  // "Will it come in 2027?": a time in that very year is no wait.
  if (lead)
    return {
      outlook: isAtHand(input, lead) || isInNamed(input, lead) ? 'yes' : 'later',
      window: lead,
    }
  const beside = windowBeside(input)
  return beside?.isThen
    ? { outlook: 'yes', window: beside.window }
    : {
        outlook: isInNamed(input, input.judgement.windows[0]) ? 'yes' : outlookOf(input),
        window: input.judgement.windows[0],
      }
}

/** The words for the outlook: the asker's own, or those of the asker's life, of another's, or of a bond. */
function outlookText(input: MatterInput, outlook: Outlook): SpokenText {
  const { lifeTexts, other, texts } = input
  const restated = restatedText(
    input,
    outlook === 'slow' && isOfOneDay(input) ? 'onTheDay' : outlook,
  )
  if (restated) return restated
  if (lifeTexts) return lifeTexts.outlook[outlook]
  return other ? otherLifeTexts[outlook] : texts.whether[outlook]
}

const actComesSecond = /(?<!\p{L})or (?:should|shall|do) (?:i|we)(?!\p{L})/iu

function whetherLine(input: MatterInput): AnswerLine | null {
  const { outlook, window } = outlookWindow(input)
  const beside = windowBeside(input)
  const ofAct =
    beside && !beside.isThen
      ? actLine(input, 'later', beside.window)
      : actLine(input, outlook, window)
  // "Will it click or should we look further": the act is only what follows from the answer.
  if (ofAct && !(actComesSecond.test(input.question) && restatedText(input, outlook))) return ofAct
  const notThen = notThenLine(input)
  if (notThen) return notThen
  return dated(input, outlookText(input, outlook), window)
}

function whenLine(input: MatterInput): AnswerLine | null {
  const notThen = notThenLine(input)
  if (notThen) return notThen
  const { outlook, window } = outlookWindow(input)
  const restated = restatedText(input, window ? 'when' : 'later')
  if (!window)
    return (
      (restated && stretchInWords(input, restated)) ??
      whenWithoutWindow(input) ??
      whetherLine(input)
    )
  if (restated) return dated(input, restated, window)
  const isOwn = !input.lifeTexts && !input.other
  return dated(input, isOwn ? input.texts.when : outlookText(input, outlook), window)
}

function stateLine(input: MatterInput): AnswerLine | null {
  const { lifeTexts, other, texts, judgement } = input
  if (other && !lifeTexts) return whetherLine(input)
  return voiceLine(input, (lifeTexts ?? texts).state[judgement.direction])
}

/** "Why?": what slows the matter, or, where nothing does, how it stands. */
function whyLine(input: MatterInput): AnswerLine | null {
  const isOfGraha = asksWhichGraha.test(input.question)
  if (isOfGraha) return grahaBehindLine(input) ?? whichLine(input)
  // What slows it in the chart follows the words on that person.
  if (input.lifeTexts) return voiceLine(input, input.lifeTexts.why)
  const slow = hindrances(input)[0]?.line
  const why = slow && !input.situation ? whyOf(input) : null
  return (why && voiceLine(input, why)) ?? slow ?? stateLine(input)
}

/** What kind of partner, work or subject: the side of the field that tells it, and how it is asked. */
const kinds: Partial<Record<LifeMatter, { aspect: string; asks: readonly FrameAsks[] }>> = {
  marriage: { aspect: 'partner-nature', asks: ['who', 'describe', 'what', 'which'] },
  career: { aspect: 'field', asks: ['which', 'what', 'who'] },
  'job-search': { aspect: 'field', asks: ['which'] },
  education: { aspect: 'subject', asks: ['which', 'what'] },
}

/** What kind of work, study or partner, by the house of it in the other's life. */
function whichOfAnother(input: MatterInput): AnswerLine | null {
  const { matter, owner, lifeTexts } = input
  const house = matter === 'marriage' ? 7 : matter === 'education' ? 5 : 10
  const kind = kindOfHouse(input, houseCountedFrom(house, owner))
  return lifeTexts?.which && kind
    ? voiceLine(input, lifeTexts.which, kind.slots, kind.factIds)
    : null
}

/** "What will happen to my job?" asks for no kind of work. */
const asksWhatComes = /(?<!\p{L})(?:happen(?:s|ing)?|future of|in store|going on|status)(?!\p{L})/iu

const askedForGraha = /planet|graha|grah\b|ग्रह/iu

/** "Which planet?" the lord of the house; which work, study or partner: by the grahas of that house. */
function whichLine(input: MatterInput): AnswerLine | null {
  const { sheet, field, language, question } = input
  const lord = sheet.lords[field.main]
  const house = lord && houseOfGraha(lord, sheet)
  if (askedForGraha.test(question) && lord && house)
    return voiceLine(
      input,
      whichGraha,
      {
        lord: grahaInSentence(lord, language),
        Lord: capitalize(grahaInSentence(lord, language)),
        there: houseName(house, language),
      },
      [`house.${field.main}.lord`, `${lord}.house`],
    )
  const kind = kinds[input.matter]
  if (!kind || !kind.asks.includes(input.frame.asks) || asksWhatComes.test(question)) return null
  if (input.other) return whichOfAnother(input)
  return whichKindLine({ ...input, judgement: { ...input.judgement, aspect: kind.aspect } })
}

/** Ways of asking that a time or a yes answers. */
const ofOutlook: ReadonlySet<FrameAsks> = new Set<FrameAsks>([
  'whether',
  'when',
  'exactly',
  'choose',
  'how-much',
])

/** The answer to the narrower situation that was asked about; null where nothing is said of it. */
function situationLine(input: MatterInput): AnswerLine | null {
  const { situation, frame, judgement } = input
  if (!situation) return null
  const { outlook, state } = situation
  // "Because of which graha?" is answered by the graha, not by what people do.
  if (frame.asks === 'why' && asksWhichGraha.test(input.question)) return null
  if (frame.asks === 'why') {
    const why = whyOf(input)
    return why && voiceLine(input, why)
  }
  const isOfOutlook = outlook && (!state || ofOutlook.has(frame.asks))
  if (isOfOutlook) {
    const { outlook: found, window } = outlookWindow(input)
    // "No time is to be seen" would stand beside the time that is told for want of a window.
    const isAskedWhen = frame.asks === 'when' || frame.asks === 'exactly'
    const own = closerWords(input, found, window)
    if (!isAskedWhen || window)
      return notThenLine(input) ?? dated(input, own ?? outlook[found], window)
    const stretch = stretchInWords(input, own ?? outlook.later)
    return stretch ?? notThenLine(input) ?? dated(input, outlook[found], window)
  }
  const told = state ? voiceLine(input, state[judgement.direction]) : null
  return told && { ...told, text: withChildNamed(told.text, input) }
}

/** The boy or the girl of a match: not the child of whoever asks. */
const ofMatch = /(?<![\p{L}\p{M}])(?:lad?k[aei]|boy|girl|लड़क[ाीे])(?![\p{L}\p{M}])/giu

/** "Your child" and "आपकी संतान" as the asker calls them: a daughter or a son, in this question or before it. */
function withChildNamed(text: string, { frame, question, earlierQuestions }: MatterInput): string {
  if (frame.subject !== 'child') return text
  const named = [question, ...earlierQuestions.toReversed()]
    .map((each) => personOf('child', each.replace(ofMatch, ' ')))
    .find((key) => key === 'daughter' || key === 'son')
  if (!named) return text
  const stem = named === 'daughter' ? 'आपकी बेटी' : 'आपके बेटे'
  return text
    .replace(/\byour child\b/gu, `your ${named}`)
    .replace(/आपकी संतान(?= (?:के|की|को|का|से|में|पर)(?:\s|$))/gu, stem)
}

const askedForKind =
  /(?<!\p{L})(?:(?:what|which) (?:kind|type|sort)|nature|swabhav|kaisa|kaisi|kis tarah|kis type|कैसा|कैसी|किस तरह|स्वभाव)(?!\p{L}|\p{M})/iu

/** Whether a kind is asked for in a situation that only tells whether and when. */
function asksKindBeside({ situation, frame, matter, question }: MatterInput): boolean {
  const asks = kinds[matter]?.asks.includes(frame.asks) ?? false
  return asks && !situation?.state && askedForKind.test(question)
}

/** What somebody or something is like, or how the matter stands. */
function whichOf(input: MatterInput): AnswerLine | null {
  return whichLine(input) ?? stateLine(input)
}

/** What is best for somebody else is not "for you". */
function ofThisPerson(
  { other, language }: MatterInput,
  line: AnswerLine | null,
): AnswerLine | null {
  if (!line || !other) return line
  const name = personWords[other].name[language]
  const text = line.text
    .replace(/\bfor you\b/giu, (forYou) => `${forYou.slice(0, 3)} ${name}`)
    .replaceAll('आपके लिए', `${name} के लिए`)
  return { ...line, text: joinCase(text) }
}

/** The first sentence: the answer to what was asked. */
export function directAnswer(input: MatterInput): AnswerLine | null {
  const { frame, situation } = input
  const followUp = followUpLine(input)
  if (followUp) return followUp
  const inOneStep = ofThisPerson(input, twoTimesLine(input) ?? caseLine(input))
  if (inOneStep) return inOneStep
  // Of two things that are named one is chosen, whatever the situation says besides.
  const isAsked = frame.asks === 'choose' || frame.asks === 'which'
  // "Will he give me a good rating or should I look": the act is what follows from the answer.
  const isVerdict = actComesSecond.test(input.question) && inOwnWords(input, 'slow') !== null
  if (isAsked && isVerdict) return whetherLine(input)
  const isChoice = isAsked && frame.options.length > 1 && !situation?.isChoice
  const choice = isChoice ? ofThisPerson(input, choiceLine(input)) : null
  if (choice) return choice
  const country = situation && frame.situation === 'which-country' ? countryLine(input) : null
  if (country) return country
  // "Which month of it?" in a running chat narrows the time that was named.
  if (frame.asks === 'when' && input.isFollowUp && asksForMonth.test(input.question))
    return exactlyLine(input)
  const inSituation = asksKindBeside(input) ? null : situationLine(input)
  // A part of a sum is asked for, and no day.
  const isTold = inSituation && !/\d{4}/.test(inSituation.text)
  const share = frame.asks === 'how-much' && !input.lifeTexts && !isTold ? shareLine(input) : null
  if (share ?? inSituation) return share ?? inSituation
  switch (input.frame.asks) {
    case 'when':
      return whenLine(input)
    case 'exactly':
      return exactlyLine(input)
    case 'why':
      return whyLine(input)
    case 'choose':
      return ofThisPerson(input, choiceLine(input)) ?? whetherLine(input)
    case 'which':
      return (input.frame.options.length > 1 ? choiceLine(input) : null) ?? whichOf(input)
    case 'who':
    case 'what':
    case 'describe':
      return whichOf(input)
    case 'how-much':
      return shareLine(input) ?? whenLine(input)
    case 'advice':
      return asksOfAct(input) ? whetherLine(input) : stateLine(input)
    case 'how':
    case 'compute':
      return stateLine(input)
    case 'whether':
      return whetherLine(input)
  }
}
