/** Reads the fields of a posted form as text without blanks around it; '' where one is missing, or a file. */
export function formTextReader(form: FormData): (name: string) => string {
  return (name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
}
