import type { WireInput } from '../../contract/apis.ts'

export type ContentInput = WireInput<'admin/setContent'>

/**
 * What a form of the content page says: its controls are named by their way into the value
 * ("value.name.en"), and a number's name ends in ":number".
 */
export function readContentForm(form: FormData): ContentInput {
  const value: Record<string, unknown> = {}
  for (const [control, text] of form) {
    if (!control.startsWith('value.') || typeof text !== 'string') continue
    const [path = '', kind] = control.slice('value.'.length).split(':')
    const [first = '', second] = path.split('.')
    const read = kind === 'number' ? Number(text) : text
    // Two languages beside each other, or one thing alone; no name of Object's own gets in.
    if (!/^[a-z]+$/.test(first)) continue
    if (second === 'en' || second === 'hi')
      value[first] = { ...(value[first] as object | undefined), [second]: read }
    else value[first] = read
  }
  return {
    kind: form.get('kind'),
    name: form.get('name'),
    value,
    sample: form.has('sample'),
    live: form.has('live'),
    // The server's schema is what decides whether this is one.
  } as unknown as ContentInput
}
