/** The joints between the segments of the tables: where one polynomial ends and the next begins. */
import { channelNames, channels, tablesFromJd, tablesToJd } from '../sky/ephemeris/channels.ts'
import type { ChannelName } from '../sky/ephemeris/channels.ts'
import { evaluateTable } from '../sky/ephemeris/evaluate.ts'
import { tables } from '../sky/ephemeris/tables-read.ts'
import { arc } from '../sky/zodiac.ts'

/** The seams of one table. */
export interface Seams {
  name: ChannelName
  count: number
  /** The widest jump from one segment to the next, arcseconds, and the Julian day (TT) of it. */
  widest: number
  widestJd: number
  /** The largest change of the rate at a seam, arcseconds a day. */
  steepest: number
}

/** Walks over every seam of one table. */
export function seamsOf(name: ChannelName): Seams {
  const { days } = channels[name]
  const [before, after] = [new Float64Array(2), new Float64Array(2)]
  const seams = { name, count: 0, widest: 0, widestJd: 0, steepest: 0 }
  for (let jd = tablesFromJd + days; jd < tablesToJd; jd += days) {
    evaluateTable(tables()[name], jd - 1e-7, before, 0)
    evaluateTable(tables()[name], jd, after, 0)
    const jump = Math.abs(arc(before[0]! + before[1]! * 1e-7, after[0]!)) * 3600
    seams.count++
    if (jump > seams.widest) Object.assign(seams, { widest: jump, widestJd: jd })
    seams.steepest = Math.max(seams.steepest, Math.abs(before[1]! - after[1]!) * 3600)
  }
  return seams
}

/** Every seam of every table. */
export const sweepSeams = (): Seams[] => channelNames.map(seamsOf)
