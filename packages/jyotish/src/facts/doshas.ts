/** Facts of doshas: there or not, of which kind, what softens them; and Saturn's passages that come next. */
import { dhaiyas, doshas, saturnPassageAt, sadeSatis, type Dosha } from '../doshas/dosha.ts'
import type { GrahaMotionAt } from '../gochar/graha-motion.ts'
import { manglikOf } from '../milan/manglik.ts'
import type { AnyKundli, BilingualText } from '../sky/types.ts'
import { houseText, dateRangeText, type AddFact } from './fact-texts.ts'
import { yogaRuleText } from './yogas.ts'
import { bilingual } from '../sky/bilingual.ts'

function doshaFact(add: AddFact, dosha: Dosha): void {
  const { id, name, rule, source, present, kind, grahas, houses, softenedBy } = dosha
  const because = yogaRuleText(rule, source, softenedBy)
  add(
    `dosha.${id}`,
    'dosha',
    present,
    present
      ? bilingual(`${name.en} dosha is found in this chart`, `इस कुंडली में ${name.hi} दोष है`)
      : bilingual(`${name.en} dosha is not in this chart`, `इस कुंडली में ${name.hi} दोष नहीं है`),
    because,
    {
      ...(grahas.length > 0 ? { grahas } : {}),
      ...(houses.length === 1 ? { house: houses[0]! } : {}),
    },
  )
  if (!kind) return
  add(
    `dosha.${id}.kind`,
    'dosha',
    kind.key,
    bilingual(
      `Its kind is ${kind.name.en}: ${name.en} dosha`,
      `${name.hi} दोष का प्रकार: ${kind.name.hi}`,
    ),
    because,
    { grahas },
  )
}

const bases = [
  ['lagna', bilingual('the lagna', 'लग्न')],
  ['moon', bilingual('the Moon', 'चंद्रमा')],
  ['venus', bilingual('Venus', 'शुक्र')],
] as const

/** From a graha one counts signs; houses are the lagna's, and need the birth time. */
const signFrom = (place: number): BilingualText => ({
  en: houseText(place).en.replace(' house', ' sign'),
  hi: houseText(place).hi.replace(' भाव', ' राशि'),
})

/** Where Mars stands from each of the three, and whether that place counts. */
function marsFacts(add: AddFact, chart: AnyKundli): void {
  const { houses, from, bySouthernTexts } = manglikOf(chart)
  for (const [id, base] of bases) {
    const number = houses[id]
    if (number === null) continue
    const house = id === 'lagna' ? houseText(number) : signFrom(number)
    const counts = from.includes(id)
    const countingText = counts
      ? bilingual('counted for Manglik', 'मांगलिक विचार में गिना जाता है')
      : bilingual('not counted for Manglik', 'मांगलिक विचार में नहीं गिना जाता')
    add(
      `manglik.${id}`,
      'dosha',
      counts,
      bilingual(
        `Mars is in the ${house.en} from ${base.en}, ${countingText.en}`,
        `${base.hi} से मंगल ${house.hi} में हैं; यह ${countingText.hi}`,
      ),
      bySouthernTexts && id === 'lagna'
        ? bilingual(
            'The first, fourth, seventh, eighth and twelfth count; southern texts count the second too',
            'प्रथम, चतुर्थ, सप्तम, अष्टम और द्वादश गिने जाते हैं; दक्षिण की परंपरा में द्वितीय भी',
          )
        : bilingual(
            'The first, fourth, seventh, eighth and twelfth count',
            'प्रथम, चतुर्थ, सप्तम, अष्टम और द्वादश गिने जाते हैं',
          ),
      {
        graha: 'mars',
        house: number,
        ...(id === 'venus' ? { otherGraha: 'venus' as const } : { countedFrom: id }),
      },
    )
  }
}

const datesOf = ({ fromUtc, toUtc }: { fromUtc: string | null; toUtc: string | null }) => ({
  ...(fromUtc === null ? {} : { fromUtc }),
  ...(toUtc === null ? {} : { toUtc }),
})

const dhaiyaRule: BilingualText = bilingual(
  'A dhaiya is Saturn in the fourth or eighth sign from the Moon',
  'चंद्र राशि से चौथी या आठवीं राशि में शनि का गोचर ढैया है',
)
const sadeSatiRule: BilingualText = bilingual(
  'Sade Sati is Saturn in the twelfth, first or second sign from the Moon',
  'चंद्र राशि से बारहवीं, पहली या दूसरी राशि में शनि का गोचर साढ़ेसाती है',
)

function dhaiyaFacts(
  add: AddFact,
  chart: AnyKundli,
  at: string,
  offset: number,
  sky?: GrahaMotionAt,
): void {
  const { now, next } = saturnPassageAt(dhaiyas(chart, sky), at)
  const about = { graha: 'saturn', countedFrom: 'moon' } as const
  if (now) {
    const dates = dateRangeText(now.fromUtc, now.toUtc, offset)
    add(
      'dosha.dhaiya',
      'dosha',
      true,
      bilingual(`A dhaiya of Saturn runs ${dates.en}`, `शनि की ढैया ${dates.hi} है`),
      dhaiyaRule,
      { ...about, house: now.house, when: 'now', ...datesOf(now) },
    )
  } else {
    add(
      'dosha.dhaiya',
      'dosha',
      false,
      bilingual('No dhaiya of Saturn is running', 'शनि की ढैया नहीं चल रही है'),
      dhaiyaRule,
      { graha: 'saturn', when: 'now' },
    )
  }
  if (!next?.fromUtc) return
  const dates = dateRangeText(next.fromUtc, next.toUtc, offset)
  add(
    'transit.dhaiya.next',
    'transit',
    next.fromUtc,
    bilingual(`The next dhaiya of Saturn is ${dates.en}`, `शनि की अगली ढैया ${dates.hi} रहेगी`),
    dhaiyaRule,
    { ...about, house: next.house, when: 'next', ...datesOf(next) },
  )
}

function sadeSatiNext(
  add: AddFact,
  chart: AnyKundli,
  at: string,
  offset: number,
  sky?: GrahaMotionAt,
): void {
  const { next } = saturnPassageAt(sadeSatis(chart, sky), at)
  if (!next?.fromUtc) return
  const dates = dateRangeText(next.fromUtc, next.toUtc, offset)
  add(
    'transit.sade-sati.next',
    'transit',
    next.fromUtc,
    bilingual(`The next Sade Sati is ${dates.en}`, `अगली साढ़ेसाती ${dates.hi} रहेगी`),
    sadeSatiRule,
    { graha: 'saturn', when: 'next', ...datesOf(next) },
  )
}

/** Doshas of the chart, then Saturn's dhaiya now and the passages that come next. */
export function doshaFacts(
  add: AddFact,
  chart: AnyKundli,
  at: string,
  offset: number,
  sky?: GrahaMotionAt,
): void {
  for (const dosha of doshas(chart)) doshaFact(add, dosha)
  marsFacts(add, chart)
  if (chart.grahas.moon.rashi === null) return
  dhaiyaFacts(add, chart, at, offset, sky)
  sadeSatiNext(add, chart, at, offset, sky)
}
