import { pages } from '../../../web/app/pages.ts'

const plainValue = /^[\w-]{1,40}$/

const pathsWithoutParameters = new Set(
  pages.filter(({ path }) => !path.includes(':')).map(({ path }) => path),
)
const cacheablePages = pages.flatMap(({ path, sharedQueryNames: queryNames }) =>
  queryNames ? [{ pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`), queryNames }] : [],
)

/** Whether this address shows the same to everybody who is nobody in particular (`sharedQueryNames` in pages.ts). */
export function isCacheablePage(url: string): boolean {
  const [, path = '', search = ''] = /^\/([\w/-]{1,200})(?:\?(.{0,200}))?$/.exec(url) ?? []
  const englishPath = path.replace(/^hi\//, '')
  const page = cacheablePages.find(({ pattern }) => pattern.test(englishPath))
  // /forum/create is a page of its own, not a discussion of that name.
  if (!page || (pathsWithoutParameters.has(englishPath) && englishPath.includes('/'))) return false
  return [...new URLSearchParams(search)].every(
    ([name, value]) => page.queryNames.includes(name) && plainValue.test(value),
  )
}

/**
 * The cookie with which somebody is still nobody in particular: none, or the choice of light or dark.
 *
 * @returns it, or null for any other.
 */
export function anonymousCookie(cookie: string | undefined): string | null {
  return /^(?:theme=(?:light|dark))?$/.test(cookie ?? '') ? (cookie ?? '') : null
}
