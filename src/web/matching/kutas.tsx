import type { MatchData } from '../../contract/kundli/match.ts'
import { matchingWords as words, pointsOf } from '../../words/matching/matching.ts'
import { formatNumber } from '../../words/say.ts'
import { useSay } from '../core/language.tsx'
import { Accordion } from '../ui/accordion.tsx'
import { DefinitionRow, DefinitionList } from '../ui/page.tsx'
import { DisclosureLine, SourceNote } from './disclosure-line.tsx'
import { formatPoints } from './format-points.ts'

/** The eight kutas with their points; each opens to its reason, its exception and its text. */
export function Kutas({ match }: { match: MatchData }) {
  const say = useSay()
  const { total, total_with_exceptions: totalWithExceptions, out_of } = match
  return (
    <>
      <p className="mb-3 text-soft">{say(words.kutasLead)}</p>
      <Accordion
        items={match.kutas.map((kuta) => ({
          title: (
            <DisclosureLine
              name={
                <>
                  {kuta.name}
                  {kuta.exception && (
                    <span className="block text-fine text-leaf">{say(words.excused)}</span>
                  )}
                </>
              }
            >
              {say(pointsOf, formatPoints(kuta), kuta.out_of)}
            </DisclosureLine>
          ),
          body: (
            <>
              <p>{kuta.reason}</p>
              {kuta.exception && (
                <p className="mt-2">
                  <span className="text-leaf">{say(words.excused)}:</span> {kuta.exception.reason}
                </p>
              )}
              <SourceNote>{kuta.source}</SourceNote>
              {kuta.exception && <SourceNote>{kuta.exception.source}</SourceNote>}
            </>
          ),
        }))}
      />
      <DefinitionList>
        <DefinitionRow term={<strong>{say(words.total)}</strong>}>
          <strong>{say(pointsOf, formatNumber(total), out_of)}</strong>
        </DefinitionRow>
        {totalWithExceptions > total && (
          <DefinitionRow term={say(words.totalExcused)}>
            {say(pointsOf, formatNumber(totalWithExceptions), out_of)}
          </DefinitionRow>
        )}
      </DefinitionList>
    </>
  )
}
