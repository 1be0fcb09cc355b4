import type { DayKundli } from '../sky/types.ts'
import { divisionWidths, nextZodiacCrossing } from '../sky/zodiac-crossings.ts'

/** One part of the zodiac that the Moon stood in. */
export interface MoonPart {
  /** Number of the rashi or nakshatra, from 0. */
  part: number
  /** When it went on; null where it stayed to the end of the day. */
  untilUtc: string | null
}

/** The engine's first instant; east of Greenwich its first day begins before it. */
const firstMs = Date.UTC(1900, 0, 1)

/** The rashis or nakshatras that the Moon stood in through a day of unknown birth time, in order. */
export function moonThroughDay(
  { birth, grahas, settings }: DayKundli,
  division: 'rashi' | 'nakshatra',
): MoonPart[] {
  const width = divisionWidths[division]
  const parts: MoonPart[] = []
  let part = Math.floor((grahas.moon.fromDegrees * Math.round(360 / width)) / 360)
  let fromMs = Math.max(Date.parse(birth.fromUtc), firstMs)
  for (;;) {
    const edge = nextZodiacCrossing('moon', new Date(fromMs).toISOString(), width, settings)
    if (!edge || Date.parse(edge.utc) >= Date.parse(birth.toUtc))
      return [...parts, { part, untilUtc: null }]
    parts.push({ part, untilUtc: edge.utc })
    part = edge.entered
    fromMs = Date.parse(edge.utc)
  }
}
