import type { Language } from '../../words/say.ts'
import type { AppContext } from '../core/context.ts'
import { chartOfBirth } from '../kundli/birth/chart-of-birth.ts'
import { placeClock } from '../panchang/place-clock.ts'
import { showToday } from '../today/show-today.ts'
import { cityOf } from './reminder-settings.ts'

const delhi = { lat: 28.61, lng: 77.21 }

/**
 * What somebody's day is like, in the first sentence that their page of the day says; null where they have no
 * kundli, or one that leaves the Moon's sign open.
 */
export async function dayLine(
  { database: { db }, adapters }: AppContext,
  { uid, language, at }: { uid: string; language: Language; at: Date },
): Promise<string | null> {
  const birth = await db
    .selectFrom('births')
    .where('uid', '=', uid)
    .selectAll()
    .orderBy((order) => order.case().when('relation', '=', 'self').then(0).else(1).end())
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!birth) return null
  const chart = chartOfBirth(birth)
  const { moon } = chart.grahas
  if (moon.rashi === null) return null
  const city = await cityOf(db, uid)
  const where = city ? { lat: city.lat, lng: city.lng, place: city.name } : delhi
  const { tone } = showToday(
    { natal: { rashi: moon.rashi, nakshatra: moon.nakshatra }, chart, name: null },
    { place: placeClock(where, adapters.places), isKept: Boolean(city) },
    { at, daysOn: 0, language },
  )
  return tone[0]
}
