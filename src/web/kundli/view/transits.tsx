import type { KundliPageData } from '../../../contract/kundli/kundli-page.ts'
import { formatDegrees } from '../../../words/format-degrees.ts'
import { Note } from '../../ui/page.tsx'
import { Term } from '../../ui/text/term.tsx'
import { RetrogradeMark } from './grahas.tsx'

/** Where the grahas move today, in which of one's houses, and until when. */
export function Transits({ transits }: { transits: KundliPageData['transits'] }) {
  return (
    <>
      <p className="mb-3 text-soft">
        <Term name="gochar" /> · {transits.day}
      </p>
      <ul className="border-t border-ink">
        {transits.rows.map((row) => (
          <li key={row.key} className="border-b border-rule py-2">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span>
                {row.name}
                {row.retrograde && <RetrogradeMark />}
              </span>
              <span className="figures">
                {row.rashi} {formatDegrees(row.degrees)}
              </span>
            </p>
            <p className="flex flex-wrap justify-between gap-x-4 text-fine text-soft">
              <span>{row.houses.join(' · ')}</span>
              {row.until && <span className="figures">{row.until}</span>}
            </p>
          </li>
        ))}
      </ul>
      {transits.notes.length > 0 && (
        <Note className="mt-4">
          {transits.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          <p className="mt-1 text-soft">
            <Term name="sadeSati" />
          </p>
        </Note>
      )}
    </>
  )
}
