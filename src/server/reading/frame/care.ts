import type { DangerKind } from '../safety/safety-words.ts'
import { hardFrom, softFrom } from './calibration.ts'
import { careKinds, familyOf, hardCareKinds } from './frame.ts'
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

/** The ruled detector's kinds that are hard kinds of care. */
const ruled: Partial<Record<DangerKind, CareKind>> = {
  crisis: 'crisis',
  abuse: 'victim',
  harm: 'harm-others',
  unborn: 'unborn-sex',
  death: 'death',
  minor: 'minor',
}
const adult = 18
const tender: ReadonlySet<number> = new Set([
  familyOf('love'),
  familyOf('marriage'),
  familyOf('pregnancy'),
])

function likeliest(shares: Float32Array, among: readonly CareKind[]): CareKind {
  let best: CareKind = 'none'
  let most = -1
  for (const kind of among) {
    const share = shares[careKinds.indexOf(kind)] ?? 0
    if (share > most) [best, most] = [kind, share]
  }
  return best
}

/**
 * Weighs what the model and the rules say of care. `danger` is the ruled detector's word, `shares` are the model's, in the order of `careKinds`;
 * `age` is what the asker states of himself.
 */
export function careOf(
  danger: DangerKind | null,
  shares: Float32Array,
  topic: FrameTopic,
  age: number | null,
): CareReading {
  const share = hardCareKinds.reduce((sum, kind) => sum + (shares[careKinds.indexOf(kind)] ?? 0), 0)
  const tooYoung = age !== null && age < adult && tender.has(familyOf(topic))
  if (tooYoung) {
    const kind = likeliest(shares, hardCareKinds)
    return {
      kind: share >= hardFrom ? kind : 'minor',
      line: 'hard',
      share: Math.max(share, hardFrom),
    }
  }
  const rule = danger === null ? undefined : ruled[danger]
  if (share >= hardFrom) return { kind: likeliest(shares, hardCareKinds), line: 'hard', share }
  if (share >= softFrom) return { kind: likeliest(shares, hardCareKinds), line: 'soft', share }
  // The rules alone are not sure enough for more than a line of care.
  if (rule && share >= softFrom / 3) return { kind: rule, line: 'soft', share }
  return { kind: likeliest(shares, careKinds), line: 'none', share }
}
