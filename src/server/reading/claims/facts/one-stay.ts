/** What is said of one graha's place must be true of one and the same stay: sign, houses, and the day it ends. */
import type { Fact, Graha } from '@drishti/jyotish'
import type { StatedClaim } from './claim.ts'

/** A claim with the facts that bear it, by its clause. */
export interface BorneClaim {
  stated: StatedClaim
  clause: number
  facts: Fact[]
}

const atBirth = 'birth'
const stayOf = ({ kind, about }: Fact): string =>
  kind === 'transit' ? (about.fromUtc ?? '') : atBirth

interface Group {
  members: BorneClaim[]
  stays: Set<string>
  hasSign: boolean
}

const isPlacement = ({ claim, denied }: StatedClaim) =>
  !denied && (claim.of === 'sign' || claim.of === 'house') && !claim.varga

/**
 * Leaves each placement only the facts of stays that all placements said together share. Where they share
 * none, the sentence has put a sign and a house of different times together: false is returned.
 */
export function keepOneStay(borne: readonly BorneClaim[]): boolean {
  const groups: Group[] = []
  const open = new Map<Graha, Group>()
  for (const each of borne) {
    const { claim } = each.stated
    if (!isPlacement(each.stated) || !('graha' in claim) || !claim.graha) continue
    const stays = new Set(each.facts.map(stayOf))
    const isSign = claim.of === 'sign'
    const group = open.get(claim.graha)
    const common = new Set([...stays].filter((stay) => !group || group.stays.has(stay)))
    const isNew = !group || (isSign && group.hasSign)
    if (isNew) {
      const fresh = { members: [each], stays, hasSign: isSign }
      open.set(claim.graha, fresh)
      groups.push(fresh)
      continue
    }
    // "Saturn in your fourth house now moves through the sixth": birth and sky side by side.
    if (common.size === 0 && isApart(group, each)) {
      const fresh = { members: [each], stays, hasSign: isSign }
      open.set(claim.graha, fresh)
      groups.push(fresh)
      continue
    }
    if (common.size === 0) return false
    group.members.push(each)
    group.stays = common
    group.hasSign ||= isSign
  }
  for (const { members, stays } of groups)
    for (const member of members)
      member.facts.splice(
        0,
        member.facts.length,
        ...member.facts.filter((fact) => stays.has(stayOf(fact))),
      )
  return true
}

/** A placement in another clause, worded as another time: one at birth, one moving. */
function isApart({ members }: Group, { stated: { claim }, clause }: BorneClaim): boolean {
  const last = members.at(-1)!
  if (last.clause === clause || !('mode' in claim) || !('mode' in last.stated.claim)) return false
  return (
    claim.mode !== last.stated.claim.mode &&
    claim.mode !== 'either' &&
    last.stated.claim.mode !== 'either'
  )
}
