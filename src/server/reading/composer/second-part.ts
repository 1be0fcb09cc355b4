import { eitherPlace, secondHalves } from '../../../words/reading/choices/second-halves.ts'
import { situationTexts } from '../../../words/reading/situations/all-situation-texts.ts'
import { datesToldIn } from '../claims/dates/dates-told.ts'
import { understandingOf } from '../frame/frame-understanding.ts'
import type { SecondMatter } from '../frame/matter-of-text.ts'
import type { Frame } from '../frame/frame.ts'
import { secondHalfIn } from '../frame/rules/second-halves.ts'
import { frameTime } from '../frame/rules/frame-time.ts'
import { twoQuestionsIn } from '../frame/rules/two-questions.ts'
import { familyOf } from '../types/frame.ts'
import type { FrameAsks, FrameTopic } from '../types/frame.ts'
import { fieldOfMatter, isLifeMatter } from '../matters/matters.ts'
import { judgeMatter } from '../verdicts/verdicts.ts'
import { askedBack, chartAnswer, isOfChart } from './chart/chart-answer.ts'
import { choiceLine, comparisonLine } from './choice/choice.ts'
import { capitalize } from './fill-lines.ts'
import type { QuestionInput } from './fill-lines.ts'
import { secondAnswer } from './life/matter-answer.ts'
import { matterInputOf } from './matter/matter-input.ts'
import type { DraftSentence } from './writer.ts'

/** Sentences at most that the second question of a message is answered by. */
const most = 3

/** The other question; where the words of a dosha came before the matter that was heard, that matter. */
function otherQuestion({ frame, understood }: QuestionInput): SecondMatter | null {
  const { second, topic, asks, subject } = frame
  if (!second) return null
  const isTakenFirst = understood.topic === 'chart' && isLifeMatter(topic)
  if (!isTakenFirst || isLifeMatter(second.topic)) return second
  return { topic, asks, subject, ...(second.isFirstHalf ? {} : { isFirstHalf: true as const }) }
}

/** Ways of asking that one answer on a matter serves: whether it comes, and when. */
const ofOutlook: ReadonlySet<FrameAsks> = new Set<FrameAsks>([
  'whether',
  'when',
  'exactly',
  'choose',
])

/** Whoever will be married belongs to the asker's own marriage: "when, and will he be from my town". */
function isSameLife({ topic, subject }: Frame, second: SecondMatter): boolean {
  const isOfMarriage = topic === 'marriage' && subject === 'self' && second.asks === 'whether'
  return second.subject === subject || isOfMarriage
}

const isRemedy = (topic: FrameTopic): boolean => familyOf(topic) === familyOf('remedy')

/** Whether the answer to the first question serves the second: one matter, one life, and no other way of asking. */
function isServed({ frame }: QuestionInput, second: SecondMatter): boolean {
  if (second !== frame.second || second.isOutcome || second.options) return false
  // "Leave my job and do farming" weighs two things, and asks one.
  const { situation } = frame
  if (situation && situationTexts[situation].isChoice && isLifeMatter(second.topic)) return true
  // A bare "any remedy?" in a chat is for the matter before, which has had its answer.
  if (isRemedy(frame.topic) && frame.parts === 1) return true
  // "Why am I so angry?" asks for no portrait besides.
  if (frame.asks === 'why' && second.topic === 'personality') return true
  if (second.topic !== frame.topic || !isSameLife(frame, second)) return false
  const isOutlook = ofOutlook.has(frame.asks) && ofOutlook.has(second.asks)
  return isOutlook || second.asks === frame.asks || !isLifeMatter(second.topic)
}

const before = /(?<![\p{L}\p{M}])(?:before|by|till|until|pehle|pahle|tak|पहले|तक)(?![\p{L}\p{M}])/iu

