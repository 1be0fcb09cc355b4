import { kundliParts, type KundliPart } from '../../../contract/kundli/kundli-parts.ts'
import { kundliPageWords as words } from '../../../words/kundli/kundli-page.ts'
import { LocalizedLink, useSay } from '../../core/language.tsx'

const labels = {
  overview: words.overview,
  planets: words.planets,
  dasha: words.dasha,
  yogas: words.yogasTab,
  today: words.today,
  expert: words.expert,
}

const figureParts: ReadonlySet<KundliPart> = new Set(['overview', 'planets', 'expert'])

/** The parts of a kundli, each at its own address; a day without its minute has no dashas. */
export function KundliTabs({
  part,
  timeKnown,
  address,
  figure,
}: {
  part: KundliPart
  timeKnown: boolean
  /** Of the kundli itself: "/kundli?bid=…". */
  address: string
  /** Of somebody known to the public: without what speaks of the reader's own days. */
  figure: boolean
}) {
  const say = useSay()
  return (
    <nav
      aria-label={say(words.contents)}
      className="flex justify-between gap-x-1 overflow-x-auto border-b border-rule sm:justify-start sm:gap-x-6"
    >
      {kundliParts
        .filter((name) => timeKnown || name !== 'dasha')
        .filter((name) => !figure || figureParts.has(name))
        .map((name) => (
          <LocalizedLink
            key={name}
            to={name === 'overview' ? address : `${address}&part=${name}`}
            prefetch="none"
            preventScrollReset
            aria-current={name === part ? 'page' : undefined}
            className="inline-flex min-h-11 items-center border-b-2 border-transparent text-fine text-action aria-[current]:border-marigold aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {say(labels[name])}
          </LocalizedLink>
        ))}
    </nav>
  )
}
