import type { KundliPageData } from '../../../contract/kundli/kundli-page.ts'
import { kundliPageWords as words, shadbalaTemplate } from '../../../words/kundli/kundli-page.ts'
import { useSay } from '../../core/language.tsx'
import { DefinitionRow, DefinitionList } from '../../ui/page.tsx'
import { Term } from '../../ui/text/term.tsx'
import { Disclosure } from '../../ui/text/disclosure.tsx'

type Strengths = NonNullable<KundliPageData['shadbala']>

/** Each graha's strength as a bar against the mark of what is asked of it; opens to its six sources. */
export function Shadbala({ strengths }: { strengths: Strengths }) {
  const say = useSay()
  // One scale for all seven, so that bars compare.
  const full = Math.max(2, ...strengths.map(({ ratio }) => ratio))
  return (
    <>
      <p className="mb-4 text-soft">
        <Term name="shadbala" />. {say(words.shadbalaLead)}
      </p>
      <div className="border-t border-ink">
        {strengths.map(({ key, name, rupas, required: requiredRupas, ratio, parts }) => (
          <Disclosure
            key={key}
            title={
              <>
                <span className="flex items-baseline justify-between gap-4">
                  {name}
                  <span className="figures text-fine text-soft">
                    {say(shadbalaTemplate, rupas, requiredRupas)}
                  </span>
                </span>
                <Bar share={ratio / full} mark={1 / full} />
              </>
            }
          >
            <DefinitionList className="pb-3 pl-4">
              {parts.map(({ term, value }) => (
                <DefinitionRow key={term} term={term}>
                  {value}
                </DefinitionRow>
              ))}
            </DefinitionList>
          </Disclosure>
        ))}
      </div>
    </>
  )
}

/** The figures stand beside it: the bar itself says nothing to who hears the page. */
function Bar({ share, mark }: { share: number; mark: number }) {
  const width = 300
  const at = (part: number) => (part * width).toFixed(1)
  return (
    <svg
      viewBox={`0 0 ${width} 12`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-1 block h-3 w-full"
    >
      <rect y="3" width={width} height="6" className="fill-wash" />
      <rect
        y="3"
        width={at(share)}
        height="6"
        className={share >= mark ? 'fill-leaf' : 'fill-marigold'}
      />
      <path
        d={`M${at(mark)} 0V12`}
        className="stroke-ink stroke-[1.4] [vector-effect:non-scaling-stroke]"
      />
    </svg>
  )
}
