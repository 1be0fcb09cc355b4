import type { AnyKundli } from '@drishti/jyotish'
import type { CastFields } from '../../contract/kundli/kundli.ts'
import { httpErrors as houseWords } from '../../words/http/http-errors.ts'
import { kundli as words } from '../../words/kundli/kundli.ts'
import type { ReadContext } from '../core/endpoint.ts'
import { HttpError } from '../core/refusal.ts'
import { chartOf } from './birth/chart-of.ts'
import type { ShownBirth } from './page/show-kundli.ts'
import { settleBirth } from './birth/settle-birth.ts'

/** The chart that is asked about: one's own by its bid, or of the fields sent along. */
export async function castFrom(
  {
    context,
    db,
    user,
    at,
  }: Pick<ReadContext<'birthdetails/chart'>, 'context' | 'db' | 'user' | 'at'>,
  input: { bid: string } | CastFields,
): Promise<{ chart: AnyKundli; birth: ShownBirth }> {
  if (!('bid' in input)) {
    const settled = settleBirth(input, at, context.adapters.places)
    return { chart: chartOf(settled), birth: { ...input, ...settled } }
  }
  if (!user) throw new HttpError(401, houseWords.signIn)
  const birth = await db
    .selectFrom('births')
    .where('bid', '=', input.bid)
    .where('uid', '=', user.uid)
    .selectAll()
    .executeTakeFirst()
  if (!birth) throw new HttpError(404, words.notFound)
  return { chart: chartOf(birth), birth }
}
