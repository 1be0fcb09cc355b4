import type { KundliPageData } from '../../../contract/kundli/kundli-page.ts'
import { kundliPageWords as words } from '../../../words/kundli/kundli-page.ts'
import { formatDegrees } from '../../../words/format-degrees.ts'
import { useSay } from '../../core/language.tsx'
import { Term } from '../../ui/text/term.tsx'

const head = 'border-b border-ink py-2 text-left align-bottom text-fine font-semibold'
const cell = 'border-b border-rule py-2 align-baseline'

/** Where each graha stood: sign and degrees, nakshatra and quarter, house, and what else is said of it. */
export function Grahas({ kundli }: { kundli: KundliPageData }) {
  return (
    <>
      <Table kundli={kundli} />
      {kundli.chalit && (
        <p className="mt-3 text-fine text-soft">
          <Term name="chalit" />: {kundli.chalit}.
        </p>
      )}
    </>
  )
}

function Table({ kundli }: { kundli: KundliPageData }) {
  const say = useSay()
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr>
          <th scope="col" className={head}>
            <Term name="graha" />
          </th>
          <th scope="col" className={head}>
            <Term name="rashi" /> · <Term name="nakshatra" />
          </th>
          {kundli.time_known && (
            <th scope="col" className={`${head} text-right`}>
              <Term name="bhava" />
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {kundli.grahas.map((graha) => (
          <tr key={graha.key} data-house={graha.house ?? undefined}>
            <th scope="row" className={`${cell} pr-3 text-left font-normal`}>
              <span className={graha.key === 'lagna' ? 'text-sindoor' : ''}>{graha.name}</span>
              {graha.retrograde && <RetrogradeMark />}
              {graha.states.length > 0 && (
                <span className="block text-fine text-soft">{graha.states.join(', ')}</span>
              )}
            </th>
            <td className={`${cell} figures`}>
              {graha.rashi ?? <span className="text-soft">{say(words.variesInDay)}</span>}
              {graha.degrees !== null && (
                <span className="whitespace-nowrap">{` ${formatDegrees(graha.degrees)}`}</span>
              )}
              {graha.nakshatra && (
                <span className="block text-fine text-soft">
                  {`${graha.nakshatra}${graha.pada ? ` ${graha.pada}` : ''}`}
                </span>
              )}
            </td>
            {kundli.time_known && (
              <td className={`${cell} figures pl-3 text-right`}>{graha.house}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The crossed R of almanacs, with its word for who hears the page. */
export function RetrogradeMark() {
  const say = useSay()
  return (
    <abbr title={say(words.retrograde)} className="ml-1.5 text-fine no-underline">
      ℞
    </abbr>
  )
}
