import { ExampleAnswer } from './example-answer.tsx'
import type { HomeExample } from '../example.server.ts'
import { zodiacWords } from '../../../words/horoscope/zodiac.ts'
import { LatestPosts } from './latest-posts.tsx'
import type { PostSummary } from '../../ui/post-link.tsx'
import { useSay } from '../../core/language.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { Fold } from './fold.tsx'
import { ZodiacCarousel } from '../../ui/zodiac-carousel.tsx'
import { AboutTeaser } from './about-teaser.tsx'
import { Banner } from './banner.tsx'
import { Films } from './films.tsx'
import type { Film } from './films.tsx'
import { HowItWorks } from './how-it-works.tsx'
import PredictionCards from './prediction-cards.tsx'
import { StatsBanner } from './stats.tsx'
import type { Stats } from './stats.tsx'
import { Testimonials } from './testimonials.tsx'
import type { TestimonialsData } from './testimonials.tsx'

export interface BelowTheFoldProps {
  loggedIn: boolean
  example: HomeExample
  stats: Stats
  mission: string
  films: Film[]
  voices: TestimonialsData
  posts: PostSummary[]
}

/**
 * Everything of the home page that lies below the astrologers, in its order. Its code comes after the
 * page stands: what the server sent can be read without it.
 */
export default function BelowTheFold({
  loggedIn,
  example,
  stats,
  mission,
  films,
  voices,
  posts,
}: BelowTheFoldProps) {
  const say = useSay()
  const here = useHydrated()
  return (
    <div
      id="below"
      className={`[--tall:100rem] sm:[--tall:90rem] lg:[--tall:80rem] ${here ? '' : 'laid-out-late'}`}
    >
      {!loggedIn && <ExampleAnswer computedExample={example} />}
      <Banner />
      {!loggedIn && <HowItWorks />}
      <PredictionCards loggedIn={loggedIn} />
      <Fold title={say(zodiacWords.title)}>
        <ZodiacCarousel />
      </Fold>
      <StatsBanner stats={stats} />
      <LatestPosts posts={posts} />
      <AboutTeaser mission={mission} />
      {<Films films={films} />}
      <Testimonials voices={voices} />
    </div>
  )
}
