import { naturalRelation } from '../chart/natural-friendship.ts'
import type { BilingualText } from '../sky/types.ts'
import { rashiLords } from '../sky/zodiac.ts'
import type { Kuta } from './kutas.ts'
import type { KutaId } from './kuta-tables.ts'
import type { Couple, MoonPlace } from './moon-place.ts'
import { bilingual } from '../sky/bilingual.ts'

/** A case in which the texts excuse a kuta that gives little or nothing. */
export interface KutaException {
  id:
    | 'same-rashi-other-star'
    | 'same-star-other-rashi'
    | 'same-star-other-pada'
    | 'one-lord'
    | 'friendly-lords'
  kuta: KutaId
  reason: BilingualText
  source: BilingualText
}

const oneSignOrStar = bilingual(
  'Muhurta Chintamani, ch. 6 (marriage), on one sign or one star of both',
  'मुहूर्त चिंतामणि, अध्याय 6 (विवाह), एक राशि या एक नक्षत्र के विषय में',
)
const lordsSource = bilingual(
  'Muhurta Chintamani, ch. 6 (marriage), excuses of bad bhakoot and gana',
  'मुहूर्त चिंतामणि, अध्याय 6 (विवाह), दुष्ट भकूट और गण का परिहार',
)

interface Case extends Omit<KutaException, 'kuta'> {
  kutas: readonly KutaId[]
  holds: (moons: Couple<MoonPlace>) => boolean
}

const lordsOf = ({ bride, groom }: Couple<MoonPlace>) =>
  [rashiLords[bride.rashi]!, rashiLords[groom.rashi]!] as const

const cases: readonly Case[] = [
  {
    id: 'same-rashi-other-star',
    kutas: ['nadi', 'gana'],
    holds: ({ bride, groom }) => bride.rashi === groom.rashi && bride.nakshatra !== groom.nakshatra,
    reason: bilingual(
      'One Moon sign, but different nakshatras: the fault is excused.',
      'चंद्र राशि एक है पर नक्षत्र अलग हैं: यह दोष नहीं माना जाता।',
    ),
    source: oneSignOrStar,
  },
  {
    id: 'same-star-other-rashi',
    kutas: ['nadi', 'gana'],
    holds: ({ bride, groom }) => bride.nakshatra === groom.nakshatra && bride.rashi !== groom.rashi,
    reason: bilingual(
      'One nakshatra, but different Moon signs: the fault is excused.',
      'नक्षत्र एक है पर चंद्र राशियाँ अलग हैं: यह दोष नहीं माना जाता।',
    ),
    source: oneSignOrStar,
  },
  {
    id: 'same-star-other-pada',
    kutas: ['nadi'],
    holds: ({ bride, groom }) =>
      bride.nakshatra === groom.nakshatra &&
      bride.rashi === groom.rashi &&
      bride.pada !== null &&
      groom.pada !== null &&
      bride.pada !== groom.pada,
    reason: bilingual(
      'One nakshatra, but different padas: the fault is excused.',
      'नक्षत्र एक है पर चरण अलग हैं: यह दोष नहीं माना जाता।',
    ),
    source: oneSignOrStar,
  },
  {
    id: 'one-lord',
    kutas: ['bhakoot', 'gana'],
    holds: (moons) => lordsOf(moons)[0] === lordsOf(moons)[1],
    reason: bilingual(
      'Both Moon signs have one lord: the fault is excused.',
      'दोनों चंद्र राशियों का स्वामी एक है: यह दोष नहीं माना जाता।',
    ),
    source: lordsSource,
  },
  {
    id: 'friendly-lords',
    kutas: ['bhakoot', 'gana'],
    holds: (moons) => {
      const [hers, his] = lordsOf(moons)
      const friends = naturalRelation(hers, his) === 'friend'
      return hers !== his && friends && naturalRelation(his, hers) === 'friend'
    },
    reason: bilingual(
      'The lords of the two Moon signs are friends of each other: the fault is excused.',
      'दोनों चंद्र राशियों के स्वामी परस्पर मित्र हैं: यह दोष नहीं माना जाता।',
    ),
    source: lordsSource,
  },
]

/** Below these points a kuta counts as a fault that can be excused. */
const faultBelow: Partial<Record<KutaId, number>> = { gana: 5, bhakoot: 7, nadi: 8 }

/** The first case that excuses each kuta at fault, of Gana, Bhakoot and Nadi. */
export function exceptionsOf(moons: Couple<MoonPlace>, kutas: readonly Kuta[]): KutaException[] {
  return kutas.flatMap(({ id: kuta, points }) => {
    if (points >= (faultBelow[kuta] ?? 0)) return []
    const found = cases.find((one) => one.kutas.includes(kuta) && one.holds(moons))
    return found ? [{ id: found.id, kuta, reason: found.reason, source: found.source }] : []
  })
}
