import { drawnFilms } from '../../words/content/films.ts'
import type { FestivalCalendar } from '../../contract/festivals.ts'
import type { CallApi } from '../api/client.ts'
import { requireData } from '../api/result.ts'
import { isIndexable, pages } from '../app/pages.ts'

/** A place search engines may list, without its language. */
export interface SitemapAddress {
  to: string
  /** ISO 8601, where it is known when it last changed. */
  changedAt?: string
}

const postsAtOnce = 50
const mostPostPages = 20
const signs = [
  ...['Aries', 'Taurus', 'Gemini', 'Cancer', 'Leo', 'Virgo', 'Libra', 'Scorpio'],
  ...['Saggitarius', 'Capricorn', 'Aquarius', 'Pisces'],
]

/**
 * The public addresses but for discussions: the pages that belong to nobody, each sign's horoscope of the
 * day, our films, the public figures, the festivals of this year and the next, and all posts of the blog. A part that can't be had is left out.
 */
export async function publicAddresses(call: CallApi): Promise<SitemapAddress[]> {
  const plain = pages
    .filter((page) => isIndexable(page) && !page.repeats && !page.path.includes(':'))
    .map(({ path }) => ({ to: path === 'forum' ? '/forum?page=1' : `/${path}` }))
    // These say nothing without their query.
    .filter(({ to }) => to !== '/horoscope' && to !== '/watch')
  const horoscopes = signs.map((sign) => ({ to: `/horoscope?zodiac=${sign}&when=Today` }))
  const films = Object.keys(drawnFilms).map((film) => ({ to: `/watch?v=${film}` }))
  const shown = [...plain, ...horoscopes, ...films, ...(await celebrities(call))]
  return [...shown, ...(await festivals(call)), ...(await posts(call))]
}

/** The chart of everybody on the shelf of public figures. */
async function celebrities(call: CallApi): Promise<SitemapAddress[]> {
  const list = await call('birthdetails/celebrities', {})
  return list.ok ? list.data.map(({ key }) => ({ to: `/free-kundli-celeb?who=${key}` })) : []
}

/** The calendars of this year and the next: each year, month, group and festival has a page. */
async function festivals(call: CallApi): Promise<SitemapAddress[]> {
  const thisYear = await call('festivals/getCalendar', {})
  const slug = thisYear.ok ? thisYear.data.calendar.next?.slug : undefined
  const nextYear = slug ? await call('festivals/getCalendar', { slug }) : null
  const slugs = [thisYear, nextYear].flatMap((result) =>
    result?.ok ? calendarSlugs(result.data.calendar) : [],
  )
  return [...new Set(slugs)].map((it) => ({ to: `/festivals/${it}` }))
}

const calendarSlugs = ({ slug, related, months }: FestivalCalendar): string[] => [
  slug,
  ...related.map((it) => it.slug),
  ...months.flatMap((month) => [
    month.slug,
    ...related.map((it) => it.slug.replace(/\d{4}$/, month.slug)),
    ...month.days.flatMap((day) => day.festivals.map((it) => it.slug)),
  ]),
]

async function posts(call: CallApi): Promise<SitemapAddress[]> {
  const addresses: SitemapAddress[] = []
  for (let page = 1; page <= mostPostPages; page++) {
    const result = await call('blog/posts', { page, per_page: postsAtOnce })
    if (!result.ok && result.status === 200) break
    const posted = requireData(result)
    // A page may be short before the last one, where posts are left out.
    if (!posted.length) break
    for (const { slug, date } of posted) addresses.push({ to: `/blogs/${slug}`, changedAt: date })
  }
  return addresses
}

/** The parts in which the discussions of the forum are listed. */
export async function discussionParts(call: CallApi): Promise<number[]> {
  const result = await call('astrohub/discussion_addresses', {})
  return (result.ok && result.data.parts) || []
}

/** The discussions of one part. */
export async function discussionAddresses(call: CallApi, part: number): Promise<SitemapAddress[]> {
  const result = await call('astrohub/discussion_addresses', { part })
  const discussions = (result.ok && result.data.discussions) || []
  return discussions.map(({ did, slug, changed_at }) => ({
    to: `/forum/${slug}?did=${did}`,
    changedAt: changed_at,
  }))
}
