import type { KundliPageData } from '../../../contract/kundli/kundli-page.ts'
import type { KundliPart } from '../../../contract/kundli/kundli-parts.ts'
import { kundliPageWords as words } from '../../../words/kundli/kundli-page.ts'
import type { BirthReference } from './birth-reference.ts'
import { Dashas } from './dashas.tsx'
import { Grahas } from './grahas.tsx'
import { Panchangs } from './panchangs.tsx'
import { PartSection } from './part-section.tsx'
import { Transits } from './transits.tsx'
import { Doshas, Yogas } from './yogas.tsx'

/** Planets, dashas, yogas and doshas, or the sky of today. */
export default function Parts({
  kundli,
  of,
  part,
}: {
  kundli: KundliPageData
  of: BirthReference
  part: KundliPart
}) {
  if (part === 'planets')
    return (
      <PartSection id="grahas" title={words.grahas}>
        <Grahas kundli={kundli} />
      </PartSection>
    )
  if (part === 'dasha')
    return (
      kundli.dashas && (
        <PartSection id="dashas" title={words.dashas}>
          <Dashas dashas={kundli.dashas} otherDashas={kundli.otherDashas} of={of} />
        </PartSection>
      )
    )
  if (part === 'yogas')
    return (
      <>
        <PartSection id="doshas" title={words.doshas}>
          <Doshas doshas={kundli.doshas} />
        </PartSection>
        <PartSection id="yogas" title={words.yogas}>
          <Yogas kundli={kundli} />
        </PartSection>
      </>
    )
  return (
    <>
      <PartSection id="transits" title={words.transits}>
        <Transits transits={kundli.transits} />
      </PartSection>
      <PartSection id="panchang" title={words.panchang}>
        <Panchangs days={kundli.panchang.slice(1)} />
      </PartSection>
    </>
  )
}
