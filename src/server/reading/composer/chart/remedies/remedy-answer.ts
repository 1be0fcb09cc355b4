import { weekdaysIn } from '../../../matters/kinds-of-options.ts'
import { grahaName, varaName } from '@drishti/jyotish'
import type { Graha } from '@drishti/jyotish'
import * as texts from '../../../../../words/reading/chart/remedy-texts.ts'
import { fieldOfMatter, isLifeMatter } from '../../../matters/matters.ts'
import { isLifeTopic } from '../../../understand/topics.ts'
import type { LifeTopic } from '../../../understand/topics.ts'
import { aspectIn, topicBeside } from '../../../understand/understand.ts'
import { lifeFieldOf } from '../../../verdicts/fields.ts'
import type { LifeField } from '../../../verdicts/fields.ts'
import type { AnswerLine, QuestionInput } from '../../fill-lines.ts'
import { dayText, grahaSlots, housesText, speak } from '../lines/chart-input.ts'
import type { ChartLines } from '../lines/chart-input.ts'
import { dignityLine, roleLine } from '../lines/graha-lines.ts'
import { movesLine } from '../transit-answer.ts'

/** Remedies: for the graha that is named, else for the matter, else for the lord of the running antardasha. */

type Line = AnswerLine | null

/** The weekday of each graha; the nodes have none and take those of Saturn and Mars. */
export const weekdayOf: Readonly<Record<Graha, number>> = {
  sun: 0,
  moon: 1,
  mars: 2,
  mercury: 3,
  jupiter: 4,
  venus: 5,
  saturn: 6,
  rahu: 6,
  ketu: 2,
}

export const dayName = ({ language }: QuestionInput, graha: Graha): string =>
  varaName(weekdayOf[graha], language)

interface MatterBeside {
  topic: LifeTopic
  field: LifeField
  /** Whether it is for having a child. */
  isOfChildren?: boolean
}

function matterInWords(question: string): MatterBeside | null {
  const beside = topicBeside(question)
  if (!beside || !isLifeTopic(beside) || beside === 'general') return null
  return { topic: beside, field: lifeFieldOf(beside, aspectIn(beside, question)) }
}

/** So likely at least a matter of life is that the reader heard beside the remedy. */
const heardFrom = 0.12

/** A question of more words tells what the remedy is for; a shorter one asks for the time that is. */
const isTold = (question: string): boolean => question.trim().split(/\s+/).length > 7

/** The likeliest matter of life that the reader heard beside the remedy. */
function matterHeard({ topics }: QuestionInput['frame']): MatterBeside | null {
  const heard = topics.find(({ topic, share }) => isLifeMatter(topic) && share >= heardFrom)
  if (!heard || !isLifeMatter(heard.topic) || heard.topic === 'year-ahead') return null
  const { topic, aspect } = fieldOfMatter(heard.topic)
  return { topic, field: lifeFieldOf(topic, aspect) }
}

/** The matter of life that a question names beside the remedy, with the field it is read from. */
export function matterBeside({
  frame,
  question,
  earlierQuestions,
}: QuestionInput): MatterBeside | null {
  const second = isLifeMatter(frame.topic) ? frame : frame.second
  if (second && isLifeMatter(second.topic)) {
    const { topic, aspect } = fieldOfMatter(second.topic)
    return { topic, field: lifeFieldOf(topic, aspect), isOfChildren: aspect === 'children' }
  }
  return (
    matterInWords(question) ??
    (isTold(question) ? matterHeard(frame) : null) ??
    // "Any remedy for it?" leans on what was asked before.
    matterInWords(earlierQuestions.at(-1) ?? '')
  )
}

/** The graha that a question on a mantra, a fast or a remedy is for. */
export function grahaMeant(input: QuestionInput): Graha {
  const { frame, sheet } = input
  return (
    frame.grahas[0] ?? matterBeside(input)?.field.karakas[0] ?? sheet.dasha?.antar.lord ?? 'moon'
  )
}

/** The practice for a graha, in the voice of the persona. */
export function practiceText({ persona, language }: QuestionInput, graha: Graha): string {
  return texts.practices[graha]![persona][language]
}

const practiceSlots = (input: QuestionInput, graha: Graha) => ({
  ...grahaSlots(input, graha),
  practice: practiceText(input, graha),
})

function forGraha(input: QuestionInput, graha: Graha): Line {
  return speak(input, texts.remedyForGraha, practiceSlots(input, graha))
}

/** For a matter: its lord first where the houses are known, then its significator. */
function forMatter(input: QuestionInput, topic: LifeTopic, field: LifeField): Line[] {
  const { sheet, language } = input
  const lord = sheet.lords[field.main]
  const matter = texts.matterNames[topic]![language]
  const [karaka] = field.karakas.filter((graha) => graha !== lord)
  const main = lord
    ? speak(
        input,
        texts.remedyForMatter,
        { ...practiceSlots(input, lord), matter, main: housesText(input, [field.main]) },
        [`house.${field.main}.lord`],
      )
    : null
  const second = karaka
    ? speak(input, texts.remedyForKaraka, { ...practiceSlots(input, karaka), matter })
    : null
  return main ? [main, second, lord ? roleLine(input, lord) : null] : [second]
}

