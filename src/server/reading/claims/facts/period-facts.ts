/** Facts that bear what is said of dashas and of Sade Sati. */
import type { Fact } from '@drishti/jyotish'
import type { Claim } from './claim.ts'
import { factsOrNull, factWhere, matchesTiming, type BearingFacts } from './claim-facts.ts'
import { factsOfKind, type FactIndex } from './fact-index.ts'

/** Facts of later years are all still to come: the next period begins where the running one of its level ends. */
function succeedsRunning(book: FactIndex, { level, fromUtc }: Fact['about']): boolean {
  const running = factsOfKind(book, 'dasha').filter(
    ({ about }) => about.level === level && (about.when ?? 'now') === 'now' && about.toUtc,
  )
  if (!fromUtc || running.length === 0) return true
  return running.some(
    ({ about }) => Math.abs(Date.parse(about.toUtc!) - Date.parse(fromUtc)) < 2 * 86_400_000,
  )
}

export function factsForDasha(
  book: FactIndex,
  { graha, levels, within, when }: Claim & { of: 'dasha' },
): BearingFacts {
  return factsOrNull(
    factsOfKind(book, 'dasha').filter(
      ({ about }) =>
        about.graha === graha &&
        levels.includes(about.level ?? 0) &&
        matchesTiming({ about }, when) &&
        (when !== 'successor' || succeedsRunning(book, about)) &&
        (within === null || (about.grahas ?? []).slice(0, -1).includes(within)),
    ),
  )
}

export function factsForSadeSati(book: FactIndex, phase: string | null): BearingFacts {
  const running = book.byId.get('transit.sade-sati')
  if (!running) return null
  if (phase === null) return [running]
  // A date may be that of the phase, or of the whole.
  const ofPhase = factWhere(
    book.byId.get('transit.sade-sati.phase'),
    (fact) => fact.value === phase,
  )
  return ofPhase && [...ofPhase, running]
}
