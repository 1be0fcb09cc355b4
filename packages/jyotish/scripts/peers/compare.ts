/** How far each package is from what others have published of the same sky. */
import { births } from '../../src/testing/reference.ts'
import { arc } from '../../src/sky/zodiac.ts'
import type { Contender } from './contenders.ts'
import { horizonsSkies, seven } from './horizons.ts'

/** The largest and the mean difference of a graha or of the lagna, arcseconds, rounded to hundredths. */
export interface Difference {
  what: string
  worst: number
  mean: number
}

/** Where the lagna leaps within the polar circles packages choose differently, so those are left out; so is what lies past 2050, where the reference's own sidereal time steps. */
const timedBirths = births.filter(({ lat, utc }) => Math.abs(lat) < 60 && utc < '2050')

function differenceOf(what: string, errors: readonly number[]): Difference {
  const sizes = errors.map((error) => Math.abs(error) * 3600)
  const rounded = (value: number) => Math.round(value * 100) / 100
  return {
    what,
    worst: rounded(Math.max(...sizes)),
    mean: rounded(sizes.reduce((sum, size) => sum + size, 0) / sizes.length),
  }
}

/** The seven against JPL Horizons, the true node and the lagna against the reference births. */
export function differencesOf(contender: Contender): Difference[] {
  const skies = horizonsSkies()
  const told = skies.map(({ jdTt }) => contender.sevenAt(jdTt))
  const rows = seven.map((body) =>
    differenceOf(
      body,
      skies.map(({ longitudes }, i) => arc(longitudes[body], told[i]![body])),
    ),
  )
  const birthOf = ({ utc, lat, lon }: (typeof births)[number]) => ({
    utc,
    latitude: lat,
    longitude: lon,
  })
  const nodes = timedBirths.map((birth) => arc(birth.L[8]!, contender.node(birthOf(birth))))
  const lagnas = timedBirths.map((birth) => arc(birth.asc, contender.lagna(birthOf(birth))))
  return [...rows, differenceOf('rahu', nodes), differenceOf('lagna', lagnas)]
}

export const comparedInstants = (): number => horizonsSkies().length
export const comparedBirths = timedBirths.length
