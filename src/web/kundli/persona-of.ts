import { withoutLanguage } from '../language.tsx'

/** Whom a kundli is made for: `?type=Oracle|Astra`, or the page's own child address /oracle, /astra. */
export function personaOf(url: URL): 'Oracle' | 'Astra' | null {
  const named = url.searchParams.get('type') ?? withoutLanguage(url.pathname).split('/')[2] ?? ''
  return (
    (['Oracle', 'Astra'] as const).find((name) => name.toLowerCase() === named.toLowerCase()) ??
    null
  )
}
