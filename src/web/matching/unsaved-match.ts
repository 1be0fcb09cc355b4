import { leaveOnShelf, shelfOf, type ShelfItem, type Visit } from '../core/sealed-shelf.ts'
import { parseStoredBirthForm, type BirthFormValues } from '../ui/birth/birth-form-values.ts'
import type { Couple } from './couple.ts'

const cookieName = 'unsaved_matches'

interface UnsavedMatch extends ShelfItem {
  couple: Couple<BirthFormValues>
}

/** The two that this browser was shown a match of, by the key in its address; null where it holds none. */
export function unsavedCouple(visit: Visit, key: string): Couple<BirthFormValues> | null {
  const matches = shelfOf<UnsavedMatch>(visit, cookieName)
  const couple = matches.find((unsaved) => unsaved.key === key)?.couple
  return couple
    ? { bride: parseStoredBirthForm(couple.bride), groom: parseStoredBirthForm(couple.groom) }
    : null
}

/** Leaves the two with the browser for a day; the key stands in the address of their match. */
export function leaveCouple(
  visit: Visit,
  couple: Couple<BirthFormValues>,
): { key: string; cookie: string } {
  return leaveOnShelf<UnsavedMatch>(visit, cookieName, { couple })
}
