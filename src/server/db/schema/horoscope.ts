import type { Generated, JSONColumnType } from 'kysely'
import type { StoredHoroscope } from '../stored-json.ts'

/** The printed days of the twelve signs. */
export interface HoroscopeTables {
  horoscopes: {
    day: string
    rashi: number
    told: JSONColumnType<StoredHoroscope, string, never>
    printed_at: Generated<Date>
  }
}
