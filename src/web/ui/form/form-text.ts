/** A field of a form as text; empty where it is missing, or a file. */
export function formTextReader(form: FormData): (name: string) => string {
  return (name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
}
