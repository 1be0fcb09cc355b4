import type { LoaderFunctionArgs } from 'react-router'
import { apiFor } from '../api/throwing.ts'
import { originContext } from '../api/contexts.ts'
import { discussionParts } from './addresses.ts'
import { xmlResponse } from './xml-response.ts'

/** /sitemap.xml: the files in which every public address stands. */
export async function loader({ context }: LoaderFunctionArgs) {
  const origin = context.get(originContext) ?? ''
  const parts = await discussionParts(apiFor(context))
  const files = ['pages', ...parts.map((part) => `discussions-${part}`)]
  const entries = files.map(
    (file) => `<sitemap><loc>${origin}/sitemaps/${file}.xml</loc></sitemap>`,
  )
  return xmlResponse('sitemapindex', '', entries)
}
