import { pages } from '../../../web/app/pages.ts'

const plainValue = /^[\w-]{1,40}$/

const namesByPath = new Map(
  pages.filter(({ path }) => !path.includes(':')).map((page) => [page.path, page.sharedQueryNames]),
)
const patterns = pages.flatMap(({ path, sharedQueryNames: names }) =>
  names && path.includes(':')
    ? [{ pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`), names }]
    : [],
)

/** Whether this address shows the same to everybody who is nobody in particular (`sharedQueryNames` in pages.ts). */
export function isCacheablePage(url: string): boolean {
  const [isPlain, path = '', search = ''] = /^\/([\w/-]{0,200})(?:\?(.{0,200}))?$/.exec(url) ?? []
  if (isPlain === undefined) return false
  const englishPath = path.replace(/^hi(?:\/(?=.)|$)/, '')
  // /forum/create is a page of its own, not a discussion of that name.
  const names = namesByPath.has(englishPath)
    ? namesByPath.get(englishPath)
    : patterns.find(({ pattern }) => pattern.test(englishPath))?.names
  if (!names) return false
  return [...new URLSearchParams(search)].every(
    ([name, value]) => names.includes(name) && plainValue.test(value),
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
