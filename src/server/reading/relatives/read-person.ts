import { stillChild, whichPerson } from '../../../words/reading/relatives.ts'
import { say } from '../../../words/say.ts'
import type { Frame } from '../frame/frame.ts'
import { familyOf } from '../types/frame.ts'
import type {
  AskerOfAnother,
  FoundPerson,
  PersonChoice,
  ReadingLanguage,
  ReadingRequest,
} from '../types/reading-types.ts'
import { soughtPerson } from './sought-person.ts'

/** Whose chart a question is read from: with what may be chosen instead, or what is said in place of a reading. */
export interface ReadingOfPerson {
  request: ReadingRequest
  choices: PersonChoice[]
  /** Nothing is read: several kundlis fit, or what was asked is not read for a child. */
  instead: 'which' | 'child' | null
}

const adult = 18
const romance: ReadonlySet<number> = new Set(
  (['love', 'marriage', 'children'] as const).map(familyOf),
)

/** The request with another's chart in the place of the asker's. */
export function requestOfPerson(
  request: ReadingRequest,
  found: Extract<FoundPerson, { count: 'one' }>,
): ReadingRequest {
  const { person, chart } = request
  const asker: AskerOfAnother = {
    person,
    timeKnown: chart.timeKnown,
    id: found.id,
    name: found.name,
    key: found.key,
  }
  return {
    ...request,
    asker,
    chart: found.chart,
    person: found.person,
    // What was told is of the asker, and so is the name.
    memories: [],
    firstName: null,
  }
}

/** Looks whether the question is about somebody whose own kundli is saved, and reads it from there. */
export async function readingOfPerson(
  request: ReadingRequest,
  frame: Frame,
): Promise<ReadingOfPerson> {
  const asItIs: ReadingOfPerson = { request, choices: [], instead: null }
  const { findPerson, question, asker, person } = request
  const sought = !asker && !person.isPublicFigure && findPerson && soughtPerson(frame, question)
  if (!sought) return asItIs
  let found: FoundPerson
  try {
    found = await findPerson(sought)
  } catch {
    // An answer from the asker's houses is better than none.
    return asItIs
  }
  if (found.count === 'none') return asItIs
  if (found.count === 'several') return { request, choices: found.choices, instead: 'which' }
  const ofPerson = requestOfPerson(request, found)
  const { ageYears } = found.person
  const isChild = ageYears !== null && ageYears < adult && romance.has(familyOf(frame.topic))
  return { request: ofPerson, choices: found.choices, instead: isChild ? 'child' : null }
}

/** What is said in place of a reading. */
export function insteadText(
  { request, instead }: ReadingOfPerson,
  language: ReadingLanguage,
): string {
  return instead === 'child'
    ? say(stillChild, language, request.asker?.name ?? '')
    : whichPerson[language]
}
