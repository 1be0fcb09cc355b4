import type { KundliPageData } from '../../../contract/kundli/kundli-page.ts'
import { kundliPageWords as words } from '../../../words/kundli/kundli-page.ts'
import { useSay } from '../../core/language.tsx'
import { Disclosure } from '../../ui/text/disclosure.tsx'

/** The sixteen divisions as an almanac prints them: one line each, the sign of every graha by number. */
export function Vargas({ vargas }: { vargas: NonNullable<KundliPageData['vargas']> }) {
  const say = useSay()
  return (
    <>
      <p className="mb-4 text-soft">{say(words.vargasLead)}</p>
      <table className="figures w-full table-fixed border-collapse text-center text-fine">
        <thead>
          <tr>
            <th scope="col" className="w-10 border-b border-ink py-1.5 sm:w-40">
              <span className="sr-only">{say(words.division)}</span>
            </th>
            {vargas.columns.map(({ short, name }, place) => (
              <th
                key={name}
                scope="col"
                className={`border-b border-ink py-1.5 font-semibold ${place === 0 ? 'text-sindoor' : ''}`}
              >
                <span aria-hidden="true">{short}</span>
                <span className="sr-only">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {vargas.rows.map(({ varga, name, signs }) => (
            <tr key={varga}>
              <th scope="row" className="border-b border-rule py-1.5 text-left font-semibold">
                {varga}
                <span className="font-normal text-soft not-sm:sr-only">{` ${name}`}</span>
              </th>
              {signs.map((sign, place) => (
                <td key={vargas.columns[place]!.name} className="border-b border-rule py-1.5">
                  {sign}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Disclosure title={say(words.vargasFor)}>
        <dl className="pb-3">
          {vargas.rows.map(({ varga, name, about }) => (
            <div key={varga} className="flex justify-between gap-6 py-1">
              <dt>
                <span className="figures inline-block w-10 font-semibold">{varga}</span>
                {name}
              </dt>
              <dd className="text-right text-soft">{about}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </>
  )
}
