import type { Relation } from '../../../contract/kundli/constants.ts'
import { chartOfBirth } from '../../kundli/birth/chart-of-birth.ts'
import type { SecondPerson } from '../../reading/reading.ts'
import { hasNameOf } from '../../reading/relatives/name-in-question.ts'
import { subjectInWords } from '../../reading/understand/understand.ts'
import { nameOfBirth } from './name-of-birth.ts'
import type { ChartedBirth } from './reading-input.ts'
import type { SavedBirth } from './saved-births.ts'

const mostChoices = 5

export type SecondBirth =
  | { count: 'one'; birth: SavedBirth }
  | { count: 'none' }
  | { count: 'several'; births: SavedBirth[] }

/** The relations that the words of a question name. */
const relationsInWords: Partial<Record<string, Relation>> = {
  spouse: 'spouse',
  child: 'child',
  parent: 'parent',
  sibling: 'sibling',
  friend: 'friend',
}

/**
 * Whose birth a question about two people means: the kundli that was chosen, or that it names, by name or by
 * relation; else the asker's only other one, or that of their spouse. The name is compared here and goes no further.
 */
export function secondBirthAmong(
  births: readonly SavedBirth[],
  chat: { bid: string; chosen?: string | null },
  question: string,
): SecondBirth {
  const others = births.filter(({ bid }) => bid !== chat.bid)
  if (others.length === 0) return { count: 'none' }
  const chosen = others.filter(({ bid }) => bid === chat.chosen)
  const named = others.filter(
    ({ full_name, short_name }) =>
      hasNameOf(question, full_name) || hasNameOf(question, short_name ?? ''),
  )
  const relation = relationsInWords[subjectInWords(question)]
  const related = others.filter((birth) => relation && birth.relation === relation)
  const [meant = others] = [chosen, named, related].filter((some) => some.length > 0)
  if (meant.length === 1) return { count: 'one', birth: meant[0]! }
  const spouses = meant === others ? others.filter((birth) => birth.relation === 'spouse') : []
  return spouses.length === 1
    ? { count: 'one', birth: spouses[0]! }
    : { count: 'several', births: meant }
}

/** What a reading needs of a second birth; `first` is the kundli beside which it is laid. */
export function secondPersonOf(
  second: SecondBirth,
  first?: Pick<ChartedBirth, 'full_name' | 'short_name'>,
): SecondPerson {
  if (second.count === 'none') return second
  if (second.count === 'several')
    return {
      count: 'several',
      choices: second.births
        .slice(0, mostChoices)
        .map((birth) => ({ person: birth.bid, label: nameOfBirth(birth) })),
    }
  const { birth } = second
  return {
    count: 'one',
    chart: chartOfBirth(birth),
    gender: birth.gender === 'Female' ? 'female' : 'male',
    ...(first && { names: [nameOfBirth(first), nameOfBirth(birth)] as [string, string] }),
  }
}
