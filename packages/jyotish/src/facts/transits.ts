/** Facts of gochar: where each graha moves now, from when to when, and what follows; Sade Sati. */
import {
  gochar,
  sadeSati,
  type SadeSatiPhase,
  type Transit,
  type TransitNow,
} from '../gochar/gochar.ts'
import type { GrahaMotionAt } from '../gochar/graha-motion.ts'
import { grahaNames, type AnyKundli, type Graha, type BilingualText } from '../sky/types.ts'
import {
  houseText,
  grahaAsObject,
  rashiKey,
  rashiText,
  dateRangeText,
  grahaAsSubject,
  type AddFact,
} from './fact-texts.ts'
import { bilingual } from '../sky/bilingual.ts'

/** What is told of the stay after, for those slow enough that it matters. */
const toldAhead: readonly Graha[] = ['mars', 'jupiter', 'saturn', 'rahu', 'ketu']

const bounds = (fromUtc: string | null, toUtc: string | null) => ({
  ...(fromUtc === null ? {} : { fromUtc }),
  ...(toUtc === null ? {} : { toUtc }),
})

function houses(
  add: AddFact,
  id: string,
  stay: Transit,
  when: 'now' | 'next',
  period: BilingualText,
  because: BilingualText,
): void {
  const countedHouses = [
    { countedFrom: 'lagna', house: stay.houseFromLagna, suffix: '', en: 'the lagna', hi: 'लग्न' },
    {
      countedFrom: 'moon',
      house: stay.houseFromMoon,
      suffix: '.moon',
      en: 'the Moon',
      hi: 'चंद्रमा',
    },
  ] as const
  const grahaText = grahaAsSubject(stay.graha)
  for (const { countedFrom, house, suffix, en, hi } of countedHouses) {
    if (house === null) continue
    const name = houseText(house)
    add(
      `${id}.house${suffix}`,
      'transit',
      house,
      when === 'now'
        ? bilingual(
            `${grahaText.en} transits the ${name.en} from ${en}, ${period.en}`,
            `${grahaText.hi} ${period.hi} ${hi} से ${name.hi} में गोचर कर रहे हैं`,
          )
        : bilingual(
            `${grahaText.en} next transits the ${name.en} from ${en}, ${period.en}`,
            `${grahaText.hi} आगे ${period.hi} ${hi} से ${name.hi} में गोचर करेंगे`,
          ),
      because,
      {
        graha: stay.graha,
        house,
        rashi: stay.rashi,
        countedFrom,
        when,
        ...bounds(stay.fromUtc, stay.toUtc),
      },
    )
  }
}

function signFact(
  add: AddFact,
  id: string,
  stay: Transit,
  when: 'now' | 'next',
  period: BilingualText,
): void {
  const grahaText = grahaAsSubject(stay.graha)
  const sign = rashiText(stay.rashi)
  add(
    `${id}.rashi`,
    'transit',
    rashiKey(stay.rashi),
    when === 'now'
      ? bilingual(
          `${grahaText.en} is moving through ${sign.en}, ${period.en}`,
          `${grahaText.hi} ${period.hi} ${sign.hi} राशि में गोचर कर रहे हैं`,
        )
      : bilingual(
          `${grahaText.en} next moves through ${sign.en}, ${period.en}`,
          `${grahaText.hi} आगे ${period.hi} ${sign.hi} राशि में गोचर करेंगे`,
        ),
    bilingual(
      'From the computed positions of the sky, sidereal zodiac',
      'आकाश की गणित स्थिति से, निरयन राशिचक्र',
    ),
    { graha: stay.graha, rashi: stay.rashi, when, ...bounds(stay.fromUtc, stay.toUtc) },
  )
}

