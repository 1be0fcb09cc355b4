import type { AnyKundli } from '@drishti/jyotish'
import type { CastFields } from '../../../contract/kundli/kundli.ts'
import { house as houseWords } from '../../../words/http/http-errors.ts'
import { kundli as words } from '../../../words/kundli/kundli.ts'
import type { ReadAct } from '../../core/endpoint.ts'
import { HttpRefusal } from '../../core/refusal.ts'
import { chartOf } from './chart-of.ts'
import type { ShownBirth } from '../page/show-kundli.ts'
import { settleBirth } from './settle-birth.ts'

/** The chart that is asked about: one's own by its bid, or of the fields sent along. */
export async function castFrom(
  { house, db, user, at }: Pick<ReadAct<'birthdetails/chart'>, 'house' | 'db' | 'user' | 'at'>,
  asks: { bid: string } | CastFields,
): Promise<{ chart: AnyKundli; birth: ShownBirth }> {
  if (!('bid' in asks)) {
    const settled = settleBirth(asks, at, house.outside.places)
    return { chart: chartOf(settled), birth: { ...asks, ...settled } }
  }
  if (!user) throw new HttpRefusal(401, houseWords.signIn)
  const birth = await db
    .selectFrom('births')
    .where('bid', '=', asks.bid)
    .where('uid', '=', user.uid)
    .selectAll()
    .executeTakeFirst()
  if (!birth) throw new HttpRefusal(404, words.notFound)
  return { chart: chartOf(birth), birth }
}
