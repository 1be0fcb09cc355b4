import type { LocalizedText } from '../../../words/say.ts'
import { smallTalk } from '../../../words/reading/other-topics.ts'
import { amountAnswer } from './amount-answer.ts'
import { smallTalkKey, truthsBeside } from './small-talk-key.ts'
import { matchLines } from '../../../words/reading/match.ts'
import type { StoredVerdict } from '../../db/stored-json.ts'
import type {
  ReadingLanguage,
  PriceList,
  ReadingOutcome,
  Persona,
  PersonProfile,
  SecondPerson,
} from '../types/reading-types.ts'
import { isLifeTopic } from '../understand/topics.ts'
import type { LifeTopic, Topic } from '../understand/topics.ts'
import type { Understanding } from '../understand/understand.ts'
import { judgeMatch } from '../verdicts/match/match.ts'
import type { ChartAndGender } from '../verdicts/match/match.ts'
import type { ChartFacts } from '../verdicts/chart-facts.ts'
import { verdictChangeSince, storedVerdictOf } from '../verdicts/stored-verdict.ts'
import { judgeMatter } from '../verdicts/verdicts.ts'
import type { Judgement } from '../verdicts/verdicts.ts'
import type { DraftSentence } from './writer.ts'
import { askedBack, chartAnswer, chartKindOf, isOfChart } from './chart/chart-answer.ts'
import type { ChartKind } from './chart/chart-answer.ts'
import type { Almanac, DayFinding, MuhurtaFinding } from '../almanac/almanac.ts'
import { muhurtaAnswer } from './almanac/muhurta-answer.ts'
import { panchangAnswer } from './almanac/panchang-answer.ts'
import { dayAnswer, eventAnswer } from './day-answer.ts'
import { matchAnswer } from './match-answer.ts'
import { asksBack, clarifyText, meaningChoices } from './clarify.ts'
import type { MeaningChoice } from './clarify.ts'
import { paragraphs, sentences } from './paragraphs.ts'
import { withClaimLine } from './claim/claim-lines.ts'
import { toldByName } from './by-name/told-by-name.ts'
import { vratDates } from './by-name/vrat-dates.ts'
import { timesAsked } from './choice/two-times-line.ts'
import { matterAnswer } from './life/matter-answer.ts'
import { gladAnswer } from './in-chat/glad-answer.ts'
import { spansHeld } from './life/held-lines.ts'
import { withUnsureHour } from './unsure-hour.ts'
import { withSecondPart } from './second-part.ts'
import { matterInputOf } from './matter/matter-input.ts'
import type { Frame } from '../frame/frame.ts'
import type { FrameTopic } from '../types/frame.ts'
import type { SeededPick } from './seeded-pick.ts'
import type { QuestionInput } from './fill-lines.ts'

/** What an answer is to be, before a word of it is written. */
export interface Task {
  frame: Frame
  question: string
  understood: Understanding
  owner: number
  isFollowUp: boolean
  /** Asked by one about another, whose own chart is read: it is told in the third person. */
  isOfAnother: boolean
  /** The latest answer of this chat on the chart that is read, and its topic; null where there was none. */
  earlierAnswer: string | null
  earlierTopic: FrameTopic | null
  toldText: string
  toldFacts: ReadonlySet<string>
  earlierQuestions: readonly string[]
  person: PersonProfile
  persona: Persona
  language: ReadingLanguage
  pick: SeededPick
  /** An unclear question that was already asked back about is answered all the same. */
  askedBackBefore: boolean
  /** The same side of the same topic was answered earlier in this chat. */
  askedBefore: boolean
  /** The other of two people, where the question is about two. */
  second?: SecondPerson
  /** What was found on this matter before. */
  earlier?: StoredVerdict | null
  /** What the operator sells, where the question asks how much an amount pays for. */
  prices?: PriceList
  /** What the almanac says, where the question is one of the calendar. */
  almanac?: Almanac | null
}

