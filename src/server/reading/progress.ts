import type { ProgressEvent } from './types/reading-types.ts'
import type { WriterInput } from './composer/writer.ts'

/** What a reader follows without a book: who rules or stands where, and whose period runs. */
const plainFact =
  /^(?:house\.\d+\.lord|[a-z]+\.house|dasha\.(?:maha|antar)|transit\.[a-z]+\.house)$/
const mostShown = 3

/** The facts that an answer will be written from, the weightiest first, at most three. */
export function* progressOf(
  { composedDrafts, sheet, language }: WriterInput,
  write: (text: string) => string,
): Generator<ProgressEvent, void, void> {
  const ids = new Set(
    composedDrafts.flatMap(({ factIds }) => factIds).filter((id) => plainFact.test(id)),
  )
  for (const id of [...ids].slice(0, mostShown)) {
    const label = sheet.facts.find((fact) => fact.id === id)?.label[language]
    if (label) yield { kind: 'progress', text: write(label) }
  }
}
