import type { Output } from '../../contract/apis.ts'
import { blogWords as words } from '../../words/blog/blog.ts'
import { date } from '../../words/say.ts'
import { A, useLanguage, useSay } from '../core/language.tsx'
import { textOf } from './unescape-html.ts'

export type Teaser = Output<'blog/posts'>[number]

/** A post in a list: its picture, its day, its title and how it begins. */
export function PostLink({ post, level = 2 }: { post: Teaser; level?: 2 | 3 }) {
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
          className="aspect-video w-full border border-rule object-cover"
        />
      )}
      <p className="mt-3 text-fine text-soft" lang={language}>
        <time dateTime={post.date}>{date(post.date, language)}</time>
      </p>
      <Heading className="mt-1 text-h4">
        <A to={`/blogs/${post.slug}`} className="text-ink no-underline hover:underline">
          {textOf(post.title.rendered)}
        </A>
      </Heading>
      <p className="mt-2 line-clamp-3 text-soft">{textOf(post.excerpt.rendered)}</p>
      <p className="mt-auto pt-2" lang={language}>
        <A
          to={`/blogs/${post.slug}`}
          className="inline-flex min-h-11 items-center text-action underline"
          aria-label={`${say(words.readOn)}: ${textOf(post.title.rendered)}`}
        >
          {say(words.readOn)}
        </A>
      </p>
    </article>
  )
}
