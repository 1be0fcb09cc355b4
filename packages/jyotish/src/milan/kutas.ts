import { grahas } from '../names/names.ts'
import { naturalRelation } from '../chart/natural-friendship.ts'
import type { BilingualText } from '../sky/types.ts'
import { rashiLords } from '../sky/zodiac.ts'
import * as t from './kuta-tables.ts'
import type { KutaId } from './kuta-tables.ts'
import { countRashis, countStars, moonRashiText, moonNakshatraText } from './moon-place.ts'
import type { Couple, MoonPlace } from './moon-place.ts'
import { bilingual } from '../sky/bilingual.ts'

/** One kuta of the eight. */
export interface Kuta {
  id: KutaId
  name: BilingualText
  points: number
  outOf: number
  /** Where an unknown birth minute leaves two values open, the higher one; `points` has the lower. */
  pointsAtMost: number
  reason: BilingualText
  /** The text and the table the points are from. */
  source: BilingualText
}

type KutaResult = Pick<Kuta, 'points' | 'reason'> & { pointsAtMost?: number }
type Moons = Couple<MoonPlace>

const pair = (bride: BilingualText, groom: BilingualText): BilingualText =>
  bilingual(`bride ${bride.en}, groom ${groom.en}`, `वधू ${bride.hi}, वर ${groom.hi}`)
const opening = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const pairReason = (both: BilingualText, en: string, hi: string): BilingualText =>
  bilingual(`${opening(both.en)}: ${en}`, `${both.hi}: ${hi}`)

function varna({ bride, groom }: Moons): KutaResult {
  const [hers, his] = [t.varnaOfRashi[bride.rashi]!, t.varnaOfRashi[groom.rashi]!]
  const pairText = pair(t.varnas[hers]!, t.varnas[his]!)
  return his <= hers
    ? {
        points: 1,
        reason: pairReason(
          pairText,
          "the groom's is the same or before the bride's.",
          'वर का वर्ण समान या ऊपर है।',
        ),
      }
    : {
        points: 0,
        reason: pairReason(
          pairText,
          "the groom's comes after the bride's.",
          'वर का वर्ण वधू के वर्ण के बाद आता है।',
        ),
      }
}

const kindsOf = ({ rashi, half }: MoonPlace): number[] => {
  const kinds = t.vashyaOfRashi[rashi]!
  return half === null ? [...new Set(kinds)] : [kinds[half - 1]!]
}

function vashya({ bride, groom }: Moons): KutaResult {
  const [brideKinds, groomKinds] = [kindsOf(bride), kindsOf(groom)]
  const possiblePoints = groomKinds.flatMap((row) =>
    brideKinds.map((column) => t.vashyaPoints[row]![column]!),
  )
  const points = Math.min(...possiblePoints)
  const names = (kinds: number[]): BilingualText =>
    bilingual(
      kinds.map((kind) => t.vashyas[kind]!.en).join(' or '),
      kinds.map((kind) => t.vashyas[kind]!.hi).join(' या '),
    )
  const pairText = pair(names(brideKinds), names(groomKinds))
  if (possiblePoints.length > 1) {
    const reason = pairReason(
      pairText,
      'the minute of birth decides which; the lower is counted.',
      'यह जन्म समय से तय होता है; कम अंक गिना गया है।',
    )
    return { points, pointsAtMost: Math.max(...possiblePoints), reason }
  }
  const [en, hi] =
    points === 2
      ? ['of one kind.', 'दोनों एक ही वर्ग के हैं।']
      : points >= 1
        ? ['each can come to terms with the other.', 'दोनों में सामंजस्य बन सकता है।']
        : ['kinds that do not yield to each other.', 'ये वर्ग एक-दूसरे के वश में नहीं आते।']
  return { points, reason: pairReason(pairText, en, hi) }
}

function tara({ bride, groom }: Moons): KutaResult {
  const ways = [countStars(bride, groom), countStars(groom, bride)].map(
    (count) => ((count - 1) % 9) + 1,
  )
  const good = ways.map((way) => !t.hinderingTaras.has(way))
  const [toGroom, toBride] = ways.map((way) => t.taras[way - 1]!)
  return {
    points: good.filter(Boolean).length * 1.5,
    reason: bilingual(
      `Counted from the bride's ${moonNakshatraText(bride).en} the groom's ${moonNakshatraText(groom).en} is ${toGroom!.en} tara (${good[0] ? 'favourable' : 'hindering'}), counted back ${toBride!.en} (${good[1] ? 'favourable' : 'hindering'}).`,
      `वधू के ${moonNakshatraText(bride).hi} से वर का ${moonNakshatraText(groom).hi} ${toGroom!.hi} तारा (${good[0] ? 'शुभ' : 'बाधक'}) है, और वर से वधू की ओर ${toBride!.hi} (${good[1] ? 'शुभ' : 'बाधक'})।`,
    ),
  }
}

const yoniWords: readonly (readonly [string, string])[] = [
  ['held to be sworn enemies.', 'दोनों में महावैर माना गया है।'],
  ['not friendly to each other.', 'दोनों में मित्रता नहीं है।'],
  ['indifferent to each other.', 'दोनों एक-दूसरे के प्रति सम हैं।'],
  ['friendly to each other.', 'दोनों में मित्रता है।'],
  ['of one kind.', 'दोनों की योनि एक है।'],
]

