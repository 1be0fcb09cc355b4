import { dayKundli } from '@drishti/jyotish'
import { dayMs } from '../../contract/core/constants.ts'
import type { today as rows } from '../../contract/today.ts'
import type { ApiInput } from '../../contract/apis.ts'
import { cityKept } from '../../words/today/today-server.ts'
import { say } from '../../words/say.ts'
import { readEndpoint, writeEndpoint, type Endpoint, type ReadContext } from '../core/endpoint.ts'
import { rateKeyOf } from '../core/rate-limit.ts'
import type { Db } from '../db/schema.ts'
import { chartFromInput } from '../kundli/chart-from-input.ts'
import { placeClock } from '../panchang/place-clock.ts'
import { showToday, type TodayOf } from './show-today.ts'

const delhi = { lat: 28.61, lng: 77.21 }

type GetDay = 'today/getDay'

export const todayEndpoints: { [N in keyof typeof rows]: Endpoint<N> } = {
  'today/getDay': readEndpoint(
    'today/getDay',
    async (request, input) => {
      const { context, caller, at } = request
      const of = await personOf(request, input)
      if (!of) return { status: 'success', day: null }
      const { where, isKept } = await cityOf(request, input)
      const place = placeClock(where, context.adapters.places)
      const day = showToday(
        of,
        { place, isKept },
        { at, daysOn: input.day, language: caller.language },
      )
      return { status: 'success', day }
    },
    {
      costly: true,
      limits: ({ caller }) => [{ key: `today:${rateKeyOf(caller)}`, maximum: 120, seconds: 60 }],
    },
  ),

  'today/getCity': readEndpoint('today/getCity', async ({ db, user }) => ({
    status: 'success',
    city: (await keptCity(db, user.uid)) ?? null,
  })),

  'today/keepCity': writeEndpoint(
    'today/keepCity',
    async ({ tx, user, at, caller }, { name, lat, lng }) => {
      const city = { name, lat, lng, updated_at: at }
      await tx
        .insertInto('kept_cities')
        .values({ uid: user.uid, ...city })
        .onConflict((conflict) => conflict.column('uid').doUpdateSet(city))
        .execute()
      return { status: 'success', message: say(cityKept, caller.language) }
    },
  ),
}

/** Whose day is asked for; null where the birth leaves the Moon's sign open. */
async function personOf(
  request: ReadContext<GetDay>,
  { bid, rashi }: ApiInput<GetDay>,
): Promise<TodayOf | null> {
  if (bid === undefined) return rashi === undefined ? null : ofSign(rashi, request.at)
  const { chart, birth } = await chartFromInput(request, { bid })
  const { moon } = chart.grahas
  if (moon.rashi === null) return null
  return {
    natal: { rashi: moon.rashi, nakshatra: moon.nakshatra },
    chart,
    name: birth.full_name,
  }
}

/** Somebody of whom the Moon's sign is all that is known: a chart of no birth, for the signs that grahas enter. */
function ofSign(rashi: number, at: Date): TodayOf {
  const day = dayKundli({
    fromUtc: new Date(at.getTime() - dayMs / 2).toISOString(),
    toUtc: new Date(at.getTime() + dayMs / 2).toISOString(),
    latitude: delhi.lat,
    longitude: delhi.lng,
  })
  const moon = { ...day.grahas.moon, rashi, nakshatra: null }
  return {
    natal: { rashi, nakshatra: null },
    chart: { ...day, grahas: { ...day.grahas, moon } },
    name: null,
  }
}

/** The place that was sent, else the city that they keep, else Delhi. */
async function cityOf({ db, user }: ReadContext<GetDay>, { lat, lng, place }: ApiInput<GetDay>) {
  if (lat !== undefined && lng !== undefined) return { where: { lat, lng, place }, isKept: true }
  const city = user && (await keptCity(db, user.uid))
  return city
    ? { where: { lat: city.lat, lng: city.lng, place: city.name }, isKept: true }
    : { where: { ...delhi, place: undefined }, isKept: false }
}

function keptCity(db: Db, uid: string) {
  return db
    .selectFrom('kept_cities')
    .where('uid', '=', uid)
    .select(['name', 'lat', 'lng'])
    .executeTakeFirst()
}
