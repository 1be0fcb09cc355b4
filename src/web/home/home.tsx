import { Suspense } from 'react'
import type { PriceLine } from '../../words/home/ask.ts'
import { homeWords } from '../../words/home/home.ts'
import { dateParts } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import { requireData } from '../api/result.ts'
import type { ApiData } from '../api/result.ts'
import { pageMeta } from '../core/page-meta.ts'
import { languageOf } from '../core/language.tsx'
import { currentSession, useSession } from '../core/session.ts'
import { lazyOnVisible } from '../ui/lazy-on-visible.ts'
import { organization } from '../core/structured-data.ts'
import type { Route } from './+types/home.ts'
import { Astrologers } from './astrologers.tsx'
import type { BelowTheFoldProps } from './below/below-the-fold.tsx'
import { Dateline } from './dateline.tsx'
import { exampleFor } from './example.server.ts'
import type { GreetingProps } from './greeting.tsx'
import { Hero } from './hero.tsx'
import { myDay } from './my-day.server.ts'
import { skyNow } from './sky-now.server.ts'

// On the server it must be there at once, or a page without the script would lack it; in the browser
// it is fetched once somebody comes near it.
const Below = import.meta.env.SSR
  ? (await import('./below/below-the-fold.tsx')).default
  : lazyOnVisible<BelowTheFoldProps>(() => import('./below/below-the-fold.tsx'), '#below')
const Greeting = import.meta.env.SSR
  ? (await import('./greeting.tsx')).Greeting
  : lazyOnVisible<GreetingProps>(async () => ({
      default: (await import('./greeting.tsx')).Greeting,
    }))

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: homeWords.title,
    description: homeWords.description,
    keywords: homeWords.keywords,
    ld: [organization(args)],
  })

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const call = apiFor(context)
  const language = languageOf(url.pathname)
  const isSignedIn = (await currentSession(context)) !== null
  const [personas, plans, stats, about, films, voices, posts, mine] = await Promise.all([
    call('ai/getInfo', {}),
    call('subscriptions/plans', {}),
    call('site/stats', {}),
    call('about', {}),
    call('videos', {}),
    call('site/testimonials', {}),
    call('blog/posts', { per_page: 3 }),
    isSignedIn ? myDay(call, request.headers.get('Cookie')) : null,
  ])
  return {
    personas: requireData(personas),
    plan: plans.ok ? (plans.data[0] ?? null) : null,
    mine,
    stats: requireData(stats),
    mission: requireData(about).mission,
    films: films.ok ? films.data : [],
    voices: requireData(voices),
    // A blog that can't be reached leaves the home page without this part.
    posts: posts.ok ? posts.data : [],
    sky: skyNow(language),
    example: exampleFor(language),
    hourInIndia: dateParts(new Date()).hour,
  }
}

/** Home: for a visitor what there is, for whoever is signed in their day. */
export default function Home({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { personas, plan, sky, hourInIndia, mine } = loaderData
  const session = useSession()
  const loggedIn = Boolean(session)
  return (
    <>
      {/* Where the card below tells Rahu Kaal for the kept city, Delhi's does not stand beside it. */}
      <Dateline sky={mine?.today?.rahuKaal ? { ...sky, rahuKaal: '' } : sky} />
      {mine ? (
        <Suspense fallback={null}>
          <Greeting hourInIndia={hourInIndia} mine={mine} />
        </Suspense>
      ) : (
        <Hero prices={pricesOf(personas, plan)} sky={sky} />
      )}
      <Astrologers personas={personas} loggedIn={loggedIn} />
      <Suspense fallback={null}>
        <Below loggedIn={loggedIn} {...loaderData} />
      </Suspense>
    </>
  )
}

function pricesOf(
  personas: ApiData<'ai/getInfo'>,
  plan: ApiData<'subscriptions/plans'>[number] | null,
): PriceLine {
  return {
    freeOracle: personas.free_oracle_questions,
    freeAstra: personas.free_astra_questions,
    price: personas.oracle_price,
    plan: plan && { price: plan.price, questions: plan.questions },
  }
}
