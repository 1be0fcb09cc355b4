/** What a request sets the composer to do: the question as it is understood, and what was asked before. */
import { chatBefore, frameOf } from './chat-before/frame-in-chat.ts'
import type { QuestionInChat } from './chat-before/frame-in-chat.ts'
import { judgedTopic } from './composer/composer.ts'
import type { Task } from './composer/composer.ts'
import { inThirdPerson } from '../../words/reading/third-person.ts'
import { createSeededPick } from './composer/seeded-pick.ts'
import type { ReadingLanguage, ReadingRequest } from './types/reading-types.ts'
import { answerSideOf } from './frame/model/kept-shares.ts'
import { frameModel } from './frame/model/load-model.ts'
import { houseOwner } from './frame/frame.ts'
import type { Frame } from './frame/frame.ts'
import { understandingOf } from './frame/frame-understanding.ts'
import { familyOf } from './types/frame.ts'
import type { FrameTopic } from './types/frame.ts'
import { formOf } from './frame/rules/form.ts'
import { withoutCall } from './frame/rules/plain-question.ts'
import type { FrameForm } from './frame/rules/form.ts'
import { ownerHouse } from './matters/matters.ts'
import { isElderSibling, personInChat } from './matters/person.ts'
import { romanizeHindi } from '../../words/hinglish/romanize.ts'
import { almanacFor } from './almanac/almanac.ts'
import { isLifeTopic } from './understand/topics.ts'
import { matterKey } from './verdicts/stored-verdict.ts'

/**
 * The language of the question is that of the answer, whatever the chat's: Hinglish is Hindi, written in
 * Latin letters. Words that are no more than a sign or a name leave it to the chat.
 */
export function languageOf(
  { question, language }: Pick<ReadingRequest, 'question' | 'language'>,
  form: FrameForm = formOf(question),
): ReadingLanguage {
  if (!/\p{L}\p{M}*\p{L}/u.test(question)) return language
  return form === 'en' ? 'en' : 'hi'
}

/** Hindi in Latin letters for whoever asked so. */
export function scriptOf({
  frame,
  language,
}: Pick<Task, 'frame' | 'language'>): (text: string) => string {
  const isLatin = language === 'hi' && (frame.form === 'hinglish' || frame.form === 'mixed')
  return isLatin ? romanizeHindi : (text) => text
}

/** The form in which the answer comes: that of the question, or the chat's language where words are few. */
export function formOfAnswer(language: ReadingLanguage, form: FrameForm): FrameForm {
  if (language === 'en') return 'en'
  return form === 'en' ? 'hi' : form
}

/** How a checked sentence is written: of a public figure and of whom another asks about in the third person, and in the asker's letters. */
export function writingOf(task: Task): (text: string) => string {
  const inScript = scriptOf(task)
  return task.person.isPublicFigure || task.isOfAnother
    ? (text) => inScript(inThirdPerson(text, task.language))
    : inScript
}

/** The topics and sides that the earlier questions of the chat were answered on. */
function answeredBefore(request: QuestionInChat): FrameTopic[] {
  // What was chosen as meant is said of the last question alone.
  const { meant: _ofLast, ...others } = request
  return request.history.flatMap(({ question, outcome, labels = null }) =>
    (outcome ?? 'answer') === 'answer'
      ? frameOf({ ...others, question, history: [], labels }).topic
      : [],
  )
}

/** Reads an answer that has ended, for the question that may follow it. */
export function readAnswerAhead(answer: string): void {
  answerSideOf(answer, frameModel())
}

/**
 * Reads a question and those before it in its chat, so that its answer finds them read.
 *
 * @returns the matter on which its answer will look up what was found before; null where it looks up nothing.
 */
export function matterAhead(request: ReadingRequest): string | null {
  return matterToRecall(taskOf(request))
}

function matterToRecall({ understood }: Task): string | null {
  const ofOneSpan = understood.time?.kind === 'span'
  return isLifeTopic(understood.topic) && !ofOneSpan
    ? matterKey(judgedTopic(understood), understood.aspect)
    : null
}

/** The facts that this chat has been told of the chart that is read now. */
function factsToldOf({ history, asker }: ReadingRequest): string[] {
  const ofThisChart = history.filter(({ personId }) => personId === asker?.id)
  return ofThisChart.flatMap(({ factIds = [] }) => factIds)
}

