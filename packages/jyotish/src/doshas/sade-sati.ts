/**
 * Sade Sati and dhaiya over a life, from the stays of Saturn: the twelfth, first and second signs from the
 * natal Moon for the one, the fourth and eighth for the other (Phaladeepika, ch. 26, on Saturn's transits;
 * the names are later usage). A step back out of the signs and in again belongs to the same passage.
 */
import { staysBetween, type SadeSatiPhase, type Stay } from '../gochar/gochar.ts'
import { grahaMotionIn, type GrahaMotionAt } from '../gochar/graha-motion.ts'
import { dayMs, instantMs } from '../sky/instant.ts'
import type { AnyKundli, AyanamsaName, Settings } from '../sky/types.ts'
import { houseOf } from '../sky/zodiac.ts'

/** One unbroken stay within a passage. Instants to the minute; null beyond 1900 to 2100. */
export interface PassagePhase {
  phase: SadeSatiPhase
  fromUtc: string | null
  toUtc: string | null
}

/** One of Saturn's passages through the three signs about the natal Moon. An end outside 1900 to 2100 is null. */
export interface SadeSatiPassage {
  fromUtc: string | null
  toUtc: string | null
  /** In order of time; where Saturn turns back, a phase comes more than once. */
  phases: PassagePhase[]
}

/** One of Saturn's passages through the fourth or the eighth from the natal Moon. An end outside 1900 to 2100 is null. */
export interface DhaiyaPassage {
  /** Saturn's place from the Moon: the fourth (Kantaka) or the eighth (Ashtama). */
  house: 4 | 8
  fromUtc: string | null
  toUtc: string | null
  stays: { fromUtc: string | null; toUtc: string | null }[]
}

const first = '1900-01-01T00:00:00Z'
const last = '2100-12-31T23:59:59Z'
/** Saturn is back in a sign it stepped out of sooner than this. */
const longestStepBackMs = 330 * dayMs
const lifeMs = 100 * 365.25 * dayMs

const startMs = ({ fromUtc }: Pick<Stay, 'fromUtc'>) => Date.parse(fromUtc ?? first)
const endMs = ({ toUtc }: Pick<Stay, 'toUtc'>) => Date.parse(toUtc ?? last)

interface TimedStay extends Stay {
  fromMs: number
  toMs: number
}

const timedStays = (sky: GrahaMotionAt): TimedStay[] =>
  staysBetween(sky, 'saturn', first, last).map((stay) => ({
    ...stay,
    fromMs: startMs(stay),
    toMs: endMs(stay),
  }))

/** Saturn's stays of two centuries depend on nothing but the ayanamsa: found once, some 140 of them. */
const staysOf = new Map<AyanamsaName, TimedStay[]>()

function saturnStays(settings: Settings): readonly TimedStay[] {
  const known = staysOf.get(settings.ayanamsa) ?? timedStays(grahaMotionIn(settings))
  staysOf.set(settings.ayanamsa, known)
  return known
}

/** Runs of stays in the wanted places from the Moon, joined over steps back. */
function passages(
  stays: readonly TimedStay[],
  moon: number,
  places: readonly number[],
): TimedStay[][] {
  const runs: TimedStay[][] = []
  for (const stay of stays) {
    if (!places.includes(houseOf(stay.rashi, moon))) continue
    const run = runs.at(-1)
    if (run && stay.fromMs - run.at(-1)!.toMs < longestStepBackMs) run.push(stay)
    else runs.push([stay])
  }
  return runs
}

/** The runs of each Moon sign, by ayanamsa and places: they are the same for every chart. */
const runsOf = new Map<string, TimedStay[][]>()

function runsFrom(chart: AnyKundli, moon: number, places: readonly number[], sky?: GrahaMotionAt) {
  if (sky) return passages(timedStays(sky), moon, places)
  const name = `${chart.settings.ayanamsa} ${moon} ${places[0]}`
  let runs = runsOf.get(name)
  if (!runs) runsOf.set(name, (runs = passages(saturnStays(chart.settings), moon, places)))
  return runs
}

const bornMs = (chart: AnyKundli): number =>
  Date.parse(chart.timeKnown ? chart.birth.utc : chart.birth.fromUtc)

/** Those that touch the hundred years from birth. */
function ofLife(chart: AnyKundli, runs: TimedStay[][]): TimedStay[][] {
  const born = bornMs(chart)
  return runs.filter((run) => run.at(-1)!.toMs > born && run[0]!.fromMs < born + lifeMs)
}

const phaseOf: Readonly<Record<number, SadeSatiPhase>> = { 12: 'rising', 1: 'peak', 2: 'setting' }

/**
 * Every Sade Sati of the hundred years from birth, within 1900 to 2100, in order, with its phases dated.
 * Empty when the Moon's sign is not certain.
 */
export function sadeSatis(chart: AnyKundli, sky?: GrahaMotionAt): SadeSatiPassage[] {
  const moon = chart.grahas.moon.rashi
  if (moon === null) return []
  return ofLife(chart, runsFrom(chart, moon, [12, 1, 2], sky)).map((run) => ({
    fromUtc: run[0]!.fromUtc,
    toUtc: run.at(-1)!.toUtc,
    phases: run.map(({ rashi, fromUtc, toUtc }) => ({
      phase: phaseOf[houseOf(rashi, moon)]!,
      fromUtc,
      toUtc,
    })),
  }))
}

/** Every dhaiya of the hundred years from birth, within 1900 to 2100, in order. Empty as above. */
export function dhaiyas(chart: AnyKundli, sky?: GrahaMotionAt): DhaiyaPassage[] {
  const moon = chart.grahas.moon.rashi
  if (moon === null) return []
  const houseRuns = ([4, 8] as const).flatMap((house) =>
    ofLife(chart, runsFrom(chart, moon, [house], sky)).map((run) => ({ house, run })),
  )
  return houseRuns
    .sort((a, b) => a.run[0]!.fromMs - b.run[0]!.fromMs)
    .map(({ house, run }) => ({
      house,
      fromUtc: run[0]!.fromUtc,
      toUtc: run.at(-1)!.toUtc,
      stays: run.map(({ fromUtc, toUtc }) => ({ fromUtc, toUtc })),
    }))
}

/** The passage that an instant lies in, and the first that begins after it. Throws a RangeError for what is no instant. */
export function saturnPassageAt<T extends { fromUtc: string | null; toUtc: string | null }>(
  passageList: readonly T[],
  atUtc: string,
): { now: T | null; next: T | null } {
  const atMs = instantMs(atUtc, Infinity)
  return {
    now: passageList.find((one) => startMs(one) <= atMs && atMs < endMs(one)) ?? null,
    next: passageList.find((one) => startMs(one) > atMs) ?? null,
  }
}
