import type { MatchShown } from '../../contract/kundli/match-shown.ts'
import { matching as words, pointsOf } from '../../words/matching/matching.ts'
import { number } from '../../words/say.ts'
import { useSay } from '../core/language.tsx'
import { Accordion } from '../ui/accordion.tsx'
import { Row, Rows } from '../ui/page.tsx'
import { Line, Source } from './line.tsx'
import { pointsSaid } from './points-said.ts'

/** The eight kutas with their points; each opens to its reason, its exception and its text. */
export function Kutas({ match }: { match: MatchShown }) {
  const say = useSay()
  const { total, total_with_exceptions: totalWithExceptions, out_of } = match
  return (
    <>
      <p className="mb-3 text-soft">{say(words.kutasLead)}</p>
      <Accordion
        items={match.kutas.map((kuta) => ({
          title: (
            <Line
              name={
                <>
                  {kuta.name}
                  {kuta.exception && (
                    <span className="block text-fine text-leaf">{say(words.excused)}</span>
                  )}
                </>
              }
            >
              {say(pointsOf, pointsSaid(kuta), kuta.out_of)}
            </Line>
          ),
          body: (
            <>
              <p>{kuta.reason}</p>
              {kuta.exception && (
                <p className="mt-2">
                  <span className="text-leaf">{say(words.excused)}:</span> {kuta.exception.reason}
                </p>
              )}
              <Source>{kuta.source}</Source>
              {kuta.exception && <Source>{kuta.exception.source}</Source>}
            </>
          ),
        }))}
      />
      <Rows>
        <Row term={<strong>{say(words.total)}</strong>}>
          <strong>{say(pointsOf, number(total), out_of)}</strong>
        </Row>
        {totalWithExceptions > total && (
          <Row term={say(words.totalExcused)}>
            {say(pointsOf, number(totalWithExceptions), out_of)}
          </Row>
        )}
      </Rows>
    </>
  )
}
