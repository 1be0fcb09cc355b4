import { layout, route } from '@react-router/dev/routes'
import type { RouteConfig } from '@react-router/dev/routes'
import { pages } from './app/pages.ts'

/**
 * The router's table. Every page answers at `/path` and at `/hi/path`: the language is an optional
 * first segment, so a page is one row and one module. Children such as create-kundli/oracle are the
 * same module at another address, hence the ids.
 */
export default [
  layout('app/page-frame.tsx', [
    ...pages.map((page) => ({
      id: page.path || 'home',
      path: ['hi?', page.path].filter(Boolean).join('/'),
      file: page.file,
      ...(page.path === '' && { index: true }),
    })),
    route('hi?/*', 'app/not-found.tsx'),
  ]),
  route('theme', 'app/theme/theme.ts'),
  route('logout', 'app/logout.ts'),
  route('sitemap.xml', 'sitemap/sitemap-xml.ts'),
  route('sitemaps/:file', 'sitemap/sitemap-part.ts'),
  route('robots.txt', 'sitemap/robots-txt.ts'),
  route('manifest.webmanifest', 'app/manifest.ts'),
  route('hi/manifest.webmanifest', 'app/manifest.ts', { id: 'hindi-manifest' }),
] satisfies RouteConfig
