import type { KundliPageData } from '../../../contract/kundli/kundli-page.ts'
import { kundliPageWords as words } from '../../../words/kundli/kundli-page.ts'
import { useSay } from '../../core/language.tsx'
import { Disclosure } from '../../ui/text/disclosure.tsx'

/** What the kundli says of the person; each line opens to its fact, and lights its house in the drawing. */
export function FiveLines({ kundli: { lines } }: { kundli: KundliPageData }) {
  const say = useSay()
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="lines-title">
      <h2 id="lines-title" className="mb-2 text-h3">
        {say(lines.length === 5 ? words.inFiveLines : words.inShort)}
      </h2>
      <div className="border-t border-ink">
        {lines.map(({ key, text, fact, because, house }) => (
          <div key={key} data-house={house ?? undefined}>
            <Disclosure title={text}>
              <p className="border-l-3 border-marigold bg-wash px-4 py-3 text-fine">
                {fact}. <span className="text-soft">{because}.</span>
              </p>
            </Disclosure>
          </div>
        ))}
      </div>
    </section>
  )
}
