/** What a request sets the composer to do: the question as it is understood, and what was asked before. */
import { judgedTopic } from './composer/composer.ts'
import type { Task } from './composer/composer.ts'
import { createSeededPick } from './composer/seeded-pick.ts'
import type { ReadingLanguage, ReadingRequest } from './types/reading-types.ts'
import { understandQuestion } from './understand/understand.ts'
import type { Understanding } from './understand/understand.ts'
import { isLifeTopic } from './understand/topics.ts'
import { matterKey } from './verdicts/stored-verdict.ts'

/** A question typed in Devanagari is answered in Hindi, whatever the chat's language. */
export function languageOf(request: ReadingRequest): ReadingLanguage {
  return /[\u0900-\u097f]/.test(request.question) ? 'hi' : request.language
}

/** What the questions of the chat so far were understood as, oldest first. */
function understoodBefore(request: ReadingRequest): Understanding[] {
  const all: Understanding[] = []
  for (const { question } of request.history)
    all.push(understandQuestion(question, request.at, all.at(-1)))
  return all
}

/** A bare name, after we asked whose chart is meant, still asks about the two. */
function asMeant(
  understood: Understanding,
  askedBack: boolean,
  last: Understanding | undefined,
): Understanding {
  return askedBack && last?.topic === 'compatibility' && understood.topic === 'unclear'
    ? last
    : understood
}

/** The question as it is understood after those before it, and how its words are picked. */
export function taskOf(request: ReadingRequest, language: ReadingLanguage): Task {
  const before = understoodBefore(request)
  const last = before.at(-1)
  const askedBack = request.history.at(-1)?.outcome === 'clarify'
  const understood = asMeant(
    understandQuestion(request.question, request.at, last),
    askedBack,
    last,
  )
  const timesAsked = before.filter(
    (one, at) =>
      one.topic === understood.topic &&
      one.aspect === understood.aspect &&
      (request.history[at]?.outcome ?? 'answer') === 'answer',
  ).length
  return {
    understood,
    person: request.person,
    persona: request.persona,
    language,
    // Asked again, the same is told in other words.
    pick: createSeededPick(
      `${request.question}${'#'.repeat(timesAsked)}`,
      request.chart,
      request.at,
    ),
    askedBackBefore: askedBack && (last?.topic === 'unclear' || last?.topic === 'compatibility'),
    askedBefore: timesAsked > 0 && !understood.followsOn,
  }
}

/** The second chart where the question is about two people, and what was found on the matter before. */
export async function addWhatIsKept(task: Task, request: ReadingRequest): Promise<void> {
  const { understood } = task
  try {
    if (understood.topic === 'compatibility' && request.second)
      task.second = await request.second(request.question)
    const ofOneSpan = understood.time?.kind === 'span'
    if (isLifeTopic(understood.topic) && !ofOneSpan && request.recall)
      task.earlier = await request.recall(matterKey(judgedTopic(understood), understood.aspect))
  } catch {
    // An answer from the chart alone is better than none.
  }
}
