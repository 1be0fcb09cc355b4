import { withoutLanguage } from '../core/language.tsx'

/** The chat that a new kundli leads to; with the discussion that is to be asked about (`about`), if any. */
export function chatAddressTemplate(persona: 'Oracle' | 'Astra', url: URL): string {
  const about = /^[0-9a-f-]{36}$/i.exec(url.searchParams.get('about') ?? '')?.[0]
  return `/chats?type=${persona}&bid={bid}${about ? `&about=${about}` : ''}`
}

/** Whom a kundli is made for: `?type=Oracle|Astra`, or the page's own child address /oracle, /astra. */
export function personaFromUrl(url: URL): 'Oracle' | 'Astra' | null {
  const named = url.searchParams.get('type') ?? withoutLanguage(url.pathname).split('/')[2] ?? ''
  return (
    (['Oracle', 'Astra'] as const).find((name) => name.toLowerCase() === named.toLowerCase()) ??
    null
  )
}
