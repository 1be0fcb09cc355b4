/** Facts of the spans of a day: those that are good or avoided for beginnings, choghadiyas, horas. */
import { bilingual } from '../sky/bilingual.ts'
import type { NamedSpan, PanchangOfDay } from '../panchang/types.ts'
import type { BilingualText } from '../sky/types.ts'
import { bounds, fromToText, type Clock } from './day-clock.ts'
import { grahaAsObject, type AddFact } from './fact-texts.ts'

const qualities = {
  good: bilingual('good for beginnings', 'शुभ कार्य के लिए अच्छा'),
  middling: bilingual('middling', 'मध्यम'),
  bad: bilingual('avoided for beginnings', 'शुभ आरंभ के लिए वर्जित'),
} as const

function spanFact(
  add: AddFact,
  id: string,
  span: NamedSpan,
  tell: Clock,
  because: BilingualText,
): void {
  const times = fromToText(span, tell)
  const qualityText = qualities[span.quality]
  add(
    `panchang.${id}`,
    'panchang',
    span.startUtc,
    bilingual(
      `${span.name.en} is ${times.en}, ${qualityText.en}`,
      `${span.name.hi} ${times.hi}, ${qualityText.hi}`,
    ),
    because,
    bounds(span),
  )
}

/** Those counted from the Sun's day, then those of the Moon's star and of the karana. */
export function spanFacts(add: AddFact, at: PanchangOfDay, tell: Clock): void {
  const byDay = bilingual(
    'Counted in parts of daylight, by the weekday',
    'दिनमान के भागों से, वार के अनुसार गिना जाता है',
  )
  const byNight = bilingual('Counted in parts of the night', 'रात्रिमान के भागों से गिना जाता है')
  const byStar = bilingual(
    'Four ghatis of the nakshatra, in measure with its length',
    'नक्षत्र की चार घटियाँ, उसके मान के अनुपात में',
  )
  const byKarana = bilingual('It is the karana Vishti', 'यह विष्टि करण है')
  if (at.spans) {
    const { rahuKaal, yamaganda, gulika, abhijit, brahmaMuhurta, durMuhurtas } = at.spans
    spanFact(add, 'rahu-kaal', rahuKaal, tell, byDay)
    spanFact(add, 'yamaganda', yamaganda, tell, byDay)
    spanFact(add, 'gulika', gulika, tell, byDay)
    if (abhijit) spanFact(add, 'abhijit', abhijit, tell, byDay)
    spanFact(add, 'brahma-muhurta', brahmaMuhurta, tell, byNight)
    for (const [i, span] of durMuhurtas.entries())
      spanFact(add, `dur-muhurta.${i + 1}`, span, tell, byDay)
  }
  for (const [i, span] of at.varjyam.entries())
    spanFact(add, `varjyam.${i + 1}`, span, tell, byStar)
  for (const [i, span] of at.amritKaal.entries())
    spanFact(add, `amrit-kaal.${i + 1}`, span, tell, byStar)
  for (const [i, span] of at.bhadra.entries())
    spanFact(add, `bhadra.${i + 1}`, span, tell, byKarana)
}

/** The choghadiyas and the horas. */
export function hourFacts(add: AddFact, at: PanchangOfDay, tell: Clock): void {
  if (!at.spans) return
  const eighths = bilingual('Day and night have eight each', 'दिन और रात में आठ-आठ होते हैं')
  for (const half of ['day', 'night'] as const) {
    for (const [i, span] of at.spans.choghadiya[half].entries()) {
      const times = fromToText(span, tell)
      const qualityText = qualities[span.quality]
      add(
        `panchang.choghadiya.${half}.${i + 1}`,
        'panchang',
        span.id,
        bilingual(
          `The choghadiya is ${span.name.en} ${times.en}, ${qualityText.en}`,
          `${times.hi} ${span.name.hi} चौघड़िया, ${qualityText.hi}`,
        ),
        eighths,
        { graha: span.lord, ...bounds(span) },
      )
    }
  }
  const twelfths = bilingual(
    'Day and night have twelve each, from the lord of the weekday on',
    'दिन और रात में बारह-बारह, वार के स्वामी से आरंभ',
  )
  for (const [i, hora] of at.spans.horas.entries()) {
    const times = fromToText(hora, tell)
    add(
      `panchang.hora.${i + 1}`,
      'panchang',
      hora.lord,
      bilingual(
        `The hora of ${grahaAsObject(hora.lord).en} is ${times.en}`,
        `${grahaAsObject(hora.lord).hi} की होरा ${times.hi}`,
      ),
      twelfths,
      { graha: hora.lord, ...bounds(hora) },
    )
  }
}