/** The latest answer on the chart that is read now. */
function earlierAnswerOf({ history, asker }: ReadingRequest): string | null {
  const last = history.at(-1)
  const isAnswer = (last?.outcome ?? 'answer') === 'answer' && last?.personId === asker?.id
  return last && isAnswer ? last.answer : null
}

/** The most that leans on what was said before, in words: "kab?", "and exactly which month". */
const leansUpTo = 8

/** The question as it is understood after those before it, and how its words are picked. */
export function taskOf(request: ReadingRequest, asked: Frame = frameOf(request)): Task {
  const { question, history, asker } = request
  // In their own chart whoever is asked about is the one whose life it is.
  const frame: Frame = asker ? { ...asked, subject: 'self', housesOf: 'self' } : asked
  const language = languageOf(request, frame.form)
  const last = history.at(-1)
  const answered = answeredBefore(request)
  const lastTopic = answered.at(-1)
  const isFollowUp =
    last !== undefined &&
    last.outcome !== 'clarify' &&
    question.trim().split(/\s+/).length <= leansUpTo &&
    (lastTopic === undefined || familyOf(lastTopic) === familyOf(frame.topic))
  const inWords = understandingOf(frame, question, isFollowUp)
  const understood = asker ? { ...inWords, subject: 'self' as const } : inWords
  const timesAsked = answered.filter((topic) => topic === frame.topic).length
  const askedBack = last?.outcome === 'clarify'
  const earlierQuestions = history.map(({ question: earlier }) => earlier)
  return {
    frame,
    question: withoutCall(question),
    understood,
    owner: ownerHouse(
      frame.topic,
      houseOwner(frame),
      personInChat(houseOwner(frame), { question, earlierQuestions, person: request.person }),
      isElderSibling(question),
    ),
    isFollowUp,
    isOfAnother: asker !== undefined,
    toldFacts: new Set(factsToldOf(request)),
    earlierQuestions,
    earlierAnswer: earlierAnswerOf(request),
    earlierTopic: lastTopic ?? null,
    toldText: history.map(({ answer }) => answer).join('\n'),
    person: request.person,
    persona: request.persona,
    language,
    // Asked again, the same is told in other words.
    pick: createSeededPick(`${question}${'#'.repeat(timesAsked)}`, request.chart, request.at),
    askedBackBefore: askedBack,
    askedBefore: timesAsked > 0 && !isFollowUp,
  }
}

const askedToLay =
  /(?:match|milan|mila\s?(?:o|do|iye|kar|ke)|check|lay|see|dekh)[^.?!]{0,24}(?:kundli|kundali|chart|horoscope|patri|gun)|(?:kundli|kundali|chart|horoscope|patri|gun[an]?s?)[^.?!]{0,24}(?:match (?:kar|do)|milan|mila\s?(?:o|do|iye)|kitn)|how many gun|compat[aei]b|(?:can|do|will) (?:we|our \p{L}+) match|\d.*(?:good|right|perfect) match|मिलान|(?:कुंडली|गुण|पत्री)[^।?!]{0,24}(?:मिला|कितने)/iu

/** Whether a question on two people is answered from the asker's own chart: no other is kept, and none is to be laid beside it. */
function isOfOwnSide({ understood, second, question }: Task): boolean {
  const isAlone = second === undefined || second.count === 'none'
  return understood.topic === 'compatibility' && isAlone && !askedToLay.test(question)
}

/**
 * What an answer needs beside the chart: the second chart where the question is about two people, what was
 * found on the matter before, and the almanac where the question is one of the calendar.
 */
export async function addWhatIsKept(task: Task, request: ReadingRequest): Promise<void> {
  const { understood } = task
  const { turns } = chatBefore(request, request.asker?.person ?? request.person)
  // What is told free and from no chart needs no day of the calendar either.
  const isTold = understood.topic === 'product'
  task.almanac = isTold ? null : await almanacFor(request, task.frame, turns)
  try {
    if (understood.aspect === 'questions-for' && request.prices)
      task.prices = await request.prices()
    if (understood.topic === 'compatibility' && request.second)
      task.second = await request.second(request.question)
    if (isOfOwnSide(task)) task.understood = { ...understood, topic: 'love', aspect: 'pair' }
    const matter = matterToRecall({ ...task, understood })
    if (matter && request.recall) task.earlier = await request.recall(matter)
  } catch {
    // An answer from the chart alone is better than none.
  }
}
