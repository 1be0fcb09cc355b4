import * as said from '../../../words/reading/clarify.ts'
import { matterTexts } from '../../../words/reading/matters/all-matters.ts'
import type { FrameTopic } from '../types/frame.ts'
import type { Frame } from '../frame/frame.ts'
import { isLifeMatter } from '../matters/matters.ts'
import type { ReadingLanguage, Persona } from '../types/reading-types.ts'

/** A meaning that a question may have, and how it is named to the asker. */
export interface MeaningChoice {
  topic: FrameTopic
  label: string
}

/** Topics in which nothing can be chosen. */
const vague: ReadonlySet<FrameTopic> = new Set<FrameTopic>([
  'unclear',
  'greeting',
  'thanks',
  'smalltalk',
  'insult',
  'offtopic',
  'injection',
])
const mostChoices = 3

function nameOf(topic: FrameTopic, language: ReadingLanguage): string | null {
  if (isLifeMatter(topic)) return matterTexts[topic].name[language]
  const names: Partial<Record<FrameTopic, { en: string; hi: string }>> = said.topicNames
  return names[topic]?.[language] ?? null
}

/** A meaning less likely than this is no better a guess than what most people ask about. */
const worthNaming = 0.08
const asksOfMost: readonly FrameTopic[] = ['career', 'marriage', 'money', 'health']

/** Topics that one and the same question is read as: an appeal about a field is of the court, the land and the heirs. */
const kin: readonly (readonly FrameTopic[])[] = [
  ['legal', 'inheritance', 'property', 'enemies', 'siblings'],
  ['career', 'job-search', 'job-change', 'promotion', 'business', 'government-job', 'retirement'],
  ['money', 'debt', 'investment', 'business'],
  ['love', 'ex-back', 'marriage', 'married-life', 'separation', 'compatibility', 'in-laws'],
  ['children', 'pregnancy'],
  ['health', 'mental-health'],
  ['education', 'exam'],
  ['abroad', 'travel'],
  ['day', 'muhurta', 'lucky'],
  ['spirituality', 'remedy', 'mantra', 'fasting'],
  ['family', 'parents', 'siblings', 'in-laws'],
  ['product', 'account', 'price', 'refund', 'trust', 'persona'],
]
const areKin = (one: FrameTopic, other: FrameTopic): boolean =>
  kin.some((group) => group.includes(one) && group.includes(other))

/** The meanings that are worth naming and differ from one another. */
function likelyMeanings({ topics }: Frame): FrameTopic[] {
  const likely: FrameTopic[] = []
  for (const { topic, share } of topics) {
    const isNamed = !vague.has(topic) && share >= worthNaming
    if (isNamed && !likely.some((other) => areKin(other, topic))) likely.push(topic)
  }
  return likely
}

/**
 * The likeliest meanings of a question that is not surely understood, the likeliest first: two or three. Only where
 * nothing at all was heard what most people ask about stands beside them.
 */
export function meaningChoices(frame: Frame, language: ReadingLanguage): MeaningChoice[] {
  const likely = likelyMeanings(frame)
  const isHeard = frame.topic !== 'unclear' && likely.length > 1
  const topics = [...new Set([...likely, ...(isHeard ? [] : asksOfMost)])]
  return topics
    .flatMap((topic) => {
      const label = nameOf(topic, language)
      return label ? { topic, label } : []
    })
    .slice(0, mostChoices)
}

/** One meaning so far ahead of the next is answered, though less than sure. */
const farAhead = 2
const leastShare = 0.4

/** Whether it is better to ask what is meant than to answer and to charge: only where two meanings are really torn. */
export function asksBack(frame: Frame): boolean {
  const { isSure, charge, topic, topics } = frame
  const [first] = topics
  const second = topics.find(
    (other) => first && !areKin(first.topic, other.topic) && other !== first,
  )
  if (isSure || !first || !second || !(charge || topic === 'unclear')) return false
  if (topic === 'unclear') return true
  // A wide question has a wide answer, and of two things that are named one is taken, whatever they are of.
  if (topic === 'year-ahead' || frame.options.length > 1) return false
  if (likelyMeanings(frame).length < 2) return false
  return first.share < leastShare || first.share < farAhead * second.share
}

/** The question back, with its choices named. */
export function clarifyText(
  choices: readonly MeaningChoice[],
  persona: Persona,
  language: ReadingLanguage,
): string {
  const [one, two, three] = choices
  const slots: Record<string, string> = {
    one: one?.label ?? '',
    two: two?.label ?? '',
    three: three?.label ?? '',
  }
  const text = three ? said.whichIsMeant : said.whichOfTwoIsMeant
  const question = text[persona][language].replace(
    /\{(one|two|three)\}/g,
    (_whole, slot: string) => slots[slot] ?? '',
  )
  return `${question} ${said.asksBackFree[language]}`
}
