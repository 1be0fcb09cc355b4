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

/**
 * What ends and begins at an instant of somebody's time, with the computed fact that says so: whose period ended,
 * null before the first of a life, and the sign that was left.
 */
export type Turn =
  | { kind: 'maha'; atUtc: string; ended: Graha | null; period: DashaPeriod; fact: Fact }
  | { kind: 'antar'; atUtc: string; ended: Graha; maha: Graha; period: DashaPeriod; fact: Fact }
  | { kind: 'entry'; atUtc: string; leftRashi: number | null; stay: DatedStay; fact: Fact }

/**
 * The periods that end and begin after one instant and not after another, and the entries of the given grahas into a
 * sign, seen from the natal Moon; the nearest first. Nothing of periods without the minute of birth, nothing
 * of entries where the Moon's sign is open.
 */
export function turnsBetween(
  chart: AnyKundli,
  { fromUtc, toUtc }: { fromUtc: string; toUtc: string },
  grahas: readonly Graha[],
): Turn[] {
  const isWithin = (utc: string) => utc > fromUtc && utc <= toUtc
  const stays = gocharBetween(chart, fromUtc, toUtc, grahas)
  const entries = stays
    .filter(isDatedStay)
    .filter((stay) => isWithin(stay.fromUtc))
    .map((stay): Turn => {
      const left = stays.find((one) => one.graha === stay.graha && one.toUtc === stay.fromUtc)
      const fact = factsOfStay(stay)[1]
      return { kind: 'entry', atUtc: stay.fromUtc, leftRashi: left?.rashi ?? null, stay, fact }
    })
  return [...periodTurns(chart, isWithin), ...entries].toSorted((a, b) =>
    a.atUtc.localeCompare(b.atUtc),
  )
}

function periodTurns(chart: AnyKundli, isWithin: (utc: string) => boolean): Turn[] {
  if (!chart.timeKnown) return []
  return chart.vimshottari.periods.flatMap((maha, place, all): Turn[] => [
    // With a mahadasha its first antardasha begins: one line for both.
    ...(isWithin(maha.startUtc)
      ? [
          {
            kind: 'maha' as const,
            atUtc: maha.startUtc,
            ended: all[place - 1]?.lord ?? null,
            period: maha,
            fact: mahadashaFact(maha, 'next'),
          },
        ]
      : []),
    ...(maha.periods ?? []).flatMap((period, number, antars): Turn[] => {
      const before = antars[number - 1]
      if (!before || !isWithin(period.startUtc)) return []
      const fact = antardashaFact({ maha: maha.lord, period })
      const antar = { ended: before.lord, maha: maha.lord, period, fact }
      return [{ kind: 'antar', atUtc: period.startUtc, ...antar }]
    }),
  ])
}
