import type { BilingualText } from '../sky/types.ts'
import { normalizeDegrees } from '../sky/zodiac.ts'
import { instantOfAngle } from './part-spans.ts'
import type { Luminaries } from './luminaries.ts'
import { lunarMonthNames } from '../names/names-panchang-day.ts'
import { dayMs } from '../sky/instant.ts'

/** A lunar month: 1 Chaitra … 12 Phalguna. */
export interface LunarMonth {
  number: number
  name: BilingualText
  /** An added month: the Sun enters no sign in it. */
  adhika: boolean
  /** A month in which the Sun enters two signs, so that the next name is left out. */
  kshaya: boolean
}

/** The month from new moon to new moon that holds an instant. */
export interface MoonMonth extends LunarMonth {
  fromMs: number
  toMs: number
  /** Chaitradi: the year begins with Chaitra's bright half. */
  shakaYear: number
}

const sunRashi = (lights: Luminaries, ms: number): number =>
  Math.floor(normalizeDegrees(lights.sun(ms).degrees) / 30)

function lunarMonthOf(number: number, adhika: boolean, kshaya: boolean): LunarMonth {
  const { en, hi } = lunarMonthNames[number - 1]!
  if (adhika) return { number, name: { en: `Adhika ${en}`, hi: `अधिक ${hi}` }, adhika, kshaya }
  return { number, name: { en, hi }, adhika, kshaya }
}

/**
 * The amanta month of an instant. A month takes its name from the sign that the Sun enters in it (Mesha:
 * Chaitra); one without such an entry is adhika and bears the name of the next, one with two is kshaya
 * and bears the name of the first (Dharma Sindhu and Nirnaya Sindhu, chapters on adhika and kshaya masa;
 * Calendar Reform Committee, 1955). The Shaka year begins with Chaitra.
 */
export function moonMonthAt(lights: Luminaries, ms: number): MoonMonth {
  const elongation = normalizeDegrees(lights.elongation(ms).degrees)
  const fromMs = instantOfAngle(lights.elongation, 0, ms - (elongation / 12.19) * dayMs)
  const toMs = instantOfAngle(lights.elongation, 0, fromMs + 29.53 * dayMs)
  // A guess may run into the neighbouring month when the instant stands within a second of its edge.
  if (ms < fromMs) return moonMonthAt(lights, fromMs - dayMs)
  if (ms >= toMs) return moonMonthAt(lights, toMs + dayMs)
  const before = sunRashi(lights, fromMs)
  const entered = (sunRashi(lights, toMs) - before + 12) % 12
  const month = lunarMonthOf(((before + 1) % 12) + 1, entered === 0, entered === 2)
  const begins = new Date(fromMs)
  const inNextYear = month.number >= 10 && begins.getUTCMonth() < 4
  return { ...month, fromMs, toMs, shakaYear: begins.getUTCFullYear() - (inNextYear ? 79 : 78) }
}

/**
 * The same day's month where months end with the full moon, as in the north: the dark half takes the
 * name of the month that follows, save in an adhika month, whose two halves stand together.
 */
export function purnimantaOf(month: LunarMonth, krishna: boolean): LunarMonth {
  if (!krishna || month.adhika) return lunarMonthOf(month.number, month.adhika, month.kshaya)
  return lunarMonthOf((month.number % 12) + 1, false, false)
}
