import { moonMonthAt } from '../panchang/lunar-month.ts'
import type { MoonMonth } from '../panchang/lunar-month.ts'
import type { Luminaries } from '../panchang/luminaries.ts'
import { instantOfAngle } from '../panchang/part-spans.ts'
import { dayMs } from '../sky/instant.ts'
import type { Stretch } from './windows.ts'

/** One tithi of one lunar month. */
export interface TithiSpan extends Stretch {
  /** 1 Shukla Pratipada … 15 Purnima … 30 Amavasya. */
  tithi: number
  lunation: Lunation
}

/** A lunar month from new moon to new moon. */
export interface Lunation {
  month: MoonMonth
  /** The months, 1 Chaitra … 12 Phalguna, whose observances it bears: two of them where it is kshaya. */
  numbers: readonly number[]
  tithi: (number: number) => TithiSpan
}

function lunationOf(lights: Luminaries, month: MoonMonth): Lunation {
  const spans = new Map<number, TithiSpan>()
  const { number, kshaya, fromMs, toMs } = month
  const edge = (index: number): number =>
    index === 0
      ? fromMs
      : index === 30
        ? toMs
        : instantOfAngle(lights.elongation, index * 12, fromMs + ((toMs - fromMs) * index) / 30)
  const lunation: Lunation = {
    month,
    numbers: kshaya ? [number, (number % 12) + 1] : [number],
    tithi: (tithi) => {
      const known = spans.get(tithi)
      if (known) return known
      const span = { tithi, lunation, fromMs: edge(tithi - 1), toMs: edge(tithi) }
      spans.set(tithi, span)
      return span
    },
  }
  return lunation
}

/** All lunar months that touch a stretch, in order. */
export function lunationsOf(lights: Luminaries, { fromMs, toMs }: Stretch): Lunation[] {
  const lunations: Lunation[] = []
  for (let at = fromMs; ;) {
    const month = moonMonthAt(lights, at)
    lunations.push(lunationOf(lights, month))
    if (month.toMs > toMs) return lunations
    at = month.toMs + dayMs
  }
}
