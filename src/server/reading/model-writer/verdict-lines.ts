import { romanizeHindi } from '../../../words/hinglish/romanize.ts'
import type { Direction } from '../verdicts/rule.ts'
import { isLifeTopic } from '../understand/topics.ts'
import { dateText } from '../verdicts/date-text.ts'
import type { Verdict } from '../verdicts/verdicts.ts'
import type { WriterInput } from '../composer/writer.ts'

/** What was judged, why, for when, and what was told of it before. */

const mostReasons = 5

/** The facts that a verdict rests on, as one line; null where they have no words. */
function reasonLine({ factIds, strength }: Verdict, { sheet }: WriterInput): string | null {
  const labels = factIds.flatMap((id) => sheet.byId.get(id)?.label.en ?? [])
  return labels.length > 0 ? `- ${labels.join('; ')} (weight ${strength} of 3)` : null
}

function reasonsOf(brief: WriterInput, directions: readonly Direction[]): string[] {
  const lines = brief.judgement.verdicts
    .filter(({ direction, part }) => directions.includes(direction) && part !== 'window')
    .toSorted((a, b) => b.strength - a.strength)
    .flatMap((verdict) => reasonLine(verdict, brief) ?? [])
  return [...new Set(lines)].slice(0, mostReasons)
}

const directionWords: Readonly<Record<Direction, string>> = {
  favourable: 'favourable: the chart supports it',
  mixed: 'mixed: open, with things for and against',
  patience: 'asks for patience: at present more speaks against it',
}

function windowLine(brief: WriterInput): string {
  const windows = brief.judgement.windows.map(({ fromUtc, toUtc, factIds }) => {
    const why = factIds.flatMap((id) => brief.sheet.byId.get(id)?.label.en ?? []).slice(0, 2)
    const dates = `from ${dateText(fromUtc).en} to ${dateText(toUtc).en}`
    return why.length > 0 ? `${dates} (${why.join('; ')})` : dates
  })
  return windows.length > 0
    ? `WINDOWS, the only dates for the matter itself: ${windows.join('. ')}.`
    : 'WINDOWS: none. Name no date or season as the time when it happens.'
}

function earlierLine({ earlier }: WriterInput): string[] {
  if (!earlier) return []
  const { day, direction, window } = earlier
  const named = window
    ? `; then the window was from ${dateText(window.fromUtc).en} to ${dateText(window.toUtc).en}`
    : ''
  return [
    `SAID BEFORE ON THIS MATTER, on ${dateText(`${day}T06:30:00Z`).en}: ${directionWords[direction]}${named}. Stay with it, or say what has changed.`,
  ]
}

/** Whether a field of life is judged: not where the chart itself, a day or a remedy is asked about. */
export function isOfField({ understood: { topic } }: Pick<WriterInput, 'understood'>): boolean {
  return isLifeTopic(topic) || topic === 'compatibility'
}

/** What was judged, why and for when. */
function judgementLines(brief: WriterInput): string[] {
  if (!isOfField(brief))
    return [
      'VERDICT: what the plain sentences below say of it. Answer that; judge nothing else, and name no date but theirs and those of PERIODS and TRANSITS.',
    ]
  const sides = [
    ['WHAT SPEAKS FOR IT', reasonsOf(brief, ['favourable'])],
    ['WHAT SPEAKS AGAINST IT OR SLOWS IT', reasonsOf(brief, ['patience', 'mixed'])],
  ] as const
  return [
    `VERDICT: ${directionWords[brief.judgement.direction]}.`,
    windowLine(brief),
    ...sides.flatMap(([head, lines]) => (lines.length > 0 ? [head, ...lines] : [])),
    ...earlierLine(brief),
  ]
}

/** The judgement with its reasons, its windows, and plain sentences that say the same. */
export function verdictLines(brief: WriterInput): string[] {
  const { form } = brief
  const write = form === 'hinglish' ? romanizeHindi : (text: string) => text
  return [
    ...judgementLines(brief),
    'THE SAME IN PLAIN SENTENCES, all true; take their terms, not their wording:',
    ...brief.composedDrafts.map(({ text }) => `- ${write(text)}`),
  ]
}
