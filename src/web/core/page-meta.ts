import { say } from '../../words/say.ts'
import type { LocalizedText } from '../../words/say.ts'
import { siteWords } from '../../words/app/site.ts'
import { inLanguage, languageOf } from './language.tsx'

interface PageHead {
  title: LocalizedText
  description: LocalizedText
  keywords?: LocalizedText
  /** Query parameters that make another page of it (`['zodiac', 'when']`); all others are dropped. */
  query?: string[]
  /** What the picture beside a shared link is of (`horoscope/Aries`): see server/cards. */
  linkPicture?: string
  /** Where the same page has another address too: the one that search engines are told of. */
  mainPath?: `/${string}`
  /** What the page is in Open Graph's words: an article was written by somebody, on a day. */
  type?: 'article' | 'profile'
  /** For search engines, in schema.org's words. */
  ld?: object[]
  /** Not for search engines: private, or a sample. */
  noindex?: boolean
}

export interface MetaArgs {
  location: { pathname: string; search: string }
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
}

/** Scheme and host of canonical addresses, without a slash at the end. */
export function originOf({ matches }: MetaArgs): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  return (root as { origin?: string } | undefined)?.origin ?? ''
}

/**
 * For a page's `meta`: title, description, canonical address and hreflang both ways.
 * `export const meta: Route.MetaFunction = (args) => pageMeta(args, { title, description })`
 */
export function pageMeta(args: MetaArgs, page: PageHead) {
  const { location } = args
  const origin = originOf(args)
  const language = languageOf(location.pathname)
  const query = new URLSearchParams(location.search)
  const canonicalQuery = new URLSearchParams(
    [...query].filter(([name]) => page.query?.includes(name)),
  )
  const path = page.mainPath ? inLanguage(page.mainPath, language) : location.pathname
  const address = path.replace(/(?<=.)\/$/, '') + (canonicalQuery.size ? `?${canonicalQuery}` : '')
  const at = (to: 'en' | 'hi') => origin + inLanguage(address, to)
  const title = `${say(page.title, language)} · ${say(siteWords.name, language)}`
  const description = say(page.description, language)
  const openGraph = {
    type: page.type ?? 'website',
    title,
    description,
    site_name: say(siteWords.name, language),
    locale: `${language}_IN`,
    url: at(language),
    image: `${origin}/cards/${language}/${page.linkPicture ?? 'site'}.png`,
    'image:width': '1200',
    'image:height': '630',
  }
  return [
    { title },
    { name: 'description', content: description },
    ...(page.keywords ? [{ name: 'keywords', content: say(page.keywords, language) }] : []),
    ...(page.noindex
      ? [{ name: 'robots', content: 'noindex' }]
      : [
          { tagName: 'link' as const, rel: 'canonical', href: at(language) },
          { tagName: 'link' as const, rel: 'alternate', hrefLang: 'en', href: at('en') },
          { tagName: 'link' as const, rel: 'alternate', hrefLang: 'hi', href: at('hi') },
          { tagName: 'link' as const, rel: 'alternate', hrefLang: 'x-default', href: at('en') },
        ]),
    ...Object.entries(openGraph).map(([name, content]) => ({ property: `og:${name}`, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.ld ?? []).map((it) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...it },
    })),
  ]
}
