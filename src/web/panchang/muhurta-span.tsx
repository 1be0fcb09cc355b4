import type { MuhurtaSearchData } from '../../contract/panchang-data.ts'
import { muhurtaWords as words } from '../../words/panchang/muhurta.ts'
import { useSay } from '../core/language.tsx'
import type { ReactNode } from 'react'
import { TermButton } from '../ui/text/term.tsx'

const tones = {
  good: 'text-leaf',
  fair: 'text-ink',
  poor: 'text-sindoor',
  avoid: 'text-sindoor',
  note: 'text-soft',
}

/** Where the page keeps what a rule is. */
export const ruleMeaningId = (rule: string): string => `rule-${rule}`

/** One muhurta, opening to the word of every rule and the number of the text it is from. */
export function MuhurtaSpan({
  span,
  children,
}: {
  span: MuhurtaSearchData['spans'][number]
  /** What can be done with it. */
  children?: ReactNode
}) {
  const say = useSay()
  return (
    <details className="border-b border-rule">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its label is all that it holds */}
      <summary className="flex min-h-12 items-center justify-between gap-4 py-2.5">
        <span className="min-w-0">
          <span className="flex flex-wrap gap-x-3">
            <span className="figures font-semibold">{span.time}</span>
            <span className="text-soft">{say(words.lagna, span.lagna)}</span>
          </span>
        </span>
        <span className="flex shrink-0 items-center gap-3">
          <span className="figures text-right">
            <span className="text-fine text-soft">{say(words.score)}</span> {span.score}
          </span>
          <svg
            viewBox="0 0 16 16"
            aria-hidden="true"
            className="size-3.5 shrink-0 fill-none stroke-soft stroke-[1.4]"
          >
            <path d="M2 8h12" />
            <path d="M8 2v12" className="[details[open]>summary_&]:hidden" />
          </svg>
        </span>
      </summary>
      <dl className="pb-3">
        {span.verdicts.map(({ rule, name, level, levelName, reason, source }) => (
          <div key={name} className="border-t border-rule py-1.5 text-fine first:border-ink">
            <dt className="flex justify-between gap-4">
              <TermButton id={ruleMeaningId(rule)}>{name}</TermButton>
              <span className={`font-semibold ${tones[level]}`}>{levelName}</span>
            </dt>
            <dd className="text-soft">
              {reason} <span className="figures">[{source + 1}]</span>
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </details>
  )
}
