import type { LocalizedText } from '../../../../words/say.ts'
import { contentConceptsIn } from '../../frame/model/content-concepts.ts'

const conceptsOf = new WeakMap<LocalizedText, ReadonlySet<string>>()

/** What a line speaks of, by the concepts of its English and its Hindi words; reckoned once a line. */
function conceptsOfLine(line: LocalizedText): ReadonlySet<string> {
  const known = conceptsOf.get(line)
  if (known) return known
  const found = new Set([...contentConceptsIn(line.en), ...contentConceptsIn(line.hi)])
  conceptsOf.set(line, found)
  return found
}

/**
 * The lines that speak of something the question names, as places in the list, the nearest first. A concept that
 * most lines share tells none of them apart, and counts the less the more lines have it.
 */
export function nearestLines(
  lines: readonly LocalizedText[],
  asked: readonly string[],
): readonly number[] {
  const concepts = lines.map(conceptsOfLine)
  const weightOf = (concept: string): number => {
    const having = concepts.filter((each) => each.has(concept)).length
    return having > lines.length / 2 ? 0 : 1 / having
  }
  const weights = [...new Set(asked)].map((concept) => [concept, weightOf(concept)] as const)
  const scores = concepts.map((each) =>
    weights.reduce((sum, [concept, weight]) => sum + (each.has(concept) ? weight : 0), 0),
  )
  return [...scores.keys()]
    .filter((at) => (scores[at] ?? 0) > 0)
    .toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
}

const opensWithCase = /^(?:If|For|After|When)\b/u

/** Whether a line is for a case that may not be the asker's: "If recovery agents threaten you, …". */
export function isForOneCase(line: LocalizedText): boolean {
  return opensWithCase.test(line.en)
}

const animals: readonly RegExp[] = [
  /(?<!\p{L})(?:dogs?|puppy|labrador|kutt?[aeiy]\p{L}*|doggy)(?!\p{L})|कुत्त|टॉमी/iu,
  /(?<!\p{L})(?:cats?|kitten|bill[iy])(?!\p{L})|बिल्ली/iu,
  /(?<!\p{L})(?:cattle|cows?|buffalo(?:es)?|gaay|gai|bhains\p{L}*|bull)(?!\p{L})|गाय|भैंस/iu,
  /(?<!\p{L})(?:birds?|parrot|tota)(?!\p{L})|तोता|पक्षी/iu,
]

/** Whether a line speaks of no animal but the one that the question names: nothing on cattle for a dog. */
export function fitsAnimal(line: LocalizedText, question: string): boolean {
  const named = animals.filter((pattern) => pattern.test(question))
  const told = animals.filter((pattern) => pattern.test(line.en))
  return named.length === 0 || told.length === 0 || told.some((animal) => named.includes(animal))
}

/** Whether a line is for any case, or for one that the question names: "For a phone …" where a phone is asked about. */
export function isOfThisCase(line: LocalizedText, asked: readonly string[]): boolean {
  if (!isForOneCase(line)) return true
  const [named = ''] = line.en.split(/[,:;]/u)
  return contentConceptsIn(named).some((concept) => asked.includes(concept))
}
