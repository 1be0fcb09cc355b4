import { houseName } from '../names/names.ts'
import type { AnyKundli, BilingualText } from '../sky/types.ts'
import { houseOf } from '../sky/zodiac.ts'
import { manglikOf, manglikHouses } from './manglik.ts'
import type { Manglik, ManglikMitigation } from './manglik.ts'
import type { Couple } from './moon-place.ts'
import { bilingual } from '../sky/bilingual.ts'

/** Neither has it; both, which cancels; one, softened; one, plainly; or the birth time decides and is not known. */
export type ManglikVerdict = 'neither' | 'both' | 'softened' | 'one' | 'unknown'

/** Manglik in both charts, weighed against each other. */
export interface ManglikMatch {
  bride: Manglik
  groom: Manglik
  verdict: ManglikVerdict
  /** What the partner's chart sets against it; only where one of the two is Manglik. */
  balancedBy: ManglikMitigation[]
  reason: BilingualText
}

const balancing = [
  ['saturn', bilingual('Saturn', 'शनि')],
  ['rahu', bilingual('Rahu', 'राहु')],
  ['sun', bilingual('the Sun', 'सूर्य')],
] as const

/** Saturn, Rahu or Sun in the same places of the partner's chart: like holds like in balance. */
function balanceOf(partner: AnyKundli): ManglikMitigation[] {
  if (!partner.timeKnown) return []
  return balancing.flatMap(([graha, name]) => {
    const house = houseOf(partner.grahas[graha].rashi, partner.lagna.rashi)
    if (!manglikHouses.includes(house)) return []
    const reason = bilingual(
      `In the partner's chart ${name.en} stands in the ${houseName(house, 'en')}, which balances it.`,
      `साथी की कुंडली में ${name.hi} ${houseName(house, 'hi')} में है, जिससे संतुलन होता है।`,
    )
    return [{ id: `partner-${graha}`, reason }]
  })
}

const verdictWords: Record<ManglikVerdict, BilingualText> = {
  neither: bilingual(
    'Neither chart is Manglik: nothing to weigh here.',
    'दोनों में से कोई भी कुंडली मांगलिक नहीं है: यहाँ विचार की कोई बात नहीं।',
  ),
  both: bilingual(
    'Both charts are Manglik: by the old rule the two balance each other.',
    'दोनों कुंडलियाँ मांगलिक हैं: परंपरा के अनुसार दोनों एक-दूसरे को संतुलित करती हैं।',
  ),
  softened: bilingual(
    'One chart is Manglik, and there are grounds, named here, on which it is set aside.',
    'एक कुंडली मांगलिक है, और यहाँ बताए गए कारणों से उसका परिहार हो जाता है।',
  ),
  one: bilingual(
    'One chart is Manglik and the other is not. It asks for patience with each other’s temper; how a marriage goes does not follow from it.',
    'एक कुंडली मांगलिक है और दूसरी नहीं। ऐसे में एक-दूसरे के स्वभाव को लेकर धैर्य चाहिए; विवाह कैसा होगा, यह इससे तय नहीं होता।',
  ),
  unknown: bilingual(
    'Whether the charts are Manglik needs the time of birth.',
    'कुंडली मांगलिक है या नहीं, यह जन्म समय से ही जाना जा सकता है।',
  ),
}

/**
 * How the two stand to each other in Mars. The order of the two makes no difference. A birth of unknown
 * time leaves the verdict open unless the Moon settles it.
 */
export function manglikMatch(charts: Couple<AnyKundli>): ManglikMatch {
  const [bride, groom] = [manglikOf(charts.bride), manglikOf(charts.groom)]
  const manglikPartner = bride.manglik ? bride : groom
  const onlyOne = (bride.manglik === true) !== (groom.manglik === true)
  const balancedBy = onlyOne
    ? balanceOf(manglikPartner === bride ? charts.groom : charts.bride)
    : []
  let verdict: ManglikVerdict = 'one'
  if (bride.manglik && groom.manglik) verdict = 'both'
  else if (bride.manglik === false && groom.manglik === false) verdict = 'neither'
  else if (!onlyOne) verdict = 'unknown'
  else if (manglikPartner.counts === false || balancedBy.length > 0) verdict = 'softened'
  else if (bride.manglik === null || groom.manglik === null) verdict = 'unknown'
  return { bride, groom, verdict, balancedBy, reason: verdictWords[verdict] }
}
