import type { KundliPageData } from '../../../contract/kundli/kundli-page.ts'
import { kundliPageWords as words } from '../../../words/kundli/kundli-page.ts'
import { useSay } from '../../core/language.tsx'
import { Term } from '../../ui/text/term.tsx'

/** Points of each graha in each sign, and their sum, as a printed table; the lagna's column is tinted. */
export function Ashtakavarga({ table }: { table: NonNullable<KundliPageData['ashtakavarga']> }) {
  const say = useSay()
  const tint = (sign: number) => (sign === table.lagna ? 'bg-wash' : '')
  return (
    <>
      <p className="mb-4 text-soft">
        <Term name="ashtakavarga" />. {say(words.ashtakavargaLead)}
      </p>
      <table className="figures w-full table-fixed border-collapse text-center text-fine">
        <thead>
          <tr>
            <th scope="col" className="w-9 border-b border-ink py-1.5 text-left sm:w-24">
              <span className="sr-only">{say(words.grahas)}</span>
            </th>
            {table.signs.map((name, sign) => (
              <th
                key={name}
                scope="col"
                className={`border-b border-ink py-1.5 font-semibold ${tint(sign)} ${sign === table.lagna ? 'text-sindoor' : ''}`}
              >
                <span aria-hidden="true">{sign + 1}</span>
                <span className="sr-only">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ short, name, points }) => (
            <tr key={name}>
              <th scope="row" className="border-b border-rule py-1.5 text-left font-normal">
                <span aria-hidden="true" className="sm:hidden">
                  {short}
                </span>
                <span className="not-sm:sr-only">{name}</span>
              </th>
              {points.map((count, sign) => (
                <td key={table.signs[sign]} className={`border-b border-rule py-1.5 ${tint(sign)}`}>
                  {count}
                </td>
              ))}
            </tr>
          ))}
          <tr className="font-semibold">
            <th scope="row" className="border-b border-ink py-1.5 text-left">
              {say(words.sum)}
            </th>
            {table.sums.map((count, sign) => (
              <td key={table.signs[sign]} className={`border-b border-ink py-1.5 ${tint(sign)}`}>
                {count}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </>
  )
}
