import { conceptsIn } from './concepts.ts'
import type { ConceptTable } from './concepts.ts'
import { frameModel } from './load-model.ts'
import { wordsOf } from './skeleton.ts'

/** Concepts that say how something is asked, when and by whom, or name no more than a topic. */
const ofForm =
  /^(?:ask-|verb-|time-|graha-|relative-|number-words|negation-no|self-reference|other-person|months|weekdays|days?-|year-|marital-|dasha-words|chart-fact|luck-fate|delay-|thanks|greeting|smalltalk|festivals|hyperbole-|career-field|love$|married-life|family-whole|personality|talent-strengths|rudraksha-|.*-general$)/

/** The names of the concepts of the lexicon that a text speaks of, in their order; those of form alone and of a whole topic left out. */
export function contentConceptsIn(
  text: string,
  table: ConceptTable = frameModel().concepts,
): string[] {
  const names = conceptsIn(wordsOf(text), table).map(({ concept }) => table.names[concept] ?? '')
  return [...new Set(names)].filter((name) => !ofForm.test(name))
}
