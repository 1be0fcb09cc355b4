import type { KundliPageData } from '../../contract/kundli/kundli-page.ts'
import { kundliOf } from '../../words/kundli/kundli-of.ts'
import { kundliPageWords as words } from '../../words/kundli/kundli-page.ts'
import { LocalizedLink, useSay } from '../core/language.tsx'

/** Whose kundli it is, what it was cast from by which clock, and the way to change that. */
export function KundliHeader({
  kundli: { name, born, conventions },
  bid,
  persona,
  figure,
}: {
  kundli: KundliPageData
  bid: string | null
  persona: string
  /** Of somebody known to the public. */
  figure: boolean
}) {
  const say = useSay()
  const clock = conventions.find(({ key }) => key === 'clockOffset')?.value.split(' (')[0]
  const link = 'inline-flex min-h-11 items-center text-action underline-offset-4 hover:underline'
  return (
    <header className="mb-1">
      <div className="flex items-baseline justify-between gap-x-4">
        <h1 className="text-h3 wrap-anywhere">{say(kundliOf, name)}</h1>
        <LocalizedLink
          to={bid ? '/create-kundli' : `/free-kundli${figure ? '-celeb' : ''}?type=${persona}`}
          prefetch="none"
          className={`text-fine whitespace-nowrap ${link}`}
        >
          {say(words.change)}
        </LocalizedLink>
      </div>
      <p className="figures text-fine text-soft">
        {born} · {clock}
      </p>
      {!bid && (
        <p className="mt-1 text-fine text-soft">
          {say(persona === 'Astra' ? words.forOneDayAstra : words.forOneDay)}
        </p>
      )}
    </header>
  )
}