/** Without a birth time: the lord of the Moon sign, where that is certain, else the Moon itself. */
function withoutTime(input: QuestionInput): Line[] {
  const lord = input.sheet.byId.get('birth.rashi.lord')?.value as Graha | undefined
  const first = lord
    ? speak(input, texts.remedyForRashiLord, practiceSlots(input, lord), ['birth.rashi.lord'])
    : speak(input, texts.remedyForMoon, { practice: practiceText(input, 'moon') })
  const roles = [lord ?? 'jupiter', 'sun', 'venus'] as const
  return [first, ...roles.map((graha) => roleLine(input, graha)), movesLine(input, 'jupiter')]
}

/** What the next antardasha asks for. */
function nextLine(input: QuestionInput): Line {
  const { graha, fromUtc } = input.sheet.byId.get('dasha.antar.next')?.about ?? {}
  if (!graha || !fromUtc) return null
  const slots = { ...practiceSlots(input, graha), from: dayText(input, fromUtc) }
  return speak(input, texts.remedyNext, slots, ['dasha.antar.next'])
}

function forTime(input: QuestionInput): Line[] {
  const { dasha } = input.sheet
  if (!dasha) return withoutTime(input)
  const { lord, endUtc } = dasha.antar
  return [
    speak(
      input,
      texts.remedyForAntar,
      {
        ...practiceSlots(input, lord),
        bare: grahaName(lord, input.language),
        to: dayText(input, endUtc),
      },
      ['dasha.antar'],
    ),
    roleLine(input, lord),
    dignityLine(input, lord),
    nextLine(input),
  ]
}

/** A practice that softens what else the question is about: a dosha, Sade Sati. */
export function remedyTooLine(input: QuestionInput, graha: Graha): Line {
  return speak(input, texts.remedyToo, { practice: practiceText(input, graha) })
}

const wishes =
  /upa?ay|upya|totk|remed|solution|nivaran|shanti|what (?:should|can|to) (?:i )?do|kya kar|उपाय|टोटक|निवारण|शांति|क्या कर/iu
const namedWishes = /upa?ay|upya|totk|remed|उपाय|टोटक/iu
/** Whether it names a remedy outright, so that nothing else is the answer. */
export const namesRemedy = (question: string): boolean => namedWishes.test(question)
/** Whether the question wishes for something to do. */
export const wishesForRemedy = (question: string): boolean => wishes.test(question)

const asksForCount =
  /(?<!\p{L})(?:how (?:many|long)|kitn[aei]|kab tak|कितन[ाेी]|कब तक)(?!\p{L}|\p{M})/iu

/** "For how many Saturdays?": the count, and in a chat that was told the remedy nothing of another. */
function countLines(input: QuestionInput): ChartLines | null {
  if (!asksForCount.test(input.question)) return null
  const [day] = weekdaysIn(input.question)
  const count =
    day === undefined
      ? speak(input, texts.remedyHowLong)
      : speak(input, texts.remedyHowMany, { day: varaName(day, input.language) })
  const close = [speak(input, texts.remedyFree), speak(input, texts.remedyHonest)]
  return input.earlierQuestions.length > 0 ? [[count], close] : [[count]]
}

export function remedyAnswer(input: QuestionInput): ChartLines {
  const count = countLines(input)
  const isAnswered = count !== null && input.earlierQuestions.length > 0
  return isAnswered ? count : [...(count ?? []), ...remedyLines(input)]
}

function remedyLines(input: QuestionInput): ChartLines {
  const [graha] = input.frame.grahas
  const matter = matterBeside(input)
  const first: Line[] = graha
    ? [forGraha(input, graha), roleLine(input, graha), dignityLine(input, graha)]
    : matter
      ? forMatter(input, matter.topic, matter.field)
      : forTime(input)
  const mantra = graha ? mantraLine(input, graha) : null
  const free = speak(input, texts.remedyFree)
  return input.persona === 'oracle'
    ? [first, [mantra, speak(input, texts.remedyHowLong), free]]
    : [[first[0] ?? null, free], [...first.slice(1), mantra], [speak(input, texts.remedyHonest)]]
}

function mantraLine(input: QuestionInput, graha: Graha): Line {
  return speak(input, texts.mantraTexts, {
    ...grahaSlots(input, graha),
    mantra: texts.mantras[graha]![input.language],
    day: dayName(input, graha),
  })
}

export function mantraAnswer(input: QuestionInput): ChartLines {
  const graha = grahaMeant(input)
  const { asks } = input.frame
  const mantra = mantraLine(input, graha)
  const [count, may, when, why] = [
    speak(input, texts.mantraCount),
    speak(input, texts.mantraMay),
    speak(input, texts.mantraWhen),
    speak(input, texts.mantraWhy),
  ]
  const first =
    asks === 'how-much' || asks === 'how'
      ? count
      : asks === 'whether'
        ? may
        : asks === 'when' || asks === 'exactly'
          ? when
          : asks === 'why'
            ? why
            : mantra
  const other = speak(input, texts.mantraOther)
  const role = roleLine(input, graha)
  return input.persona === 'oracle'
    ? [[first, mantra, role], [count, when, may], [other]]
    : [
        [first, mantra, count],
        [other, role, when],
      ]
}
