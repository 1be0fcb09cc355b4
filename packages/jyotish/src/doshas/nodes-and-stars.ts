/** Pitra, Guru Chandal and Ganda Moola. */
import { bothSources, sourceText } from '../names/sources.ts'
import { nakshatras } from '../names/names-nakshatras.ts'
import { aspectedHouses } from '../chart/aspects.ts'
import type { AnyKundli, Graha, Kundli, BilingualText } from '../sky/types.ts'
import { rashiLords } from '../sky/zodiac.ts'
import type { Dosha } from './dosha-shape.ts'
import { bilingual } from '../sky/bilingual.ts'

const modern = (topic: BilingualText): BilingualText => ({
  en: `Later usage, after ${topic.en}`,
  hi: `परवर्ती परंपरा; आधार ${topic.hi}`,
})

const looks = (chart: Kundli, from: Graha, to: Graha): boolean =>
  chart.grahas[from].aspects.includes(chart.grahas[to].house)

const inDignity = (chart: AnyKundli, graha: Graha): boolean =>
  ['exalted', 'own', 'moolatrikona'].includes(chart.grahas[graha].dignity ?? '')

/** The pairs that make Pitra: the Sun or the lord of the ninth with a node, the Sun with Saturn. */
function pitraPairs(chart: Kundli): Graha[][] {
  const ninth = rashiLords[chart.houseRashis[8]!]!
  const same = (one: Graha, other: Graha) => chart.grahas[one].rashi === chart.grahas[other].rashi
  const candidatePairs: [Graha, Graha][] = [
    ['sun', 'rahu'],
    ['sun', 'ketu'],
    ['sun', 'saturn'],
    ...(ninth === 'sun'
      ? []
      : ([
          [ninth, 'rahu'],
          [ninth, 'ketu'],
        ] as [Graha, Graha][])),
  ]
  return candidatePairs.filter(([one, other]) => same(one, other))
}

export function pitraDosha(chart: Kundli): Dosha {
  const grahas = [...new Set(pitraPairs(chart).flat())]
  const softenedBy: BilingualText[] = []
  if (grahas.some((graha) => looks(chart, 'jupiter', graha))) {
    softenedBy.push(bilingual('Jupiter looks at them', 'उन पर गुरु की दृष्टि है'))
  }
  if (grahas.includes('sun') && inDignity(chart, 'sun')) {
    softenedBy.push(bilingual('The Sun is in dignity', 'सूर्य बलवान राशि में हैं'))
  }
  return {
    id: 'pitra',
    name: bilingual('Pitra', 'पितृ'),
    rule: bilingual(
      'The Sun with Rahu, Ketu or Saturn in one sign, or the lord of the ninth with Rahu or Ketu',
      'सूर्य के साथ एक राशि में राहु, केतु या शनि; या नवमेश के साथ राहु या केतु',
    ),
    source: modern(sourceText('bphs', 83)),
    present: grahas.length > 0,
    kind: null,
    grahas,
    houses: [...new Set(grahas.map((graha) => chart.grahas[graha].house))],
    softenedBy,
  }
}

/** Null where the day leaves a sign uncertain. */
export function guruChandalDosha(chart: AnyKundli): Dosha | null {
  const [jupiter, rahu] = [chart.grahas.jupiter.rashi, chart.grahas.rahu.rashi]
  if (jupiter === null || rahu === null) return null
  const present = jupiter === rahu
  const softenedBy: BilingualText[] = []
  if (present && inDignity(chart, 'jupiter')) {
    softenedBy.push(bilingual('Jupiter is in dignity', 'गुरु बलवान राशि में हैं'))
  }
  const gentle = (['venus', 'mercury'] as const).find((graha) => {
    const sign = chart.grahas[graha].rashi
    return (
      sign === jupiter || (sign !== null && aspectedHouses(graha, sign + 1).includes(jupiter + 1))
    )
  })
  if (present && gentle) {
    softenedBy.push(
      gentle === 'venus'
        ? bilingual('Venus stands with them or looks at them', 'शुक्र उनके साथ हैं या उन्हें देखते हैं')
        : bilingual('Mercury stands with them or looks at them', 'बुध उनके साथ हैं या उन्हें देखते हैं'),
    )
  }
  return {
    id: 'guru-chandal',
    name: bilingual('Guru Chandal', 'गुरु चांडाल'),
    rule: bilingual('Jupiter and Rahu in one sign', 'गुरु और राहु एक ही राशि में'),
    source: modern(sourceText('saravali', 15)),
    present,
    kind: null,
    grahas: present ? ['jupiter', 'rahu'] : [],
    houses: present && chart.timeKnown ? [chart.grahas.jupiter.house] : [],
    softenedBy,
  }
}

/** The six of Ketu and Mercury at whose meeting a water sign ends and a fire sign begins, with the pada at the joint. */
export const gandaMoolaJunctions: Readonly<Record<number, number>> = {
  0: 1,
  8: 4,
  9: 1,
  17: 4,
  18: 1,
  26: 4,
}

/** Null where the nakshatra of the Moon is not certain. */
export function gandaMoolaDosha(chart: AnyKundli): Dosha | null {
  const { nakshatra, pada } = chart.grahas.moon
  if (nakshatra === null) return null
  const joint = gandaMoolaJunctions[nakshatra]
  const present = joint !== undefined
  const star = nakshatras[nakshatra]!
  const softenedBy: BilingualText[] = []
  if (present && pada !== null && pada !== joint) {
    softenedBy.push(
      bilingual(
        `The Moon is in pada ${pada}, away from the joint of the signs, which is pada ${joint}`,
        `चंद्रमा चरण ${pada} में हैं; राशियों की संधि चरण ${joint} पर है`,
      ),
    )
  }
  if (present && chart.timeKnown && looks(chart, 'jupiter', 'moon')) {
    softenedBy.push(bilingual('Jupiter looks at the Moon', 'चंद्रमा पर गुरु की दृष्टि है'))
  }
  return {
    id: 'ganda-moola',
    name: bilingual('Ganda Moola', 'गंडमूल'),
    rule: bilingual(
      'The Moon in Ashwini, Ashlesha, Magha, Jyeshtha, Mula or Revati; the pada at the joint of the signs counts most',
      'चंद्रमा अश्विनी, आश्लेषा, मघा, ज्येष्ठा, मूल या रेवती में; राशि-संधि वाला चरण मुख्य माना जाता है',
    ),
    source: bothSources(sourceText('bphs', 92), sourceText('jatakaParijata')),
    present,
    kind: present ? { key: star.key, name: star.name } : null,
    grahas: present ? ['moon'] : [],
    houses: present && chart.timeKnown ? [chart.grahas.moon.house] : [],
    softenedBy,
  }
}
