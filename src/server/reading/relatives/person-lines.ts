import * as texts from '../../../words/reading/relatives.ts'
import type { ComposedAnswer, Task } from '../composer/composer.ts'
import { say } from '../../../words/say.ts'
import { personWords } from '../matters/person.ts'
import type {
  AskerOfAnother,
  DoneEvent,
  PersonChoice,
  ReadingLanguage,
  ReadingRequest,
  SecondPerson,
} from '../types/reading-types.ts'

/** What opens an answer from somebody else's own kundli. */
function readFromLine({ key, name }: AskerOfAnother, language: ReadingLanguage): string {
  return key
    ? say(texts.readFromTheirs, language, personWords[key].name[language], name)
    : say(texts.readFromNamed, language, name)
}

/** What opens an answer on two people; null where their names are not known. */
function sideBySideLine(
  second: SecondPerson | undefined,
  language: ReadingLanguage,
): string | null {
  if (second?.count !== 'one' || !second.names) return null
  return say(texts.twoSideBySide, language, ...second.names)
}

/** Whose kundlis the answer is read from, where it is not the asker's alone. */
export function headOf(
  { asker }: ReadingRequest,
  { understood, second, language }: Task,
  { outcome }: ComposedAnswer,
): string | null {
  if (outcome !== 'answer') return null
  if (asker) return readFromLine(asker, language)
  return understood.topic === 'compatibility' ? sideBySideLine(second, language) : null
}

/** What may be chosen in its place, as an answer ends with it. */
export function choicesOfPerson(
  choices: readonly PersonChoice[],
  { frame }: Task,
): Partial<DoneEvent> {
  return choices.length > 0
    ? { choices: choices.map((choice) => ({ ...choice, topic: frame.topic })) }
    : {}
}
