import type { AnyKundli } from '@drishti/jyotish'
import { savedMoment } from '../../contract/kundli/birth-moment.ts'
import type { ChartInput } from '../../contract/kundli/kundli.ts'
import { httpErrors as houseWords } from '../../words/http/http-errors.ts'
import { kundliMessages as words } from '../../words/kundli/kundli.ts'
import type { ReadContext } from '../core/endpoint.ts'
import { HttpError } from '../core/refusal.ts'
import { chartOfBirth } from './birth/chart-of-birth.ts'
import type { ShownBirth } from './page/show-kundli.ts'
import { resolveBirth } from './birth/resolve-birth.ts'

/** The chart that is asked about: one's own by its bid, or of the fields sent along. */
export async function chartFromInput(
  {
    context,
    db,
    user,
    at,
  }: Pick<ReadContext<'birthdetails/chart'>, 'context' | 'db' | 'user' | 'at'>,
  input: { bid: string } | ChartInput,
): Promise<{ chart: AnyKundli; birth: ShownBirth }> {
  if (!('bid' in input)) {
    const { moment, clock } = resolveBirth(input, at, context.adapters.places)
    return { chart: chartOfBirth(clock), birth: { ...input, ...clock, moment } }
  }
  if (!user) throw new HttpError(401, houseWords.signIn)
  const birth = await db
    .selectFrom('births')
    .where('bid', '=', input.bid)
    .where('uid', '=', user.uid)
    .selectAll()
    .executeTakeFirst()
  if (!birth) throw new HttpError(404, words.notFound)
  return { chart: chartOfBirth(birth), birth: { ...birth, moment: savedMoment(birth) } }
}
