/** Reads the fields of a posted form as text without blanks around it; '' where one is missing, or a file. */
export function formTextReader(form: FormData): (name: string) => string {
  return (name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
}

/** What the fields of a form were sent with, by name; a box that was not ticked is not among them. */
export type TypedFields = Partial<Record<string, string>>

/** All text of a posted form, for the form to begin with again where it is refused. */
export function typedFields(form: FormData): TypedFields {
  const fields = [...form].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  )
  return Object.fromEntries(fields)
}
