/**
 * The doshas that people ask about: each looked for by one stated rule, with the grahas that make it and
 * what softens it. Sade Sati and dhaiya are passages of time: `sadeSatis` and `dhaiyas`.
 */
import type { Dosha } from './dosha-shape.ts'
import { kaalSarpDosha } from './kaal-sarp.ts'
import { manglikDosha } from './manglik.ts'
import { gandaMoolaDosha, guruChandalDosha, pitraDosha } from './nodes-and-stars.ts'
import type { AnyKundli } from '../sky/types.ts'

export type { Dosha } from './dosha-shape.ts'
export { kaalSarpKinds } from './kaal-sarp.ts'
export { dhaiyas, saturnPassageAt, sadeSatis } from './sade-sati.ts'
export type { DhaiyaPassage, PassagePhase, SadeSatiPassage } from './sade-sati.ts'

/**
 * Every dosha whose rule can be decided in a chart, present or not, in a fixed order. For a birth of
 * which only the day is known, those that hold, or fail, at every minute of it.
 */
export function doshas(chart: AnyKundli): Dosha[] {
  const doshaResults = [
    manglikDosha(chart),
    kaalSarpDosha(chart),
    chart.timeKnown ? pitraDosha(chart) : null,
    guruChandalDosha(chart),
    gandaMoolaDosha(chart),
  ]
  return doshaResults.filter((dosha) => dosha !== null)
}
