import type { Db } from '../../db/schema.ts'
import { chartOfBirth } from '../../kundli/birth/chart-of-birth.ts'
import type { SecondPerson } from '../../reading/reading.ts'
import { foldedWords } from '../../reading/understand/fold.ts'
import { chartedColumns, type ChartedBirth } from './reading-input.ts'

/** A person seldom keeps more; what lies beyond is not looked at. */
const mostKundlis = 60
/** A name shorter than this stands in too many words to mean somebody. */
const shortestName = 3

/** Whether a question names somebody: any word of the name, as people write it in either script. */
function names(question: ReadonlySet<string>, fullName: string): boolean {
  return foldedWords(fullName).some((word) => word.length >= shortestName && question.has(word))
}

export type SecondBirth = { count: 'one'; birth: ChartedBirth & { bid: string } } | NoSecond
type NoSecond = { count: 'none' | 'several' }

/**
 * Whose birth a question about two people means: the kundli that it names, else the asker's only other
 * one. The name is compared here and goes no further.
 */
export async function findSecondBirth(
  db: Db,
  of: { uid: string; bid: string },
  question: string,
): Promise<SecondBirth> {
  const otherBirths = await db
    .selectFrom('births')
    .where('uid', '=', of.uid)
    .where('bid', '!=', of.bid)
    .orderBy('created_at', 'desc')
    .limit(mostKundlis)
    .select(['births.full_name', 'births.bid', ...chartedColumns])
    .execute()
  if (otherBirths.length === 0) return { count: 'none' }
  const words = new Set(foldedWords(question))
  const named = otherBirths.filter(({ full_name }) => names(words, full_name))
  const meant = named.length > 0 ? named : otherBirths
  const [only] = meant
  return !only || meant.length > 1 ? { count: 'several' } : { count: 'one', birth: only }
}

/** What a reading needs of a second birth. */
export function secondPersonOf(second: SecondBirth): SecondPerson {
  if (second.count !== 'one') return second
  const { birth } = second
  return {
    count: 'one',
    chart: chartOfBirth(birth),
    gender: birth.gender === 'Female' ? 'female' : 'male',
  }
}

/** The second person of a question: nothing but the chart and the gender. */
export async function secondKundli(
  db: Db,
  of: { uid: string; bid: string },
  question: string,
): Promise<SecondPerson> {
  return secondPersonOf(await findSecondBirth(db, of, question))
}
