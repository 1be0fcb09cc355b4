import type { Route } from './+types/robots-txt.ts'
import { originContext } from '../api/contexts.ts'

/** What no search engine should ask for; pages that belong to a person say noindex themselves. */
const disallowedPaths = ['/apis/', '/dev/', '/reports/', '/admin/']

/** /robots.txt, which says where the sitemap is. */
export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${context.get(originContext) ?? ''}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
