import * as said from '../../../words/reading/clarify.ts'
import { matterTexts } from '../../../words/reading/matters/all-matters.ts'
import type { FrameTopic } from '../types/frame.ts'
import type { Frame } from '../frame/read-frame.ts'
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

/** The likeliest meanings of a question that is not surely understood, the likeliest first; always three. */
export function meaningChoices(frame: Frame, language: ReadingLanguage): MeaningChoice[] {
  const likely = frame.topics
    .filter(({ topic, share }) => !vague.has(topic) && share >= worthNaming)
    .map(({ topic }) => topic)
  const topics = [...new Set([...likely, ...asksOfMost])]
  return topics
    .flatMap((topic) => {
      const label = nameOf(topic, language)
      return label ? { topic, label } : []
    })
    .slice(0, mostChoices)
}

/** One meaning so far ahead of the next is answered, though less than sure. */
const farAhead = 3
const leastShare = 0.5

/** Whether it is better to ask what is meant than to answer and to charge. */
export function asksBack({ isSure, charge, topic, topics }: Frame): boolean {
  const [first, second] = topics
  if (isSure || !first || !second || !(charge || topic === 'unclear')) return false
  if (topic === 'unclear') return true
  // A wide question has a wide answer.
  if (topic === 'year-ahead') return false
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
  const question = said.whichIsMeant[persona][language].replace(
    /\{(one|two|three)\}/g,
    (_whole, slot: string) => slots[slot] ?? '',
  )
  return `${question} ${said.asksBackFree[language]}`
}
