import type { TodayData } from '../../../contract/today.ts'
import { todayWords as words } from '../../../words/today/today.ts'
import { useSay } from '../../core/language.tsx'
import { Disclosure } from './disclosure.tsx'

type Hours = Pick<TodayData['goodHours'][number], 'id' | 'name' | 'from' | 'until' | 'means'>

/** Rahu Kaal and the good hours of a day, each opening to what it means. */
export function DayHours({ rahuKaal, goodHours }: { rahuKaal: Hours | null; goodHours: Hours[] }) {
  const say = useSay()
  const rows = [
    ...(rahuKaal ? [{ ...rahuKaal, says: words.avoid }] : []),
    ...goodHours.map((hours) => ({ ...hours, says: words.good })),
  ]
  return rows.map(({ id, name, from, until, says, means }) => (
    <Disclosure
      key={id}
      title={
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span>
            {name} <span className="text-fine text-soft">{say(says)}</span>
          </span>
          <span className="figures font-semibold">
            {from}–{until}
          </span>
        </span>
      }
    >
      <p className="mb-3 border-l-3 border-marigold bg-wash px-4 py-3 text-fine">{means}</p>
    </Disclosure>
  ))
}
