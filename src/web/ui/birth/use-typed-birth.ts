import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'
import { loadTypedBirth, storeTypedBirth } from './typed-birth.ts'
import { readBirthForm, type BirthFormValues } from './birth-form-values.ts'

/**
 * Keeps what is typed into a form of a birth, and fills an empty form with what was typed before.
 *
 * @param isOn whether it is a new birth of one's own, and the page came with none.
 */
export function useTypedBirth(
  form: RefObject<HTMLFormElement | null>,
  isOn: { keeps: boolean; restores: boolean },
  restore: (formValues: BirthFormValues) => void,
): void {
  const { keeps, restores } = isOn
  const fill = useEffectEvent(() => {
    const typed = restores ? loadTypedBirth() : null
    const here = form.current ? readBirthForm(new FormData(form.current)) : {}
    // What was typed before the script came is newer.
    if (typed && !here.full_name && !here.day && !here.pob) restore(typed)
  })
  useEffect(() => {
    fill()
    const { current } = form
    if (!keeps || !current) return
    const store = () => storeTypedBirth(readBirthForm(new FormData(current)))
    current.addEventListener('input', store)
    return () => current.removeEventListener('input', store)
  }, [form, keeps])
}
