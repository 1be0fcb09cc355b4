import type { FestivalCalendar } from '../../contract/festivals.ts'
import type { LocalizedText } from '../../words/say.ts'
import { sitemapWords as words } from '../../words/app/sitemap.ts'
import { zodiacSigns } from '../../words/horoscope/zodiac.ts'
import { apiFor } from '../api/client.ts'
import { unescapeHtml } from '../ui/unescape-html.ts'
import { pageMeta } from '../core/page-meta.ts'
import { LocalizedLink, useSay, type Say } from '../core/language.tsx'
import { footerGroups } from '../app/shell/footer-links.ts'
import { barLinks } from '../app/shell/nav.ts'
import type { NavItem } from '../app/shell/nav.ts'
import { Page } from '../ui/page.tsx'
import type { Route } from './+types/sitemap.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, words)

export async function loader({ context }: Route.LoaderArgs) {
  const call = apiFor(context)
  const [posts, films, festivals] = await Promise.all([
    call('blog/posts', { page: 1, per_page: 50 }),
    call('videos', {}),
    call('festivals/getCalendar', {}),
  ])
  return {
    calendars: festivals.ok ? calendarLinks(festivals.data.calendar) : [],
    posts: posts.ok ? posts.data : [],
    // Ours alone: another house's films are no pages of this one.
    films: films.ok ? films.data.filter(({ video }) => video.startsWith('/')) : [],
  }
}

/** The year, its groups and its months. */
const calendarLinks = ({ slug, heading, year, related, months }: FestivalCalendar) => [
  { slug, name: heading },
  ...related,
  ...months.map((month) => ({ slug: month.slug, name: `${month.name} ${year}` })),
]

/** Public pages that neither the bar nor the footer leads to. */
const elsewhere: NavItem[] = [
  { to: '/ai-astrologer', words: words.aiAstrologer },
  { to: '/today', words: words.today },
  { to: '/panchang/month', words: words.month },
  { to: '/wheel-of-fortune', words: words.wheel },
  { to: '/forum/learn-more', words: words.points },
  { to: '/delete-account', words: words.deletion },
]

interface LinkGroup {
  title: LocalizedText
  links: { to: string; label: string }[]
}

/** All that can be found, by kind. */
function groupsOf(
  { posts, films, calendars }: Route.ComponentProps['loaderData'],
  say: Say,
): LinkGroup[] {
  return [
    {
      title: words.main,
      links: [{ to: '/', words: words.home }, ...barLinks(false), ...elsewhere].map((row) => ({
        to: row.to,
        label: say(row.words),
      })),
    },
    ...footerGroups.map(({ words: title, rows }) => ({
      title,
      links: rows.map((row) => ({ to: row.to, label: say(row.words) })),
    })),
    {
      title: words.horoscopes,
      links: zodiacSigns.map(({ value, title }) => ({
        to: `/horoscope?zodiac=${value}&when=Today`,
        label: say(title),
      })),
    },
    {
      title: words.festivals,
      links: calendars.map(({ slug, name }) => ({ to: `/festivals/${slug}`, label: name })),
    },
    {
      title: words.films,
      links: films.map(({ video, title }) => ({ to: video, label: title })),
    },
    {
      title: words.posts,
      links: posts.map(({ slug, title }) => ({
        to: `/blogs/${slug}`,
        label: unescapeHtml(title.rendered),
      })),
    },
  ]
}

/** Every public page, for people. */
export default function Sitemap({ loaderData }: Route.ComponentProps) {
  const say = useSay()
  const groups = groupsOf(loaderData, say)
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
                {links.map(({ to, label }) => (
                  <li key={to + label}>
                    <LocalizedLink to={to} className="inline-flex min-h-11 items-center py-1.5">
                      {label}
                    </LocalizedLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </Page>
  )
}
