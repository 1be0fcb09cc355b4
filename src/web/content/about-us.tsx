import { aboutWords as words } from '../../words/content/content-pages.ts'
import { apiFor } from '../api/client.ts'
import { requireData } from '../api/result.ts'
import { pageMeta } from '../core/page-meta.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'
import { Column } from '../ui/page.tsx'
import type { Route } from './+types/about-us.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, words)

export async function loader({ context }: Route.LoaderArgs) {
  return requireData(await apiFor(context)('about', {}))
}

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  const { mission, vision, what_we_do } = loaderData
  const say = useSay()
  return (
    <Column className="py-10 sm:py-14">
      <h1 className="text-h2">{say(words.title)}</h1>
      <h2 className="mt-8 mb-2 text-h3">{say(words.mission)}</h2>
      <p className="text-lead">{mission}</p>
      <h2 className="mt-8 mb-2 text-h3">{say(words.vision)}</h2>
      <p className="text-lead">{vision}</p>
      <h2 className="mt-8 mb-3 text-h3">{say(words.whatWeDo)}</h2>
      <ul>
        {what_we_do.map((one) => (
          <li key={one} className="border-t border-rule py-3">
            {one}
          </li>
        ))}
      </ul>
      <LocalizedLink
        to="/accuracy"
        className="mt-3 inline-flex min-h-11 items-center font-semibold text-action underline-offset-4 hover:underline"
      >
        {say(words.exact)}
      </LocalizedLink>
    </Column>
  )
}
