import { houseName } from '@drishti/jyotish'
import { whichGraha } from '../../../../words/reading/choices.ts'
import * as times from '../../../../words/reading/answer-times.ts'
import { otherLifeTexts } from '../../../../words/reading/other-lives.ts'
import type { FrameAsks } from '../../types/frame.ts'
import type { LifeMatter } from '../../matters/matters.ts'
import type {
  MatterTexts,
  VoicedLines,
  VoicedText,
} from '../../../../words/reading/matters/matter-texts.ts'
import type { VerdictTimeWindow } from '../../verdicts/windows.ts'
import { judgeMatter } from '../../verdicts/verdicts.ts'
import { grahaInSentence } from '../../verdicts/fill-template.ts'
import { houseOfGraha } from '../../verdicts/chart-facts.ts'
import { capitalize } from '../fill-lines.ts'
import type { AnswerLine } from '../fill-lines.ts'
import { whichKindLine } from '../birth-lines.ts'
import { choiceLine } from './choice.ts'
import { voiceLine } from './matter-input.ts'
import type { MatterInput } from './matter-input.ts'
import { hindrances } from './reasons.ts'
import { exactlyLine, whenWithoutWindow, windowDates } from './times.ts'

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
  text: VoicedText | VoicedLines,
  window: VerdictTimeWindow | undefined,
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
  return beside && !beside.isThen ? dated(input, times.notInThatTime, beside.window) : null
}

/** What the chart says to "will it?", and the window that it is said with. */
function outlookWindow(input: MatterInput): {
  outlook: Outlook
  window: VerdictTimeWindow | undefined
} {
  const beside = windowBeside(input)
  return beside?.isThen
    ? { outlook: 'yes', window: beside.window }
    : { outlook: outlookOf(input), window: input.judgement.windows[0] }
}

function whetherLine(input: MatterInput): AnswerLine | null {
  const notThen = notThenLine(input)
  if (notThen) return notThen
  const { outlook, window } = outlookWindow(input)
  const text = input.other ? otherLifeTexts[outlook] : input.texts.whether[outlook]
  return dated(input, text, window)
}

function whenLine(input: MatterInput): AnswerLine | null {
  const notThen = notThenLine(input)
  if (notThen) return notThen
  const { window } = outlookWindow(input)
  if (!window) return whenWithoutWindow(input) ?? whetherLine(input)
  return dated(input, input.other ? otherLifeTexts.later : input.texts.when, window)
}

function stateLine(input: MatterInput): AnswerLine | null {
  if (input.other) return whetherLine(input)
  return voiceLine(input, input.texts.state[input.judgement.direction])
}

/** "Why?": what slows the matter, or, where nothing does, how it stands. */
function whyLine(input: MatterInput): AnswerLine | null {
  return hindrances(input)[0]?.line ?? stateLine(input)
}

/** What kind of partner, work or subject: the side of the field that tells it, and how it is asked. */
const kinds: Partial<Record<LifeMatter, { aspect: string; asks: readonly FrameAsks[] }>> = {
  marriage: { aspect: 'partner-nature', asks: ['who', 'describe', 'what', 'which'] },
  career: { aspect: 'field', asks: ['which', 'what', 'who'] },
  'job-search': { aspect: 'field', asks: ['which'] },
  education: { aspect: 'subject', asks: ['which', 'what'] },
}

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
  if (input.other || !kind || !kind.asks.includes(input.frame.asks)) return null
  return whichKindLine({ ...input, judgement: { ...input.judgement, aspect: kind.aspect } })
}

const mattersOfFigures: ReadonlySet<LifeMatter> = new Set<LifeMatter>([
  'money',
  'debt',
  'investment',
  'inheritance',
  'property',
  'vehicle',
  'exam',
  'children',
  'love',
])

/** Whether "how much?" of this matter asks for a figure, which no chart holds. */
function isOfFigures(matter: LifeMatter): boolean {
  return mattersOfFigures.has(matter)
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
  if (!situation || (input.other && !situation.isOfAnother)) return null
  const { outlook, state, why } = situation
  if (frame.asks === 'why') return why ? voiceLine(input, why) : null
  const isOfOutlook = outlook && (!state || ofOutlook.has(frame.asks))
  if (isOfOutlook) {
    const { outlook: found, window } = outlookWindow(input)
    return notThenLine(input) ?? dated(input, outlook[found], window)
  }
  return state ? voiceLine(input, state[judgement.direction]) : null
}

/** What somebody or something is like, or how the matter stands. */
function whichOf(input: MatterInput): AnswerLine | null {
  return whichLine(input) ?? stateLine(input)
}

/** The first sentence: the answer to what was asked. */
export function directAnswer(input: MatterInput): AnswerLine | null {
  const { frame, situation } = input
  // Of two things that are named one is chosen, whatever the situation says besides.
  const isAsked = frame.asks === 'choose' || frame.asks === 'which'
  const isChoice = isAsked && frame.options.length > 1 && !situation?.isChoice
  const choice = isChoice ? choiceLine(input) : null
  if (choice) return choice
  const inSituation = situationLine(input)
  if (inSituation) return inSituation
  switch (input.frame.asks) {
    case 'when':
      return whenLine(input)
    case 'exactly':
      return exactlyLine(input)
    case 'why':
      return whyLine(input)
    case 'choose':
      return choiceLine(input) ?? whetherLine(input)
    case 'which':
      return (input.frame.options.length > 1 ? choiceLine(input) : null) ?? whichOf(input)
    case 'who':
    case 'what':
    case 'describe':
      return whichOf(input)
    case 'how-much':
      // "How long?" and "how many months?" ask for a time.
      return isOfFigures(input.matter) ? voiceLine(input, times.noFigureTexts) : whenLine(input)
    case 'how':
    case 'advice':
    case 'compute':
      return stateLine(input)
    case 'whether':
      return whetherLine(input)
  }
}
