/** The reference births (see `reference/README.md`), for tests and for the accuracy table. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Graha } from '../sky/types.ts'

export interface ReferenceBirth {
  id: string
  k: string
  utc: string
  jd: number
  lat: number
  lon: number
  dt: number
  aya: number
  ayaTrue: number
  L: number[]
  v: number[]
  B: number[]
  asc: number
  mc: number
  sun: (number | null)[]
  vara: number | null
  sign: number[]
  nak: number[]
  pada: number[]
  tithi: number
  karana: number
  yoga: number
  vim: {
    seq: string[]
    start: number[]
    end: number
    at2026: null | {
      md: string
      ad: string
      adStart: number
      adEnd: number
      pd: string
      pdStart: number
      pdEnd: number
    }
  }
  d9: number[]
  varga: Record<string, number[]>
}

const file = new URL('../../reference/reference-public.json.gz', import.meta.url)
export const births: ReferenceBirth[] = (
  JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as { births: ReferenceBirth[] }
).births

/** Order of the reference's bodies. The mean node is asked of a chart with that setting. */
export const bodies = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'meanNode',
  'trueNode',
] as const
export type ReferenceBody = (typeof bodies)[number]

export const lordNames: Record<string, Graha> = {
  Su: 'sun',
  Mo: 'moon',
  Ma: 'mars',
  Me: 'mercury',
  Ju: 'jupiter',
  Ve: 'venus',
  Sa: 'saturn',
  Ra: 'rahu',
  Ke: 'ketu',
}

/** What is allowed, arcseconds of longitude. */
export const toleranceArcseconds: Record<ReferenceBody, number> = {
  sun: 0.5,
  moon: 0.5,
  mars: 0.5,
  mercury: 0.5,
  jupiter: 0.5,
  venus: 0.5,
  saturn: 0.5,
  meanNode: 0.2,
  trueNode: 1,
}

/** Ascendant and midheaven, arcseconds: the outside program's sidereal time steps in 2050. */
export function angleToleranceArcseconds(birth: ReferenceBirth): number {
  return birth.utc < '2050' ? 0.1 : 5
}
