import { useId } from 'react'
import type { PanchangDayData } from '../../contract/panchang-data.ts'
import { panchangWords as words } from '../../words/panchang/panchang.ts'
import { useSay } from '../core/language.tsx'

const [top, laneHeight, barHeight, foot] = [26, 38, 13, 26]
const percent = (share: number) => `${Number((share * 100).toFixed(3))}%`
/** A label near an edge leans inwards. */
const anchorAt = (share: number) => (share < 0.08 ? 'start' : share > 0.92 ? 'end' : 'middle')

type DayTimeline = NonNullable<PanchangDayData['timeline']>

/**
 * The day drawn to scale from sunrise to sunrise, a lane for each kind of span.
 * Good ones are solid, bad ones hatched, and each lane says which it is: colour never speaks alone. The
 * table below the drawing holds the same times.
 */
export function Timeline({ timeline }: { timeline: DayTimeline }) {
  const say = useSay()
  const hatch = useId()
  const { lanes, hours, sunset, now, title } = timeline
  const ground = top + lanes.length * laneHeight + 6
  return (
    <figure>
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing made in place
        role="img"
        aria-label={title}
        width="100%"
        height={ground + foot}
        className="figures block overflow-visible"
      >
        <Hatching id={hatch} />
        <rect
          x={percent(sunset.at)}
          y={top - 6}
          width={percent(1 - sunset.at)}
          height={ground - top + 6}
          className="fill-wash"
        />
        {hours.map((hour) => (
          <Hour key={hour.at} hour={hour} ground={ground} />
        ))}
        <line x1="0" x2="100%" y1={top - 6} y2={top - 6} className="stroke-ink" />
        {lanes.map((lane, i) => (
          <Lane key={lane.name} lane={lane} y={top + i * laneHeight} hatch={hatch} />
        ))}
        <line x1="0" x2="100%" y1={ground} y2={ground} className="stroke-ink" />
        <text x="0" y={ground + 18} className="fill-soft text-fine">
          {say(words.sunrise)}
        </text>
        <text
          x={percent(sunset.at)}
          y={ground + 18}
          textAnchor={anchorAt(sunset.at)}
          className="fill-soft text-fine"
        >
          {say(words.sunset)} {sunset.label}
        </text>
        {now && <Now now={now} sunset={sunset} ground={ground} />}
      </svg>
      <figcaption className="mt-1 text-fine text-soft">{say(words.night)}</figcaption>
    </figure>
  )
}

function Hatching({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={id}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="5" height="5" className="fill-paper" />
        <rect width="2.6" height="5" className="fill-sindoor" />
      </pattern>
    </defs>
  )
}

function Hour({
  hour: { at, label },
  ground,
}: {
  hour: DayTimeline['hours'][number]
  ground: number
}) {
  return (
    <g>
      <line x1={percent(at)} x2={percent(at)} y1={top - 6} y2={ground} className="stroke-rule" />
      <text x={percent(at)} y={top - 11} textAnchor={anchorAt(at)} className="fill-soft text-fine">
        {label}
      </text>
    </g>
  )
}

function Lane({
  lane,
  y,
  hatch,
}: {
  lane: DayTimeline['lanes'][number]
  y: number
  hatch: string
}) {
  return (
    <g>
      <text
        x="2"
        y={y + 15}
        className="fill-ink stroke-paper text-fine [paint-order:stroke] [stroke-width:4px]"
      >
        {lane.name} · {lane.qualityName}
      </text>
      {lane.parts.map(({ from, to, label }) => (
        <rect
          key={label}
          x={percent(from)}
          y={y + 20}
          width={percent(to - from)}
          height={barHeight}
          {...(lane.quality === 'bad'
            ? { fill: `url(#${hatch})`, className: 'stroke-sindoor' }
            : { className: 'fill-leaf stroke-leaf' })}
        />
      ))}
    </g>
  )
}

/** The hour it is; its label gives way to that of sunset and to that of sunrise. */
function Now({
  now,
  sunset,
  ground,
}: {
  now: NonNullable<DayTimeline['now']>
  sunset: DayTimeline['sunset']
  ground: number
}) {
  const say = useSay()
  const isCrowded = Math.abs(now.at - sunset.at) < 0.3 || now.at < 0.2
  return (
    <>
      <line
        x1={percent(now.at)}
        x2={percent(now.at)}
        y1={top - 6}
        y2={ground}
        className="stroke-ink"
      />
      <text
        x={percent(now.at)}
        y={ground + 18}
        textAnchor={anchorAt(now.at)}
        className={`fill-ink text-fine font-semibold ${isCrowded ? 'hidden' : ''}`}
      >
        {say(words.now)} {now.label}
      </text>
    </>
  )
}
