import { bilingual } from '../sky/bilingual.ts'
import type { BilingualText } from '../sky/types.ts'
import type { PlaceSky } from './place-sky.ts'

/** A stretch of time, milliseconds since 1970; an instant where both ends are the same. */
export interface Stretch {
  fromMs: number
  toMs: number
}

/** The times of a day that observances are decided by. */
export const windowNames = {
  sunrise: bilingual('sunrise', 'सूर्योदय'),
  arunodaya: bilingual('arunodaya, the dawn before sunrise', 'अरुणोदय (सूर्योदय से पहले की भोर)'),
  purvahna: bilingual('purvahna, the forenoon', 'पूर्वाह्न'),
  madhyahna: bilingual(
    'madhyahna, the middle of the day’s five parts',
    'मध्याह्न (दिन के पाँच भागों में बीच का)',
  ),
  aparahna: bilingual(
    'aparahna, the fourth of the day’s five parts',
    'अपराह्न (दिन के पाँच भागों में चौथा)',
  ),
  sunset: bilingual('sunset', 'सूर्यास्त'),
  pradosha: bilingual('pradosha, the first fifth of the night', 'प्रदोष (रात के पाँच भागों में पहला)'),
  nishita: bilingual('nishita, the midnight muhurta', 'निशीथ (आधी रात का मुहूर्त)'),
  moonrise: bilingual('moonrise', 'चंद्रोदय'),
} satisfies Record<string, BilingualText>
export type WindowName = keyof typeof windowNames

/** Four ghatikas before sunrise: 96 minutes. */
export const arunodayaMs = 96 * 60_000

/** From one share of a stretch to another. */
const share = (startMs: number, endMs: number, from: number, to: number): Stretch => ({
  fromMs: startMs + (endMs - startMs) * from,
  toMs: startMs + (endMs - startMs) * to,
})

const instant = (ms: number): Stretch => ({ fromMs: ms, toMs: ms })

/**
 * A time of a day. Daylight is cut into fifths (pratah, sangava, madhyahna, aparahna, sayahna), the night into
 * fifteen muhurtas, of which pradosha is the first three and nishita the eighth (Kala Madhava, on the parts of
 * the day; Nirnaya Sindhu, part 1). Null where the Moon does not rise that day.
 */
export function windowOf(sky: PlaceSky, day: number, name: WindowName): Stretch | null {
  const { riseMs, setMs, nextRiseMs } = sky.dayOf(day)
  switch (name) {
    case 'sunrise':
      return instant(riseMs)
    case 'arunodaya':
      return { fromMs: riseMs - arunodayaMs, toMs: riseMs }
    case 'purvahna':
      return share(riseMs, setMs, 0, 0.5)
    case 'madhyahna':
      return share(riseMs, setMs, 0.4, 0.6)
    case 'aparahna':
      return share(riseMs, setMs, 0.6, 0.8)
    case 'sunset':
      return instant(setMs)
    case 'pradosha':
      return share(setMs, nextRiseMs, 0, 0.2)
    case 'nishita':
      return share(setMs, nextRiseMs, 7 / 15, 8 / 15)
    case 'moonrise': {
      const ms = sky.moonriseOf(day)
      return ms === null ? null : instant(ms)
    }
  }
}

/** A muhurta of daylight, a fifteenth of it. */
export function dayMuhurtaMs(sky: PlaceSky, day: number): number {
  const { riseMs, setMs } = sky.dayOf(day)
  return (setMs - riseMs) / 15
}

/** How much of a window a stretch holds, 0 to 1; of an instant, all or nothing. */
export function heldShare(stretch: Stretch, window: Stretch): number {
  if (window.fromMs === window.toMs)
    return window.fromMs >= stretch.fromMs && window.fromMs < stretch.toMs ? 1 : 0
  const common = Math.min(stretch.toMs, window.toMs) - Math.max(stretch.fromMs, window.fromMs)
  return Math.max(0, common) / (window.toMs - window.fromMs)
}
