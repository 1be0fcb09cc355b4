import { useMemo } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import type { LinkProps, NavLinkProps } from 'react-router'
import { say } from '../../words/say.ts'
import type { Language, LocalizedText, LocalizedTemplate } from '../../words/say.ts'

/**
 * The language an address speaks: `/hi` and all below it Hindi, and the Hindi explainer by its own name;
 * everything else English. `/hi.data` is how the router's own script asks for `/hi`; a loader's `url` has
 * that taken off, `request.url` not.
 */
export function languageOf(pathname: string): Language {
  return /^\/hi(\/|\.data$|$)|^\/forum\/learn-more-hindi/.test(pathname) ? 'hi' : 'en'
}

/** An address without its language: `/hi/forum` and `/forum` both give `/forum`. */
export function withoutLanguage(pathname: string): string {
  return pathname.replace(/^\/hi(?=\/|$)/, '') || '/'
}

/**
 * The same place in `language`. Takes an absolute path with or without a query and a hash; anything
 * else (another site, `mailto:`, a bare `?query` or `#hash`) comes back untouched. The Hindi explainer's own name is taken off, or it could not be English.
 */
export function inLanguage(to: string, language: Language): string {
  if (!to.startsWith('/') || to.startsWith('//')) return to
  const plain = to
    .replace(/^\/hi(?=[/?#]|$)/, '')
    .replace(/^(\/forum\/learn-more)-hindi(?=[/?#]|$)/, '$1')
  if (language === 'en') return plain.startsWith('/') ? plain : `/${plain}`
  return plain === '/' ? '/hi' : `/hi${plain.replace(/^\/(?=[?#])/, '')}`
}

/** The language of the page being shown. */
export function useLanguage(): Language {
  return languageOf(useLocation().pathname)
}

export interface Say {
  (sentence: LocalizedText): string
  <Parts extends unknown[]>(sentence: LocalizedTemplate<Parts>, ...parts: Parts): string
}

/** `const say = useSay(); say(words.title); say(words.left, 2)`, in the language of the page. */
export function useSay(): Say {
  const language = useLanguage()
  return useMemo(
    () =>
      ((sentence: LocalizedTemplate<unknown[]>, ...parts: unknown[]) =>
        say(sentence, language, ...parts)) as Say,
    [language],
  )
}

/** A link within the site that stays in the reader's language. `to` is written without `/hi`. */
export function LocalizedLink({ to, ...rest }: LinkProps & { to: string }) {
  return <Link prefetch="intent" {...rest} to={inLanguage(to, useLanguage())} />
}

/** The same for menus: marks itself `aria-current="page"` where the reader is. */
export function LocalizedNavLink({ to, ...rest }: NavLinkProps & { to: string }) {
  return <NavLink prefetch="intent" {...rest} to={inLanguage(to, useLanguage())} />
}
