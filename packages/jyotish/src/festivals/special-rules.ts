/** Rules that look at more than one time of the day. Each answers with a day and the reason for it. */
import { circlePartAt, instantOfAngle } from '../panchang/part-spans.ts'
import { bilingual } from '../sky/bilingual.ts'
import type { BilingualText } from '../sky/types.ts'
import { dayRules } from './day-rules.ts'
import { decideDay } from './decide.ts'
import type { Decision } from './decide.ts'
import type { TithiSpan } from './lunations.ts'
import type { PlaceSky } from './place-sky.ts'
import { dayMuhurtaMs, heldShare, windowOf } from './windows.ts'

const ghatikaMs = 24 * 60_000

/** A rule of its own, with its words. */
export interface SpecialRule {
  text: BilingualText
  decide: (sky: PlaceSky, span: TithiSpan) => Decision
}

/** The last panchang day whose sunrise a tithi sees; that on which it ends where it sees none. */
function lastSunriseDay(sky: PlaceSky, { toMs }: TithiSpan): number {
  return sky.dayHolding(toMs - 1000)
}

const starAt = (sky: PlaceSky, ms: number): number => circlePartAt(sky.lights.moon, 27, ms)

/** A tithi that counts on its last day only if it lasts so many muhurtas after sunrise. */
function byMuhurtas(muhurtas: number): SpecialRule['decide'] {
  return (sky, span) => {
    const first = sky.dayHolding(span.fromMs)
    const last = lastSunriseDay(sky, span)
    if (first === last) return { day: first, reason: 'kshaya', window: 'sunrise' }
    const lasts = span.toMs - sky.dayOf(last).riseMs
    return lasts >= muhurtas * dayMuhurtaMs(sky, last)
      ? { day: last, reason: 'longAfterSunrise', window: 'sunrise' }
      : { day: last - 1, reason: 'shortTomorrow', window: 'sunrise' }
  }
}

/** Akshaya Tritiya: forenoon; the second of two days only with three muhurtas after its sunrise. */
const akshaya: SpecialRule = {
  text: bilingual(
    'The day on which it prevails in the forenoon; of two such days the second only if it lasts three muhurtas after that day’s sunrise.',
    'जिस दिन वह पूर्वाह्न में हो; ऐसे दो दिन हों तो दूसरा तभी, जब उस दिन वह सूर्योदय के बाद तीन मुहूर्त रहे।',
  ),
  decide: (sky, span) => {
    const plain = decideDay(sky, span, dayRules.purvahna)
    return plain.reason === 'earlier' ? byMuhurtas(3)(sky, span) : plain
  },
}

/** Vat Savitri: joined to Chaturdashi, unless that lasts eighteen ghatikas. */
const savitri: SpecialRule = {
  text: bilingual(
    'The day on which Chaturdashi joins it in the daytime, unless Chaturdashi lasts eighteen ghatikas (7 hours 12 minutes) after sunrise; then the next day.',
    'जिस दिन वह दिन में चतुर्दशी से युक्त हो; पर चतुर्दशी सूर्योदय के बाद अठारह घड़ी (7 घंटे 12 मिनट) तक रहे, तो अगला दिन।',
  ),
  decide: (sky, span) => {
    const first = sky.dayHolding(span.fromMs)
    const { riseMs, setMs } = sky.dayOf(first)
    if (span.fromMs < setMs && span.fromMs - riseMs < 18 * ghatikaMs)
      return { day: first, reason: 'only', window: 'sunset' }
    return { day: first + 1, reason: 'pureDay', window: 'sunset' }
  },
}

/** Diwali: the second of two evenings if the tithi lasts a ghatika into it. */
const diwali: SpecialRule = {
  text: bilingual(
    'The day on which Amavasya prevails at pradosha; of two such days the second if Amavasya lasts at least a ghatika (24 minutes) after its sunset, else the first.',
    'जिस दिन अमावस्या प्रदोष के समय हो; ऐसे दो दिन हों तो दूसरा, यदि उस दिन अमावस्या सूर्यास्त के बाद कम से कम एक घड़ी (24 मिनट) रहे, नहीं तो पहला।',
  ),
  decide: (sky, span) => {
    const plain = decideDay(sky, span, dayRules.pradoshaFirst)
    if (plain.reason !== 'earlier') return plain
    return span.toMs - sky.dayOf(plain.day + 1).setMs >= ghatikaMs
      ? { ...plain, day: plain.day + 1, reason: 'later' }
      : plain
  },
}

/** Bhadra of a Purnima: its first half. */
export function bhadraOfPurnima(sky: PlaceSky, { fromMs, toMs }: TithiSpan) {
  return { fromMs, toMs: instantOfAngle(sky.lights.elongation, 174, (fromMs + toMs) / 2) }
}

/** Holika: Purnima at pradosha and Bhadra; the second evening by its length. */
const holika: SpecialRule = {
  text: bilingual(
    'The evening on which Purnima prevails at pradosha free of Bhadra. Where Bhadra covers pradosha: after Bhadra if it ends before midnight; else the next evening if Purnima lasts three and a half of that day’s four praharas; else the first evening all the same.',
    'जिस शाम पूर्णिमा प्रदोष के समय भद्रा से रहित हो। प्रदोष भद्रा में हो तो: भद्रा आधी रात से पहले समाप्त हो तो उसके बाद; नहीं तो अगली शाम, यदि पूर्णिमा उस दिन साढ़े तीन पहर रहे; नहीं तो पहली शाम ही।',
  ),
  decide: (sky, span) => {
    const plain = decideDay(sky, span, { window: 'pradosha', both: 'later', none: 'later' })
    const bhadra = bhadraOfPurnima(sky, span)
    const pradosha = windowOf(sky, plain.day, 'pradosha')!
    if (heldShare(bhadra, pradosha) === 0) return { ...plain, reason: 'noBhadra' }
    const midnight = windowOf(sky, plain.day, 'nishita')!
    if (bhadra.toMs <= midnight.fromMs) return { ...plain, reason: 'bhadraPast' }
    const { riseMs, setMs } = sky.dayOf(plain.day + 1)
    return span.toMs - riseMs >= ((setMs - riseMs) * 3.5) / 4
      ? { ...plain, day: plain.day + 1, reason: 'bhadraAllNight' }
      : { ...plain, reason: 'inBhadra' }
  },
}

