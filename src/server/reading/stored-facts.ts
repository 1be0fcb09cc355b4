import type { StoredFact } from '../db/stored-json.ts'
import type { GroundedSentence } from '../../contract/chat.ts'
import type { FactData } from '../../contract/core/common-schemas.ts'

export function showStoredFacts(facts: readonly StoredFact[]): FactData[] {
  return facts.map(({ id, label, value }) => ({ id, label, value }))
}

/** The sentences of `text` that rest on facts, in their order. */
export function groundedSentences(text: string, facts: readonly StoredFact[]): GroundedSentence[] {
  const byStart = new Map<number, { end: number; fact_ids: string[] }>()
  for (const fact of facts)
    for (const [start, end] of fact.spans ?? []) {
      const sentence = byStart.get(start) ?? { end, fact_ids: [] }
      sentence.fact_ids.push(fact.id)
      byStart.set(start, sentence)
    }
  return [...byStart]
    .sort(([a], [b]) => a - b)
    .map(([start, { end, fact_ids }]) => ({ text: text.slice(start, end), fact_ids }))
}
