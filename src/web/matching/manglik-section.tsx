import type { MatchData } from '../../contract/kundli/match.ts'
import { matchingWords as words } from '../../words/matching/matching.ts'
import { useSay } from '../core/language.tsx'
import { SourceNote } from './disclosure-line.tsx'
import { partnerRoles } from './couple.ts'

/** Mars in either chart, what cancels or softens it, and how the two stand to each other. */
export function ManglikSection({ match }: { match: MatchData }) {
  const say = useSay()
  const { manglik } = match
  return (
    <>
      <p className="mb-3">{manglik.reason}</p>
      <dl className="border-t border-rule">
        {partnerRoles.map((role) => {
          const mars = manglik[role]
          return (
            <div key={role} className="border-b border-rule py-2.5">
              <dt className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="wrap-anywhere">{match[role].name}</span>
                <span>{mars.verdict}</span>
              </dt>
              <dd className="mt-1 text-fine text-soft">{mars.reason}</dd>
              {mars.southern && <dd className="mt-1 text-fine text-soft">{mars.southern}</dd>}
              {mars.softenedBy.length > 0 && (
                <dd className="mt-1 text-fine">
                  <span className="text-leaf">{say(words.softened)}:</span>{' '}
                  {mars.softenedBy.join(' ')}
                </dd>
              )}
            </div>
          )
        })}
      </dl>
      {manglik.balancedBy.length > 0 && (
        <p className="mt-2 text-fine">
          <span className="text-leaf">{say(words.balanced)}:</span> {manglik.balancedBy.join(' ')}
        </p>
      )}
      <div className="text-soft">
        <SourceNote>{manglik.source}</SourceNote>
      </div>
    </>
  )
}
