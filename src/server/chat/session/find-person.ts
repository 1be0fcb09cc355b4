import { personChoiceOfAsker, personChoices } from '../../../words/reading/relatives.ts'
import { say, type Language } from '../../../words/say.ts'
import type { Relation } from '../../../contract/kundli/constants.ts'
import type { FoundPerson, PersonChoice, SoughtPerson } from '../../reading/reading.ts'
import { asksByName, hasNameOf } from '../../reading/relatives/name-in-question.ts'
import { nameOfBirth } from './name-of-birth.ts'
import { chartAndPersonOf } from './reading-input.ts'
import type { SavedBirth } from './saved-births.ts'

const mostChoices = 4

/** Of whom a question may be. */
export interface AskedChat {
  /** The kundli that the chat is about. */
  bid: string
  question: string
  language: Language
  /** What the asker chose: a kundli's id, or "own". */
  chosen: string | null
  /** From whose kundli the answer before was read; "own" where they chose that. */
  last: string | null
  at: Date
}

/** The kundli from which a question about somebody else is best read, with what may be chosen instead. */
export type PersonBirth =
  | { count: 'none' }
  | { count: 'several'; births: SavedBirth[] }
  | { count: 'one'; birth: SavedBirth; others: SavedBirth[] }

/**
 * The question's person among the kundlis that the asker has saved, the latest first. The names are compared
 * here and go no further.
 */
export function personAmong(
  births: readonly SavedBirth[],
  { bid, question, chosen, last }: AskedChat,
  sought: SoughtPerson,
): PersonBirth {
  if (chosen === 'own') return { count: 'none' }
  const one = (birth: SavedBirth): PersonBirth => ({
    count: 'one',
    birth,
    others: births.filter((other) => other !== birth && other.bid !== bid),
  })
  const byId = (wanted: string | null) => births.find((birth) => birth.bid === wanted)
  const ofChoice = byId(chosen)
  if (ofChoice) return one(ofChoice)
  if (sought.leans && last === 'own') return { count: 'none' }
  const lastBirth = byId(last)
  if (sought.leans && lastBirth) return one(lastBirth)
  const fitting = births.filter((birth) => fits(birth, sought, bid, births))
  const named = namedAmong(fitting.length > 0 ? fitting : births, sought, question, bid)
  if (named.length === 1) return one(named[0]!)
  if (fitting.length === 0) return { count: 'none' }
  // In a chat about one of them that one is meant, and in a chat that goes on the one of before.
  const known = fitting.find((birth) => birth.bid === bid) ?? fitting.find((b) => b.bid === last)
  const meant = known ?? byAge(fitting, sought.seniority)
  if (meant) return one(meant)
  return fitting.length === 1 ? one(fitting[0]!) : { count: 'several', births: fitting }
}

/** Whether a kundli is of somebody who stands to the asker as the question says. */
function fits(
  birth: SavedBirth,
  { relation, gender }: SoughtPerson,
  bid: string,
  births: readonly SavedBirth[],
): boolean {
  if (!relation || birth.relation !== relation) return false
  if (gender && gender !== (birth.gender === 'Female' ? 'female' : 'male')) return false
  // In a chat about another's kundli "my son" may be said by them: there only that kundli itself is sure.
  const ofChat = births.find((other) => other.bid === bid)?.relation ?? null
  return birth.bid === bid || ofChat === null || ofChat === 'self'
}

/** Those whom the question calls by name. Where it names no relation the name must stand where a person stands. */
function namedAmong(
  births: readonly SavedBirth[],
  { relation }: SoughtPerson,
  question: string,
  bid: string,
): SavedBirth[] {
  const isNamed = relation ? hasNameOf : asksByName
  return births.filter((birth) => {
    // Whoever calls the chat's own person by name asks about the chart at hand.
    if (!relation && (birth.bid === bid || birth.relation === 'self')) return false
    const names = [birth.full_name, birth.short_name ?? '']
    return names.some((name) => isNamed(question, name))
  })
}

function byAge(
  births: readonly SavedBirth[],
  seniority: SoughtPerson['seniority'],
): SavedBirth | null {
  if (!seniority || births.length < 2) return null
  const born = (birth: SavedBirth) => (birth.born_at ?? birth.day_from)?.getTime() ?? 0
  const sorted = births.toSorted((a, b) => born(a) - born(b))
  return (seniority === 'elder' ? sorted[0] : sorted.at(-1)) ?? null
}

/** The same as a reading takes it. */
export function foundPersonOf(
  match: PersonBirth,
  sought: SoughtPerson,
  chat: AskedChat,
): FoundPerson {
  const { bid, language, at } = chat
  if (match.count === 'none') return match
  if (match.count === 'several')
    return { count: 'several', choices: [...choicesOf(match.births), ownChoice(language)] }
  const { birth, others } = match
  const name = nameOfBirth(birth)
  const { chart, person } = chartAndPersonOf(birth, at)
  const own =
    birth.bid === bid
      ? { person: 'own', label: say(personChoiceOfAsker, language, name) }
      : ownChoice(language)
  return {
    count: 'one',
    id: birth.bid,
    name,
    key: keyOf(birth, sought),
    chart,
    person,
    choices: [own, ...choicesOf(sameRelationFirst(others, birth.relation ?? null))],
  }
}

/** What the question calls them, where that is true of the kundli. */
function keyOf(birth: SavedBirth, { relation, key }: SoughtPerson) {
  return relation !== null && birth.relation === relation ? key : null
}

function sameRelationFirst(births: readonly SavedBirth[], relation: Relation | null): SavedBirth[] {
  const rank = (birth: SavedBirth) =>
    birth.relation === relation && relation !== null ? 0 : birth.relation ? 1 : 2
  return births.filter(({ relation: one }) => one !== 'self').toSorted((a, b) => rank(a) - rank(b))
}

function choicesOf(births: readonly SavedBirth[]): PersonChoice[] {
  return births
    .slice(0, mostChoices)
    .map((birth) => ({ person: birth.bid, label: nameOfBirth(birth) }))
}

function ownChoice(language: Language): PersonChoice {
  return { person: 'own', label: say(personChoices.own, language) }
}
