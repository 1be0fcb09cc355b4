import type { CareKind } from '../../types/frame.ts'
import { calmBetweenPeople } from './calm-between-people.ts'
import { calmOfOneself } from './calm-of-oneself.ts'

const causes = [...calmBetweenPeople, ...calmOfOneself]

/** The kinds of care that a calm matter which is named explains; empty where none is. */
export function explainedKinds(text: string): ReadonlySet<CareKind> {
  const plain = text.toLowerCase().normalize('NFC').replace(/’/g, "'").replace(/\s+/g, ' ')
  const met = causes.filter(
    ({ named, unless }) => named.every((pattern) => pattern.test(plain)) && !unless.test(plain),
  )
  return new Set(met.flatMap(({ explains }) => explains))
}
