import { Suspense } from 'react'
// By its path: as a package it would stay outside the server build, where Node wants an attribute
// on the import that the bundler drops.
import measured from '../../../packages/jyotish/reference/measured.json'
import {
  accuracyWords as words,
  referenceBirthsTemplate,
  conventions,
  accuracyRowNames,
  accuracyUnits,
  differencesTemplate,
  accuracyCommand,
  differenceReasons,
} from '../../words/content/accuracy.ts'
import { formatNumber } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import { lazyOnVisible } from '../ui/lazy-on-visible.ts'
import type { ForecastCountsData } from './came-true.tsx'
import { pageMeta } from '../core/page-meta.ts'
import { useSay } from '../core/language.tsx'
import { Column } from '../ui/page.tsx'
import type { Route } from './+types/accuracy.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.title, description: words.description })

export async function loader({ context }: Route.LoaderArgs) {
  const { births, parts, different, rows } = measured
  const counts = await apiFor(context)('forecasts/getCounts', {})
  return {
    ...{ births, parts, different: different.length, rows },
    counts: counts.ok ? counts.data : null,
  }
}

// In the browser it comes once somebody is near it; the server has it at once.
const CameTrue = import.meta.env.SSR
  ? (await import('./came-true.tsx')).default
  : lazyOnVisible<{ counts: ForecastCountsData | null }>(
      () => import('./came-true.tsx'),
      '#came-true',
    )

/** What the test last measured, and by which rules. */
export default function Accuracy({ loaderData }: Route.ComponentProps) {
  const { births, parts, different, rows, counts } = loaderData
  const say = useSay()
  return (
    <Column className="py-8 sm:py-12">
      <h1 className="text-h2">{say(words.title)}</h1>
      <p className="mt-2 text-soft">{say(words.lead)}</p>
      <table className="figures mt-6 w-full border-t border-rule">
        <caption className="pb-2 text-left text-fine text-soft">
          {say(referenceBirthsTemplate, births)}
        </caption>
        <thead className="text-fine text-soft">
          <tr className="border-b border-rule">
            <th scope="col" className="py-2 text-left font-normal">
              {say(words.what)}
            </th>
            <th scope="col" className="py-2 pl-4 text-right font-normal">
              {say(words.worst)}
            </th>
            <th scope="col" className="py-2 pl-4 text-right font-normal">
              {say(words.median)}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const [quantity = '', unit = ''] = row.what.split(', ')
            const name = accuracyRowNames[quantity]
            const suffix = accuracyUnits[unit]
            return (
              <tr key={row.what} className="border-b border-rule">
                <th scope="row" className="py-2 text-left font-normal">
                  {name ? say(name) : quantity}
                </th>
                {[row.worst, row.median].map((value, place) => (
                  <td key={place} className="py-2 pl-4 text-right whitespace-nowrap">
                    {value.toFixed(3)}
                    {suffix && say(suffix)}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="mt-3">{say(differencesTemplate, different, formatNumber(parts))}</p>
      <List title={say(words.conventions)} items={conventions.map((item) => say(item))} />
      <List title={say(words.differs)} items={differenceReasons.map((item) => say(item))} />
      <Suspense fallback={null}>
        <CameTrue counts={counts} />
      </Suspense>
      <h2 className="mt-10 mb-2 text-h4">{say(words.repeat)}</h2>
      <p>{say(words.repeatText)}</p>
      <p className="mt-3 overflow-x-auto border-l-3 border-marigold bg-wash px-4 py-3">
        <code>{accuracyCommand}</code>
      </p>
    </Column>
  )
}

function List({ title, items }: { title: string; items: string[] }) {
  return (
    <section className="mt-10">
      <h2 className="mb-2 text-h4">{title}</h2>
      <ul className="grid gap-2">
        {items.map((item) => (
          <li key={item} className="border-t border-rule pt-2">
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}
