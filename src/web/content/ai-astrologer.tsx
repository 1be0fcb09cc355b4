import { personaWords } from '../../words/home/home.ts'
import { landingTemplates, landingWords as words } from '../../words/content/landing.ts'
import { siteWords } from '../../words/app/site.ts'
import { apiFor } from '../api/client.ts'
import { requireData } from '../api/result.ts'
import { pageMeta } from '../core/page-meta.ts'
import { useSay } from '../core/language.tsx'
import { Page, Section } from '../ui/page.tsx'
import { Stars } from '../ui/icon/stars.tsx'
import { AstraIcon, OracleIcon } from '../ui/icon/persona-icons.tsx'
import type { Route } from './+types/ai-astrologer.ts'
import { ChatButton } from './chat-button.tsx'

export const meta: Route.MetaFunction = (args) => pageMeta(args, words)

export async function loader({ context }: Route.LoaderArgs) {
  const call = apiFor(context)
  const [info, voices] = await Promise.all([call('ai/getInfo', {}), call('site/reviews', {})])
  return { info: requireData(info), voices: requireData(voices) }
}

/** Both astrologers on one page, with the landing offer, the rating and what people wrote. */
export default function AiAstrologer({ loaderData }: Route.ComponentProps) {
  const { info, voices } = loaderData
  const say = useSay()
  return (
    <>
      <Page className="py-10 sm:py-14">
        <h1>{say(words.heading)}</h1>
        <p className="mt-3 max-w-text text-lead text-soft">{say(words.lead)}</p>
        <p className="mt-4 flex flex-wrap items-baseline gap-x-3">
          <span className="text-h4 font-semibold text-leaf">
            {say(landingTemplates.free, info.landing_oracle_questions)}
          </span>
          <span className="text-soft">{say(words.offerNote)}</span>
        </p>
        <div className="mt-8 grid gap-y-8 md:grid-cols-2 md:divide-x md:divide-rule">
          <Persona
            persona="Oracle"
            desc={info.oracle_desc}
            price={info.oracle_price}
            free={info.landing_oracle_questions}
          />
          <Persona
            persona="Astra"
            desc={info.astra_desc}
            price={info.astra_price}
            free={info.landing_astra_questions}
          />
        </div>
        <p className="mt-8 text-fine text-soft">{say(siteWords.labelLine)}</p>
      </Page>
      {(voices.rating !== null || voices.reviews.length > 0) && <Ratings voices={voices} />}
    </>
  )
}

function Persona({
  persona,
  desc,
  price,
  free,
}: {
  persona: 'Oracle' | 'Astra'
  desc: string
  price: number
  free: number
}) {
  const say = useSay()
  const Symbol = persona === 'Oracle' ? OracleIcon : AstraIcon
  return (
    <article className="border-t border-rule pt-6 first:border-t-0 first:pt-0 md:border-t-0 md:pt-0 md:first:pr-8 md:last:pl-8 lg:first:pr-12 lg:last:pl-12">
      <div className="flex items-center gap-4">
        <Symbol className="size-16" />
        <div>
          <h2 className="text-h3">{say(personaWords[persona].name)}</h2>
          <p className="font-semibold text-leaf">{say(landingTemplates.freeNote, free)}</p>
        </div>
      </div>
      <p className="mt-3">{desc}</p>
      <p className="mt-1 mb-4 figures text-soft">{say(landingTemplates.perQuestion, price)}</p>
      <ChatButton persona={persona} landing wide />
    </article>
  )
}

interface Voices {
  rating: number | null
  count: number | null
  stars: number[]
  reviews: { name: string; text: string; stars: number }[]
  sample: boolean
}

function Ratings({ voices: { rating, count, stars, reviews, sample } }: { voices: Voices }) {
  const say = useSay()
  return (
    <Section title={say(words.ratings)}>
      {sample && <p className="-mt-4 mb-6 text-fine text-soft">{say(words.sample)}</p>}
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[20rem_1fr]">
        <div>
          {rating !== null && (
            <>
              <p className="display text-h1">{rating}</p>
              <p className="mt-1 flex flex-wrap items-center gap-x-3 text-soft">
                <Stars of={rating} />
                {count !== null && say(landingTemplates.outOf, rating, count)}
              </p>
            </>
          )}
          <table className="mt-4 w-full figures">
            <tbody>
              {stars.map((percent, place) => (
                <tr key={place}>
                  <th scope="row" className="py-1 pr-3 text-left font-normal whitespace-nowrap">
                    {say(landingTemplates.stars, 5 - place)}
                  </th>
                  <td className="w-full" aria-label={`${percent}%`}>
                    <svg
                      viewBox="0 0 100 6"
                      preserveAspectRatio="none"
                      aria-hidden="true"
                      className="h-2 w-full"
                    >
                      <rect width="100" height="6" className="fill-wash" />
                      <rect width={percent} height="6" className="fill-marigold" />
                    </svg>
                  </td>
                  <td aria-hidden="true" className="py-1 pl-3 text-right">
                    {percent}%
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <ul>
          {reviews.map((review) => (
            <li key={review.name} className="border-t border-rule py-4 first:border-t-0 first:pt-0">
              <p className="flex flex-wrap items-center gap-x-3">
                <span className="font-semibold">{review.name}</span>
                <Stars of={review.stars} />
                <span className="sr-only">{say(landingTemplates.stars, review.stars)}</span>
              </p>
              <p className="mt-1">{review.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
