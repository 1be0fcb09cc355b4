import { useSay } from '../core/language.tsx'
import { horoscopeWords as words } from '../../words/horoscope/horoscope.ts'

/** From the left over the top to the right, round the middle of a 200 × 110 box. */
const arc = 'M14 100A86 86 0 0 1 186 100'
const ticks = Array.from({ length: 21 }, (_, at) => {
  const angle = Math.PI * (1 - at / 20)
  const [from, to] = [at % 5 === 0 ? 66 : 72, 77]
  const point = (radius: number) =>
    `${(100 + radius * Math.cos(angle)).toFixed(1)} ${(100 - radius * Math.sin(angle)).toFixed(1)}`
  return `M${point(from)}L${point(to)}`
}).join('')

/** The score of a day as a dial from 0 to 100, with its figure. */
export function ScoreDial({ score, label }: { score: number; label: string }) {
  const say = useSay()
  return (
    <figure className="w-full max-w-64">
      <svg viewBox="0 0 200 112" aria-hidden="true" className="w-full fill-none">
        <path d={arc} className="stroke-rule" strokeWidth="9" />
        <path
          d={arc}
          pathLength="100"
          strokeDasharray={`${score} 100`}
          className="stroke-marigold"
          strokeWidth="9"
        />
        <path d={ticks} className="stroke-edge" strokeWidth="1" />
        <text x="100" y="96" textAnchor="middle" fontSize="46" className="display figures fill-ink">
          {score}
        </text>
      </svg>
      <figcaption className="text-center text-fine text-soft">
        {label}
        <span className="sr-only">: {say(words.outOf, score)}</span>
      </figcaption>
    </figure>
  )
}

/** The score of one part of life on a rule of ten divisions; the figure beside it says the same. */
export function ScoreBar({ score }: { score: number }) {
  return (
    <svg
      viewBox="0 0 200 9"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-2.5 w-full"
    >
      <rect width={score * 2} height="6" className="fill-marigold" />
      <path
        d="M0 8.5H200M.5 0V8.5M20 5V8.5M40 5V8.5M60 5V8.5M80 5V8.5M100 2V8.5M120 5V8.5M140 5V8.5M160 5V8.5M180 5V8.5M199.5 0V8.5"
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-edge"
      />
    </svg>
  )
}
