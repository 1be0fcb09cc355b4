import { apiFor } from '../api/client.ts'
import { originContext } from '../api/contexts.ts'
import { inLanguage } from '../core/language.tsx'
import { discussionAddresses, publicAddresses } from './addresses.ts'
import type { Route } from './+types/sitemap-part.ts'
import { xmlResponse } from './xml-response.ts'

/** As a sitemap wants an address: ASCII alone, and fit for XML. */
const escapeAddress = (address: string) =>
  address
    .replace(/[^ -~]+/g, encodeURIComponent)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')

/**
 * /sitemaps/pages.xml and /sitemaps/discussions-{part}.xml: addresses in both languages, each with the
 * other beside it, at most 4,096 of them.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const origin = context.get(originContext) ?? ''
  const call = apiFor(context)
  const part = /^discussions-(\d{1,6})\.xml$/.exec(params.file)?.[1]
  if (!part && params.file !== 'pages.xml') throw new Response(null, { status: 404 })
  const listed = part ? await discussionAddresses(call, Number(part)) : await publicAddresses(call)
  if (!listed.length) throw new Response(null, { status: 404 })
  const urls = listed.flatMap(({ to, changedAt }) => {
    const [en, hi] = (['en', 'hi'] as const).map((it) => escapeAddress(origin + inLanguage(to, it)))
    const beside =
      `<xhtml:link rel="alternate" hreflang="en" href="${en}"/>` +
      `<xhtml:link rel="alternate" hreflang="hi" href="${hi}"/>`
    const since = changedAt ? `<lastmod>${changedAt}</lastmod>` : ''
    return [en, hi].map((address) => `<url><loc>${address}</loc>${since}${beside}</url>`)
  })
  return xmlResponse('urlset', ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', urls)
}
