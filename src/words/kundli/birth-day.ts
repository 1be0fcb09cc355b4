import { monthNames, type Language } from '../say.ts'

/** The day of a birth as it is kept, "14/03/1991", as people write it out: "14 March 1991". */
export function birthDay(dob: string, language: Language): string {
  const [day, month, year] = dob.split('/').map(Number)
  const name = month === undefined ? undefined : monthNames[language][month - 1]
  return name === undefined ? dob : `${day} ${name} ${year}`
}
