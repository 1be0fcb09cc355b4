import type { DoneEvent, DroppedSentence } from './types/reading-types.ts'

/** How many sentences were not shown, by cause. */
export function countDropped(dropped: readonly DroppedSentence[]): DoneEvent['dropped'] {
  const groups = Map.groupBy(dropped, ({ cause }) => cause)
  return Object.fromEntries([...groups].map(([cause, sentences]) => [cause, sentences.length]))
}
