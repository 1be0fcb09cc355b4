import { data } from 'react-router'
import Blogs, { loader as listPosts, meta as listMeta } from '../blog/blogs.tsx'
import { inLanguage, languageOf } from '../core/language.tsx'
import type { Route } from './+types/not-found.ts'

/** As specified, any other address with "blog" in it shows the list of posts; a file's is no page's. */
const isBlog = (pathname: string) => /^[^.]*blog[^.]*$/i.test(pathname)

export const meta: Route.MetaFunction = (args) => {
  const { pathname } = args.location
  if (!isBlog(pathname)) return [{ name: 'robots', content: 'noindex' }]
  const list = inLanguage('/blogs', languageOf(pathname))
  return listMeta({ ...args, location: { ...args.location, pathname: list } })
}

/** Every address without a page ends here, so that the root's loader has run and the bar is right. */
export function loader(args: Route.LoaderArgs) {
  if (isBlog(args.url.pathname)) return listPosts(args)
  throw data(null, { status: 404 })
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <Blogs loaderData={loaderData} />
}
