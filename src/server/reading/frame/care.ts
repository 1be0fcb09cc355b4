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
  if (grave >= hardFrom && grave > shareOf(shares, ['minor']))
    return { kind: likeliest(shares, otherHardKinds), line: 'hard', share }
  if (tender.has(familyOf(topic)) || grave >= hardFrom)
    return { kind: 'minor', line: 'hard', share }
  return { kind: 'minor', line: share >= softFrom ? 'soft' : 'none', share }
}

type SoftLine = CareLine | 'help where free'
/** From which share on a soft kind counts, and what it then asks for. */
const softLines: Readonly<Record<string, readonly [from: number, line: SoftLine]>> = {
  illness: [0.5, 'soft'],
  pregnancy: [0.5, 'soft'],
  'black-magic': [0.5, 'hard'],
  gambling: [0.5, 'hard'],
  caste: [0.5, 'soft'],
  sexual: [0.5, 'help where free'],
  stalking: [0.4, 'hard'],
  'fear-sold': [0.4, 'soft'],
}

/** What a soft kind that leads asks for: some help and no reading, some an answer with a line of care. */
function careOfSoftKind(shares: Float32Array, isFree: boolean): Omit<CareReading, 'share'> {
  const kind = likeliest(shares, softCareKinds)
  const [from, wanted] = softLines[kind] ?? [1, 'none']
  if (shareOf(shares, [kind]) < from) return { kind, line: 'none' }
  return { kind, line: wanted === 'help where free' ? (isFree ? 'hard' : 'soft') : wanted }
}

/** What is known of a question when care is weighed. */
export interface CareSigns {
  /** The model's shares, in the order of `careKinds`. */
  shares: Float32Array
  topic: FrameTopic
  /** Whole years that the asker states of himself. */
  age: number | null
  /** The kind of need that the words say plainly. */
  plain: CareKind | null
  /** Whether the model takes the question for one that nobody would pay for. */
  isFree: boolean
}

/** Weighs together what the model and the rules say of care. */
export function careOf({ shares, topic, age, plain, isFree }: CareSigns): CareReading {
  const share = shareOf(shares, hardCareKinds)
  const kind = likeliest(shares, hardCareKinds)
  if (plain) {
    const isHeard = share >= hardFrom && kind !== 'minor'
    return { kind: isHeard ? kind : plain, line: 'hard', share }
  }
  if (age !== null && age < adult) return careOfMinor(shares, topic)
  if (share >= hardFrom) return { kind, line: 'hard', share }
  const calm = careOfSoftKind(shares, isFree)
  if (share < softFrom || calm.line === 'hard') return { ...calm, share }
  return { kind, line: 'soft', share }
}
