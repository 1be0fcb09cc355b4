import type { Fact } from '@drishti/jyotish'
import { checkSentence } from './claims/claim-check.ts'
import { compose, judgedTopic } from './composer/composer.ts'
import type { Composed, Task } from './composer/composer.ts'
import { seededPick } from './composer/seeded.ts'
import { safety } from './safety/safety.ts'
import type { DoneEvent, Language, ReadingEvent, ReadingRequest, ShownFact } from './shapes.ts'
import { understand } from './understand/understand.ts'
import type { Understanding } from './understand/understand.ts'
import { sheetOf } from './verdicts/sheet.ts'
import type { Sheet } from './verdicts/sheet.ts'
import { sentencesOf } from './claims/sentences.ts'
import type { Draft, Writer } from './writer.ts'

export type * from './shapes.ts'
export { suggestions } from './suggestions.ts'
export type { SuggestionsRequest } from './suggestions.ts'
export { summary } from './summary.ts'
export type { SummaryRequest } from './summary.ts'

/** A question typed in Devanagari is answered in Hindi, whatever the chat's language. */
function languageOf(request: ReadingRequest): Language {
  return /[\u0900-\u097f]/.test(request.question) ? 'hi' : request.language
}

/** What the last question of the chat was understood as, for one that leans on it. */
function understoodLast(request: ReadingRequest): Understanding | undefined {
  let previous: Understanding | undefined
  for (const exchange of request.history.slice(-3))
    previous = understand(exchange.question, request.at, previous)
  return previous
}

function taskOf(request: ReadingRequest, language: Language): Task {
  return {
    understood: understand(request.question, request.at, understoodLast(request)),
    person: request.person,
    persona: request.persona,
    language,
    pick: seededPick(request.question, request.chart, request.at),
    askedBackBefore: request.history.at(-1)?.outcome === 'clarify',
  }
}

/** Below this an answer is not whole, and is not charged. */
const fewestSentences = 3

/** Keeps count of what was shown. */
interface Shown {
  sentences: number
  facts: Map<string, Fact>
}

/** Lets a draft through if its facts bear it: the claim check stands between any writer and the reader. */
function checked(
  draft: Draft,
  language: Language,
  sheet: Sheet | null,
  shown: Shown,
): ReadingEvent | null {
  const known = sheet?.facts ?? []
  const check = checkSentence(draft.text, language, known)
  if (!check.ok) return null
  const factIds = [...new Set([...draft.factIds, ...check.factIds])].filter((id) =>
    sheet?.byId.has(id),
  )
  for (const id of factIds) {
    const fact = sheet?.byId.get(id)
    if (fact) shown.facts.set(id, fact)
  }
  const before = shown.sentences === 0 ? '' : draft.before === '' ? ' ' : draft.before
  shown.sentences += 1
  return { kind: 'sentence', text: draft.text, factIds, before }
}

function shownFacts(shown: Shown, language: Language): ShownFact[] {
  return [...shown.facts.values()].map(({ id, label, value }) => ({
    id,
    label: label[language],
    value,
  }))
}

function done(
  fields: Partial<DoneEvent> & Pick<DoneEvent, 'outcome' | 'topic' | 'language'>,
): DoneEvent {
  return { kind: 'done', facts: [], verdictKeys: [], writtenBy: 'composer', ...fields }
}

function* safetyReading(
  text: string,
  kind: string,
  language: Language,
): Generator<ReadingEvent, void, void> {
  for (const sentence of sentencesOf(text))
    yield { kind: 'sentence', text: sentence.text, factIds: [], before: sentence.before }
  yield done({ outcome: 'safety', topic: kind, language })
}

/**
 * Reads a chart for one question. Yields checked sentences as they come, then exactly one `done`.
 * Never throws for what a question, a chart or a writer may hold; an aborted signal ends it without
 * `done`. Without a writer the built-in composer writes.
 */
export async function* read(
  request: ReadingRequest,
  writer?: Writer,
): AsyncGenerator<ReadingEvent, void, void> {
  const language = languageOf(request)
  const careful = safety(request.question, request.person, language)
  if (careful) {
    yield* safetyReading(careful.text, careful.kind, language)
    return
  }
  const task = taskOf(request, language)
  let sheet: Sheet | null = null
  const lay = (): Sheet => (sheet ??= sheetOf(request.chart, request.at))
  const composed: Composed = compose(task, lay)
  const shown: Shown = { sentences: 0, facts: new Map() }
  void writer
  for (const draft of composed.drafts()) {
    if (request.signal?.aborted) return
    const event = checked(draft, language, sheet, shown)
    if (event) yield event
  }
  const outcome =
    composed.outcome === 'answer' && shown.sentences < fewestSentences ? 'failed' : composed.outcome
  yield done({
    outcome,
    language,
    topic: outcome === 'clarify' ? task.understood.topic : judgedTopic(task.understood),
    facts: shownFacts(shown, language),
    verdictKeys: composed.verdictKeys,
  })
}
