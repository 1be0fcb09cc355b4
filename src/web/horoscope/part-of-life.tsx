import type { HoroscopeCategory } from '../../contract/horoscope.ts'
import { horoscopeWords as words, scoreTemplates } from '../../words/horoscope/horoscope.ts'
import { useSay } from '../core/language.tsx'
import { ScoreBar } from './score-dial.tsx'

/** One part of life: its score drawn, what the day says, and the transits that make the score. */
export function PartOfLife({ name, part }: { name: string; part: HoroscopeCategory }) {
  const say = useSay()
  return (
    <section id={part.key} className="min-w-0 scroll-mt-4 border-t border-rule pt-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-h3">{name}</h2>
        <span className="figures text-h4">{say(words.percent, part.score)}</span>
      </div>
      <div className="mt-2 mb-3">
        <ScoreBar score={part.score} />
      </div>
      <p className="max-w-text">{part.split_response}</p>
      <ScoreBreakdown part={part} name={name} />
    </section>
  )
}

/** What a score is made of, line by line; the lines add up to it. */
export function ScoreBreakdown({ part, name }: { part: HoroscopeCategory; name: string }) {
  const say = useSay()
  return (
    <details className="group mt-1">
      <summary className="inline-flex min-h-11 items-center gap-2 text-fine text-action underline-offset-4 hover:underline">
        {say(words.why)}
        <span className="sr-only">: {name}</span>
        <svg
          viewBox="0 0 16 16"
          aria-hidden="true"
          className="size-3 shrink-0 fill-none stroke-current stroke-[1.6] transition-transform duration-150 group-open:rotate-45"
        >
          <path d="M8 2v12M2 8h12" />
        </svg>
      </summary>
      <table className="w-full text-fine">
        <tbody>
          {part.made_of.map(({ label, points }, at) => (
            <tr key={label} className="border-b border-rule">
              <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                {label}
              </th>
              <td className="figures py-1.5 text-right align-top">
                {at === 0 ? points : formatPoints(points)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="py-1.5 pr-4 text-left">
              {say(words.sum)}
            </th>
            <td className="figures py-1.5 text-right font-semibold">{part.score}</td>
          </tr>
        </tfoot>
      </table>
      <p className="pb-2 text-fine text-soft">{say(scoreTemplates.source)}</p>
    </details>
  )
}

function formatPoints(points: number): string {
  if (points === 0) return '0'
  return points > 0 ? `+${points}` : `−${-points}`
}

/** The stars that lie in the sign: the same day counts differently from each. */
export function Stars({ stars }: { stars: { star: string; text: string }[] }) {
  const say = useSay()
  return (
    <section className="min-w-0 border-t border-rule pt-5">
      <h2 className="text-h3">{say(words.stars)}</h2>
      <p className="mt-2 text-fine text-soft">{say(words.starsLead)}</p>
      <dl className="mt-2">
        {stars.map(({ star, text }) => (
          <div
            key={star}
            className="flex items-baseline justify-between gap-6 border-b border-rule py-2.5"
          >
            <dt className="font-semibold">{star}</dt>
            <dd className="text-right">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
