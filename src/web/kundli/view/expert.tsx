import type { KundliPageData } from '../../../contract/kundli/kundli-page.ts'
import { kundliPageWords as words } from '../../../words/kundli/kundli-page.ts'
import { Ashtakavarga } from './ashtakavarga.tsx'
import type { BirthReference } from './birth-reference.ts'
import { Conventions } from './conventions.tsx'
import { Panchangs } from './panchangs.tsx'
import { PartSection } from './part-section.tsx'
import { Shadbala } from './shadbala.tsx'
import { Vargas } from './vargas.tsx'

/** The tables for who reads charts: divisions, points, strengths, the almanac of birth, what all rests on. */
export default function Expert({ kundli, of }: { kundli: KundliPageData; of: BirthReference }) {
  const { vargas, ashtakavarga, shadbala, panchang } = kundli
  return (
    <>
      {vargas && (
        <PartSection id="vargas" title={words.vargas}>
          <Vargas vargas={vargas} />
        </PartSection>
      )}
      {ashtakavarga && (
        <PartSection id="ashtakavarga" title={words.ashtakavarga}>
          <Ashtakavarga table={ashtakavarga} />
        </PartSection>
      )}
      {shadbala && (
        <PartSection id="shadbala" title={words.shadbala}>
          <Shadbala strengths={shadbala} />
        </PartSection>
      )}
      <PartSection id="panchang" title={words.panchang}>
        <Panchangs days={panchang.slice(0, 1)} />
      </PartSection>
      <PartSection id="conventions" title={words.conventions}>
        <Conventions kundli={kundli} of={of} />
      </PartSection>
    </>
  )
}
