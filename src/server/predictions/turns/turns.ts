import {
  factsOfStay,
  gocharBetween,
  isDatedStay,
  type AnyKundli,
  type DashaPeriod,
  type DatedStay,
  type Fact,
  type Graha,
} from '@drishti/jyotish'
import { antardashaFact, mahadashaFact } from '../../reading/verdicts/window-facts.ts'

/** What begins at an instant of somebody's time, with the computed fact that says so. */
export type Turn =
  | { kind: 'maha'; atUtc: string; period: DashaPeriod; fact: Fact }
  | { kind: 'antar'; atUtc: string; maha: Graha; period: DashaPeriod; fact: Fact }
  | { kind: 'entry'; atUtc: string; stay: DatedStay; fact: Fact }

/**
 * The periods that begin after one instant and not after another, and the entries of the given grahas into a
 * sign, seen from the natal Moon; the nearest first. Nothing of periods without the minute of birth, nothing
 * of entries where the Moon's sign is open.
 */
export function turnsBetween(
  chart: AnyKundli,
  { fromUtc, toUtc }: { fromUtc: string; toUtc: string },
  grahas: readonly Graha[],
): Turn[] {
  const isWithin = (utc: string) => utc > fromUtc && utc <= toUtc
  const entries = gocharBetween(chart, fromUtc, toUtc, grahas)
    .filter(isDatedStay)
    .filter((stay) => isWithin(stay.fromUtc))
    .map((stay): Turn => ({ kind: 'entry', atUtc: stay.fromUtc, stay, fact: factsOfStay(stay)[1] }))
  return [...periodTurns(chart, isWithin), ...entries].toSorted((a, b) =>
    a.atUtc.localeCompare(b.atUtc),
  )
}

function periodTurns(chart: AnyKundli, isWithin: (utc: string) => boolean): Turn[] {
  if (!chart.timeKnown) return []
  return chart.vimshottari.periods.flatMap((maha): Turn[] => [
    // With a mahadasha its first antardasha begins: one line for both.
    ...(isWithin(maha.startUtc)
      ? [
          {
            kind: 'maha' as const,
            atUtc: maha.startUtc,
            period: maha,
            fact: mahadashaFact(maha, 'next'),
          },
        ]
      : []),
    ...(maha.periods ?? [])
      .filter(({ startUtc }) => startUtc !== maha.startUtc && isWithin(startUtc))
      .map((period): Turn => ({
        kind: 'antar',
        atUtc: period.startUtc,
        maha: maha.lord,
        period,
        fact: antardashaFact({ maha: maha.lord, period }),
      })),
  ])
}
