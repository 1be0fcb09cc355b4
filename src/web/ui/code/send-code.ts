import type { WireInput } from '../../../contract/apis.ts'
import type { CallApi } from '../../api/client.ts'

/**
 * Has a code sent. Where the server wants a proof of work first (428), the browser works it out and asks
 * again; a form without the script gets the refusal, which says what else can be done.
 */
export async function sendCode(call: CallApi, input: WireInput<'sms/getOTP'>) {
  const result = await call('sms/getOTP', input)
  if (result.ok || result.status !== 428 || typeof document === 'undefined') return result
  const challenge = await call('sms/getChallenge', { mobile: input.mobile })
  if (!challenge.ok) return challenge
  const { solveInWorker } = await import('./solve-in-worker.ts')
  return call('sms/getOTP', { ...input, proof: await solveInWorker(challenge.data) })
}
