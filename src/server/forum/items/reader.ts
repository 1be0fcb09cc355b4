import type { Session } from '../../core/caller.ts'

/** Who reads a discussion: operators see what others don't. null for a visitor. */
export function readerOf(user: Session | null): { uid: string; isOperator: boolean } | null {
  return user && { uid: user.uid, isOperator: user.role === 'operator' }
}
