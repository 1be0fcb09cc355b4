import { toBirthFormValues, type BirthFormValues, type BirthInput } from './birth-form-values.ts'

/** What the call takes, as the form shows it. */
export function birthInputToForm({
  tob,
  tob_known,
  lat,
  lng,
  ...birth
}: BirthInput): BirthFormValues {
  const { bid: _, ...formValues } = toBirthFormValues({
    ...birth,
    bid: '',
    tob: tob ?? '',
    tob_sec: birth.tob_sec === undefined ? undefined : Number(birth.tob_sec),
    tob_known: tob_known ?? true,
    gender: birth.gender ?? 'Male',
    marital_status: birth.marital_status ?? 'Single',
    language: birth.language ?? 'English',
    lat: Number(lat),
    lng: Number(lng),
  })
  return formValues
}
