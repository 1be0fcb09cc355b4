import type { ApiOutput } from '../../contract/apis.ts'
import { blogWords as words } from '../../words/blog/blog.ts'
import { formatDate } from '../../words/say.ts'
import { LocalizedLink, useLanguage, useSay } from '../core/language.tsx'
import { isDrawing } from './is-drawing.ts'
import { unescapeHtml } from './unescape-html.ts'

export type PostSummary = ApiOutput<'blog/posts'>[number]

/** A post in a list: its picture, its day, its title and how it begins. */
export function PostLink({ post, level = 2 }: { post: PostSummary; level?: 2 | 3 }) {
  const say = useSay()
  const language = useLanguage()
  const Heading = level === 2 ? 'h2' : 'h3'
  const picture = post.featured_image
  return (
    <article lang={post.language} className="flex flex-col">
      {picture && (
        <img
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt=""
          loading="lazy"
          className={`aspect-video w-full border border-rule object-cover ${isDrawing(picture) ? 'drawn-on-paper' : ''}`}
        />
      )}
      <p className="mt-3 text-fine text-soft" lang={language}>
        <time dateTime={post.date}>{formatDate(post.date, language)}</time>
      </p>
      <Heading className="mt-1 text-h4">
        <LocalizedLink to={`/blogs/${post.slug}`} className="text-ink no-underline hover:underline">
          {unescapeHtml(post.title.rendered)}
        </LocalizedLink>
      </Heading>
      <p className="mt-2 line-clamp-3 text-soft">{unescapeHtml(post.excerpt.rendered)}</p>
      <p className="mt-auto pt-2" lang={language}>
        <LocalizedLink
          to={`/blogs/${post.slug}`}
          className="inline-flex min-h-11 items-center text-action underline"
          aria-label={`${say(words.readOn)}: ${unescapeHtml(post.title.rendered)}`}
        >
          {say(words.readOn)}
        </LocalizedLink>
      </p>
    </article>
  )
}