/** The second question as a question of its own; null where the message has one. */
function secondQuestion(input: QuestionInput): QuestionInput | null {
  const second = otherQuestion(input)
  if (!second || isServed(input, second)) return null
  const { situation, housesOf, ...first } = input.frame
  const question = twoQuestionsIn(input.question)?.[second.isFirstHalf ? 0 : 1] ?? input.question
  // Another life is read only where both questions are about it.
  const isOfFirst = second.subject === first.subject
  const owner = isOfFirst ? input.owner : 1
  const { topic, asks } = second
  const frame: Frame = {
    ...first,
    ...(situation &&
      topic === first.topic &&
      !second.options && { situation, ...(housesOf && { housesOf }) }),
    topic,
    asks,
    subject: isOfFirst ? first.subject : 'self',
    options: [...(second.options ?? [])],
    // "Before March" is no time in March.
    time: second.isOutcome && !before.test(question) ? frameTime(question, input.sheet.at) : null,
    parts: 1,
    // A remedy that is asked for beside a matter is for that matter.
    second: { topic: first.topic, asks: first.asks, subject: first.subject },
  }
  const understood = understandingOf(frame, question, false)
  const { span } = frame.time ?? {}
  const judgement = isLifeMatter(topic)
    ? judgeMatter(
        input.sheet,
        { ...fieldOfMatter(topic), owner },
        span?.kind === 'span' ? span : undefined,
      )
    : input.judgement
  return { ...input, question, frame, owner, understood, judgement, change: null }
}

/** The answer to a half that no chart decides: when the board holds an exam, whether an agent returns the money. */
function outsideChart({ question, frame, language }: QuestionInput): DraftSentence[] | null {
  const half = twoQuestionsIn(question) ? secondHalfIn(question, frame.topic) : null
  return (
    half &&
    secondHalves[half].map((said) => ({ text: said[language], factIds: [], before: ' ' as const }))
  )
}

/** Two places of a posting: the one that is chosen and how the other stands, or that neither stands out. */
function* ofPlaces(second: QuestionInput): Generator<DraftSentence, void, void> {
  const matter = matterInputOf(second, second.frame)
  const choice = choiceLine(matter)
  const [one = '', other = ''] = second.frame.options
  const either = { text: eitherPlace[second.language](one, other), factIds: [] }
  for (const line of choice ? [choice, comparisonLine(matter)] : [either])
    if (line) yield { text: capitalize(line.text), factIds: line.factIds, before: ' ' }
}

function answerTo(second: QuestionInput): Iterable<DraftSentence> {
  if (second.frame.options.length > 1) return ofPlaces(second)
  if (isOfChart(second)) return askedBack(second) ? [] : chartAnswer(second)
  return isLifeMatter(second.frame.topic) ? secondAnswer(matterInputOf(second, second.frame)) : []
}

/** An answer, and behind it in a paragraph of its own the one to the other question of the same message. */
export function* withSecondPart(
  input: QuestionInput,
  first: Iterable<DraftSentence>,
): Generator<DraftSentence, void, void> {
  const told = new Set<string>()
  const dates = new Set<string>()
  for (const draft of first) {
    for (const what of [draft.text, ...draft.factIds]) told.add(what)
    for (const date of datesToldIn(draft.text)) dates.add(date)
    yield draft
  }
  const outside = outsideChart(input)
  if (outside) {
    yield* outside.map((draft, at) => ({
      ...draft,
      before: at === 0 ? ('\n\n' as const) : draft.before,
    }))
    return
  }
  const second = secondQuestion(input)
  if (!second) return
  const isSameMatter =
    input.owner === second.owner &&
    input.frame.topic === second.frame.topic &&
    second.frame.options.length === 0
  let count = 0
  for (const draft of answerTo(second)) {
    const rests = draft.factIds
    const isTold = rests.length > 0 && rests.every((id) => told.has(id))
    // The same dates once more are no answer to another question of one matter and life.
    const named = count === 0 && isSameMatter ? datesToldIn(draft.text) : []
    if (named.length > 0 && named.every((date) => dates.has(date))) return
    // The answer itself is told whatever it rests on.
    if (told.has(draft.text) || (count > 0 && isTold)) continue
    yield { ...draft, before: count === 0 ? '\n\n' : ' ' }
    count += 1
    if (count === most) return
  }
}
