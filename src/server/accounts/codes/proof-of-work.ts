import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { hasZeroBits, proofMessage, proofParts } from '../../../contract/core/proof-of-work.ts'
import type { Config } from '../../core/settings/config.ts'
import { keyedHash } from '../../core/keyed-hash.ts'
import type { Db, Tx } from '../../db/schema.ts'

const lifeSeconds = 600

/** What a proof is good for: one requester's code to one number. */
interface ProofPurpose {
  mobileHash: string
  requester: string
}

/** A challenge is signed and not kept: `<end>.<bits>.<random>.<signature>`. */
export function makeChallenge(
  config: Config,
  purpose: ProofPurpose,
  bits: number,
  at: Date,
): string {
  const end = Math.floor(at.getTime() / 1000) + lifeSeconds
  const body = `${end}.${bits}.${randomBytes(12).toString('base64url')}`
  return `${body}.${signatureOf(config, purpose, body)}`
}

/**
 * Takes a proof: `<challenge>:<nonce>,<nonce>…`, one nonce for each part. Each challenge serves once.
 *
 * @param bits how many zero bits are wanted now; one fewer will do, for it may have risen since.
 * @returns whether it holds.
 */
export async function takeProof(
  tx: Tx,
  config: Config,
  purpose: ProofPurpose,
  proof: { text: string; bits: number },
  at: Date,
): Promise<boolean> {
  const [challenge = '', list = ''] = proof.text.split(':')
  const [end = '', bitsText = '', random = '', signature = ''] = challenge.split('.')
  const expected = Buffer.from(signatureOf(config, purpose, `${end}.${bitsText}.${random}`))
  const received = Buffer.from(signature)
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return false
  const bits = Number(bitsText)
  if (Number(end) * 1000 < at.getTime() || bits < proof.bits - 1) return false
  if (!areSolved(challenge, list.split(','), bits)) return false
  const spent = await tx
    .insertInto('spent_challenges')
    .values({
      challenge_hash: keyedHash(config, 'challenge', challenge),
      expires_at: new Date(Number(end) * 1000),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('challenge_hash')
    .executeTakeFirst()
  return spent !== undefined
}

function areSolved(challenge: string, nonces: string[], bits: number): boolean {
  if (nonces.length !== proofParts) return false
  const seed = createHash('sha256').update(challenge).digest()
  return nonces.every((nonce, part) => {
    const hash = createHash('sha256')
      .update(proofMessage(seed, part, Number(nonce)))
      .digest()
    return /^\d{1,10}$/.test(nonce) && hasZeroBits(hash, bits)
  })
}

function signatureOf(config: Config, { mobileHash, requester }: ProofPurpose, body: string) {
  return keyedHash(config, 'challenge of', mobileHash, requester, body)
}

/** A job: challenges whose time is over can't be used again anyway. */
export async function sweepChallenges(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('spent_challenges').where('expires_at', '<', at).execute()
}
