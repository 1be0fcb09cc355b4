import { adminForecastsWords as words, ruleStandings } from '../../words/admin/admin-forecasts.ts'
import { adminWords } from '../../words/admin/admin.ts'
import {
  answersTemplate,
  cameTrueWords,
  differenceText,
  shareText,
} from '../../words/forecasts/came-true.ts'
import { formatNumber } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import { requireData } from '../api/result.ts'
import { pageMeta } from '../core/page-meta.ts'
import { useSay } from '../core/language.tsx'
import { Column } from '../ui/page.tsx'
import type { Route } from './+types/forecasts.ts'
import { BackToAdmin } from './form-parts.tsx'
import { requireOperator } from './require-operator.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.title, description: adminWords.description, noindex: true })

export async function loader(args: Route.LoaderArgs) {
  await requireOperator(args)
  const { rules } = requireData(await apiFor(args.context)('admin/getForecastRules', {}))
  return { rules }
}

/** Which rules name times in which more comes than in others. */
export default function AdminForecasts({ loaderData: { rules } }: Route.ComponentProps) {
  const say = useSay()
  return (
    <Column className="py-8 sm:py-12">
      <BackToAdmin />
      <h1 className="text-h2">{say(words.title)}</h1>
      <p className="mt-2 text-soft">{say(words.lead)}</p>
      {rules.length === 0 && <p className="mt-6">{say(words.none)}</p>}
      <ul className="figures mt-6">
        {rules.map(({ name, standing, answered, compared }) => (
          <li key={name} className="border-t border-rule py-2.5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span lang="en" className="wrap-anywhere">
                {name}
              </span>
              <span className="font-semibold">{say(ruleStandings[standing])}</span>
            </p>
            <p className="text-fine text-soft">
              {say(answersTemplate, formatNumber(answered))}
              {compared &&
                ` · ${say(cameTrueWords.named)}: ${shareText(compared.named)} · ${say(cameTrueWords.unnamed)}: ${shareText(compared.unnamed)} · ${say(cameTrueWords.difference)}: ${differenceText(compared.difference)}`}
            </p>
          </li>
        ))}
      </ul>
    </Column>
  )
}
