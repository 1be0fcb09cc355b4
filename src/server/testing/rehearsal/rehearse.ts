import { setTimeout as pause } from 'node:timers/promises'
import type { Act } from './acts.ts'
import { openBells } from './bells.ts'
import type { RehearsalCase, Scene } from './cases.ts'
import { drive } from './drive.ts'
import { makeCrowd } from './people.ts'
import { tally, type Tally } from './tally.ts'

/** What a case has shown. */
export interface Row extends Tally {
  name: string
  isUnnoticed: boolean
  refused: number
  /** How fast, in milliseconds. */
  refusedMedian: number
  refusedLongest: number
  /** By kind of act. */
  refusedKinds: string
  /** From the fault to the first success after the last refusal, of the kind of act that took longest. */
  secondsUntilWorking: number
  bellsBroken: number
  bellsWrong: number
}

interface Size {
  people: number
  /** 1 is fourteen acts a second. */
  pace: number
  /** How long is acted before the fault, and after it is mended. */
  calmSeconds: number
}
export const usualSize: Size = { people: 24, pace: 0.5, calmSeconds: 4 }
export const shortSize: Size = { people: 10, pace: 0.5, calmSeconds: 1 }

/**
 * Plays one case under people who act, and looks what has become of all that they were told.
 *
 * @param note hears how far it has come.
 */
export async function rehearse(
  scene: Scene,
  directUrl: string,
  rehearsed: RehearsalCase,
  size: Size,
  note: (moment: string) => void = () => undefined,
): Promise<Row> {
  const { site, outside } = scene
  const crowd = await makeCrowd(directUrl, site.address, size.people)
  note('the people are there')
  const stage = { ...crowd, address: site.address, outside }
  const bells = openBells(stage, 6)
  const driving = drive(stage, size.pace)
  await pause(size.calmSeconds * 1000)
  note('fault')
  const faultAt = performance.now()
  try {
    await rehearsed.fault(scene)
    await pause(rehearsed.awaySeconds * 1000)
  } finally {
    await rehearsed.mend(scene)
  }
  note('mended')
  await pause(size.calmSeconds * 1000)
  await driving.stop(60)
  note('all have heard')
  const tallied = await tally(directUrl, site.address, driving.acts)
  const bellsWrong = await bells.countWrong()
  bells.close()
  return {
    ...tallied,
    name: rehearsed.name,
    isUnnoticed: rehearsed.isUnnoticed ?? false,
    ...refusalsOf(driving.acts, faultAt),
    bellsBroken: bells.broken(),
    bellsWrong,
  }
}

function refusalsOf(acts: readonly Act[], faultAt: number) {
  const refusals = acts.flatMap((act) => act.refusals)
  const times = refusals.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  const kinds = Map.groupBy(acts, ({ kind }) => kind)
  const counts: string[] = []
  let lastSeconds = 0
  for (const [kind, ofKind] of kinds) {
    const ofThese = ofKind.flatMap((act) => act.refusals)
    if (!ofThese.length) continue
    const statuses = Map.groupBy(ofThese, ({ status }) => status)
    const parts = [...statuses].map(
      ([status, those]) => `${those.length} × ${status || 'no reply'}`,
    )
    const last = Math.max(...ofThese.map(({ at, milliseconds }) => at + milliseconds))
    const next = Math.min(
      ...ofKind.flatMap(({ acknowledged }) =>
        acknowledged !== null && acknowledged > last ? [acknowledged] : [],
      ),
    )
    const seconds = (next - faultAt) / 1000
    lastSeconds = Math.max(lastSeconds, seconds)
    counts.push(`${kind} ${parts.join(', ')}, until ${seconds.toFixed(0)} s`)
  }
  return {
    refused: refusals.length,
    refusedMedian: times[Math.floor(times.length / 2)] ?? 0,
    refusedLongest: times.at(-1) ?? 0,
    refusedKinds: counts.join('; '),
    secondsUntilWorking: lastSeconds,
  }
}

/** What must not be, in sentences; none where all is well. */
export function faultsOf(row: Row): string[] {
  return [
    ...(row.lost ? [`${row.lost} lost: ${row.lostKinds.join(', ')}`] : []),
    ...(row.doubled ? [`${row.doubled} doubled`] : []),
    ...(row.unheard ? [`${row.unheard} never heard of`] : []),
    ...(row.bellsWrong ? [`${row.bellsWrong} bells wrong`] : []),
    ...row.ledgerProblems,
    ...row.declined,
    ...(row.isUnnoticed && row.refused ? [`${row.refused} refused: ${row.refusedKinds}`] : []),
    ...(row.isUnnoticed && row.bellsBroken ? [`${row.bellsBroken} bells broken`] : []),
  ]
}