function yoni({ bride, groom }: Moons): KutaResult {
  const brideYoni = t.yoniOfNakshatra[bride.nakshatra]!
  const his = t.yoniOfNakshatra[groom.nakshatra]!
  const points = t.yoniPoints[his]![brideYoni]!
  return {
    points,
    reason: pairReason(pair(t.yonis[brideYoni]!, t.yonis[his]!), ...yoniWords[points]!),
  }
}

const relationWords = {
  friend: bilingual('a friend', 'मित्र'),
  neutral: bilingual('neutral', 'सम'),
  enemy: bilingual('an enemy', 'शत्रु'),
} as const
/** Points by the two relations, in the order of the alphabet. */
const maitriPoints: Record<string, number> = {
  'friend friend': 5,
  'friend neutral': 4,
  'neutral neutral': 3,
  'enemy friend': 1,
  'enemy neutral': 0.5,
  'enemy enemy': 0,
}

function grahaMaitri({ bride, groom }: Moons): KutaResult {
  const [brideLord, groomLord] = [rashiLords[bride.rashi]!, rashiLords[groom.rashi]!]
  const [herName, hisName] = [grahas[brideLord].name, grahas[groomLord].name]
  if (brideLord === groomLord) {
    return {
      points: 5,
      reason: bilingual(
        `Both Moon signs have one lord, ${grahas[brideLord].subject.replace('The ', 'the ')}.`,
        `दोनों चंद्र राशियों का स्वामी एक ही है: ${herName.hi}।`,
      ),
    }
  }
  const [toHis, toHers] = [
    naturalRelation(brideLord, groomLord),
    naturalRelation(groomLord, brideLord),
  ]
  const { [toHis]: brideRelation, [toHers]: groomRelation } = relationWords
  return {
    points: maitriPoints[[toHis, toHers].sort().join(' ')]!,
    reason: bilingual(
      `The bride's lord ${herName.en} holds ${hisName.en} for ${brideRelation.en}; the groom's lord ${hisName.en} holds ${herName.en} for ${groomRelation.en}.`,
      `वधू की राशि के स्वामी ${herName.hi} के लिए ${hisName.hi} ${brideRelation.hi} है; वर की राशि के स्वामी ${hisName.hi} के लिए ${herName.hi} ${groomRelation.hi} है।`,
    ),
  }
}

function gana({ bride, groom }: Moons): KutaResult {
  const brideGana = t.ganaOfNakshatra[bride.nakshatra]!
  const groomGana = t.ganaOfNakshatra[groom.nakshatra]!
  const points = t.ganaPoints[groomGana]![brideGana]!
  const pairText = pair(t.ganas[brideGana]!, t.ganas[groomGana]!)
  if (brideGana === groomGana)
    return { points, reason: pairReason(pairText, 'one nature.', 'दोनों का गण एक है।') }
  return points >= 5
    ? {
        points,
        reason: pairReason(pairText, 'natures that go well together.', 'ये गण आपस में मेल खाते हैं।'),
      }
    : {
        points,
        reason: pairReason(
          pairText,
          'natures that must learn each other.',
          'इन प्रकृतियों को एक-दूसरे को समझना पड़ता है।',
        ),
      }
}

const bhakootWords: Record<number, readonly [string, string]> = {
  2: ['second and twelfth from each other (dvirdvadasha).', 'एक-दूसरे से दूसरी और बारहवीं (द्विर्द्वादश)।'],
  5: ['fifth and ninth from each other (navapanchama).', 'एक-दूसरे से पाँचवीं और नौवीं (नवपंचम)।'],
  6: ['sixth and eighth from each other (shadashtaka).', 'एक-दूसरे से छठी और आठवीं (षडाष्टक)।'],
}

function bhakoot({ bride, groom }: Moons): KutaResult {
  const count = countRashis(bride, groom)
  const pairText = pair(moonRashiText(bride), moonRashiText(groom))
  const words = bhakootWords[Math.min(count, 14 - count)]
  if (words) return { points: 0, reason: pairReason(pairText, ...words) }
  return count === 1
    ? { points: 7, reason: pairReason(pairText, 'one Moon sign.', 'दोनों की चंद्र राशि एक है।') }
    : {
        points: 7,
        reason: pairReason(pairText, 'signs in a favourable distance.', 'राशियों की दूरी शुभ है।'),
      }
}

function nadi({ bride, groom }: Moons): KutaResult {
  const [hers, his] = [t.nadiOfNakshatra(bride.nakshatra), t.nadiOfNakshatra(groom.nakshatra)]
  const pairText = pair(t.nadis[hers]!, t.nadis[his]!)
  return hers === his
    ? { points: 0, reason: pairReason(pairText, 'the same nadi.', 'दोनों की नाड़ी एक है।') }
    : { points: 8, reason: pairReason(pairText, 'different nadis.', 'नाड़ियाँ अलग हैं।') }
}

/** The eight with what each is out of, and its rule. */
export const kutaRules: readonly (readonly [KutaId, number, (moons: Moons) => KutaResult])[] = [
  ['varna', 1, varna],
  ['vashya', 2, vashya],
  ['tara', 3, tara],
  ['yoni', 4, yoni],
  ['grahaMaitri', 5, grahaMaitri],
  ['gana', 6, gana],
  ['bhakoot', 7, bhakoot],
  ['nadi', 8, nadi],
]
