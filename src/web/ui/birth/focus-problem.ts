import type { FormProblem } from './validate-birth-form.ts'

/**
 * Leads to the control that a problem is about, or to the first of its choices. Coordinates that nobody
 * has opened come with a place chosen from the list: then that is it. What is about no control alone has
 * an alert of its own.
 */
export function focusProblem(form: HTMLFormElement, { name, choices }: FormProblem, prefix = '') {
  const control = (named: string) => form.querySelector<HTMLElement>(`[name="${named}"]`)
  const target = choices?.[0]
    ? control(choices[0].field)
    : name && unfolded(control(prefix + name), () => control(`${prefix}pob`))
  const found = target || form.querySelector<HTMLElement>('[role=alert][tabindex]')
  found?.focus()
}

function unfolded(control: HTMLElement | null, instead: () => HTMLElement | null) {
  return control?.closest('details:not([open])') ? instead() : control
}