/** An answer ready to be told, and what it rests on. */
export interface ComposedAnswer {
  outcome: Extract<ReadingOutcome, 'answer' | 'clarify'>
  verdictKeys: string[]
  /** The judgement behind it, for another writer to put in other words; none for small talk. */
  judgement: Judgement | null
  /** The judgement as it is to be kept. */
  standing: StoredVerdict | null
  drafts: () => Iterable<DraftSentence>
  /** What may have been meant, where it is asked back. */
  choices?: MeaningChoice[]
  /** The wordings of a free reply that another writer may put in its own words. */
  truths?: readonly string[]
  /** The judgement of two charts, for another writer; the asker's own is not what was asked for. */
  ofPair?: Judgement
  /** The dates that the verdicts speak of: a sentence may name these and the facts' own. */
  windows: readonly { fromUtc: string; toUtc: string }[]
}

/** Whether the words name what is asked about, so that nobody need ask back. */
function isNamed(topic: Topic): boolean {
  return topic !== 'unclear' && topic !== 'day' && !isLifeTopic(topic)
}

/** Which field of life a question is judged by. */
export function judgedTopic(understood: Understanding): LifeTopic {
  if (isLifeTopic(understood.topic)) return understood.topic
  if (understood.topic === 'compatibility') return 'love'
  return understood.topic === 'day' && understood.about && isLifeTopic(understood.about)
    ? understood.about
    : 'general'
}

function clarifying(text: string): ComposedAnswer {
  return {
    outcome: 'clarify',
    verdictKeys: [],
    judgement: null,
    standing: null,
    windows: [],
    drafts: () => sentences(text),
  }
}

/** The verdict of today, held to what was already said today, and what it changes from an earlier day. */
function heldTo(
  earlier: StoredVerdict | null | undefined,
  judgement: Judgement,
  sheet: ChartFacts,
) {
  const now = storedVerdictOf(sheet, judgement)
  if (!earlier || earlier.matter !== now.matter) return { judgement, standing: now, change: null }
  // Two answers of one day never differ, whoever gives them and whatever was set right in between.
  if (earlier.day === now.day) {
    const { direction } = earlier
    return {
      judgement: { ...judgement, direction },
      standing: { ...now, direction },
      change: null,
    }
  }
  return { judgement, standing: now, change: verdictChangeSince(earlier, now, sheet) }
}

/** Two charts side by side. */
function composedMatch(
  telling: QuestionInput,
  standing: StoredVerdict,
  second: ChartAndGender,
): ComposedAnswer {
  const { sheet, person, language, pick } = telling
  const match = judgeMatch({ chart: sheet.chart, gender: person.gender }, second)
  if (!match) return clarifying(pick(matchLines.uncertain, 'match')[language])
  const lines = matchAnswer(telling, match)
  return {
    outcome: 'answer',
    verdictKeys: match.verdicts.map((verdict) => verdict.key),
    judgement: null,
    ofPair: {
      ...telling.judgement,
      direction: match.direction,
      verdicts: [],
      windows: [],
    },
    standing: { ...standing, direction: match.direction },
    windows: [],
    drafts: () => paragraphs(lines),
  }
}

/** The answer of the almanac; how a day will be for the asker is told from the chart beside it. */
function composedAlmanac(
  telling: QuestionInput,
  almanac: MuhurtaFinding | DayFinding,
): ComposedAnswer {
  const { lines, keys, windows } =
    almanac.kind === 'muhurta' ? muhurtaAnswer(telling, almanac) : panchangAnswer(telling, almanac)
  return {
    outcome: 'answer',
    verdictKeys: keys,
    // Another writer would not know the almanac, nor may it be told the place: the composer alone tells this.
    judgement: null,
    standing: null,
    windows,
    drafts: () => paragraphs(lines),
  }
}

/** A greeting, thanks or the service itself; null for a question. */
function talkAnswer(task: Task): ComposedAnswer | null {
  const key = smallTalkKey(task)
  if (!key) return null
  const sold =
    key === 'product.questions-for' && task.prices ? amountAnswer(task.question, task.prices) : null
  if (sold) return { ...clarifying(sold[task.language]), truths: [sold[task.language]] }
  const wordings = smallTalk[key] as readonly LocalizedText[]
  return {
    ...clarifying(task.pick(wordings, key)[task.language]),
    truths: truthsBeside(key).map((wording) => wording[task.language]),
  }
}

