import { matchRoutes } from 'react-router'
import { describe, expect, test } from 'vitest'
import { pages } from '../../../web/app/pages.ts'
import { builtPages, hasPages } from '../../testing/built-pages.ts'
import { routesOf } from './page-handler.ts'
import { pageOf } from './page-patterns.ts'

const addressesOf = (path: string) => {
  const filled = path.replace(/:\w+/g, 'any-1')
  return [`/${filled}`, filled ? `/hi/${filled}` : '/hi']
}

describe.skipIf(!hasPages)('the routes that an address is matched against', () => {
  test('are for every page its own and those around it, in both languages', async () => {
    const build = await builtPages()
    for (const { path } of pages)
      for (const address of addressesOf(path)) {
        const routes = routesOf(build, pageOf(address))
        expect(Object.keys(routes), address).toHaveLength(4)
        expect(routes[path || 'home'], address).toBe(build.routes[path || 'home'])
        // The full table would choose the same.
        const table = Object.values(build.routes).flatMap((route) =>
          route?.parentId === 'app/page-frame'
            ? [{ id: route.id, path: route.path ?? '', index: route.index === true }]
            : [],
        )
        const matches = matchRoutes(table as never, address) as { route: { id: string } }[] | null
        expect(matches?.at(-1)?.route.id, address).toBe(path || 'home')
      }
  })

  test('are all of them for an address that is no page’s', async () => {
    const build = await builtPages()
    for (const address of [
      '/theme',
      '/sitemap.xml',
      '/nowhere',
      '/hi/hi/forum',
      '/FORUM',
      '/__manifest',
    ])
      expect(routesOf(build, pageOf(address)), address).toBe(build.routes)
  })
})
