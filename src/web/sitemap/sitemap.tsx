import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import type { Sentence } from '../../words/say.ts'
import { sitemapWords as words } from '../../words/sitemap.ts'
import { zodiacSigns } from '../../words/zodiac.ts'
import { asker } from '../ask.ts'
import { textOf } from '../ui/text-of.ts'
import { describe } from '../head.ts'
import { A, useSay } from '../language.tsx'
import { footerGroups } from '../footer-links.ts'
import { barLinks } from '../nav.ts'
import { Page } from '../ui/page.tsx'

export const meta: MetaFunction = (args) => describe(args, words)

export async function loader({ context }: LoaderFunctionArgs) {
  const posts = await asker(context)('blog/posts', { page: 1, per_page: 50 })
  return { posts: 'status' in posts ? [] : posts }
}

/** Every public page, for people. */
export default function Sitemap() {
  const { posts } = useLoaderData<typeof loader>()
  const say = useSay()
  const groups: { title: Sentence; links: { to: string; said: string }[] }[] = [
    {
      title: words.more,
      links: barLinks(false).map((row) => ({ to: row.to, said: say(row.words) })),
    },
    ...footerGroups.map(({ words: title, rows }) => ({
      title,
      links: rows.map((row) => ({ to: row.to, said: say(row.words) })),
    })),
    {
      title: words.horoscopes,
      links: zodiacSigns.map(({ value, title }) => ({
        to: `/horoscope?zodiac=${value}&when=Today`,
        said: say(title),
      })),
    },
    {
      title: words.posts,
      links: posts.map(({ slug, title }) => ({
        to: `/blogs/${slug}`,
        said: textOf(title.rendered),
      })),
    },
  ]
  return (
    <Page className="py-8 sm:py-12">
      <h1 className="text-h2">{say(words.title)}</h1>
      <div className="mt-8 grid gap-10 sm:grid-cols-2 lg:grid-cols-3">
        {groups
          .filter(({ links }) => links.length)
          .map(({ title, links }) => (
            <section key={title.en}>
              <h2 className="border-b border-rule pb-2 text-h4">{say(title)}</h2>
              <ul>
                {links.map(({ to, said }) => (
                  <li key={to + said}>
                    <A to={to} className="inline-flex min-h-11 items-center">
                      {said}
                    </A>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </Page>
  )
}
