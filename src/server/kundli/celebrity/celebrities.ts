import { abroad } from './people/abroad.ts'
import { business } from './people/business.ts'
import { film } from './people/film.ts'
import { literature } from './people/literature.ts'
import { music } from './people/music.ts'
import { politics } from './people/politics.ts'
import { saints } from './people/saints.ts'
import { science } from './people/science.ts'
import { sport } from './people/sport.ts'
import type { Celebrity } from './celebrity.ts'

/**
 * Everybody on the shelf: no longer living, and born since 1900, where our form begins. A time stands
 * only where a record of the birth, the family or the person gives it.
 */
export const allCelebrities: readonly Celebrity[] = [
  ...politics,
  ...science,
  ...literature,
  ...film,
  ...music,
  ...sport,
  ...saints,
  ...business,
  ...abroad,
]

/** A birth as far as somebody of the shelf is known by it. */
interface BirthOfCelebrity {
  dob: string
  tob: string
  tob_known: boolean
  lat: number
  lng: number
}

/** The figure with just this birth, if it is one of the shelf's. */
export function celebrityOf(birth: BirthOfCelebrity): Celebrity | undefined {
  return allCelebrities.find(
    ({ dob, tob, lat, lng }) =>
      dob === birth.dob &&
      (tob === null ? !birth.tob_known : birth.tob_known && tob === birth.tob) &&
      Math.abs(lat - birth.lat) < 0.02 &&
      Math.abs(lng - birth.lng) < 0.02,
  )
}

/** Whether a birth stands under the name of the figure who has it: a kundli of the shelf, however it was saved. */
export function isOfShelf(birth: BirthOfCelebrity & { full_name: string }): boolean {
  const name = celebrityOf(birth)?.name
  return name !== undefined && Object.values(name).includes(birth.full_name)
}
