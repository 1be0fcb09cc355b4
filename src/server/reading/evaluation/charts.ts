import { dayMs } from '../../../contract/core/constants.ts'
import { dayKundli, kundli } from '@drishti/jyotish'
import type { AnyKundli } from '@drishti/jyotish'
import type { PersonProfile } from '../types/reading-types.ts'

/** Whoever asks in the evaluation: nobody who lives. */
export interface Asker {
  chart: AnyKundli
  person: PersonProfile
}

const lives: readonly (readonly [PersonProfile['maritalStatus'], number])[] = [
  ['single', 24],
  ['married', 38],
  ['divorced', 45],
  ['married', 67],
  ['single', 31],
]

/** Twenty invented births over sixty years and all of India; every seventh without a birth time. */
export const askers: readonly Asker[] = Array.from({ length: 20 }, (_, at) => {
  const [maritalStatus, ageYears] = lives[at % lives.length] as (typeof lives)[number]
  const bornAtMs = Date.UTC(
    2026 - ageYears,
    (at * 5) % 10,
    1 + ((at * 13) % 28),
    (at * 7) % 24,
    (at * 19) % 60,
  )
  const place = { latitude: 8.5 + ((at * 5) % 25), longitude: 69 + ((at * 7) % 26) }
  const chart =
    at % 7 === 6
      ? dayKundli({
          fromUtc: new Date(bornAtMs).toISOString(),
          toUtc: new Date(bornAtMs + dayMs).toISOString(),
          ...place,
        })
      : kundli({ utc: new Date(bornAtMs).toISOString(), ...place })
  const gender = at % 2 === 0 ? ('female' as const) : ('male' as const)
  return { chart, person: { ageYears, maritalStatus, gender } }
})
