import { isRouteErrorResponse, useLocation } from 'react-router'
import { errorWords } from '../../../words/app/errors.ts'
import { useSay } from '../../core/language.tsx'
import { LogInButton } from './login-provider.tsx'
import { Button, ButtonLink } from '../../ui/form/button.tsx'
import { Column } from '../../ui/page.tsx'

type Kind = 'notFound' | 'refused' | 'busy' | 'offline' | 'fault'

/** What kind of mishap an error is, for the person who sees it. */
export function errorKind(error: unknown, online = true): Kind {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return 'notFound'
    if (error.status === 401 || error.status === 403) return 'refused'
    if (error.status === 429) return 'busy'
    return 'fault'
  }
  // What a browser's fetch throws when nothing answers.
  const unreachable = error instanceof TypeError && /fetch|network|load failed/i.test(error.message)
  return unreachable || !online ? 'offline' : 'fault'
}

const texts = {
  notFound: [errorWords.notFoundTitle, errorWords.notFoundText],
  refused: [errorWords.refusedTitle, errorWords.refusedText],
  busy: [errorWords.busyTitle, errorWords.busyText],
  offline: [errorWords.offlineTitle, errorWords.offlineText],
  fault: [errorWords.faultTitle, errorWords.faultText],
} as const

/** Where to go on from an address of this part of the site that leads nowhere; null where the part has no list. */
export function listOf(pathname: string) {
  const [, part = ''] = /^(?:\/hi)?\/([a-z-]+)\/?/.exec(pathname) ?? []
  if (part === 'blogs' || part === 'blog') return { to: '/blogs', words: errorWords.blogs }
  if (part === 'forum') return { to: '/forum', words: errorWords.forum }
  if (part === 'festivals') return { to: '/festivals', words: errorWords.festivals }
  if (part === 'panchang') return { to: '/panchang', words: errorWords.panchang }
  if (part === 'horoscope') return { to: '/horoscope', words: errorWords.horoscope }
  return null
}

/** The page for a mishap: what happened, and something to do. Drawn by `error-boundary.tsx`, which fetches it. */
export default function ErrorPage({ error }: { error: unknown }) {
  const say = useSay()
  const kind = errorKind(error, typeof navigator === 'undefined' || navigator.onLine)
  const [title, text] = texts[kind]
  const { pathname } = useLocation()
  const list = kind === 'notFound' ? listOf(pathname) : null
  const mayHelpToReload = kind === 'fault' || kind === 'offline' || kind === 'busy'
  return (
    <Column className="py-14 sm:py-20">
      <title>{say(title)}</title>
      <h1>{say(title)}</h1>
      <p className="mt-4 text-lead text-soft">{say(text)}</p>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        {mayHelpToReload && (
          <Button onClick={() => location.reload()}>{say(errorWords.again)}</Button>
        )}
        {kind === 'refused' && <LogInButton kind="primary" />}
        {list && <ButtonLink to={list.to}>{say(list.words)}</ButtonLink>}
        {kind === 'notFound' && !list && (
          <ButtonLink to="/free-kundli?type=Oracle">{say(errorWords.kundli)}</ButtonLink>
        )}
        <ButtonLink to="/" kind="quiet">
          {say(errorWords.home)}
        </ButtonLink>
      </div>
    </Column>
  )
}
