/** Kala bala, strength of time (Brihat Parashara Hora Shastra, ch. 27). All in virupas. */
import { angularDistance, shadbalaGrahas, type PerGraha, type ShadbalaGraha } from './grahas.ts'

const ofNight: readonly ShadbalaGraha[] = ['moon', 'mars', 'saturn']

/** Nathonnatha bala: 60 at apparent noon for Sun, Jupiter, Venus, at midnight for Moon, Mars, Saturn; Mercury always. */
export function nathonnathaBala(graha: ShadbalaGraha, degreesFromNoon: number): number {
  if (graha === 'mercury') return 60
  const night = angularDistance(0, degreesFromNoon) / 3
  return ofNight.includes(graha) ? night : 60 - night
}

const malefic: readonly ShadbalaGraha[] = ['sun', 'mars', 'saturn']

/** Paksha bala, undoubled: a third of the way from Sun to Moon for benefics, the rest of 60 for malefics. */
export function pakshaBala(graha: ShadbalaGraha, sunDegrees: number, moonDegrees: number): number {
  const bright = angularDistance(sunDegrees, moonDegrees) / 3
  return malefic.includes(graha) ? 60 - bright : bright
}

const thirds: readonly ShadbalaGraha[] = ['mercury', 'sun', 'saturn', 'moon', 'venus', 'mars']

/** Tribhaga bala: 60 for the lord of the third of the day or night that runs, and always for Jupiter. */
export function tribhagaBala(graha: ShadbalaGraha, third: number): number {
  return graha === 'jupiter' || thirds[third] === graha ? 60 : 0
}

/** Lords of the weekdays from Sunday. */
export const weekdayLords: readonly ShadbalaGraha[] = [...shadbalaGrahas]
/** Each hour's lord is the sixth weekday on from the last one's: the order of slowness. */
const hourLord = (vara: number, hour: number): ShadbalaGraha => weekdayLords[(vara + hour * 5) % 7]!

export interface TimeLords {
  year: ShadbalaGraha
  month: ShadbalaGraha
  day: ShadbalaGraha
  hour: ShadbalaGraha
}

/**
 * The lords of year, month, day and hour. A year of 360 days and a month of 30 are counted from the
 * creation of the Surya Siddhanta (1.45 to 1.51), which was a Sunday; each is ruled by the lord of its first day.
 *
 * @param ahargana whole days since that Sunday
 * @param vara weekday of birth, 0 = Sunday, begun at sunrise
 * @param hour equal hours since sunrise, 0..23
 */
export function timeLords(ahargana: number, vara: number, hour: number): TimeLords {
  const first = (length: number) => weekdayLords[(Math.floor(ahargana / length) * length) % 7]!
  return {
    year: first(360),
    month: first(30),
    day: weekdayLords[vara]!,
    hour: hourLord(vara, hour),
  }
}

/** 15, 30, 45 and 60 for the lords of year, month, day and hour. */
export function timeLordBala(graha: ShadbalaGraha, lords: TimeLords) {
  return {
    year: lords.year === graha ? 15 : 0,
    month: lords.month === graha ? 30 : 0,
    day: lords.day === graha ? 45 : 0,
    hour: lords.hour === graha ? 60 : 0,
  }
}

const southern: readonly ShadbalaGraha[] = ['moon', 'saturn']

/**
 * Ayana bala, undoubled: 30 on the equator, more towards the graha's own side; Mercury is strong on both.
 * Declination of its ecliptic place in degrees north; the greatest is taken as 24, as the texts do.
 */
export function ayanaBala(graha: ShadbalaGraha, declinationDegrees: number): number {
  let towards = southern.includes(graha) ? -declinationDegrees : declinationDegrees
  if (graha === 'mercury') towards = Math.abs(declinationDegrees)
  return ((24 + towards) * 60) / 48
}

const fighters: readonly ShadbalaGraha[] = ['mars', 'mercury', 'jupiter', 'venus', 'saturn']

/**
 * Yuddha bala: of two of the five within a degree, the one further north wins, and what their strengths so
 * far differ by is added to it and taken from the other.
 */
export function yuddhaBala(
  degrees: PerGraha<number>,
  latitudes: PerGraha<number>,
  soFar: PerGraha<number>,
): PerGraha<number> {
  const change = { sun: 0, moon: 0, mars: 0, mercury: 0, jupiter: 0, venus: 0, saturn: 0 }
  fighters.forEach((firstGraha, i) => {
    for (const secondGraha of fighters.slice(i + 1)) {
      if (angularDistance(degrees[firstGraha], degrees[secondGraha]) >= 1) continue
      const oneWins = latitudes[firstGraha] >= latitudes[secondGraha]
      const stake = Math.abs(soFar[firstGraha] - soFar[secondGraha]) * (oneWins ? 1 : -1)
      change[firstGraha] += stake
      change[secondGraha] -= stake
    }
  })
  return change
}
