import type { BirthFieldName } from '../ui/birth/birth-form-values.ts'

/**
 * Leads to the control that is spoken of, once the alert about it has closed and given the focus
 * back. Coordinates that nobody has opened come with a place chosen from the list: then that is it.
 */
export function focusField(form: HTMLFormElement, name: BirthFieldName): void {
  setTimeout(() => {
    const named = form.querySelector<HTMLElement>(`[name="${name}"]`)
    const isFolded = named?.closest('details:not([open])')
    const control = isFolded ? form.querySelector<HTMLElement>('[name="pob"]') : named
    control?.focus()
  })
}
