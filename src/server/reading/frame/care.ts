import type { DangerKind } from '../safety/safety-words.ts'
import { hardFrom, softFrom } from './calibration.ts'
import { careKinds, familyOf, hardCareKinds, softCareKinds } from './frame.ts'
import type { CareKind, FrameTopic } from './frame.ts'

/**
 * `hard`: help and no reading. `soft`: torn; the answer opens with a line of care and is free.
 */
export type CareLine = 'hard' | 'soft' | 'none'

export interface CareReading {
  kind: CareKind
  line: CareLine
  /** Chance that it is one of the hard kinds, 0 to 1. */
  share: number
}

const adult = 18
/** Families of topics in which somebody under eighteen is helped, and nothing is read. */
const tender: ReadonlySet<number> = new Set(
  (['love', 'marriage', 'pregnancy', 'family'] as const).map(familyOf),
)
const otherHardKinds = hardCareKinds.filter((kind) => kind !== 'minor')

function shareOf(shares: Float32Array, among: readonly CareKind[]): number {
  return among.reduce((sum, kind) => sum + (shares[careKinds.indexOf(kind)] ?? 0), 0)
}

function likeliest(shares: Float32Array, among: readonly CareKind[]): CareKind {
  let best: CareKind = 'none'
  let most = -1
  for (const kind of among) {
    const share = shares[careKinds.indexOf(kind)] ?? 0
    if (share > most) [best, most] = [kind, share]
  }
  return best
}

/** Somebody under eighteen by their own words: torn is sure here, but school and games are no matter of care. */
function careOfMinor(shares: Float32Array, topic: FrameTopic): CareReading {
  const share = shareOf(shares, hardCareKinds)
  const grave = shareOf(shares, otherHardKinds)
  if (grave >= softFrom) return { kind: likeliest(shares, otherHardKinds), line: 'hard', share }
  if (tender.has(familyOf(topic))) return { kind: 'minor', line: 'hard', share }
  return { kind: 'minor', line: share >= hardFrom ? 'soft' : 'none', share }
}

/**
 * Weighs what the model and the rules say of care. `danger` is the ruled detector's word, `shares` are the
 * model's, in the order of `careKinds`; `age` is what the asker states of himself.
 */
export function careOf(
  danger: DangerKind | null,
  shares: Float32Array,
  topic: FrameTopic,
  age: number | null,
): CareReading {
  if (age !== null && age < adult) return careOfMinor(shares, topic)
  const share = shareOf(shares, hardCareKinds)
  const kind = likeliest(shares, hardCareKinds)
  if (share >= hardFrom) return { kind, line: 'hard', share }
  // Where the model is torn, the rules on foretelling a death are sure.
  if (danger === 'death' && share >= softFrom) return { kind: 'death', line: 'hard', share }
  if (share >= softFrom) return { kind, line: 'soft', share }
  return { kind: likeliest(shares, softCareKinds), line: 'none', share }
}
