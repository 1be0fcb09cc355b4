import { data, useNavigation } from 'react-router'
import { blogWords as words } from '../../words/blog/blog.ts'
import { apiFor } from '../api/client.ts'
import { requireData } from '../api/result.ts'
import { pageMeta, type MetaArgs } from '../core/page-meta.ts'
import { useSay, withoutLanguage } from '../core/language.tsx'
import { ButtonLink } from '../ui/form/button.tsx'
import { Page } from '../ui/page.tsx'
import { Pager } from '../ui/pager.tsx'
import { PostLink } from '../ui/post-link.tsx'
import type { Route } from './+types/blogs.ts'

const perPage = 9

/** A post on its way says so, as specified. */
const isPost = (pathname = '') => /^\/blogs\/[^/]+$/.test(withoutLanguage(pathname))

export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    title: words.listTitle,
    description: words.description,
    keywords: words.keywords,
    query: ['page'],
  })

export async function loader({ url, context }: Pick<Route.LoaderArgs, 'url' | 'context'>) {
  const call = apiFor(context)
  const given = url.searchParams.get('page') ?? '1'
  if (!/^[1-9]\d{0,3}$/.test(given)) throw data(null, { status: 404 })
  const page = Number(given)
  // One after the other: the first answer makes the second one cheap.
  const result = await call('blog/posts', { page, per_page: perPage })
  if (!result.ok && result.status === 200)
    return { page, posts: [], pageCount: 1, problem: result.message }
  const posts = requireData(result)
  const count = await call('blog/getCount', { per_page: perPage })
  const pageCount = count.ok ? count.data.page_count : page
  if (page > 1 && !posts.length) throw data(null, { status: 404 })
  return { page, posts, pageCount, problem: null }
}

/** The list of posts, nine a page. Also for any other address with "blog" in it. */
export default function Blogs({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { page, posts, pageCount, problem } = loaderData
  const say = useSay()
  const navigation = useNavigation()
  return (
    <Page className="py-8 sm:py-12">
      <h1 className="text-h2">{say(words.heading)}</h1>
      <p className="mt-2 text-lead text-soft">{say(words.lead)}</p>
      <output className="block min-h-6 text-fine text-soft">
        {isPost(navigation.location?.pathname) && say(words.loading)}
      </output>
      {posts.length ? (
        <ol className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {posts.map((post) => (
            <li key={post.slug} className="grid">
              <PostLink post={post} />
            </li>
          ))}
        </ol>
      ) : (
        <div className="mt-4">
          <p className="text-lead">{problem ?? say(words.empty)}</p>
          <ButtonLink to="/free-kundli?type=Oracle" className="mt-6">
            {say(words.makeKundli)}
          </ButtonLink>
        </div>
      )}
      <Pager page={page} pageCount={pageCount} to={(it) => `/blogs?page=${it}`} />
    </Page>
  )
}
