import type { LoaderFunctionArgs } from 'react-router'
import { asker } from '../ask.ts'
import { originContext } from '../contexts.ts'
import { inLanguage } from '../language.tsx'
import { publicAddresses } from './addresses.ts'

/** As a sitemap wants an address: ASCII alone, and fit for XML. */
const escaped = (address: string) =>
  address
    .replace(/[^ -~]+/g, encodeURIComponent)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')

/** /sitemap.xml: every public address in both languages, each with the other beside it. */
export async function loader({ context }: LoaderFunctionArgs) {
  const origin = context.get(originContext) ?? ''
  const listed = await publicAddresses(asker(context))
  const urls = listed.flatMap(({ to, changed }) => {
    const [en, hi] = (['en', 'hi'] as const).map((it) => escaped(origin + inLanguage(to, it)))
    const beside =
      `<xhtml:link rel="alternate" hreflang="en" href="${en}"/>` +
      `<xhtml:link rel="alternate" hreflang="hi" href="${hi}"/>`
    const since = changed ? `<lastmod>${changed}</lastmod>` : ''
    return [en, hi].map((address) => `<url><loc>${address}</loc>${since}${beside}</url>`)
  })
  const xml =
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${urls.join('\n')}\n</urlset>\n`
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  })
}
