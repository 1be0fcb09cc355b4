import { smallTalk } from '../../../words/reading/others.ts'
import type { Pair } from '../../../words/reading/said.ts'
import type { Language, Outcome, Persona, Person } from '../shapes.ts'
import { isLifeTopic } from '../understand/topics.ts'
import type { LifeTopic } from '../understand/topics.ts'
import type { Understanding } from '../understand/understand.ts'
import type { Sheet } from '../verdicts/sheet.ts'
import { judge } from '../verdicts/verdicts.ts'
import type { Judgement } from '../verdicts/verdicts.ts'
import type { Draft } from '../writer.ts'
import { chartAnswer, remedyAnswer } from './chart-answer.ts'
import { dayAnswer } from './day-answer.ts'
import { lifeAnswer, wordsIn } from './life-answer.ts'
import type { Pick } from './seeded.ts'
import { side } from './telling.ts'
import type { Line, Telling } from './telling.ts'

/** What an answer is to be, before a word of it is written. */
export interface Task {
  understood: Understanding
  person: Person
  persona: Persona
  language: Language
  pick: Pick
  /** An unclear question that was already asked back about is answered all the same. */
  askedBackBefore: boolean
  /** The same side of the same topic was answered earlier in this chat. */
  askedBefore: boolean
}

/** An answer ready to be told, and what it rests on. */
export interface Composed {
  outcome: Extract<Outcome, 'answer' | 'clarify'>
  verdictKeys: string[]
  /** The judgement behind it, for another writer to put in other words; none for small talk. */
  judgement: Judgement | null
  drafts: () => Iterable<Draft>
  /** The dates that the verdicts speak of: a sentence may name these and the facts' own. */
  windows: readonly { fromUtc: string; toUtc: string }[]
}

/** The key of a free answer, where the question needs no chart; null where it is to be read. */
function smallTalkKey(task: Task): string | null {
  const { understood, persona, askedBackBefore } = task
  switch (understood.topic) {
    case 'greeting':
      return `greeting.${persona}`
    case 'persona':
      return `persona.${persona}`
    case 'product': {
      const own = `product.${understood.aspect}`
      return own in smallTalk ? own : 'product'
    }
    case 'thanks':
    case 'offtopic':
      return understood.topic
    case 'compatibility':
    case 'unclear':
      return askedBackBefore ? null : understood.topic
    default:
      return null
  }
}

/** Which field of life a question is judged by. */
export function judgedTopic(understood: Understanding): LifeTopic {
  if (isLifeTopic(understood.topic)) return understood.topic
  if (understood.topic === 'compatibility') return 'love'
  return understood.topic === 'day' && understood.about && isLifeTopic(understood.about)
    ? understood.about
    : 'general'
}

/** Longer answers than this leave out what is not their first or last word. */
const mostWords = 235

function* paragraphs(lines: readonly (readonly (Line | null)[])[]): Generator<Draft, void, void> {
  const told = new Set<string>()
  const last = lines.flat().findLast((one) => one !== null)
  let words = 0
  for (const paragraph of lines) {
    let opens = true
    for (const one of paragraph) {
      if (!one || told.has(one.text)) continue
      const size = wordsIn(one.text)
      if (words + size > mostWords && one !== last) continue
      words += size
      yield { ...one, before: told.size === 0 ? '' : opens ? '\n\n' : ' ' }
      told.add(one.text)
      opens = false
    }
  }
}

function* sentences(text: string): Generator<Draft, void, void> {
  const parts = text.match(/[^.!?।]+[.!?।]+(?=\s|$)/g) ?? [text]
  for (const [at, part] of parts.entries())
    yield { text: part.trim(), factIds: [], before: at === 0 ? '' : ' ' }
}

/** Composes the answer to a task. Nothing is worked out twice, and the first draft needs no other. */
export function compose(task: Task, sheet: () => Sheet): Composed {
  const key = smallTalkKey(task)
  if (key) {
    const text = side(task.pick(smallTalk[key] as readonly Pair[], key), task.language)
    return {
      outcome: 'clarify',
      verdictKeys: [],
      judgement: null,
      windows: [],
      drafts: () => sentences(text),
    }
  }
  const { understood, person } = task
  const laid = sheet()
  const { time } = understood
  const judgement = judge(laid, judgedTopic(understood), person, {
    aspect: understood.aspect,
    ...(time?.kind === 'span' ? { time } : {}),
  })
  const telling: Telling = { ...task, sheet: laid, judgement }
  const keys = judgement.verdicts.map((verdict) => verdict.key)
  const answer = (drafts: () => Iterable<Draft>): Composed => ({
    outcome: 'answer',
    verdictKeys: keys,
    judgement,
    drafts,
    windows: judgement.windows,
  })
  if (understood.topic === 'day') {
    const day = dayAnswer(telling)
    return {
      ...answer(() => paragraphs(day.lines)),
      verdictKeys: [...day.keys, ...keys],
      windows: [...day.windows, ...judgement.windows],
    }
  }
  if (understood.topic === 'chart') return answer(() => paragraphs(chartAnswer(telling)))
  if (understood.topic === 'remedy') return answer(() => paragraphs(remedyAnswer(telling)))
  return answer(() => lifeAnswer(telling))
}