/** Durga Navami: joined to Ashtami if it begins three muhurtas before sunset. */
const navami: SpecialRule = {
  text: bilingual(
    'The day on which Ashtami passes into Navami at least three muhurtas before sunset; else the day of Navami at sunrise.',
    'जिस दिन सूर्यास्त से कम से कम तीन मुहूर्त पहले अष्टमी के बाद नवमी लग जाए; नहीं तो सूर्योदय की नवमी का दिन।',
  ),
  decide: (sky, span) => {
    const first = sky.dayHolding(span.fromMs)
    return sky.dayOf(first).setMs - span.fromMs >= 3 * dayMuhurtaMs(sky, first)
      ? { day: first, reason: 'only', window: 'sunset' }
      : decideDay(sky, span, dayRules.sunrise)
  },
}

/** Vijaya Dashami: Dashami at aparahna, with Shravana deciding. */
const vijaya: SpecialRule = {
  text: bilingual(
    'The day on which Dashami prevails at aparahna; the day after, if Dashami lasts three muhurtas after its sunrise and Shravana prevails at aparahna on that day and not on the first.',
    'जिस दिन दशमी अपराह्न के समय हो; अगला दिन तब, जब उस दिन सूर्योदय के बाद दशमी तीन मुहूर्त रहे और अपराह्न में श्रवण नक्षत्र उसी दिन हो, पहले दिन न हो।',
  ),
  decide: (sky, span) => {
    const plain = decideDay(sky, span, dayRules.aparahna)
    const shravanaOn = (day: number): boolean => {
      const window = windowOf(sky, day, 'aparahna')!
      return starAt(sky, window.fromMs) === 21 || starAt(sky, window.toMs) === 21
    }
    const next = sky.dayHolding(span.toMs - 1000)
    const lasts = span.toMs - sky.dayOf(next).riseMs >= 3 * dayMuhurtaMs(sky, next)
    return next === plain.day + 1 && lasts && shravanaOn(next) && !shravanaOn(plain.day)
      ? { ...plain, day: next, reason: 'star' }
      : plain
  },
}

/** Janmashtami of the householders: Ashtami at midnight; of two nights that of Rohini. */
const janmashtami: SpecialRule = {
  text: bilingual(
    'The night on which Ashtami prevails at midnight; of two such nights the one with Rohini, else the second.',
    'जिस रात निशीथ में अष्टमी हो; ऐसी दो रातें हों तो वह जिसमें रोहिणी हो, नहीं तो दूसरी।',
  ),
  decide: (sky, span) => {
    const plain = decideDay(sky, span, dayRules.nishita)
    if (plain.reason !== 'later') return plain
    const rohiniAt = (day: number): boolean =>
      starAt(sky, windowOf(sky, day, 'nishita')!.fromMs) === 3
    if (rohiniAt(plain.day) || !rohiniAt(plain.day - 1)) return plain
    return { ...plain, day: plain.day - 1, reason: 'star' }
  },
}

/** Janmashtami of the Vaishnavas: an Ashtami that Saptami does not touch. */
const janmashtamiVaishnava: SpecialRule = {
  text: bilingual(
    'The day on which Ashtami prevails at sunrise, untouched by Saptami; of two such days the one with Rohini at midnight.',
    'जिस दिन सूर्योदय पर सप्तमी से रहित अष्टमी हो; ऐसे दो दिन हों तो वह जिसके निशीथ में रोहिणी हो।',
  ),
  decide: (sky, span) => {
    const plain = decideDay(sky, span, { window: 'sunrise', both: 'earlier', none: 'later' })
    if (plain.reason === 'kshaya') return { ...plain, day: plain.day + 1, reason: 'pureDay' }
    if (plain.reason !== 'earlier') return plain
    const rohiniAt = (day: number): boolean =>
      starAt(sky, windowOf(sky, day, 'nishita')!.fromMs) === 3
    return !rohiniAt(plain.day) && rohiniAt(plain.day + 1)
      ? { ...plain, day: plain.day + 1, reason: 'star' }
      : plain
  },
}

export const specialRules = {
  akshaya,
  savitri,
  diwali,
  holika,
  navami,
  vijaya,
  janmashtami,
  janmashtamiVaishnava,
  rakhi: {
    text: bilingual(
      'The day on which Purnima lasts three muhurtas after sunrise; else the day before. The thread is tied outside Bhadra, best at aparahna.',
      'जिस दिन पूर्णिमा सूर्योदय के बाद तीन मुहूर्त रहे; नहीं तो पिछला दिन। राखी भद्रा के बाहर बाँधी जाती है, सबसे अच्छा अपराह्न में।',
    ),
    decide: byMuhurtas(3),
  },
  govardhan: {
    text: bilingual(
      'The day on which Pratipada lasts nine muhurtas after sunrise, so that the Moon is not seen that evening; else the day before.',
      'जिस दिन प्रतिपदा सूर्योदय के बाद नौ मुहूर्त रहे, ताकि उस शाम चंद्रदर्शन न हो; नहीं तो पिछला दिन।',
    ),
    decide: byMuhurtas(9),
  },
} satisfies Record<string, SpecialRule>
export type SpecialRuleName = keyof typeof specialRules
