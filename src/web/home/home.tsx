import { Suspense } from 'react'
import { useActionData, useLoaderData, useLocation } from 'react-router'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { homeWords, invitePageMeta } from '../../words/home/home.ts'
import { dateParts } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import { pageMeta } from '../core/page-meta.ts'
import { languageOf, withoutLanguage } from '../core/language.tsx'
import { useSession } from '../core/session.ts'
import { lazyOnVisible } from '../ui/lazy-on-visible.ts'
import { organization } from '../core/structured-data.ts'
import { Astrologers } from './astrologers.tsx'
import type { BelowTheFoldProps } from './below-the-fold.tsx'
import { Dateline } from './dateline.tsx'
import { exampleFor } from './example.server.ts'
import { Greeting } from './greeting.tsx'
import { inviteAction } from './invite-action.ts'
import { Hero } from './hero.tsx'
import { skyNow } from './sky-now.server.ts'

// On the server it must be there at once, or a page without the script would lack it; in the browser
// it is fetched once somebody comes near it.
const Below = import.meta.env.SSR
  ? (await import('./below-the-fold.tsx')).default
  : lazyOnVisible<BelowTheFoldProps>(() => import('./below-the-fold.tsx'), '#below')
const Invite = import.meta.env.SSR
  ? (await import('./invite.tsx')).default
  : lazyOnVisible(() => import('./invite.tsx'))

const PredictionCards = import.meta.env.SSR
  ? (await import('./prediction-cards.tsx')).default
  : lazyOnVisible(() => import('./prediction-cards.tsx'))

const isInvite = (pathname: string) => withoutLanguage(pathname) === '/invite-earn'

export const meta: MetaFunction<typeof loader> = (args) =>
  isInvite(args.location.pathname)
    ? pageMeta(args, { ...invitePageMeta, noindex: true })
    : pageMeta(args, {
        title: homeWords.title,
        description: homeWords.description,
        keywords: homeWords.keywords,
        ld: [organization(args)],
      })

export async function loader({ url, context }: LoaderFunctionArgs) {
  const ask = apiFor(context)
  const language = languageOf(url.pathname)
  const [personas, stats, about, films, voices, posts] = await Promise.all([
    ask('ai/getInfo', {}),
    ask('site/stats', {}),
    ask('about', {}),
    ask('videos', {}),
    ask('site/testimonials', {}),
    ask('blog/posts', { per_page: 3 }),
  ])
  if ('status' in personas || 'status' in stats || 'status' in about || 'status' in voices)
    throw new Error('A part of the home page did not come.')
  return {
    personas,
    stats,
    mission: about.mission,
    films: 'status' in films ? [] : films,
    voices,
    // A blog that can't be reached leaves the home page without this part.
    posts: 'status' in posts ? [] : posts,
    sky: skyNow(language),
    example: exampleFor(language),
    hourInIndia: dateParts(new Date()).hour,
  }
}

export async function action(args: ActionFunctionArgs) {
  return inviteAction(args)
}

/** Home, and the same with the invite dialog over it (/invite-earn). */
export default function Home() {
  const { personas, stats, mission, films, voices, posts, sky, example, hourInIndia } =
    useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const session = useSession()
  const { pathname } = useLocation()
  const loggedIn = Boolean(session)
  return (
    <>
      {isInvite(pathname) && (
        <Suspense fallback={null}>
          <Invite actionData={actionData} />
        </Suspense>
      )}
      <Dateline sky={sky} />
      {loggedIn ? (
        <>
          <Greeting hourInIndia={hourInIndia} />
          <Suspense fallback={null}>
            <PredictionCards loggedIn />
          </Suspense>
        </>
      ) : (
        <Hero stats={stats} sky={sky} />
      )}
      <Astrologers personas={personas} loggedIn={loggedIn} />
      <Suspense fallback={null}>
        <Below {...{ loggedIn, example, stats, mission, films, voices, posts }} />
      </Suspense>
    </>
  )
}
