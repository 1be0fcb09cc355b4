import { isId } from '../../contract/core/plain-text.ts'
import { withoutLanguage } from './language.tsx'

/** The chat that a new kundli leads to: about a public figure (`figure`) the celebrity chat; with the discussion that is to be asked about (`about`), if any. */
export function chatAddressTemplate(persona: 'Oracle' | 'Astra', url: URL): string {
  const about = url.searchParams.get('about') ?? ''
  if (url.searchParams.has('figure')) return `/chatsceleb?type=${persona}&bid={bid}`
  return `/chats?type=${persona}&bid={bid}${isId(about) ? `&about=${about}` : ''}`
}

/** Whom a kundli is made for: `?type=Oracle|Astra`, or the page's own child address /oracle, /astra. */
export function personaFromUrl(url: URL): 'Oracle' | 'Astra' | null {
  const named = url.searchParams.get('type') ?? withoutLanguage(url.pathname).split('/')[2] ?? ''
  return (
    (['Oracle', 'Astra'] as const).find((name) => name.toLowerCase() === named.toLowerCase()) ??
    null
  )
}
