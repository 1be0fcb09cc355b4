import type { KundliShown } from '../../../contract/kundli/kundli-shown.ts'
import { Row, Rows } from '../../ui/page.tsx'
import { Term, isTerm } from '../../ui/text/term.tsx'

/** The almanac of the birth and of today at the same place. */
export function Panchangs({ days }: { days: KundliShown['panchang'] }) {
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      {days.map(({ day, lines }) => (
        <div key={day}>
          <h3 className="mb-1 text-h4">{day}</h3>
          <Rows>
            {lines.map(({ key, term, value, note }) => (
              <Row key={term} term={isTerm(key) ? <Term name={key}>{term}</Term> : term}>
                {value}
                {note && <span className="block text-fine text-soft">{note}</span>}
              </Row>
            ))}
          </Rows>
        </div>
      ))}
    </div>
  )
}
