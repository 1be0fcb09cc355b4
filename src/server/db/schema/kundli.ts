import type { Generated } from 'kysely'
import type { Relation } from '../../../contract/kundli/constants.ts'

/** Birth details. */
export interface KundliTables {
  births: BirthsTable
}

interface BirthsTable {
  bid: string
  uid: string
  full_name: string
  dob: string
  tob: string
  tob_sec: Generated<number>
  tob_known: boolean
  tob_offset: number | null
  pob: string
  lat: number
  lng: number
  gender: 'Male' | 'Female'
  marital_status: 'Single' | 'Married' | 'Divorced'
  language: 'English' | 'Hindi'
  timezone: string
  offset_seconds: number
  born_at: Date | null
  day_from: Date | null
  day_to: Date | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
  /** null until it is said whose it is; one at most of a user is `self`. */
  relation: Relation | null
  short_name: string | null
}
