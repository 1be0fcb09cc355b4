import type { WantedProof } from '../../contract/core/endpoint.ts'

/**
 * How a session stands to its operator's second factor. `none`: no operator, or an operator who has set
 * none up at an address that does not want one. `unset`: it must be set up before anything else. `awaited`: it is
 * set up, and was not given in this session. `given`: it was.
 */
export const factorStates = ['none', 'unset', 'awaited', 'given'] as const
export type FactorState = (typeof factorStates)[number]

/** How long a second factor that was given stands for an act that moves money. */
export const freshFactorSeconds = 600

export interface OperatorRights {
  /** What the session may do now: an operator without the second factor has a user's rights. */
  role: 'user' | 'operator'
  factor: FactorState
}

/**
 * @param user whose session it is: their own role, whether they have set up a factor, and when this
 *   session gave it.
 * @param isPublic the server stands at a public (https) address, where no operator does without.
 */
export function operatorRights(
  user: { ownRole: 'user' | 'operator'; hasFactor: boolean; factorAt: Date | null },
  isPublic: boolean,
): OperatorRights {
  if (user.ownRole === 'user') return { role: 'user', factor: 'none' }
  if (user.hasFactor)
    return user.factorAt
      ? { role: 'operator', factor: 'given' }
      : { role: 'user', factor: 'awaited' }
  return isPublic ? { role: 'user', factor: 'unset' } : { role: 'operator', factor: 'none' }
}

/** Whether the session gave the second factor within the last ten minutes. */
export function isFactorFresh({ factorAt }: { factorAt: Date | null }, at: Date): boolean {
  return factorAt !== null && at.getTime() - factorAt.getTime() < freshFactorSeconds * 1000
}

/**
 * What this session must show before it may make an operator's call; null where it may, `forbidden` where
 * it is no operator's.
 */
export function operatorObstacle(
  session: OperatorRights & { factorAt: Date | null },
  rule: 'before' | 'fresh' | undefined,
  at: Date,
): WantedProof | 'forbidden' | null {
  const { role, factor } = session
  if (role === 'user' && factor === 'none') return 'forbidden'
  if (rule === 'before') return null
  if (factor === 'unset') return 'second-factor-setup'
  if (factor === 'awaited') return 'second-factor'
  if (rule === 'fresh' && factor === 'given' && !isFactorFresh(session, at)) return 'second-factor'
  return null
}
