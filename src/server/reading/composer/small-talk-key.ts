import { smallTalk } from '../../../words/reading/other-topics.ts'
import type { LocalizedText } from '../../../words/say.ts'
import type { Task } from './composer.ts'

/** The key of a free answer, where the question needs no chart; null where it is to be read. */
export function smallTalkKey(
  task: Pick<Task, 'understood' | 'persona' | 'askedBackBefore' | 'second'>,
): string | null {
  const { understood, persona, askedBackBefore } = task
  const own = `product.${understood.aspect}`
  if (understood.topic === 'product' && own in smallTalk) return own
  if (understood.subject === 'other' && !askedBackBefore) return 'someone-else'
  switch (understood.topic) {
    case 'greeting':
      return `greeting.${persona}`
    case 'persona':
      return `persona.${persona}`
    case 'product':
      return understood.topic
    case 'thanks':
    case 'offtopic':
      return understood.topic
    case 'compatibility':
      if (task.second?.count === 'one' || askedBackBefore) return null
      return task.second?.count === 'several' ? 'compatibility.several' : 'compatibility'
    case 'unclear':
      return understood.topic
    default:
      return null
  }
}

const ofService = ['product', 'persona']
const groupOf = (key: string): string => key.split('.')[0] ?? key

/** What is true beside a free answer: of the service all of it, for a question may touch more than one side. */
export function truthsBeside(key: string): readonly LocalizedText[] {
  const others = ofService.includes(groupOf(key))
    ? Object.keys(smallTalk).filter((other) => groupOf(other) === 'product' && other !== key)
    : []
  return [key, ...others].flatMap((each) => smallTalk[each] ?? [])
}
