/** What a posted form holds under a name, as text without blanks around it: '' when there is none, 100 characters at most. */
export function postedText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim().slice(0, 100) : ''
}
