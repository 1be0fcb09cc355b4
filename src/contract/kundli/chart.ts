import { z } from 'zod'
import { instant } from '../core/common-schemas.ts'
import { chartDrawings, factShown, grahaData } from './kundli-page.ts'

const place = z.object({
  siderealDegrees: z.number(),
  rashi: z.number().int(),
  nakshatra: z.number().int(),
  pada: z.number().int(),
})

/** The computed chart for other clients: the engine's own names and figures, and parts of the kundli page. */
export const chartData = z.object({
  time_known: z.boolean(),
  settings: z.object({ ayanamsa: z.string(), node: z.string() }),
  ayanamsaDegrees: z.number(),
  /** The clock's offset from UTC that was used, seconds. */
  offset_seconds: z.number(),
  timezone: z.string(),
  grahas: z.record(z.string(), z.record(z.string(), z.unknown())),
  lagna: place.nullable(),
  mcDegrees: z.number().nullable(),
  houseRashis: z.array(z.number()).nullable(),
  vargas: z.record(z.string(), z.record(z.string(), z.number())).nullable(),
  panchang: z.record(z.string(), z.number().nullable()),
  vimshottari: z.object({ periods: z.array(z.unknown()) }).nullable(),
  facts: z.array(factShown.extend({ kind: z.string() })),
  facts_hash: z.string(),
  /** The page's table of grahas; here `retrograde` is the engine's own, null where there is none to tell. */
  table: z.array(grahaData.omit({ states: true }).extend({ retrograde: z.boolean().nullable() })),
  /** The running periods from the mahadasha down: lord's name, first and last day. */
  running: z.array(z.object({ lord: z.string(), from: instant, to: instant })),
  /** Accessible drawings; null where the birth time is unknown. */
  svg: chartDrawings.pick({ north: true, south: true }),
})
export type ChartData = z.infer<typeof chartData>
