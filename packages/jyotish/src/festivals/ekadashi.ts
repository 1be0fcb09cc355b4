import { bilingual } from '../sky/bilingual.ts'
import type { Decision } from './decide.ts'
import { ekadashiName } from './ekadashi-names.ts'
import type { Lunation, TithiSpan } from './lunations.ts'
import { ofTithi, timeOf } from './observance.ts'
import type { PlaceSky } from './place-sky.ts'
import { topicSource } from './sources.ts'
import type { Observance } from './types.ts'
import { arunodayaMs } from './windows.ts'
import type { Stretch } from './windows.ts'

const smartaRule = bilingual(
  'Householders fast on the day on which Ekadashi prevails at sunrise, or on the day before, if Dwadashi would not be left at the next sunrise to break the fast in. If Ekadashi prevails at two sunrises, they fast on the second if Dwadashi is left at the third, else on the first; if at none, on the day in which it falls.',
  'गृहस्थ उस दिन व्रत रखते हैं जिसके सूर्योदय पर एकादशी हो, या एक दिन पहले, यदि पारण के लिए अगले सूर्योदय पर द्वादशी न बचे। एकादशी दो सूर्योदयों पर हो तो दूसरे दिन, यदि तीसरे पर द्वादशी शेष रहे, नहीं तो पहले दिन; किसी सूर्योदय पर न हो तो जिस दिन वह पड़े।',
)
const vaishnavaRule = bilingual(
  'Vaishnavas require an Ekadashi that Dashami does not touch within four ghatikas (96 minutes) before sunrise, and fast on Dwadashi instead if it, or the full or new moon after it, prevails at two sunrises.',
  'वैष्णव वह एकादशी लेते हैं जिसे सूर्योदय से पहले की चार घड़ी (96 मिनट) में दशमी न छुए, और द्वादशी या उसके बाद की पूर्णिमा या अमावस्या दो सूर्योदयों पर हो, तो द्वादशी को व्रत रखते हैं।',
)
const bothRule = bilingual(
  `${smartaRule.en} ${vaishnavaRule.en}`,
  `${smartaRule.hi} ${vaishnavaRule.hi}`,
)
const source = topicSource(
  ['madhava', 'nirnaya', 'dharma'],
  'Ekadashi (part 1)',
  'एकादशी निर्णय (प्रथम परिच्छेद)',
)
const vaishnavaSource = topicSource(
  ['haribhakti', 'dharma'],
  'Ekadashi and the great Dwadashis',
  'एकादशी और महाद्वादशी का प्रकरण',
)
const paranaName = bilingual('Parana, breaking the fast', 'पारण (व्रत खोलना)')

const seesSunrise = (sky: PlaceSky, { fromMs, toMs }: Stretch, day: number): boolean => {
  const { riseMs } = sky.dayOf(day)
  return riseMs >= fromMs && riseMs < toMs
}

/** Whether a tithi sees two sunrises. */
function isLengthened(sky: PlaceSky, span: Stretch): boolean {
  const last = sky.dayHolding(span.toMs - 1000)
  return seesSunrise(sky, span, last) && seesSunrise(sky, span, last - 1)
}

/** The householders' day. Dharma Sindhu, part 1: Ekadashi and Dwadashi each pure, joined, long or short. */
function smartaDay(sky: PlaceSky, span: TithiSpan, dwadashi: TithiSpan): Decision {
  const last = sky.dayHolding(span.toMs - 1000)
  const decision = (day: number, reason: Decision['reason']): Decision => ({
    day,
    reason,
    window: 'sunrise',
  })
  if (!seesSunrise(sky, span, last)) return decision(last, 'ekadashiKshaya')
  if (!seesSunrise(sky, span, last - 1))
    return seesSunrise(sky, dwadashi, last + 1)
      ? decision(last, 'sunriseOnce')
      : decision(last - 1, 'dwadashiKshaya')
  return seesSunrise(sky, dwadashi, last + 1)
    ? decision(last, 'sunriseTwiceSecond')
    : decision(last - 1, 'sunriseTwiceFirst')
}

/** The Vaishnavas' day: Hari Bhakti Vilasa 12 and 13, with the great Dwadashis that a long tithi makes. */
function vaishnavaDay(
  sky: PlaceSky,
  span: TithiSpan,
  dwadashi: TithiSpan,
  moon: TithiSpan,
): Decision {
  const last = sky.dayHolding(span.toMs - 1000)
  const decision = (day: number, reason: Decision['reason']): Decision => ({
    day,
    reason,
    window: 'arunodaya',
  })
  if (!seesSunrise(sky, span, last)) return decision(last + 1, 'dashamiTouched')
  if (isLengthened(sky, span)) return decision(last, 'sunriseTwiceSecond')
  if (span.fromMs > sky.dayOf(last).riseMs - arunodayaMs)
    return decision(last + 1, 'dashamiTouched')
  if (isLengthened(sky, dwadashi) || isLengthened(sky, moon))
    return decision(last + 1, 'mahadwadashi')
  return decision(last, 'sunriseOnce')
}

/**
 * When the fast is broken, on the day after it: within Dwadashi, after Hari Vasara (its first quarter), best in
 * the first fifth of the day and not at madhyahna (Dharma Sindhu, part 1, on parana). Where Dwadashi is over
 * by sunrise, in the first fifth.
 */
export function paranaOf(sky: PlaceSky, fastDay: number, dwadashi: Stretch): Stretch {
  const { riseMs, setMs } = sky.dayOf(fastDay + 1)
  const at = (fifths: number): number => riseMs + ((setMs - riseMs) * fifths) / 5
  if (dwadashi.toMs <= riseMs) return { fromMs: riseMs, toMs: at(1) }
  const afterHariVasara = dwadashi.fromMs + (dwadashi.toMs - dwadashi.fromMs) / 4
  const fromMs = Math.max(riseMs, afterHariVasara)
  if (fromMs < at(1)) return { fromMs, toMs: Math.min(dwadashi.toMs, at(1)) }
  const afternoonMs = Math.max(fromMs, at(3))
  if (afternoonMs < dwadashi.toMs)
    return { fromMs: afternoonMs, toMs: Math.min(dwadashi.toMs, Math.max(at(4), afternoonMs)) }
  return { fromMs, toMs: dwadashi.toMs }
}

/** Both Ekadashis of a lunar month; two entries where householders and Vaishnavas differ. */
export function ekadashisOf(sky: PlaceSky, lunation: Lunation): Observance[] {
  const { number, adhika } = lunation.month
  return [11, 26].flatMap((tithi) => {
    const span = lunation.tithi(tithi)
    const dwadashi = lunation.tithi(tithi + 1)
    const { id, name } = ekadashiName(number, tithi > 15, adhika)
    const smarta = smartaDay(sky, span, dwadashi)
    const vaishnava = vaishnavaDay(sky, span, dwadashi, lunation.tithi(tithi + 4))
    const head = { id, kind: 'ekadashi', name } as const
    const parana = (day: number) => [timeOf('parana', paranaName, paranaOf(sky, day, dwadashi))]
    if (smarta.day === vaishnava.day)
      return [ofTithi(sky, { ...head, rule: bothRule, source }, span, smarta, parana(smarta.day))]
    return [
      ofTithi(
        sky,
        { ...head, rule: smartaRule, source, tradition: 'smarta' },
        span,
        smarta,
        parana(smarta.day),
      ),
      ofTithi(
        sky,
        { ...head, rule: vaishnavaRule, source: vaishnavaSource, tradition: 'vaishnava' },
        span,
        vaishnava,
        parana(vaishnava.day),
      ),
    ]
  })
}
