import type { PredictionKind } from '../../contract/predictions.ts'
import { predictionKinds, predictionWords as words } from '../../words/predictions/predictions.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'

export const predictionKindNames = Object.keys(predictionKinds) as PredictionKind[]

/** The kind that an address names; daily where it names none. */
export function predictionKindFromQuery(query: URLSearchParams): PredictionKind {
  const named = query.get('p_type')?.toLowerCase()
  return predictionKindNames.find((kind) => kind === named) ?? 'daily'
}

/** The four kinds as links, each with a line under its name. */
export function PredictionKindLinks({
  current,
  to,
  under,
}: {
  current: PredictionKind
  to: (kind: PredictionKind) => string
  under?: (kind: PredictionKind) => string
}) {
  const say = useSay()
  return (
    <nav
      aria-label={say(words.kinds)}
      className="grid grid-cols-2 border-t border-l border-edge sm:grid-cols-4"
    >
      {predictionKindNames.map((kind) => (
        <LocalizedLink
          key={kind}
          to={to(kind)}
          aria-current={kind === current ? 'page' : undefined}
          className="group flex min-h-14 flex-col items-center justify-center border-r border-b border-edge px-2 py-2 text-center leading-tight hover:bg-wash aria-[current]:bg-action aria-[current]:text-on-action"
        >
          <span className="font-semibold">{say(predictionKinds[kind])}</span>
          {under && (
            <span className="figures mt-0.5 text-fine text-soft group-aria-[current]:text-on-action">
              {under(kind)}
            </span>
          )}
        </LocalizedLink>
      ))}
    </nav>
  )
}
