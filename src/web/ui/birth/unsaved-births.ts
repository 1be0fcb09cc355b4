import { unsavedBirthsCookie } from '../../../contract/core/constants.ts'
import { leaveOnShelf, shelfOf, type ShelfItem, type Visit } from '../../core/sealed-shelf.ts'
import type { BirthInput } from './birth-form-values.ts'

interface UnsavedBirth extends ShelfItem {
  birth: BirthInput
}

/** The birth that this browser was given a kundli of, by the key in its address; null where it holds none. */
export function unsavedBirth(visit: Visit, key: string): BirthInput | null {
  const births = shelfOf<UnsavedBirth>(visit, unsavedBirthsCookie)
  return births.find((unsaved) => unsaved.key === key)?.birth ?? null
}

/** Leaves a birth with the browser for a day; its key stands in the address of its kundli. */
export function leaveBirth(visit: Visit, birth: BirthInput): { key: string; cookie: string } {
  return leaveOnShelf<UnsavedBirth>(visit, unsavedBirthsCookie, { birth })
}
