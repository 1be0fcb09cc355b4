import type { KundliPageData } from '../../../contract/kundli/kundli-page.ts'
import { DefinitionRow, DefinitionList } from '../../ui/page.tsx'
import { Term, isTerm } from '../../ui/text/term.tsx'

/** The almanac of the birth and of today at the same place. */
export function Panchangs({ days }: { days: KundliPageData['panchang'] }) {
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      {days.map(({ day, lines }) => (
        <div key={day}>
          <h3 className="mb-1 text-h4">{day}</h3>
          <DefinitionList>
            {lines.map(({ key, term, value, note }) => (
              <DefinitionRow key={term} term={isTerm(key) ? <Term name={key}>{term}</Term> : term}>
                {value}
                {note && <span className="block text-fine text-soft">{note}</span>}
              </DefinitionRow>
            ))}
          </DefinitionList>
        </div>
      ))}
    </div>
  )
}
