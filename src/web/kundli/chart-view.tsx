import { useState } from 'react'
import type { ChartShown } from '../../contract/kundli.ts'
import { chartWords as words } from '../../words/birth-form.ts'
import { date, degrees } from '../../words/say.ts'
import { useLanguage, useSay } from '../language.tsx'
import { RadioRow } from '../ui/choice.tsx'
import { Note, Row, Rows } from '../ui/page.tsx'

/** A computed kundli: the drawing, what stands where, the running dasha, and every fact with its reason. */
export function ChartView({ chart, title }: { chart: ChartShown; title: string }) {
  const say = useSay()
  const language = useLanguage()
  const [style, setStyle] = useState<'north' | 'south'>(chart.svg.north ? 'north' : 'south')
  const drawing = chart.svg[style] ?? chart.svg.south
  const clock = say(
    words.conventions,
    say(words.lahiri),
    say(chart.settings.node === 'mean' ? words.mean : words.true),
    offsetText(chart.offset_seconds),
  )
  return (
    <section aria-label={say(words.heading)}>
      <h2 className="text-h3 wrap-anywhere">{title}</h2>
      {!chart.time_known && <Note className="mt-3">{say(words.noTime)}</Note>}
      {/* Drawn by our own engine from numbers and its tables of names: no typed text is in it. */}
      <div
        className="kundli chart mt-4 max-w-column"
        dangerouslySetInnerHTML={{ __html: drawing }}
      />
      {chart.svg.north && (
        <RadioRow
          className="mt-3 max-w-column"
          legend={<span className="sr-only">{say(words.style)}</span>}
          name="style"
          value={style}
          onChoose={(value) => setStyle(value === 'south' ? 'south' : 'north')}
          options={[
            { value: 'north', label: say(words.north) },
            { value: 'south', label: say(words.south) },
          ]}
        />
      )}
      <Rows className="mt-4 max-w-column">
        {chart.table.map((row) => (
          <Row
            key={row.key}
            term={
              <>
                <span className={row.key === 'lagna' ? 'text-sindoor' : ''}>{row.name}</span>
                {/* The nodes go backwards as a rule: a mark would say nothing. */}
                {row.retrograde && !['rahu', 'ketu'].includes(row.key) && (
                  <abbr title={say(words.retrograde)} className="ml-1.5 text-fine no-underline">
                    ℞
                  </abbr>
                )}
                {row.nakshatra && (
                  <span className="block text-fine text-soft">
                    {`${row.nakshatra}${row.pada ? ` ${row.pada}` : ''}`}
                  </span>
                )}
              </>
            }
          >
            {row.rashi ?? <span className="text-soft">{say(words.variesInDay)}</span>}
            {row.degrees !== null && (
              <span className="whitespace-nowrap">{` ${degrees(row.degrees)}`}</span>
            )}
          </Row>
        ))}
        {chart.running.length > 1 && (
          <Row
            term={
              <>{`${say(words.now)}: ${chart.running
                .slice(0, 2)
                .map(({ lord }) => lord)
                .join('–')}`}</>
            }
          >
            {say(words.until, date(chart.running[1]!.to, language))}
          </Row>
        )}
      </Rows>
      <p className="mt-3 text-fine text-soft">{clock}</p>
      <details className="mt-3 border-y border-rule">
        <summary className="flex min-h-12 items-center font-semibold">
          {say(words.allFacts)}
        </summary>
        <ul className="pb-3">
          {chart.facts.map((fact) => (
            <li key={fact.id} className="border-t border-rule py-2">
              {fact.label}
              <span className="block text-fine text-soft">{fact.because}</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

const two = (value: number) => String(value).padStart(2, '0')

/** +05:30, or +05:21:10 where seconds count. */
function offsetText(offsetSeconds: number): string {
  const all = Math.abs(offsetSeconds)
  const parts = [two(Math.floor(all / 3600)), two(Math.floor(all / 60) % 60)]
  if (all % 60) parts.push(two(all % 60))
  return `${offsetSeconds < 0 ? '−' : '+'}${parts.join(':')}`
}
