import { blogWords as words } from '../../../words/blog/blog.ts'
import { LocalizedLink, useSay } from '../../core/language.tsx'
import { Fold } from './fold.tsx'
import { PostLink } from '../../ui/post-link.tsx'
import type { PostSummary } from '../../ui/post-link.tsx'

/** The three newest posts; nothing where the blog can't be reached. */
export function LatestPosts({ posts }: { posts: PostSummary[] }) {
  const say = useSay()
  if (!posts.length) return null
  return (
    <Fold title={say(words.latest)}>
      <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map((post) => (
          <li key={post.slug} className="grid">
            <PostLink post={post} level={3} />
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <LocalizedLink to="/blogs" className="inline-flex min-h-11 items-center">
          {say(words.all)}
        </LocalizedLink>
      </p>
    </Fold>
  )
}
