import { parseStoredBirthForm, type BirthFormValues } from './birth-form-values.ts'

/**
 * A birth that was typed and not saved stays in this tab over a reload, the way back and another
 * language: in the browser alone, until the tab is closed, it is saved, or whoever typed it logs out.
 * Storage that is shut off keeps nothing.
 */
const storageName = 'typed-birth'

export function storeTypedBirth(formValues: BirthFormValues): void {
  try {
    sessionStorage.setItem(storageName, JSON.stringify(formValues))
  } catch {
    // As said above.
  }
}

export function loadTypedBirth(): BirthFormValues | null {
  try {
    const text = sessionStorage.getItem(storageName)
    const formValues = text ? parseStoredBirthForm(JSON.parse(text)) : {}
    return Object.values(formValues).some(Boolean) ? formValues : null
  } catch {
    return null
  }
}

export function forgetTypedBirth(): void {
  try {
    sessionStorage.removeItem(storageName)
  } catch {
    // Then nothing was kept either.
  }
}