/** Answers that hold all that the message asks: "which graha is it, and how is mine?" is one question. */
const holdingAll: ReadonlySet<ChartKind> = new Set<ChartKind>([
  'nature',
  'body-graha',
  'past-years',
])

/** The answer on the chart with that to the other question of the message, where it is another. */
function inFull(telling: QuestionInput): Iterable<DraftSentence> {
  const lines = chartAnswer(telling)
  const whole = holdingAll.has(chartKindOf(telling)) ? lines : withSecondPart(telling, lines)
  return withClaimLine(telling, whole)
}

/** Composes the answer to a task. Nothing is worked out twice, and the first draft needs no other. */
export function composeAnswer(task: Task, sheet: () => ChartFacts): ComposedAnswer {
  const { almanac } = task
  const vrat = vratDates(task, () => sheet().at)
  if (vrat) return clarifying(vrat.join(' '))
  if (almanac && almanac.kind !== 'day') {
    const chartSheet = sheet()
    const judgement = judgeMatter(chartSheet, { topic: 'general', aspect: null, owner: 1 })
    return composedAlmanac({ ...task, sheet: chartSheet, judgement, change: null }, almanac)
  }
  const glad = gladAnswer(task, sheet)
  if (glad) return { ...clarifying(glad.text), windows: glad.windows }
  const byName = toldByName(task, sheet)
  if (byName) return clarifying(byName)
  const mayAskBack = !task.askedBackBefore && !task.isFollowUp && !isNamed(task.understood.topic)
  const choices =
    mayAskBack && asksBack(task.frame) ? meaningChoices(task.frame, task.language) : []
  if (choices.length > 1)
    return { ...clarifying(clarifyText(choices, task.persona, task.language)), choices }
  const talk = talkAnswer(task)
  if (talk) return talk
  const { understood } = task
  const chartSheet = sheet()
  // Years gone by hold no window: what they are named for is told beside the time ahead.
  const { time } = understood
  const isAhead = time && Date.parse(time.to) > chartSheet.at.getTime()
  const span = isAhead && time.kind === 'span' ? time : undefined
  const topic = judgedTopic(understood)
  const freshJudgement = judgeMatter(
    chartSheet,
    { topic, aspect: understood.aspect, owner: task.owner },
    span,
  )
  const { judgement, standing: whole, change } = heldTo(task.earlier, freshJudgement, chartSheet)
  // What was found of one span of time is not the verdict on the matter.
  const standing = span ? null : whole
  const telling: QuestionInput = { ...task, sheet: chartSheet, judgement, change }
  if (understood.topic === 'compatibility' && task.second?.count === 'one')
    return composedMatch(telling, whole, task.second)
  const keys = judgement.verdicts.map((verdict) => verdict.key)
  const answer = (drafts: () => Iterable<DraftSentence>): ComposedAnswer => ({
    outcome: 'answer',
    verdictKeys: keys,
    judgement,
    standing,
    drafts,
    windows: [...judgement.windows, ...timesAsked(task.frame), ...spansHeld(task, chartSheet.at)],
  })
  const ofEvent = almanac?.kind === 'day' ? eventAnswer(telling, almanac) : null
  if (ofEvent || understood.topic === 'day') {
    const day = ofEvent ?? dayAnswer(telling, almanac ?? null)
    return {
      ...answer(() => paragraphs(day.lines)),
      verdictKeys: [...day.keys, ...keys],
      windows: [...day.windows, ...judgement.windows],
    }
  }
  if (isOfChart(telling)) {
    const back = task.askedBackBefore ? null : askedBack(telling)
    return back ? clarifying(back[task.language]) : answer(() => inFull(telling))
  }
  const onMatter = (): Iterable<DraftSentence> => matterAnswer(matterInputOf(telling, task.frame))
  return answer(() =>
    withUnsureHour(telling, withClaimLine(telling, withSecondPart(telling, onMatter()))),
  )
}
