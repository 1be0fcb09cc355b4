import { apiFor } from '../api/client.ts'
import { originContext } from '../api/contexts.ts'
import { discussionParts } from './addresses.ts'
import type { Route } from './+types/sitemap-xml.ts'
import { xmlResponse } from './xml-response.ts'

/** /sitemap.xml: the files in which every public address stands. */
export async function loader({ context }: Route.LoaderArgs) {
  const origin = context.get(originContext) ?? ''
  const parts = await discussionParts(apiFor(context))
  const files = ['pages', ...parts.map((part) => `discussions-${part}`)]
  const entries = files.map(
    (file) => `<sitemap><loc>${origin}/sitemaps/${file}.xml</loc></sitemap>`,
  )
  return xmlResponse('sitemapindex', '', entries)
}
