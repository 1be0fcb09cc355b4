import { data } from 'react-router'
import { blogWords as words } from '../../words/blog/blog.ts'
import { formatDate } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import { requireData } from '../api/result.ts'
import { pageMeta, originOf } from '../core/page-meta.ts'
import { breadcrumbs, organization } from '../core/structured-data.ts'
import { LocalizedLink, useLanguage, useSay } from '../core/language.tsx'
import { ButtonLink } from '../ui/form/button.tsx'
import { isDrawing } from '../ui/is-drawing.ts'
import { Column, Note } from '../ui/page.tsx'
import { unescapeHtml } from '../ui/unescape-html.ts'
import type { Route } from './+types/post.ts'

export const meta: Route.MetaFunction = (args) => {
  const loaderData = args.loaderData
  const post = loaderData && 'post' in loaderData ? loaderData.post : null
  if (!post || !loaderData) return pageMeta(args, { title: words.heading, description: words.gone })
  const title = unescapeHtml(
    'head' in loaderData && loaderData.head.title ? loaderData.head.title : post.title.rendered,
  )
  const description = unescapeHtml(
    'head' in loaderData && loaderData.head.description
      ? loaderData.head.description
      : post.excerpt.rendered,
  )
  return [
    ...pageMeta(args, {
      title: { en: title, hi: title },
      description: { en: description, hi: description },
      type: 'article',
      linkPicture: `blogs/${encodeURIComponent(args.params.slug)}`,
      ld: [
        {
          '@type': 'BlogPosting',
          headline: unescapeHtml(post.title.rendered),
          description,
          datePublished: post.date,
          inLanguage: post.language === 'hi' ? 'hi-IN' : 'en-IN',
          ...(post.featured_image && { image: originOf(args) + post.featured_image.src }),
          author: organization(args),
          publisher: organization(args),
        },
        breadcrumbs(args, [
          [words.heading, '/blogs'],
          [{ en: title, hi: title }, args.location.pathname],
        ]),
      ],
    }),
    { property: 'article:published_time', content: post.date },
  ]
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { slug } = params
  if (slug.length > 300) throw data(null, { status: 404 })
  const result = await apiFor(context)('blog/post', { slug })
  if (!result.ok && result.status === 200) return { problem: result.message }
  return requireData(result)
}

type PostPage = Extract<Awaited<ReturnType<typeof loader>>, { post: unknown }>

/** One post: picture, title, text, and its neighbours in time. */
export default function Post({ loaderData: page }: Route.ComponentProps) {
  if ('problem' in page) return <NoPost problem={page.problem} />
  return (
    <Column className="py-8 sm:py-12">
      <AllPostsLink />
      <Article post={page.post} />
      <KundliInvitation />
      <NeighbourLinks previous={page.previous} next={page.next} />
    </Column>
  )
}

function NoPost({ problem }: { problem: string }) {
  const say = useSay()
  return (
    <Column className="py-14">
      <h1 className="text-h2">{say(words.heading)}</h1>
      <p className="mt-4 text-lead">{problem}</p>
      <ButtonLink to="/blogs" kind="quiet" className="mt-6">
        {say(words.all)}
      </ButtonLink>
    </Column>
  )
}

function AllPostsLink() {
  const say = useSay()
  return (
    <p>
      <LocalizedLink to="/blogs" className="inline-flex min-h-11 items-center text-fine">
        {say(words.all)}
      </LocalizedLink>
    </p>
  )
}

function Article({ post }: Pick<PostPage, 'post'>) {
  const language = useLanguage()
  const picture = post.featured_image
  return (
    <article lang={post.language}>
      <p className="text-fine text-soft" lang={language}>
        <time dateTime={post.date}>{formatDate(post.date, language)}</time>
      </p>
      <h1 className="mt-1 text-h2">{unescapeHtml(post.title.rendered)}</h1>
      {picture && (
        <img
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt={unescapeHtml(picture.alt)}
          className={`mt-6 h-auto w-full border border-rule ${isDrawing(picture) ? 'drawn-on-paper' : ''}`}
        />
      )}
      <div className="article mt-6" dangerouslySetInnerHTML={{ __html: post.content.rendered }} />
    </article>
  )
}

function KundliInvitation() {
  const say = useSay()
  return (
    <Note className="mt-10">
      <p>{say(words.ask)}</p>
      <ButtonLink to="/free-kundli?type=Oracle" className="mt-3">
        {say(words.makeKundli)}
      </ButtonLink>
    </Note>
  )
}

/** The posts before and after this one, as far as there are any. */
function NeighbourLinks({ previous, next }: Pick<PostPage, 'previous' | 'next'>) {
  const say = useSay()
  const neighbours = [
    { neighbour: previous, name: words.previous, place: '' },
    { neighbour: next, name: words.next, place: 'sm:col-start-2 sm:text-right' },
  ]
  return (
    <nav
      aria-label={say(words.heading)}
      className="mt-10 grid gap-4 border-t border-rule pt-4 sm:grid-cols-2"
    >
      {neighbours.map(
        ({ neighbour, name, place }) =>
          neighbour && (
            <LocalizedLink
              key={name.en}
              to={`/blogs/${neighbour.slug}`}
              className={`block min-h-11 text-balance ${place}`}
            >
              <span className="block text-fine text-soft">{say(name)}</span>
              {unescapeHtml(neighbour.title.rendered)}
            </LocalizedLink>
          ),
      )}
    </nav>
  )
}
