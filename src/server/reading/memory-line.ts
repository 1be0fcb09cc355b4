import { memoryAdvice, memoryRecallTemplates } from '../../words/memory/memory.ts'
import { say } from '../../words/say.ts'
import { sentenceEnders } from './claims/sentence-signs.ts'
import { soundsUnkind } from './model-writer/guards.ts'
import type { ReadingLanguage, ReadingRequest, Memory } from './types/reading-types.ts'
import type { LifeTopic } from './understand/topics.ts'

/** Where a thing that was told fits: in other answers it would only be in the way. */
const fits: Readonly<Record<Memory['kind'], readonly LifeTopic[]>> = {
  work: ['career', 'money', 'timing', 'general'],
  retired: ['career', 'money', 'general'],
  'no-work': ['career', 'money'],
  children: ['family'],
  ill: ['family', 'health', 'general'],
  lost: ['family', 'general'],
  exam: ['education', 'career'],
  studies: ['education', 'career'],
  engaged: ['love'],
  divorcing: ['love', 'family'],
  apart: ['love', 'family'],
  partnered: ['love'],
  loan: ['money'],
  abroad: ['travel', 'family'],
  alone: ['family', 'general'],
}

/** A sign that ends a sentence, or a bracket, would be read as ours. */
const notOwn = new RegExp(`[${sentenceEnders}<>[\\]{}“”"]+`, 'g')

/** The one kind sentence by which an answer takes up what it was told before; null where none fits. */
export function memoryLine(
  request: Pick<ReadingRequest, 'memories' | 'history' | 'question'>,
  topic: LifeTopic,
  language: ReadingLanguage,
): string | null {
  const earlierAnswers = request.history.map(({ answer }) => answer).join('\n')
  for (const memory of request.memories ?? []) {
    const fact = memory[language]
    if (!fits[memory.kind]?.includes(topic) || earlierAnswers.includes(fact)) continue
    if (!memory.isOwnWords)
      return say(memoryRecallTemplates.known, language, fact, memoryAdvice[memory.kind][language])
    const own = fact.replace(notOwn, ' ').replace(/\s+/g, ' ').trim()
    if (own && !soundsUnkind(own)) return say(memoryRecallTemplates.ownWords, language, own)
  }
  return null
}
