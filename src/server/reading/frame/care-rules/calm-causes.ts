import type { CareKind } from '../../types/frame.ts'
import { calmBetweenPeople } from './calm-between-people.ts'
import { explainedByCustom } from './calm-of-custom.ts'
import { calmInSayings } from './calm-in-sayings.ts'
import { calmOfAffairs } from './calm-of-affairs.ts'
import { calmOfBodyAndHome } from './calm-of-body-and-home.ts'
import { calmOfEveryDay } from './calm-of-every-day.ts'
import { calmOfHouseAndHeart } from './calm-of-house-and-heart.ts'
import { calmOfOneself } from './calm-of-oneself.ts'

const causes = [
  ...calmBetweenPeople,
  ...calmOfOneself,
  ...calmOfHouseAndHeart,
  ...calmOfAffairs,
  ...calmOfBodyAndHome,
  ...calmInSayings,
  ...calmOfEveryDay,
]

const plainOf = (text: string): string =>
  text.toLowerCase().normalize('NFC').replace(/’/g, "'").replace(/\s+/g, ' ')

/** What a question says besides its own words. */
export interface SaidBeside {
  /** Whether a danger is said in plain words: then only the older causes may explain it. */
  isPlain?: boolean
  /** What was asked before in the chat. */
  before?: readonly string[]
}

function causesMet(text: string, { isPlain = false, before = [] }: SaidBeside) {
  const plain = plainOf(text)
  const chat = plainOf([...before, text].join(' '))
  return causes.filter(
    (cause) =>
      !(cause.isOfReader && isPlain) &&
      (cause.before?.test(chat) ?? true) &&
      cause.named.every((pattern) => pattern.test(plain)) &&
      !cause.unless.test(plain),
  )
}

/** The kinds of care that a calm matter which is named explains; empty where none is. */
export function explainedKinds(text: string, beside: SaidBeside = {}): ReadonlySet<CareKind> {
  return new Set([
    ...causesMet(text, beside).flatMap(({ explains }) => explains),
    ...explainedByCustom(text, beside.isPlain ?? false),
  ])
}

/** Of these the ones of which a line stays where the reader of questions is very sure: no older cause explains them. */
export function easedKinds(text: string, beside: SaidBeside = {}): ReadonlySet<CareKind> {
  const met = causesMet(text, beside)
  const older = new Set(met.filter((cause) => !cause.isOfReader).flatMap((each) => each.explains))
  return new Set(met.flatMap(({ explains }) => explains).filter((kind) => !older.has(kind)))
}
