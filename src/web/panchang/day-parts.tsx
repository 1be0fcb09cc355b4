import type { PanchangDayData } from '../../contract/panchang-data.ts'
import { panchangWords as words } from '../../words/panchang/panchang.ts'
import { useSay } from '../core/language.tsx'
import { DefinitionRow, DefinitionList } from '../ui/page.tsx'
import { Term, isTerm } from '../ui/text/term.tsx'

const head = 'border-b border-ink py-1.5 pr-3 text-left text-fine font-semibold last:pr-0'
const cell = 'border-b border-rule py-2 pr-3 align-baseline last:pr-0'

function Running({ running }: { running: boolean }) {
  const say = useSay()
  if (!running) return null
  return <span className="text-fine font-semibold text-action"> · {say(words.now)}</span>
}

/** Tithi, nakshatra, yoga and karana, each with all that the day sees and until when. */
export function Limbs({ limbs }: { limbs: PanchangDayData['limbs'] }) {
  const say = useSay()
  return (
    <dl className="border-t border-ink">
      {limbs.map(({ key, term, spans }) => (
        <div key={key} className="grid grid-cols-[6.5rem_1fr] gap-x-4 border-b border-rule py-2.5">
          <dt>{isTerm(key) ? <Term name={key}>{term}</Term> : term}</dt>
          {spans.map(({ name, note, from, until, running }) => (
            <dd
              key={from}
              className="col-start-2 flex flex-wrap items-baseline justify-between gap-x-4"
            >
              <span>
                <span className={running ? 'font-semibold' : ''}>{name}</span>
                {note && <span className="text-fine text-soft"> ({note})</span>}
                <Running running={running} />
              </span>
              <span className="figures text-fine">{say(words.until, until)}</span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

export function DetailRows({ lines }: { lines: PanchangDayData['sky'] }) {
  return (
    <DefinitionList className="border-t border-ink">
      {lines.map(({ key, term, value, note }) => (
        <DefinitionRow key={key} term={isTerm(key) ? <Term name={key}>{term}</Term> : term}>
          {value}
          {note && <span className="block text-fine text-soft">{note}</span>}
        </DefinitionRow>
      ))}
    </DefinitionList>
  )
}

/** Every named span in order of time: when, what, how it is held, and what it is. */
export function SpanList({ spans }: { spans: PanchangDayData['spans'] }) {
  return (
    <ul className="border-t border-ink">
      {spans.map(({ id, name, from, until, running, quality, qualityName, means }) => (
        <li key={`${id}${from}`} className="border-b border-rule py-2">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>
              <span className="font-semibold">{name}</span> ·{' '}
              <span className={quality === 'bad' ? 'text-sindoor' : 'text-leaf'}>
                {qualityName}
              </span>
              <Running running={running} />
            </span>
            <span className="figures">
              {from} – {until}
            </span>
          </p>
          <p className="text-fine text-soft">{means}</p>
        </li>
      ))}
    </ul>
  )
}

const tones = { good: 'text-leaf', middling: 'text-ink', bad: 'text-sindoor' }

interface SpanRow {
  name: string
  from: string
  until: string
  running: boolean
  /** How it is held; left out where the table has no column for it. */
  quality?: { tone: keyof typeof tones; name: string }
}

function SpanTable({
  caption,
  columns,
  rows,
}: {
  caption: string
  columns: string[]
  rows: SpanRow[]
}) {
  return (
    <table className="figures w-full border-collapse">
      <caption className="pb-1 text-left text-fine text-soft">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={head}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, from, until, running, quality }) => (
          <tr key={from}>
            <th
              scope="row"
              className={`${cell} text-left ${running ? 'font-semibold' : 'font-normal'}`}
            >
              {name}
              <Running running={running} />
            </th>
            {quality && <td className={`${cell} ${tones[quality.tone]}`}>{quality.name}</td>}
            <td className={cell}>
              {from} – {until}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function Choghadiya({
  caption,
  spans,
}: {
  caption: string
  spans: NonNullable<PanchangDayData['choghadiya']>['day']
}) {
  const say = useSay()
  return (
    <SpanTable
      caption={caption}
      columns={[say(words.name), say(words.held), say(words.time)]}
      rows={spans.map(({ quality, qualityName, ...span }) => ({
        ...span,
        quality: { tone: quality, name: qualityName },
      }))}
    />
  )
}

export function Horas({
  caption,
  spans,
}: {
  caption: string
  spans: NonNullable<PanchangDayData['horas']>['day']
}) {
  const say = useSay()
  return (
    <SpanTable
      caption={caption}
      columns={[say(words.lord), say(words.time)]}
      rows={spans.map(({ lord, ...span }) => ({ ...span, name: lord }))}
    />
  )
}
