import type { Language, Person } from './shapes.ts'

/** A free, honest answer that stands in place of a reading. */
export interface SafetyAnswer {
  kind: string
  text: string
}

export function safety(
  _question: string,
  _person: Person,
  _language: Language,
): SafetyAnswer | null {
  return null
}