function transitFacts(add: AddFact, now: TransitNow, offset: number): void {
  const { graha, rashi } = now
  const id = `transit.${graha}`
  const sign = rashiText(rashi)
  const inSign = bilingual(
    `${grahaAsSubject(graha).en} is in ${sign.en}`,
    `${grahaAsSubject(graha).hi} ${sign.hi} राशि में हैं`,
  )
  const period = dateRangeText(now.fromUtc, now.toUtc, offset)
  signFact(add, id, now, 'now', period)
  houses(add, id, now, 'now', period, inSign)
  if (['mars', 'mercury', 'jupiter', 'venus', 'saturn'].includes(graha)) {
    add(
      `${id}.retrograde`,
      'transit',
      now.retrograde,
      now.retrograde
        ? bilingual(
            `${grahaAsSubject(graha).en} is retrograde now`,
            `${grahaAsSubject(graha).hi} इस समय वक्री हैं`,
          )
        : bilingual(
            `${grahaAsSubject(graha).en} is in direct motion now`,
            `${grahaAsSubject(graha).hi} इस समय मार्गी हैं`,
          ),
      bilingual('Seen from the Earth, on this day', 'पृथ्वी से देखने पर, आज'),
      { graha, when: 'now' },
    )
  }
  if (!now.next || !toldAhead.includes(graha)) return
  const ahead = dateRangeText(now.next.fromUtc, now.next.toUtc, offset)
  signFact(add, `${id}.next`, now.next, 'next', ahead)
  houses(
    add,
    `${id}.next`,
    now.next,
    'next',
    ahead,
    bilingual(
      `${grahaAsSubject(graha).en} then enters ${rashiText(now.next.rashi).en}`,
      `तब ${grahaAsObject(graha).hi} ${rashiText(now.next.rashi).hi} राशि में जाएँगे`,
    ),
  )
}

const phaseSaid: Record<SadeSatiPhase, BilingualText> = {
  rising: bilingual('rising phase', 'पहला चरण'),
  peak: bilingual('peak phase', 'दूसरा (मध्य) चरण'),
  setting: bilingual('setting phase', 'अंतिम चरण'),
}
const phaseHouse: Record<SadeSatiPhase, number> = { rising: 12, peak: 1, setting: 2 }

function sadeSatiFacts(
  add: AddFact,
  chart: AnyKundli,
  at: string,
  offset: number,
  sky: GrahaMotionAt | undefined,
): void {
  if (chart.grahas.moon.rashi === null) return
  const running = sadeSati(chart, at, sky)
  const rule = bilingual(
    'Sade Sati is Saturn in the twelfth, first or second sign from the Moon',
    'चंद्र राशि से बारहवीं, पहली या दूसरी राशि में शनि का गोचर साढ़ेसाती है',
  )
  if (!running) {
    add(
      'transit.sade-sati.none',
      'transit',
      false,
      bilingual('Sade Sati is not running', 'साढ़ेसाती नहीं चल रही है'),
      rule,
      { graha: 'saturn', when: 'now' },
    )
    return
  }
  const { phase, fromUtc, toUtc, phaseFromUtc, phaseToUtc } = running
  const whole = dateRangeText(fromUtc, toUtc, offset)
  const part = dateRangeText(phaseFromUtc, phaseToUtc, offset)
  add(
    'transit.sade-sati',
    'transit',
    true,
    bilingual(`Sade Sati runs ${whole.en}`, `साढ़ेसाती ${whole.hi} है`),
    rule,
    { graha: 'saturn', when: 'now', ...bounds(fromUtc, toUtc) },
  )
  add(
    'transit.sade-sati.phase',
    'transit',
    phase,
    bilingual(
      `Sade Sati is in its ${phaseSaid[phase].en}, ${part.en}`,
      `साढ़ेसाती का ${phaseSaid[phase].hi} ${part.hi} है`,
    ),
    rule,
    {
      graha: 'saturn',
      when: 'now',
      house: phaseHouse[phase],
      countedFrom: 'moon',
      ...bounds(phaseFromUtc, phaseToUtc),
    },
  )
}

/** Transits of all nine at an instant, seen from the chart, and Sade Sati. */
export function gocharFacts(
  add: AddFact,
  chart: AnyKundli,
  at: string,
  offset: number,
  sky?: GrahaMotionAt,
): void {
  const now = gochar(chart, at, sky)
  for (const graha of grahaNames) transitFacts(add, now[graha], offset)
  sadeSatiFacts(add, chart, at, offset, sky)
}
