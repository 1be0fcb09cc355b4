import type { MatterInput } from './matter-input.ts'

/** What is decided on a day: a paper, an interview. */
const ofOneDay: ReadonlySet<string> = new Set(['exam', 'job-search', 'government-job', 'promotion'])
const soonMs = 45 * 86_400_000

/** Whether the question names a day, soon, on which the matter is decided. */
export function isOfOneDay({ matter, frame, sheet }: MatterInput): boolean {
  const span = frame.time?.span
  if (frame.asks !== 'whether' || span?.kind !== 'day' || !ofOneDay.has(matter)) return false
  const wait = Date.parse(span.to) - sheet.at.getTime()
  return wait > 0 && wait < soonMs
}

/** Whether that day decides it before the time that the chart marks: no later time answers that. */
export function isDecidedSoon(input: MatterInput, told: { fromUtc: string } | undefined): boolean {
  const span = input.frame.time?.span
  return told !== undefined && isOfOneDay(input) && span?.kind === 'day' && told.fromUtc > span.to
}
