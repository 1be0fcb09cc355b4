import type { Register } from 'react-router'
import type { Language } from '../../words/say.ts'
import { inLanguage } from './language.tsx'

/** What the router makes of the table of pages, in app/pages.ts. */
type Pages = Register extends { pages: infer P extends Record<string, { params: object }> }
  ? P
  : never

/** The path of a page as its row has it, without the language: `/forum/:slug`. */
export type PagePath = Exclude<keyof Pages, '/hi' | `/hi/${string}` | `${string}*`>

type Values<P extends PagePath> = Pages[P]['params'] &
  Record<string, string | number | null | undefined>

/**
 * The address of a page: `href('/forum/:slug', { slug, did })` is `/forum/a-slug?did=…`. What fills no
 * hole of the path goes into its query; null and undefined are left out.
 *
 * @param language for addresses outside of `LocalizedLink`, which brings its own.
 */
export function href<P extends PagePath>(
  path: P,
  ...[values, language]: object extends Pages[P]['params']
    ? [values?: Values<P>, language?: Language]
    : [values: Values<P>, language?: Language]
): string {
  let address: string = path
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values ?? {})) {
    if (value === null || value === undefined) continue
    const text = String(value)
    if (path.includes(`:${name}`)) address = address.replace(`:${name}`, encodeURIComponent(text))
    else query.set(name, text)
  }
  return inLanguage(query.size ? `${address}?${query}` : address, language ?? 'en')
}
